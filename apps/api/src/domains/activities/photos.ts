import { sql } from 'kysely';
import { imageThrough, pictureOf } from '../../files/image-sizes.ts';
import { object, out, outOrNull } from '../../kernel/call/call.ts';
import type { Ctx } from '../../kernel/call/context.ts';
import type { InputOf, pageIfAny } from '../../kernel/call/input.ts';
import { ownActivities } from '../../model/activity/reach.ts';
import { faceOf, ofStudent } from '../../model/student/face.ts';
import { ofActivity } from './activity-files.ts';

/** So many pictures of a child are shown at once. */
const LATEST = 12;

interface Wanted extends InputOf<typeof pageIfAny> {
  readonly programs: readonly number[];
}
interface Row {
  readonly id: number;
  readonly full_name: string;
  readonly image: string | null;
  readonly photos: readonly Photo[];
}
interface Photo {
  readonly id: number;
  readonly key: string;
  readonly date: string;
  readonly time: string;
  readonly type: string;
  readonly note: string | null;
  readonly staffOnly: boolean;
  readonly approved: boolean;
  readonly author: string | null;
}

/** A picture of a child, as it is answered; `id` is the activity's. */
const studentPhoto = object(
  {
    id: out.id,
    date: out.date,
    time: out.clock,
    type: out.text,
    note: outOrNull(out.text),
    staffOnly: out.flag,
    approved: out.flag,
    author: outOrNull(out.text),
    thumbnail: imageThrough('face', ofActivity),
    photo: imageThrough('full', ofActivity),
  },
  'StudentPhoto',
);

/** A student with its pictures. Values only: a list of any length is one statement. */
export const studentPhotos = object(
  {
    student: object({ id: out.id, full_name: out.text, image: imageThrough('face', ofStudent) }, 'StudentOfPhotos'),
    photos: [studentPhoto],
  },
  'StudentPhotos',
);

/** The active students of rooms with the latest pictures of each, waiting ones among them, by name; one statement. */
export const photosOfRooms = async (ctx: Ctx, { programs, first = 50, page = 1 }: Wanted) => {
  const { rows } =
    await sql<Row>`select st.id, st.full_name, ${faceOf('st')} as image, coalesce((select json_agg(p) from (
      select a.id, a.photo as key, to_char(a.date, 'YYYY-MM-DD') as date, to_char(a.at at time zone z.value, 'HH24:MI') as time,
        a.kind as type, a.note, a.staff_only as "staffOnly", a.approved_at is not null as approved, u.full_name as author
      from activity_student x join activity a on a.id = x.activity_id
      left join app_user u on u.id = a.created_by
      where x.student_id = st.id and x.removed_at is null and a.photo is not null
        and ${ownActivities.filter(ctx.who, { name: 'a' })}
      order by x.date desc, a.at desc, a.id desc limit ${LATEST}) p), '[]') as photos
    from student st join location l on l.id = st.location_id
    join timezone z on z.id = l.timezone_id
    where st.room_id = any(${[...programs]}::int[])
      and st.archived_at is null and st.status = 'active'
    order by lower(st.fname), lower(st.lname), st.id limit ${first} offset ${(page - 1) * first}`.execute(ctx.db);
  return rows.map(({ photos, ...student }) => ({
    student,
    photos: photos.map(({ key, ...photo }) => {
      const picture = pictureOf(photo.id, key);
      return { ...photo, thumbnail: picture, photo: picture };
    }),
  }));
};
