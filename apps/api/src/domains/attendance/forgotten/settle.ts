import { sql } from 'kysely';
import { declined, done, message } from '../../../kernel/call/call.ts';
import type { Ctx } from '../../../kernel/call/context.ts';
import type { Id } from '../../../kernel/db/tables.ts';
import { clockAt, dayAt } from '../../../kernel/lib/local-time.ts';
import { idOf } from '../../../kernel/read/entity.ts';
import { Attendance } from '../../../model/attendance/entity.ts';
import { changeStay } from '../corrections.ts';
import { ForgottenCheckout } from './forgotten.entities.ts';

interface Decision {
  readonly id: Id<'forgotten_checkout'>;
  /** Left out: as the family says, else as was proposed. */
  readonly time?: string | undefined;
  readonly reason: string;
}

interface Open {
  readonly attendance_id: number;
  readonly zone: string;
  readonly came_at: Date;
  readonly went_at: Date | null;
  readonly believed_at: Date;
}

/** Staff end a stay nobody ended: as the family says, as was proposed, or at another minute of its first day. */
export const settleForgotten = async (ctx: Ctx, { id, time, reason }: Decision) => {
  const { rows } = await sql<Open>`
    select f.attendance_id, z.value as zone, a.checked_in_at as came_at, a.checked_out_at as went_at,
      coalesce(f.said_at, f.proposed_at) as believed_at
    from forgotten_checkout f
    join attendance a on a.id = f.attendance_id
    join location l on l.id = f.location_id
    join timezone z on z.id = l.timezone_id
    where f.id = ${id} and f.settled_at is null for update of f`.execute(ctx.db);
  const [open] = rows;
  if (!open || open.went_at) return declined(message('forgotten.settledAlready'), { field: 'id', code: 'SETTLED' });
  const { zone, came_at, believed_at } = open;
  const changed = await changeStay(ctx, {
    id: idOf(Attendance, open.attendance_id),
    end_date: time === undefined ? dayAt(believed_at.getTime(), zone) : dayAt(came_at.getTime(), zone),
    end_time: time ?? clockAt(believed_at.getTime(), zone),
    note: reason,
  });
  if ('fieldErrors' in changed && changed.fieldErrors !== null) return changed;
  await sql`update forgotten_checkout set settled_at = ${ctx.now()}::timestamptz, settled_by = ${ctx.who.user}, reason = ${reason}
    where id = ${id}`.execute(ctx.db);
  ctx.audit({ entity: ForgottenCheckout, id, after: { settled_by: ctx.who.user }, reason });
  return done(message('forgotten.settled'));
};
