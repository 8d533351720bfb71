import { allows } from '@nestling/rules/roles.ts';
import { sql } from 'kysely';
import type { Who } from '../../kernel/call/who.ts';
import { type Alias, col, type Sql } from '../../kernel/db/tables.ts';
import { way } from '../../kernel/files/ways.ts';
import { Activity } from '../../model/activity/entity.ts';
import { isWithheld, ownActivities } from '../../model/activity/reach.ts';
import { ownStudentIds } from '../../model/student/reach.ts';

/** Families have what was approved, while nobody's consent withholds it. */
const mayHave = (as: Alias<'activity'>, who: Who): Sql =>
  allows(who.role, 'teacher')
    ? sql`true`
    : sql`(${col(as, 'approved_at')} is not null and not ${isWithheld(as, ownStudentIds(who))})`;

/** The picture and the video of an entry, and the picture that stands for its video. */
export const ofActivity = way('activity', Activity, {
  scope: ownActivities,
  shows: (as, key, who) => sql`(${mayHave(as, who)} and (${col(as, 'photo')} = ${key} or ${col(as, 'video')} = ${key}
    or exists (select 1 from video v where v.key = ${col(as, 'video')}
      and v.poster = ${key})))`,
});
