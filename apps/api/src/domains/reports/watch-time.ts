import { sql } from 'kysely';
import { avatarImage } from '../../files/image-sizes.ts';
import { object, out, outOrNull } from '../../kernel/call/call.ts';
import type { Ctx } from '../../kernel/call/context.ts';
import { type InputOf, id, type pageIfAny } from '../../kernel/call/input.ts';
import type { Sql } from '../../kernel/db/tables.ts';
import { addDays } from '../../kernel/lib/local-time.ts';
import { Camera } from '../../model/camera/entity.ts';
import { Location } from '../../model/location/entity.ts';
import { inOwnLocations } from '../../model/location/reach.ts';
import { todayAt } from '../../model/location/today.ts';
import { User } from '../../model/user/entity.ts';
import type { span } from './hours/hours.inputs.ts';

const viewer = object({ id: out.id, full_name: out.text, avatar: avatarImage }, 'Viewer');

/** Minutes of a person on a day; whole ones, from what the gateway saw shown. */
export const watchTimeRow = object(
  { user_id: out.id, user: viewer, date: out.date, minutes: out.int, views: out.int },
  'WatchTimeRow',
);
/** Minutes and logins of a day; a day without any stands too. */
export const watchDay = object(
  { date: out.date, minutes: out.int, login_counter: out.int, users: out.int },
  'WatchDay',
);
/** Minutes of a camera over some days. */
export const watchedCamera = object(
  {
    camera: object({ id: out.id, name: out.text, color_code: outOrNull(out.text) }, 'CameraOfReport'),
    location: object({ id: out.id, name: out.text }, 'LocationOfReport'),
    minutes: out.int,
    views: out.int,
    users: out.int,
  },
  'WatchedCamera',
);

/** By what watch time is added up, beside the days. */
export const watched = {
  camera_id: id(Camera).optional(),
  location: id(Location).optional(),
};
const watchedBy = { user_id: id(User).optional() };
type Filter = InputOf<typeof watched & typeof watchedBy & typeof span>;

/** Openings by families that showed a picture, at the caller's locations; staff who look after cameras are not counted. */
const viewsOf = ({ who }: Pick<Ctx, 'who'>, i: Filter): Sql => sql`v.centre_id = ${who.centre}
  and v.day between ${i.start_date}::date and ${i.end_date}::date and v.opened_at is not null
  and v.student_id is not null and ${inOwnLocations(who, sql`v.location_id`)}
  and (${i.location ?? null}::int is null or v.location_id = ${i.location ?? null}::int)
  and (${i.user_id ?? null}::int is null or v.user_id = ${i.user_id ?? null}::int)
  and (${i.camera_id ?? null}::int is null or v.camera_id = ${i.camera_id ?? null}::int)`;

const minutes = sql`round(sum(v.acked_ms) / 60000.0)::int`;

/** The week, Monday to Sunday, of a day; of today at the location where none is named. */
export const weekOf = async (ctx: Ctx, date: string | undefined, location?: number | undefined) => {
  const day = date ?? (await todayAt(ctx, location));
  const start_date = addDays(day, -((new Date(`${day}T12:00:00Z`).getUTCDay() + 6) % 7));
  return { start_date, end_date: addDays(start_date, 6) };
};

/** The month of a day or of 'YYYY-MM'; of today at the location where none is named. */
export const monthOf = async (ctx: Ctx, date: string | undefined, location?: number | undefined) => {
  const start_date = `${(date ?? (await todayAt(ctx, location))).slice(0, 7)}-01`;
  const next = `${addDays(start_date, 31).slice(0, 7)}-01`;
  return { start_date, end_date: addDays(next, -1) };
};

/** Each day of a span with what was watched on it. One statement. */
export const daysWatched = async (ctx: Ctx, filter: Filter) => {
  const { rows } = await sql<{ date: string; minutes: number; login_counter: number; users: number }>`
    select to_char(d, 'YYYY-MM-DD') as date, coalesce(t.minutes, 0) as minutes, coalesce(t.logins, 0) as login_counter,
      coalesce(t.users, 0) as users
    from generate_series(${filter.start_date}::date, ${filter.end_date}::date, interval '1 day') d
    left join (select v.day, ${minutes} as minutes, (count(*) filter (where v.login_of is null))::int as logins,
        count(distinct v.user_id)::int as users from camera_view v where ${viewsOf(ctx, filter)} group by v.day) t
      on t.day = d::date order by d`.execute(ctx.db);
  return rows;
};

/** People with their minutes, day by day, those who watched most first. One statement. */
export const viewersOf = async (ctx: Ctx, filter: Filter, { first, page = 1 }: InputOf<typeof pageIfAny> = {}) => {
  interface Row {
    readonly user_id: number;
    readonly user: { readonly id: number; readonly full_name: string; readonly avatar: string | null };
    readonly date: string;
    readonly minutes: number;
    readonly views: number;
  }
  const { rows } = await sql<Row>`select t.user_id, to_char(t.day, 'YYYY-MM-DD') as date, t.minutes, t.views,
      json_build_object('id', u.id, 'full_name', u.full_name, 'avatar', u.avatar) as user
    from (select v.user_id, v.day, ${minutes} as minutes, count(*)::int as views from camera_view v
      where ${viewsOf(ctx, filter)} group by v.user_id, v.day) t
    join app_user u on u.id = t.user_id
    order by t.day, t.minutes desc, lower(u.full_name), u.id
    limit ${first ?? null}::int offset ${first === undefined ? 0 : (page - 1) * first}`.execute(ctx.db);
  return rows;
};

/** Cameras with their minutes, those watched most first. One statement. */
export const camerasWatched = async (ctx: Ctx, filter: Filter) => {
  interface Row {
    readonly camera: { readonly id: number; readonly name: string; readonly color_code: string | null };
    readonly location: { readonly id: number; readonly name: string };
    readonly minutes: number;
    readonly views: number;
    readonly users: number;
  }
  const { rows } = await sql<Row>`select t.minutes, t.views, t.users,
      json_build_object('id', c.id, 'name', c.name, 'color_code', c.color_code) as camera,
      json_build_object('id', l.id, 'name', l.name) as location
    from (select v.camera_id, v.location_id, ${minutes} as minutes, count(*)::int as views,
        count(distinct v.user_id)::int as users from camera_view v
      where ${viewsOf(ctx, filter)} group by v.camera_id, v.location_id) t
    join camera c on c.id = t.camera_id
    join location l on l.id = t.location_id
    order by t.minutes desc, lower(c.name), c.id`.execute(ctx.db);
  return rows;
};
