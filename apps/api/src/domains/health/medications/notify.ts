import { sql } from 'kysely';
import type { Ctx } from '../../../kernel/call/context.ts';
import { tellGuardians, tellManagers } from '../tell.ts';

const facts = (act: string) => sql`jsonb_build_object('name', coalesce(nullif(st.nick_name, ''), st.fname),
  'medicine', a.name, 'act', ${act}::text, 'location', l.name)`;
const of = (id: number) => sql`medication_authorization a join student st on st.id = a.student_id
  join location l on l.id = st.location_id where a.id = ${id}`;

/** Tells the office that a family has signed something, or has taken its word back. */
export const tellOffice = (ctx: Ctx, id: number): Promise<void> =>
  tellManagers(
    ctx,
    sql`select 'medication_asked' as kind, 'medication_asked:' || a.id || ':' || a.status as key, st.id as student,
      jsonb_build_object('name', coalesce(nullif(st.nick_name, ''), st.fname), 'medicine', a.name, 'act', a.status,
        'location', l.name) as facts
    from ${of(id)}`,
  );

/** Tells the guardians of the child what became of it; never who did it. */
export const tellFamily = (ctx: Ctx, id: number, act: 'approved' | 'declined' | 'ended'): Promise<void> =>
  tellGuardians(
    ctx,
    sql`select 'medication' as kind, 'medication:' || a.id || ':' || ${act}::text as key, st.id as student,
      ${facts(act)} as facts
    from ${of(id)}`,
  );
