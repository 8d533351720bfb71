import { join } from 'node:path';
import type pg from 'pg';
import { WRITTEN_DOWN } from './activities.ts';
import { addDrawn, type Keep } from './drawn.ts';
import type { Writer } from './writer.ts';

const folder = join(import.meta.dirname, 'photos');
/** Edges of the drawn photos in px. */
const SIZE = { width: 1200, height: 800 } as const;

interface Shot {
  /** Its file. */
  readonly name: string;
  /** Taken of whoever is in this room; left out: of any room that goes out. */
  readonly room?: string;
  /** When on the days that are over, in minutes after midnight. */
  readonly at: number;
  /** When today, in minutes before the demo is made. */
  readonly ago: number;
  readonly note: string;
}

const childrens: readonly Shot[] = [
  { name: 'circle', room: 'Sunflowers', at: 555, ago: 22, note: 'Clapping games in the circle.' },
  { name: 'story', room: 'Sunflowers', at: 625, ago: 13, note: 'The caterpillar story, once more by popular demand.' },
  { name: 'rug', room: 'Little Owls', at: 560, ago: 19, note: 'Everybody on the blue rug: what is in the bag?' },
  { name: 'snack', room: 'Acorns', at: 600, ago: 15, note: 'Pears for some, apples for others.' },
  { name: 'ball', at: 655, ago: 26, note: 'The big yellow ball is out again.' },
  { name: 'turn', at: 660, ago: 25, note: 'Taking turns, and nobody had to say so.' },
  { name: 'sand', at: 650, ago: 27, note: 'A tunnel right through the sand.' },
];

const petsOwn: readonly Shot[] = [
  { name: 'fetch', at: 575, ago: 14, note: 'Waiting for the next throw.' },
  { name: 'friends', at: 645, ago: 23, note: 'New friends at the water bowl.' },
];

/** Days before today that have photos. */
const DAYS = 9;

/**
 * Of the photos of a room, and of those of all rooms, one a day each, another the next day; taken while somebody was there, by
 * who works in the room, and approved at once.
 */
const photos = `
  with shot as (
    select room, key, note, at, ago, row_number() over (partition by room order by note) - 1 as n, count(*) over (partition by room) as of
    from jsonb_to_recordset($3::jsonb) as (room text, key text, note text, at int, ago int)
  ), stay as (
    select a.student_id, a.location_id, ar.room_id, r.name as room, a.date as day, a.checked_in_at as since,
      coalesce(a.checked_out_at, $2) as until, a.checked_out_at is null as here, z.value as zone
    from attendance a
    join attendance_room ar on ar.centre_id = a.centre_id and ar.attendance_id = a.id
    join room r on r.centre_id = a.centre_id and r.id = ar.room_id
    join location l on l.centre_id = a.centre_id and l.id = a.location_id join timezone z on z.id = l.timezone_id
    where a.centre_id = $1 and a.date >= ($2::timestamptz at time zone z.value)::date - ${DAYS}
  ), taken as (
    select stay.*, shot.key, shot.note, case when here then date_trunc('minute', $2::timestamptz) - make_interval(mins => ago)
      else (day + make_interval(mins => at)) at time zone zone end as at
    from stay join shot on coalesce(shot.room, stay.room) = stay.room
      and (day - date '2000-01-01' + case when shot.room is null then stay.room_id else 0 end) % shot.of = shot.n
  ), written as materialized (
    select nextval(pg_get_serial_sequence('activity', 'id')) as id, 'photo' as kind, location_id, room_id, day, at, note, key as photo,
      '{}'::jsonb as details,
      array_agg(student_id) as students,
      (select min(rs.user_id) from room_staff rs where rs.centre_id = $1 and rs.room_id = taken.room_id) as by
    from taken where at >= since and at <= until
    group by location_id, room_id, day, at, key, note
  )${WRITTEN_DOWN}`;

/** Most families let others see a picture their child is on; the Lopez and the Hart families have not said yet, and are asked. */
const consents = `
  insert into photo_consent (centre_id, student_id, level, given_by, given_at)
  select $1, s.id, 'group', g.user_id, $2::timestamptz - interval '20 days'
  from student s
  cross join lateral (select min(user_id) as user_id from guardian_link g where g.centre_id = $1 and g.student_id = s.id and g.legal_guardian) g
  where s.centre_id = $1 and s.lname not in ('Lopez', 'Hart') and g.user_id is not null`;

/** The last two photos of its days in each portfolio that was published. */
const inPortfolios = `
  insert into portfolio_activity (centre_id, portfolio_id, section_id, activity_id, kind, date, note)
  select $1, p.id, s.id, a.id, a.kind, a.date, a.note
  from portfolio p
  join portfolio_section s on s.centre_id = p.centre_id and s.portfolio_id = p.id and s.sort = 0
  cross join lateral (
    select a.* from activity a join activity_student x on x.centre_id = a.centre_id and x.activity_id = a.id
    where a.centre_id = $1 and x.student_id = p.student_id and a.kind = 'photo' and a.date between p.start_date and p.end_date
    order by a.at desc limit 2
  ) a
  where p.centre_id = $1 and p.published_at is not null`;

const photoOf = (name: string) => {
  const file = (ending: string) => join(folder, `${name}${ending}.webp`);
  return { files: { full: file(''), face: file('-face'), small: file('-small') }, ...SIZE };
};

/**
 * Photos of the last days and of today in the feeds of a demo center's families. They are drawn (`apps/demo-cameras/render/photos.ts`),
 * and show nobody.
 */
export const addPhotos = async (
  client: pg.ClientBase,
  to: Writer,
  { keep, isPets, now }: { readonly keep: Keep; readonly isPets: boolean; readonly now: Date },
): Promise<void> => {
  const kept: object[] = [];
  for (const { name, room = null, ...shot } of isPets ? petsOwn : childrens)
    kept.push({ ...shot, room, key: await addDrawn(to, keep, photoOf(name), now) });
  await client.query(consents, [to.centre, now]);
  await client.query(photos, [to.centre, now, JSON.stringify(kept)]);
  await client.query(inPortfolios, [to.centre]);
};
