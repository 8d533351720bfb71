import { updateRows } from '../../../kernel/write/write-rows.ts';
import './forgotten.fields.ts';
import { type SqlBool, sql } from 'kysely';
import {
  type Calls,
  declined,
  done,
  list,
  message,
  mutation,
  outcome,
  query,
  rows,
} from '../../../kernel/call/call.ts';
import type { Ctx } from '../../../kernel/call/context.ts';
import { clock, id, secret, text } from '../../../kernel/call/input.ts';
import { clockAt, dayAt, statedAt } from '../../../kernel/lib/local-time.ts';
import { hashOfToken } from '../../../kernel/lib/token.ts';
import { idOf } from '../../../kernel/read/entity.ts';
import { nobody, orError } from '../../../kernel/read/reach.ts';
import { Attendance } from '../../../model/attendance/entity.ts';
import { Location } from '../../../model/location/entity.ts';
import { ownLocations } from '../../../model/location/reach.ts';
import { changeStay } from '../corrections.ts';
import { linkPage } from './by-link.ts';
import { ForgottenCheckout } from './forgotten.entities.ts';
import { forgottenAtOwn } from './forgotten.fields.ts';

const limit = { times: 30, seconds: 60, by: 'address' } as const;
const token = secret(1, 100);

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

interface Open {
  readonly attendance_id: number;
  readonly zone: string;
  readonly came_at: Date;
  readonly went_at: Date | null;
  readonly believed_at: Date;
}

/** Children nobody checked out: what the family says by the link of a letter, and how staff settle it. */
export const forgottenCalls: Calls = {
  forgottenCheckoutByLink: query({
    rule: 'guest',
    about: 'Answers what the link of a letter asks about a child nobody checked out; looking at it changes nothing.',
    reach: nobody,
    limit,
    input: { token },
    answer: linkPage,
    run: async (ctx, { token }) => {
      const row = await behind(ctx, token);
      if (!row) return nothing;
      const { child, location, zone, came_at, proposed_at, said_at, went_at, settled } = row;
      const state = settled ? 'settled' : said_at ? 'answered' : 'open';
      return { state, child, location, timezone: zone, came_at, proposed_at, said_at, went_at };
    },
  }),
  answerForgottenCheckout: mutation({
    rule: 'guest',
    about:
      'A member of the family says by its link when the child went; without a time at the one proposed. Staff confirm it. A link that was answered or is too old gets Error.',
    reach: nobody,
    secret: true,
    limit,
    input: { token, time: clock().optional(), note: text(0, 500).optional() },
    answer: outcome(),
    run: async (ctx, { token, time, note }) => {
      const row = await behind(ctx, token, true);
      if (!row || row.settled || row.said_at)
        return declined(message('forgotten.over'), { field: 'token', code: 'OVER' });
      const at = time === undefined ? row.proposed_at : minuteOf(ctx, row, time);
      if (!(at instanceof Date)) return at;
      const by = row.user_id;
      await updateRows(
        ctx,
        'forgotten_checkout',
        { id: row.id },
        { said_at: at, said_by: by, said_on: ctx.now(), said_note: note || null },
      );
      ctx.audit({ entity: ForgottenCheckout, id: row.id, after: { said_at: at, by }, reason: note });
      ctx.publish({ kind: 'attendance', ids: [row.student_id], at: { location: row.location_id } });
      return done(message('forgotten.thanks', { location: row.location }));
    },
  }),
  forgottenCheckouts: query({
    rule: 'teacher',
    about: 'Lists the stays of a location that nobody ended, with what is proposed and what the family says.',
    reach: { location: ownLocations, rows: forgottenAtOwn },
    input: { location: id(Location) },
    answer: list(ForgottenCheckout),
    run: (_, i) =>
      rows(ForgottenCheckout, {
        where: () => [
          sql<SqlBool>`forgotten_checkout.location_id = ${i.location} and forgotten_checkout.settled_at is null
            and exists (select 1 from attendance a where a.id = forgotten_checkout.attendance_id
              and a.checked_out_at is null)`,
        ],
        order: ['proposed_at', 'id'],
      }),
  }),
  settleForgottenCheckout: mutation({
    rule: 'teacher',
    permission: null,
    because: 'the work of the door: who is there says who came and went',
    about:
      'Ends a stay nobody ended, with a reason: as the family says, else as was proposed, or at another time of its day. One settled before gets Error.',
    reach: { id: orError(forgottenAtOwn) },
    input: { id: id(ForgottenCheckout), time: clock().optional(), reason: text(3, 500) },
    answer: outcome(),
    run: async (ctx, { id, time, reason }) => {
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
      await updateRows(ctx, 'forgotten_checkout', { id }, { settled_at: ctx.now(), settled_by: ctx.who.user, reason });
      ctx.audit({ entity: ForgottenCheckout, id, after: { settled_by: ctx.who.user }, reason });
      return done(message('forgotten.settled'));
    },
  }),
};
