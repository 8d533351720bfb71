import { allows } from '@nestling/rules/roles.ts';
import { sql } from 'kysely';
import { object, out, outOrNull, type Values } from '../../kernel/call/answers.ts';
import type { Ctx } from '../../kernel/call/context.ts';
import { textsIn } from '../../kernel/call/languages.ts';
import { inOwnLocations } from '../../model/location/reach.ts';
import { ownRights } from './own-rights.ts';
import { reasonMessage } from './reason-message.ts';
import type { Right } from './right-to-watch.ts';
import { visitedBy } from './visited.ts';

/** A camera as its viewer meets it: which it is, through which child, and whether it is open now or why not. */
export const OwnCamera = object(
  {
    id: out.id,
    name: out.text,
    code: out.text,
    color_code: out.text,
    location_id: out.id,
    room_id: outOrNull(out.id),
    room: outOrNull(out.text),
    room_color: outOrNull(out.text),
    student_id: outOrNull(out.id),
    student: outOrNull(out.text),
    status: out.text,
    message: out.text,
    reason: outOrNull(out.text),
    opens_at: outOrNull(out.datetime),
    until: outOrNull(out.datetime),
    max_logins: outOrNull(out.int),
    remaining: outOrNull(out.int),
    timezone: out.text,
    at_once: out.int,
  },
  'UserCamera',
);
type Own = Values<(typeof OwnCamera)['parts']>;

/** On whose behalf cameras are looked for, and in whose language it is told. */
type Seen = Pick<Ctx, 'who' | 'db' | 'request' | 'now'>;

/** Ids of the cameras a contact may ever see: those given to its children, and of the rooms its children are of or in. */
const camerasOfContact = async (ctx: Seen, student: number | undefined): Promise<number[]> => {
  const { user } = ctx.who;
  const one = student === undefined ? sql`true` : sql`st.id = ${student}`;
  const { rows } = await sql<{ id: number }>`
    with mine as (
      select st.* from student st
      where st.archived_at is null and ${one} and st.id in (
        select gl.student_id from standing_guardian gl
          where gl.user_id = ${user} and gl.watch_camera
        union all ${visitedBy(ctx.who)})
    ), rooms as (
      select room_id from mine
      union select sr.room_id from student_room sr join mine on mine.id = sr.student_id
      union select ar.room_id from attendance_room ar join mine on mine.id = ar.student_id
        where ar.left_at is null
    )
    select c.id from camera c where c.deleted_at is null and c.status = 'active' and (
      c.room_id in (select room_id from rooms)
      or c.id in (select sc.camera_id from student_camera sc join mine on mine.id = sc.student_id)
      or c.id in (select gc.camera_id from camera_group_camera gc
        join room r on r.camera_group_id = gc.camera_group_id where r.id in (select room_id from rooms)))
    order by c.sort, c.id limit 200`.execute(ctx.db);
  return rows.map((row) => row.id);
};

/** Staff look at the cameras of their locations. */
const camerasOfStaff = async (ctx: Seen): Promise<number[]> => {
  const { rows } = await sql<{ id: number }>`
    select c.id from camera c where c.deleted_at is null and c.status = 'active'
      and ${inOwnLocations(ctx.who, sql`c.location_id`)} order by c.location_id, c.sort, c.id limit 200`.execute(
    ctx.db,
  );
  return rows.map((row) => row.id);
};

const told = (ctx: Seen, right: Right, now: Date): Own[] => {
  if (right.name === null || right.code === null || right.color_code === null || right.location_id === null) return [];
  if (right.reason === 'no_permission') return [];
  return [
    {
      id: right.camera,
      name: right.name,
      code: right.code,
      color_code: right.color_code,
      location_id: right.location_id,
      room_id: right.room_id,
      room: right.room,
      room_color: right.room_color,
      student_id: right.student_id,
      student: right.student_name,
      status: right.allowed ? 'Success' : 'Error',
      message: reasonMessage(right, now).in(textsIn(ctx.request)),
      reason: right.reason,
      opens_at: right.opens_at,
      until: right.until,
      max_logins: right.max_logins,
      remaining: right.max_logins === null ? null : Math.max(0, right.max_logins - right.used_logins),
      timezone: right.zone ?? 'UTC',
      at_once: right.at_once,
    },
  ];
};

/** The caller's cameras in the centre's order, each with whether it is open now. Two statements however many. */
export const ownCamerasNow = async (ctx: Seen, student?: number): Promise<Own[]> => {
  const staff = allows(ctx.who.role, 'teacher');
  const cameras = staff ? await camerasOfStaff(ctx) : await camerasOfContact(ctx, student);
  const now = ctx.now();
  const rights = await ownRights(
    ctx,
    cameras.map((camera) => ({ camera })),
    now,
  );
  return rights.flatMap((right) => told(ctx, right, now));
};
