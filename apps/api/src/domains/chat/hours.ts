import { allows } from '@nestling/rules/roles.ts';
import { sql } from 'kysely';
import { declined, done, message, object, out, outList, outOrNull } from '../../kernel/call/call.ts';
import type { Ctx } from '../../kernel/call/context.ts';
import { constraint } from '../../kernel/call/refusals.ts';
import type { Id } from '../../kernel/db/tables.ts';
import { Location } from '../../model/location/entity.ts';

constraint('chat_hours_order', 'closes', 'ORDER', message('chat.closesAfter'));
constraint('chat_hours_both', 'closes', 'REQUIRED', message('chat.bothTimes'));
constraint('chat_person_both', 'quiet_until', 'REQUIRED', message('chat.bothTimes'));

/** When a location answers, by its own clock; without hours at any time. `days` are 1 (Monday) to 7. */
export const chatHours = object(
  {
    opens: outOrNull(out.clock),
    closes: outOrNull(out.clock),
    days: outList(out.text),
    away_until: outOrNull(out.date),
    away_note: outOrNull(out.text),
    families_write: out.flag,
  },
  'ChatHours',
);

interface Hours {
  readonly opens: string | null;
  readonly closes: string | null;
  readonly days: readonly string[];
  readonly away_until: string | null;
  readonly away_note: string | null;
  readonly families_write: boolean;
}
const always: Hours = {
  opens: null,
  closes: null,
  days: ['1', '2', '3', '4', '5'],
  away_until: null,
  away_note: null,
  families_write: true,
};

/** The hours of a location; without a row it answers at any time. */
export const readHours = async ({ db }: Ctx, location: number): Promise<Hours> => {
  const { rows } = await sql<Hours>`select to_char(opens, 'HH24:MI') as opens, to_char(closes, 'HH24:MI') as closes,
      to_json(days::text[]) as days, to_char(away_until, 'YYYY-MM-DD') as away_until, away_note, families_write
    from chat_hours where location_id = ${location}`.execute(db);
  return rows[0] ?? always;
};

interface GivenHours {
  readonly location_id: Id<'location'>;
  readonly opens?: string | null | undefined;
  readonly closes?: string | null | undefined;
  readonly days?: readonly string[] | undefined;
  readonly away_until?: string | null | undefined;
  readonly away_note?: string | null | undefined;
  readonly families_write?: boolean | undefined;
}

/** Sets what is given; null takes a value away, what is left out stays. */
export const saveHours = async (ctx: Ctx, { location_id, ...given }: GivenHours) => {
  const { user } = ctx.who;
  const before = await readHours(ctx, location_id);
  const next = { ...before, ...Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined)) };
  if (next.opens !== null && next.days.length === 0)
    return declined(message('chat.someDay'), { field: 'days', code: 'REQUIRED' });
  await sql`insert into chat_hours as h (location_id, opens, closes, days, away_until, away_note, families_write,
      updated_at, updated_by)
    values (${location_id}, ${next.opens}::time, ${next.closes}::time,
      ${[...new Set(next.days)].sort()}::smallint[], ${next.away_until}::date, ${next.away_note || null},
      ${next.families_write}, ${ctx.now()}::timestamptz, ${user})
    on conflict (centre_id, location_id) do update set opens = excluded.opens, closes = excluded.closes,
      days = excluded.days, away_until = excluded.away_until, away_note = excluded.away_note,
      families_write = excluded.families_write, updated_at = excluded.updated_at, updated_by = excluded.updated_by`.execute(
    ctx.db,
  );
  ctx.audit({ entity: Location, id: location_id, before: { chat_hours: before }, after: { chat_hours: next } });
  return done(message('chat.hoursSaved'));
};

/** The caller's own choices. Contacts have one: whether others see them online. */
export const ownChat = object(
  {
    quiet_from: outOrNull(out.clock),
    quiet_until: outOrNull(out.clock),
    away_until: outOrNull(out.date),
    away_note: outOrNull(out.text),
    hidden: out.flag,
  },
  'OwnChat',
);
interface Own {
  readonly quiet_from: string | null;
  readonly quiet_until: string | null;
  readonly away_until: string | null;
  readonly away_note: string | null;
  readonly hidden: boolean;
}
const nothing: Own = { quiet_from: null, quiet_until: null, away_until: null, away_note: null, hidden: false };

export const readOwn = async ({ db, who }: Ctx): Promise<Own> => {
  const { rows } = await sql<Own>`select to_char(quiet_from, 'HH24:MI') as quiet_from,
      to_char(quiet_until, 'HH24:MI') as quiet_until, to_char(away_until, 'YYYY-MM-DD') as away_until, away_note, hidden
    from chat_person where user_id = ${who.user}`.execute(db);
  return rows[0] ?? nothing;
};

/** Sets the caller's own choices; quiet hours and out of office are for staff, whom families write to. */
export const saveOwn = async (ctx: Ctx, given: { readonly [K in keyof Own]?: Own[K] | undefined }) => {
  const { user, role } = ctx.who;
  const asked = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined));
  const forStaff = Object.keys(asked).find((key) => key !== 'hidden');
  if (forStaff && !allows(role, 'teacher'))
    return declined(message('chat.forStaff'), { field: forStaff, code: 'RULE' });
  const next = { ...(await readOwn(ctx)), ...asked };
  await sql`insert into chat_person (user_id, quiet_from, quiet_until, away_until, away_note, hidden)
    values (${user}, ${next.quiet_from}::time, ${next.quiet_until}::time, ${next.away_until}::date,
      ${next.away_note || null}, ${next.hidden})
    on conflict (centre_id, user_id) do update set quiet_from = excluded.quiet_from, quiet_until = excluded.quiet_until,
      away_until = excluded.away_until, away_note = excluded.away_note, hidden = excluded.hidden`.execute(ctx.db);
  ctx.publish({ kind: 'online', ids: [user] });
  return done(message('chat.ownSaved'));
};

/** SQL of whether the caller's quiet hours or out of office hold now, by the clock of its first location. */
export const isQuietNow = async (ctx: Ctx): Promise<boolean> => {
  const { user } = ctx.who;
  const { rows } = await sql<{ quiet: boolean }>`select p.away_until >= here.at::date or case
      when p.quiet_from is null then false
      when p.quiet_from < p.quiet_until then here.at::time >= p.quiet_from and here.at::time < p.quiet_until
      else here.at::time >= p.quiet_from or here.at::time < p.quiet_until end as quiet
    from chat_person p cross join lateral (select ${ctx.now()}::timestamptz at time zone coalesce((select z.value
      from user_location ul join location l on l.id = ul.location_id
      join timezone z on z.id = l.timezone_id where ul.user_id = p.user_id
      order by l.id limit 1), 'UTC') as at) here
    where p.user_id = ${user}`.execute(ctx.db);
  return rows[0]?.quiet ?? false;
};
