import { sql } from 'kysely';
import type { Ctx } from '../../kernel/call/context.ts';
import { jsonb } from '../../kernel/db/tables.ts';
import { noneOf } from '../../kernel/db/where.ts';
import { updateRows } from '../../kernel/write/write-rows.ts';
import { Activity } from '../../model/activity/entity.ts';
import type { Child, Moment } from './children.ts';
import { retellFamilies } from './publish.ts';
import type { Details } from './values.ts';

/** What a row says, beside whom it is of. */
export interface Words {
  readonly kind: string;
  readonly date: string;
  readonly note: string | null;
  readonly staff_only: boolean;
  readonly photo: string | null;
  readonly video: string | null;
  readonly details: Details;
}

/** A row as it stands, with everybody who is on it. */
export interface Standing extends Words {
  readonly id: number;
  readonly location_id: number;
  readonly time: string;
  readonly created_by: number | null;
  readonly approved: boolean;
  readonly removed: boolean;
  readonly today: string;
  readonly students: readonly number[];
  /** Taken off it, one by one. */
  readonly without: readonly number[];
}

/** Reads rows and locks them, in the order of their ids. */
export const lockActivities = async (ctx: Ctx, ids: readonly number[]): Promise<readonly Standing[]> => {
  const { rows } = await sql<Standing>`select a.id, a.kind, a.location_id, to_char(a.date, 'YYYY-MM-DD') as date,
      to_char(a.at at time zone z.value, 'HH24:MI') as time, a.note, a.staff_only, a.photo, a.video, a.details, a.created_by,
      a.approved_at is not null as approved, a.removed_at is not null as removed,
      to_char(${ctx.now()}::timestamptz at time zone z.value, 'YYYY-MM-DD') as today,
      array(select x.student_id from activity_student x where x.activity_id = a.id
        and x.removed_at is null order by 1) as students,
      array(select x.student_id from activity_student x where x.activity_id = a.id
        and x.removed_at is not null order by 1) as without
    from activity a join location l on l.id = a.location_id
    join timezone z on z.id = l.timezone_id
    where a.id = any(${[...ids]}::int[]) order by a.id for update of a`.execute(ctx.db);
  return rows;
};

const studentsOf = (children: readonly Child[]): string =>
  JSON.stringify(children.map(({ id, room }) => ({ student: id, room })));

/** Adds a row with its children, in one statement; answers its id. `approved`: nobody needs to show its picture first. */
export const addActivity = async (
  ctx: Ctx,
  words: Words,
  { location, room, at }: Moment,
  children: readonly Child[],
  approved = false,
): Promise<number> => {
  const { user } = ctx.who;
  const now = ctx.now();
  const { kind, date, note, staff_only, photo, video, details } = words;
  const { rows } = await sql<{ id: number }>`
    with given as (select * from json_to_recordset(${studentsOf(children)}::json) as g(student int, room int)),
    added as (
      insert into activity (kind, location_id, room_id, at, date, note, staff_only, photo, video,
        details, created_by, created_at, updated_at, approved_at, approved_by)
      values (${kind}, ${location}, ${room}, ${at}::timestamptz, ${date}::date, ${note}, ${staff_only}, ${photo},
        ${video}, ${JSON.stringify(details)}::jsonb, ${user}, ${now}::timestamptz, ${now}::timestamptz,
        ${approved ? now : null}::timestamptz, null)
      returning id),
    of as (
      insert into activity_student (activity_id, student_id, room_id, date)
      select added.id, g.student, g.room, ${date}::date from added cross join given g)
    select id from added`.execute(ctx.db);
  const id = rows[0]?.id;
  if (id === undefined) throw new Error('An activity was not added.');
  return id;
};

/** Sets what a row says. A new picture waits for approval again. */
export const setActivity = async (
  ctx: Ctx,
  id: number,
  { date, note, staff_only, photo, video, details }: Words,
  { location, room, at }: Moment,
): Promise<void> => {
  const same = sql`photo is not distinct from ${photo}::text and video is not distinct from ${video}::text`;
  await updateRows(
    ctx,
    'activity',
    { id },
    {
      at,
      date,
      location_id: location,
      room_id: room,
      note,
      staff_only,
      details: jsonb(details),
      approved_at: sql`case when ${same} then approved_at end`,
      approved_by: sql`case when ${same} then approved_by end`,
      photo,
      video,
      updated_at: ctx.now(),
    },
  );
};

/** Puts exactly these children on a row: who is no longer named stays with the moment it was taken off. */
export const setChildren = async (ctx: Ctx, id: number, date: string, children: readonly Child[]): Promise<void> => {
  await updateRows(
    ctx,
    'activity_student',
    { activity_id: id, removed_at: null, student_id: noneOf(children.map((child) => child.id)) },
    { removed_at: ctx.now() },
  );
  await sql`insert into activity_student as x (activity_id, student_id, room_id, date)
    select ${id}::int, g.student, g.room, ${date}::date
    from json_to_recordset(${studentsOf(children)}::json) as g(student int, room int)
    on conflict (centre_id, activity_id, student_id) do update set removed_at = null, date = excluded.date`.execute(
    ctx.db,
  );
};

/** Whether families may see a row that says this; pictures alone wait for approval. */
const isOpen = ({ staff_only, kind, approved }: { staff_only: boolean; kind: string; approved: boolean }): boolean =>
  !staff_only && ((kind !== 'photo' && kind !== 'video') || approved);

interface Change {
  readonly before?: Standing;
  /** What the row says from now on; null when it says nothing any more. */
  readonly after?: (Words & { readonly approved?: boolean }) | null;
  /** What else is to be kept of the change. */
  readonly more?: Readonly<Record<string, unknown>>;
}

type EventKind = 'save' | 'change' | 'remove' | 'restore' | 'approve' | 'withhold' | 'check';

interface Happened extends Change {
  readonly id: number;
  readonly location: number;
}

/**
 * Adds to the logs of rows and to the trail of the centre, and tells who listens; `open` says whether families could see
 * the row before or can see it now, so that they do not learn of what was never theirs.
 */
export const addEvents = async (ctx: Ctx, kind: EventKind, happened: readonly Happened[]): Promise<void> => {
  const became = happened.map(({ after, more = {}, ...one }) => ({
    ...one,
    after,
    became: after ? { ...after, ...more } : { [kind]: true, ...more },
  }));
  const rows = became.map(({ id, before, became: after }) => ({ id, before: before ?? null, after }));
  await sql`insert into activity_event (activity_id, kind, at, recorded_by, before, after)
    select e.id, ${kind}, ${ctx.now()}::timestamptz, ${ctx.who.user}::int, e.before, e.after
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as e(id int, before jsonb, after jsonb)`.execute(ctx.db);
  if (kind === 'change' || kind === 'remove' || kind === 'withhold')
    await retellFamilies(
      ctx,
      happened.map(({ id }) => id),
    );
  for (const { id, location, before, after, became: now } of became) {
    ctx.audit({ entity: Activity, id, before, after: now });
    const seen = before ? isOpen(before) : false;
    const shown = after ? isOpen({ ...after, approved: after.approved ?? false }) : false;
    ctx.publish({ kind: 'activity', ids: [id], at: { location, open: seen || shown ? 1 : 0 } });
  }
};

/** As `addEvents`, of one row. */
export const addEvent = (
  ctx: Ctx,
  kind: EventKind,
  row: { readonly id: number; readonly location: number },
  change: Change,
): Promise<void> => addEvents(ctx, kind, [{ ...row, ...change }]);
