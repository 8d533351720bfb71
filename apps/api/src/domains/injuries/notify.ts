import { sql } from 'kysely';
import type { Ctx } from '../../kernel/call/context.ts';
import { tellFamilyAndOffice } from '../health/health.door.ts';

const told = (kind: 'injury' | 'injury_office', id: number, act: 'written' | 'changed') =>
  sql`select ${kind}::text as kind, ${kind}::text || ':' || r.id as key, st.id as student,
      jsonb_build_object('name', coalesce(nullif(st.nick_name, ''), st.fname), 'act', ${act}::text, 'severity', r.severity,
        'location', l.name) as facts
    from injury_report r join student st on st.id = r.student_id join location l on l.id = r.location_id
    where r.id = ${id}`;

/** Asks the guardians of the child to read a version and sign it, and the office to review it. */
export const tellOfReport = (ctx: Ctx, id: number, act: 'written' | 'changed'): Promise<void> =>
  tellFamilyAndOffice(ctx, { family: told('injury', id, act), office: told('injury_office', id, act) });
