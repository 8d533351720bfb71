import { sql } from 'kysely';
import { declined, done, message } from '../../../kernel/call/call.ts';
import type { Ctx } from '../../../kernel/call/context.ts';
import type { InputOf } from '../../../kernel/call/input.ts';
import { date, id, int, text } from '../../../kernel/call/input.ts';
import type { Id } from '../../../kernel/db/tables.ts';
import { createRow } from '../../../kernel/write/write-rows.ts';
import { PtoEntry } from '../../../model/schedule/entity.ts';
import { User } from '../../../model/user/entity.ts';

/**
 * Books what records of paid time off take now: the difference to what is booked for each, as an entry behind the others.
 * One that is not approved, or gone, takes nothing. Whoever they are of must be held.
 */
export const book = async (ctx: Ctx, records: readonly number[]): Promise<void> => {
  const { centre, user } = ctx.who;
  await sql`
    insert into pto_entry (user_id, kind, minutes, time_off_id, date, written_by, written_at)
    select o.user_id, case when d.more > 0 then 'used' else 'back' end, -d.more, o.id, o.start_date,
      ${user}::int, ${ctx.now()}::timestamptz
    from time_off o
    cross join lateral (select case when o.status = 'approved' and o.removed_at is null
        then pto_minutes(${centre}::int, o.id) else 0 end
      + coalesce((select sum(e.minutes)::int from pto_entry e where e.time_off_id = o.id), 0) as more) d
    where o.id = any(${[...records]}::int[]) and o.user_id is not null and d.more <> 0
    order by o.id`.execute(ctx.db);
};

export const giveStaffPtoInput = {
  user_id: id(User),
  minutes: int(-525_600, 525_600),
  date: date(),
  note: text(0, 200).optional(),
};
type Given = InputOf<typeof giveStaffPtoInput>;

/** Gives somebody hours of paid time off, or (below zero) takes some away; nothing that was written is changed. */
export const giveHours = async (ctx: Ctx, { user_id, minutes, date, note }: Given) => {
  if (minutes === 0) return declined(message('timeOff.noHours'), { field: 'minutes', code: 'NONE' });
  const { id } = await createRow(ctx, 'pto_entry', {
    ...{ user_id, kind: 'given', minutes, date, note: note ?? null },
    ...{ written_by: ctx.who.user, written_at: ctx.now() },
  });
  ctx.audit({ entity: PtoEntry, id: Number(id), after: { user_id, minutes, date, note: note ?? null } });
  return done(message('timeOff.given'));
};

interface Entry {
  readonly id: number;
  readonly kind: string;
  readonly minutes: number;
  readonly date: string;
  readonly note: string | null;
  readonly written_by: string | null;
}

/** What somebody has left: hours given, less those used; asked for: those of requests nobody has decided. */
export const balanceOf = async (ctx: Ctx, user: Id<'app_user'>) => {
  const { centre } = ctx.who;
  const { rows } = await sql<{ given: number; used: number; requested: number; entries: readonly Entry[] }>`select
    coalesce(sum(e.minutes) filter (where e.kind = 'given'), 0)::int as given,
    coalesce(-sum(e.minutes) filter (where e.kind <> 'given'), 0)::int as used,
    (select coalesce(sum(pto_minutes(${centre}::int, o.id)), 0)::int from time_off o where o.user_id = ${user}
      and o.status = 'requested' and o.removed_at is null) as requested,
    coalesce(json_agg(json_build_object('id', e.id, 'kind', e.kind, 'minutes', e.minutes, 'date', e.date, 'note', e.note,
      'written_by', (select u.full_name from app_user u where u.id = e.written_by))
      order by e.written_at desc, e.id desc) filter (where e.id is not null), '[]') as entries
    from pto_entry e where e.user_id = ${user}`.execute(ctx.db);
  const { given = 0, used = 0, requested = 0, entries = [] } = rows[0] ?? {};
  return { given, used, requested, balance: given - used, entries };
};
