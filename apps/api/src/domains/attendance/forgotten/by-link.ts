import { sql } from 'kysely';
import { declined, done, message, object, out, outOrNull } from '../../../kernel/call/call.ts';
import type { Ctx } from '../../../kernel/call/context.ts';
import { dayAt, statedAt } from '../../../kernel/lib/local-time.ts';
import { hashOfToken } from '../../../kernel/lib/token.ts';
import { ForgottenCheckout } from './forgotten.entities.ts';

/**
 * What the page of a link shows. state: open, answered (somebody of the family has said it), settled (the stay has
 * ended), over (the link is too old, or none); then everything else is null.
 */
export const linkPage = object(
  {
    state: out.text,
    child: outOrNull(out.text),
    location: outOrNull(out.text),
    timezone: outOrNull(out.text),
    came_at: outOrNull(out.datetime),
    proposed_at: outOrNull(out.datetime),
    said_at: outOrNull(out.datetime),
    went_at: outOrNull(out.datetime),
  },
  'ForgottenCheckoutPage',
);

interface Row {
  readonly id: number;
  readonly user_id: number;
  readonly student_id: number;
  readonly location_id: number;
  readonly child: string;
  readonly location: string;
  readonly zone: string;
  readonly came_at: Date;
  readonly proposed_at: Date;
  readonly said_at: Date | null;
  readonly went_at: Date | null;
  readonly settled: boolean;
}

/** What a link leads to while it lasts; somebody who was taken off the child since has none. `locks` waits for others. */
const behind = async (ctx: Ctx, token: string, locks = false): Promise<Row | undefined> => {
  const { rows } = await sql<Row>`
    select f.id, k.user_id, f.student_id, f.location_id, coalesce(nullif(st.nick_name, ''), st.fname) as child,
      l.name as location, z.value as zone, a.checked_in_at as came_at, f.proposed_at, f.said_at,
      a.checked_out_at as went_at, f.settled_at is not null or a.checked_out_at is not null as settled
    from forgotten_checkout_link k
    join forgotten_checkout f on f.id = k.forgotten_checkout_id
    join attendance a on a.id = f.attendance_id
    join student st on st.id = f.student_id
    join location l on l.id = f.location_id
    join timezone z on z.id = l.timezone_id
    join standing_guardian g on g.user_id = k.user_id and g.student_id = f.student_id
    where k.secret_hash = ${hashOfToken(token)} and k.expires_at > ${ctx.now()}::timestamptz
    ${locks ? sql`for update of f` : sql``}`.execute(ctx.db);
  return rows[0];
};

const nothing = {
  state: 'over',
  ...{ child: null, location: null, timezone: null, came_at: null, proposed_at: null, said_at: null, went_at: null },
};

/** What is asked by a link; looking at it changes nothing, for mail programs look at links too. */
export const showByLink = async (ctx: Ctx, { token }: { readonly token: string }) => {
  const row = await behind(ctx, token);
  if (!row) return nothing;
  const { child, location, zone, came_at, proposed_at, said_at, went_at, settled } = row;
  const state = settled ? 'settled' : said_at ? 'answered' : 'open';
  return { state, child, location, timezone: zone, came_at, proposed_at, said_at, went_at };
};

interface Answer {
  readonly token: string;
  /** Left out: at the time that was proposed. */
  readonly time?: string | undefined;
  readonly note?: string | undefined;
}

/** The family says when the child went; staff confirm it. The first answer counts, and ends every link of that stay. */
export const answerByLink = async (ctx: Ctx, { token, time, note }: Answer) => {
  const row = await behind(ctx, token, true);
  if (!row || row.settled || row.said_at) return declined(message('forgotten.over'), { field: 'token', code: 'OVER' });
  const at = time === undefined ? row.proposed_at : minuteOf(ctx, row, time);
  if (!(at instanceof Date)) return at;
  const by = row.user_id;
  await sql`update forgotten_checkout set said_at = ${at}::timestamptz, said_by = ${by}, said_on = ${ctx.now()}::timestamptz,
      said_note = ${note || null}
    where id = ${row.id}`.execute(ctx.db);
  ctx.audit({ entity: ForgottenCheckout, id: row.id, after: { said_at: at, by }, reason: note });
  ctx.publish({ kind: 'attendance', ids: [row.student_id], at: { location: row.location_id } });
  return done(message('forgotten.thanks', { location: row.location }));
};

/** The minute of the day of the check-in; it lies within the stay and not in the future. */
const minuteOf = (ctx: Ctx, { came_at, zone }: Row, time: string) => {
  const stated = statedAt(dayAt(came_at.getTime(), zone), time, zone, ctx.now().getTime());
  if ('problem' in stated)
    return declined(
      stated.problem === 'FUTURE' ? message('attendance.future') : message('attendance.noSuchTime', { time }),
      {
        field: 'time',
        code: stated.problem,
      },
    );
  if (stated.at < came_at.getTime())
    return declined(message('attendance.endBeforeStart'), { field: 'time', code: 'END_BEFORE_START' });
  return new Date(stated.at);
};
