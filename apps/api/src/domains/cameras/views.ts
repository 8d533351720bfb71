import { type Kysely, type SqlBool, sql } from 'kysely';
import type { DB } from '../../db/types.gen.ts';
import { updateRows } from '../../kernel/write/write-rows.ts';
import { type Reason, type Right, rightsToWatch } from './right-to-watch.ts';

/** Why a running view is cut, as gateway and player know it. */
export type Why =
  | 'checked_out'
  | 'other_room'
  | 'blackout'
  | 'schedule'
  | 'camera_off'
  | 'signed_out'
  | 'password'
  | 'time_up'
  | 'limit'
  | 'right_lost'
  | 'inactive'
  | 'changed';

/** What may have touched rights: the records an event names. Empty: anything in the centre. */
export interface Touched {
  readonly users?: readonly number[];
  readonly students?: readonly number[];
  readonly cameras?: readonly number[];
  readonly locations?: readonly number[];
  readonly schedules?: readonly number[];
  readonly sessions?: readonly string[];
  /** Single openings. */
  readonly sids?: readonly string[];
}

/** What became of an open view: cut (`why`) or confirmed until a moment (null: no end by the clock). */
export interface Verdict {
  readonly sid: string;
  readonly why: Why | null;
  readonly until: Date | null;
  /** What it is cut for at that moment. */
  readonly untilWhy?: 'schedule' | 'time_up';
}

const whyOf: Record<Reason, Why> = {
  no_permission: 'right_lost',
  not_verified: 'right_lost',
  inactive: 'inactive',
  closed: 'camera_off',
  camera_off: 'camera_off',
  absent: 'checked_out',
  not_checked_in: 'checked_out',
  checked_out: 'checked_out',
  other_room: 'other_room',
  visit_over: 'schedule',
  blackout: 'blackout',
  schedule: 'schedule',
  time_up: 'time_up',
  limit: 'limit',
};

interface OpenView {
  readonly sid: string;
  readonly user_id: number;
  readonly camera_id: number;
  readonly ended: string | null;
}

/** SQL: whether the open view `v` may be concerned. */
export const touches = (touched: Touched) => {
  const any = [];
  if (touched.users) any.push(sql<SqlBool>`v.user_id = any(${[...touched.users]}::int[])`);
  if (touched.cameras) any.push(sql<SqlBool>`v.camera_id = any(${[...touched.cameras]}::int[])`);
  if (touched.locations) any.push(sql<SqlBool>`v.location_id = any(${[...touched.locations]}::int[])`);
  if (touched.sessions) any.push(sql<SqlBool>`v.session_id = any(${[...touched.sessions]}::text[])`);
  if (touched.sids) any.push(sql<SqlBool>`v.sid = any(${[...touched.sids]}::text[])`);
  if (touched.students) {
    any.push(sql<SqlBool>`(v.student_id = any(${[...touched.students]}::int[]) or v.user_id in (
      select gl.user_id from guardian_link gl where gl.student_id = any(${[...touched.students]}::int[])
      union all select vi.user_id from visitor vi where vi.student_id = any(${[...touched.students]}::int[])))`);
  }
  if (touched.schedules) {
    any.push(sql<SqlBool>`(v.camera_id in (select c.id from camera c
      where c.schedule_id = any(${[...touched.schedules]}::int[]))
      or v.student_id in (select st.id from student st where st.schedule_id = any(${[...touched.schedules]}::int[])))`);
  }
  return any.length === 0 ? sql<SqlBool>`true` : sql<SqlBool>`(${sql.join(any, sql` or `)})`;
};

/**
 * Asks anew for every open view of a gateway that `touched` may concern: whether its right stands, and until when.
 * A view whose login session ended is cut whatever the right says.
 */
export const recheckViews = async (
  db: Kysely<DB>,
  centre: number,
  gateway: string,
  touched: Touched,
  now: Date,
): Promise<Verdict[]> => {
  const { rows } = await sql<OpenView>`
    select v.sid, v.user_id, v.camera_id,
      case when s.id is null or s.expires_at <= ${now.toISOString()}::timestamptz then 'logout' else s.end_reason end as ended
    from camera_view v
    left join session s on s.id = v.session_id
    where v.gateway = ${gateway} and v.closed_at is null
      and ${touches(touched)}`.execute(db);
  const signedOut = rows.filter((view) => view.ended !== null);
  const live = rows.filter((view) => view.ended === null);
  const asked = live.map((view) => ({ user: view.user_id, camera: view.camera_id, sid: view.sid }));
  const rights = await rightsToWatch(db, centre, asked, now);
  return [
    ...signedOut.map(
      ({ sid, ended }): Verdict => ({ sid, why: ended === 'password' ? 'password' : 'signed_out', until: null }),
    ),
    ...rights.flatMap(verdictOf),
  ];
};

const verdictOf = (right: Right): Verdict[] =>
  right.sid === null
    ? []
    : [
        {
          sid: right.sid,
          why: right.reason === null ? null : whyOf[right.reason],
          until: right.until,
          untilWhy: right.until_why,
        },
      ];

/**
 * Open views at a location, of one camera, or anywhere in the centre. They are cut as `changed` when what a ticket says
 * of the picture is another now, and come back by themselves with a fresh one.
 */
export const viewsToReopen = async (
  db: Kysely<DB>,
  gateway: string,
  at: { readonly location?: number; readonly camera?: number },
): Promise<Verdict[]> => {
  let open = db.selectFrom('camera_view').select('sid').where('gateway', '=', gateway).where('closed_at', 'is', null);
  if (at.location !== undefined) open = open.where('location_id', '=', at.location);
  if (at.camera !== undefined) open = open.where('camera_id', '=', at.camera);
  return (await open.execute()).map(({ sid }) => ({ sid, why: 'changed', until: null }));
};

