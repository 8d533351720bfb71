import { sql } from 'kysely';
import { gone, message } from '../../kernel/call/call.ts';
import type { Ctx } from '../../kernel/call/context.ts';
import { isStatus, type Status } from './states.ts';

/** An incident nobody else changes until the transaction ends. */
export interface Held {
  readonly id: number;
  readonly name: string;
  readonly details: string;
  readonly status: Status;
  readonly embed_code: string | null;
  readonly location_id: number;
  /** Every location it is about. */
  readonly locations: readonly number[];
  /** Files it has, by their name in the store. */
  readonly files: readonly string[];
}

/** Locks an incident, or throws that it is gone: reach has let the caller at it a moment ago. */
export const lock = async (ctx: Ctx, id: number): Promise<Held> => {
  const [locked, [found]] = await ctx.lockAndRead(
    sql`select 1 from incident where id = ${id} for update`,
    sql<Omit<Held, 'status'> & { status: string }>`
      select i.id, i.name, i.details, i.status, i.embed_code, i.location_id,
        (select coalesce(array_agg(il.location_id), '{}') from incident_location il
          where il.incident_id = i.id) as locations,
        (select coalesce(array_agg(v.file) filter (where v.file is not null), '{}') from incident_video v
          where v.incident_id = i.id) as files
      from incident i where i.id = ${id}`,
  );
  if (locked.length === 0 || !found || !isStatus(found.status)) throw gone(message('incidents.gone'));
  return { ...found, status: found.status };
};
