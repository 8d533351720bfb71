import { allows } from '@nestling/rules/roles.ts';
import { sql } from 'kysely';
import { pictureAddress, videoAddress } from '../../files/address.ts';
import type { Size } from '../../files/pictures.ts';
import type { Ctx } from '../../kernel/call/context.ts';
import type { Who } from '../../kernel/call/who.ts';
import { type Alias, col } from '../../kernel/db/tables.ts';
import {
  atLeast,
  computed,
  date,
  datetime,
  described,
  fields,
  flag,
  ident,
  json,
  many,
  nested,
  one,
  orNull,
  raw,
  text,
} from '../../kernel/read/entity.ts';
import { through } from '../../kernel/read/through.ts';
import { Activity } from '../../model/activity/entity.ts';
import { isWithheld, ownActivities } from '../../model/activity/reach.ts';
import { LearningActivity, LearningSkill } from '../../model/learning/entity.ts';
import { evidence, offeredBy } from '../../model/learning/links.ts';
import { Location } from '../../model/location/entity.ts';
import { Room } from '../../model/room/entity.ts';
import { Student } from '../../model/student/entity.ts';
import { ownStudentIds } from '../../model/student/reach.ts';
import { User } from '../../model/user/entity.ts';
import { videoFile } from '../media/media.door.ts';
import { ofActivity } from './activity-files.ts';

interface Shown {
  readonly id: number;
  readonly approved_at: string | null;
  readonly withheld: unknown;
}

/** Families are given an address once somebody has approved what it shows, and while nobody's consent withholds it. */
const mayHave = ({ approved_at, withheld }: Shown, ctx: Ctx): boolean =>
  allows(ctx.who.role, 'teacher') || (approved_at !== null && withheld !== true);

const addressOf = (row: Shown & { readonly photo: string | null }, size: Size, ctx: Ctx): string | null =>
  mayHave(row, ctx) ? pictureAddress(ctx, row.photo, size, ofActivity(row.id)) : null;

/** Whether a picture of the row is withheld from the caller; staff see all of them. */
const withheld = {
  withheld: (as: Alias<'activity'>, who: Who) =>
    allows(who.role, 'teacher') ? sql`false` : isWithheld(as, ownStudentIds(who)),
};

/** The picture that stands for the video of a row where it has none of its own. */
const poster = {
  poster: (as: Alias<'activity'>) => sql`(select v.poster from video v
    where v.key = ${col(as, 'video')})`,
};

const pictureOf = ({ photo, poster: ofVideo }: { readonly photo: string | null; readonly poster: unknown }) =>
  photo ?? (typeof ofVideo === 'string' ? ofVideo : null);

const isVideo = (value: unknown): value is { readonly key: string; readonly type: string } =>
  typeof value === 'object' && value !== null && 'key' in value && 'type' in value;

fields(Activity, {
  id: ident(),
  type: text('kind'),
  date: date(),
  time: described(
    "The minute by the location's own clock.",
    raw(
      'Clock',
      Activity,
      (as) => sql`(select to_char(${col(as, 'at')} at time zone z.value, 'HH24:MI') from location l
        join timezone z on z.id = l.timezone_id where l.id = ${col(as, 'location_id')})`,
    ),
  ),
  at: datetime(),
  note: orNull.text(),
  staffOnly: described('Kept from families.', flag('staff_only')),
  amount: described(
    'How much: of bottle, meal, medication and supplies.',
    raw('String', Activity, (as) => sql`${col(as, 'details')} ->> 'amount'`),
  ),
  details: described('What only this kind holds, such as {end_time} of a nap or {type} of a diaper.', json()),
  medication: described(
    'The name of what was given.',
    raw(
      'String',
      Activity,
      (as) => sql`(select m.name from medication m where m.id = (${col(as, 'details')} ->> 'medication')::int)`,
    ),
  ),
  checked: described(
    'When the child who sleeps was last looked at.',
    atLeast(
      'teacher',
      raw(
        'DateTime',
        Activity,
        (as) =>
          sql`(select max(e.at) from activity_event e where e.activity_id = ${col(as, 'id')} and e.kind = 'check')`,
      ),
    ),
  ),
  photo: described(
    'Where the picture is fetched; families get it when it is approved.',
    computed(
      'String',
      Activity,
      ['id', 'photo', 'approved_at'],
      (row, ctx) => addressOf({ ...row, photo: pictureOf(row) }, 'full', ctx),
      { ...withheld, ...poster },
    ),
  ),
  thumbnail: described(
    'The same, cut to a square.',
    computed(
      'String',
      Activity,
      ['id', 'photo', 'approved_at'],
      (row, ctx) => addressOf({ ...row, photo: pictureOf(row) }, 'face', ctx),
      { ...withheld, ...poster },
    ),
  ),
  video: described(
    'Where the video is fetched, for an hour and by parts too; families get it when it is approved.',
    computed(
      'String',
      Activity,
      ['id', 'approved_at'],
      (row, ctx) => {
        const { video } = row;
        if (!isVideo(video) || !mayHave(row, ctx)) return null;
        const file = videoFile(video.key, video.type);
        return videoAddress(ctx, { file, key: video.key, type: video.type, name: null }, ofActivity(row.id));
      },
      {
        ...withheld,
        video: (as) => sql`select json_build_object('key', v.key, 'type', v.type) from video v
          where v.key = ${col(as, 'video')} and v.state = 'ready'`,
      },
    ),
  ),
  video_name: described(
    'What its video is called: as its thumbnail, else as its file; null where neither was said.',
    raw(
      'String',
      Activity,
      (as) => sql`select coalesce(v.poster_name, v.original_file) from video v
        where v.key = ${col(as, 'video')}`,
    ),
  ),
  video_state: described(
    'waiting while it is prepared, ready, or failed; null where there is none.',
    raw('String', Activity, (as) => sql`select v.state from video v where v.key = ${col(as, 'video')}`),
  ),
  approved: described(
    'Whether families see the picture or video; null where there is none.',
    raw(
      'Boolean',
      Activity,
      (as) => sql`case when ${col(as, 'photo')} is not null or ${col(as, 'video')} is not null
        then ${col(as, 'approved_at')} is not null end`,
    ),
  ),
  approved_by: atLeast('teacher', one(User, 'approved_by')),
  created_by: one(User, 'created_by'),
  created_at: datetime(),
  updated_at: datetime(),
  location: one(Location, 'location_id'),
  program: one(Room, 'room_id'),
  students: many(
    Student,
    Activity,
    (student, as) =>
      sql`exists (select 1 from activity_student x where x.activity_id = ${col(as, 'id')} and x.removed_at is null
        and x.student_id = ${col(student, 'id')})`,
    ['fname', 'lname'],
  ),
  skills: described('The skills an observation shows.', through(evidence, LearningSkill, Activity, ['position'])),
  offered: described(
    'Activities of the library that were done.',
    through(offeredBy, LearningActivity, Activity, ['title']),
  ),
});
nested(Activity, ownActivities);