/** A view whose beginning or end those who look at who is watching are told of. */
export interface WatchNews {
  readonly id: number;
  readonly camera_id: number;
  readonly location_id: number;
}

/** Writes down that views were cut, so that they count as closed from now. Answers those that were open. */
export const closeViews = async (db: Kysely<DB>, cut: readonly Verdict[], now: Date): Promise<readonly WatchNews[]> => {
  if (cut.length === 0) return [];
  const { rows } = await sql<WatchNews>`update camera_view v
    set closed_at = ${now.toISOString()}::timestamptz, close_why = c.why
    from unnest(${cut.map((view) => view.sid)}::text[], ${cut.map((view) => view.why)}::text[]) as c (sid, why)
    where v.sid = c.sid and v.closed_at is null
    returning v.id, v.camera_id, v.location_id`.execute(db);
  return rows;
};

/** What became of an opening: who is to be told (null: nobody, it was known), and why it must be cut, or null. */
export interface Opening {
  readonly news: WatchNews | null;
  readonly why: Why | null;
}

/**
 * The viewer was handed video: the view counts as a login from now, whatever it acknowledges and even if it must be cut
 * at once. The right is asked once more, for it may have gone between ticket and picture, and the day's logins may have
 * been used up by openings that raced this one: the viewer's row is locked, so that they are counted one by one.
 * Null where it is not of the gateway `of` that says so.
 */
export const markOpened = async (
  db: Kysely<DB>,
  centre: number,
  sid: string,
  now: Date,
  of: string | null = null,
): Promise<Opening | null> => {
  const view = await db
    .selectFrom('camera_view')
    .select(['id', 'user_id', 'camera_id', 'location_id', 'opened_at', 'closed_at', 'login_of', 'gateway'])
    .where('sid', '=', sid)
    .executeTakeFirst();
  if (!view) return { news: null, why: 'right_lost' };
  if (of !== null && view.gateway !== of) return null;
  if (view.opened_at !== null) return { news: null, why: view.closed_at === null ? null : 'right_lost' };
  await sql`select 1 from app_user where id = ${view.user_id} for no key update`.execute(db);
  const [right] = await rightsToWatch(db, centre, [{ user: view.user_id, camera: view.camera_id }], now);
  const why = !right ? 'right_lost' : right.reason === null ? null : whyOf[right.reason];
  const over = why ?? (view.closed_at === null ? null : 'right_lost');
  await updateRows(
    { db },
    'camera_view',
    { sid },
    {
      opened_at: now,
      last_seen_at: now,
      // Of itself already: of staff, or of who acts as a family, and never counted.
      login_of: right?.staff || view.login_of === sid ? sid : (right?.continues ?? null),
      ...(over === null || view.closed_at !== null ? {} : { closed_at: now, close_why: over }),
    },
  );
  return { news: { id: view.id, camera_id: view.camera_id, location_id: view.location_id }, why: over };
};

/** The condition that a view was opened at a gateway; null: whoever holds the installation's key speaks for all of them. */
const ofGateway = (of: string | null) => sql`(${of}::text is null or v.gateway = ${of})`;

/** What viewers have acknowledged so far, in milliseconds of picture; the numbers only grow. */
export const markSeen = async (
  db: Kysely<DB>,
  seen: readonly { sid: string; acked_ms: number }[],
  now: Date,
  of: string | null = null,
): Promise<void> => {
  await sql`update camera_view v set acked_ms = greatest(v.acked_ms, s.acked_ms), last_seen_at = ${now.toISOString()}::timestamptz
    from unnest(${seen.map((one) => one.sid)}::text[], ${seen.map((one) => Math.floor(one.acked_ms))}::bigint[]) as s (sid, acked_ms)
    where v.sid = s.sid and ${ofGateway(of)}`.execute(db);
};

/** The gateway has closed a view: its last word on what was seen. Answers the view if it was open until now. */
export const markClosed = async (
  db: Kysely<DB>,
  closed: { sid: string; acked_ms: number; why: string },
  now: Date,
  of: string | null = null,
): Promise<WatchNews | null> => {
  const { rows } = await sql<WatchNews & { open: boolean }>`
    with before as (
      select v.sid, v.closed_at is null as open from camera_view v where v.sid = ${closed.sid}
        and ${ofGateway(of)}
    )
    update camera_view v set acked_ms = greatest(v.acked_ms, ${Math.floor(closed.acked_ms)}::bigint),
      last_seen_at = ${now.toISOString()}::timestamptz,
      closed_at = coalesce(v.closed_at, ${now.toISOString()}::timestamptz), close_why = coalesce(v.close_why, ${closed.why})
    from before where v.sid = before.sid
    returning v.id, v.camera_id, v.location_id, before.open`.execute(db);
  return rows.find(({ open }) => open) ?? null;
};

/**
 * Views this gateway does not know of any more, and tickets that were never used: closed when they were last seen.
 * `known` are the views the gateway has open. Answers how many were closed.
 */
export const closeForgotten = async (
  db: Kysely<DB>,
  gateway: string,
  known: readonly string[],
  now: Date,
): Promise<number> => {
  const { numAffectedRows } = await sql`update camera_view
    set closed_at = coalesce(last_seen_at, opened_at, ticketed_at), close_why = 'lost'
    where gateway = ${gateway} and closed_at is null and not sid = any(${[...known]}::text[])
      and coalesce(last_seen_at, opened_at, ticketed_at) < ${now.toISOString()}::timestamptz - interval '90 seconds'`.execute(
    db,
  );
  return Number(numAffectedRows ?? 0);
};
