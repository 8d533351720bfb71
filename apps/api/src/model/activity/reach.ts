import { allows } from '@nestling/rules/roles.ts';
import { sql } from 'kysely';
import type { Who } from '../../kernel/call/who.ts';
import { type Alias, col, type Sql } from '../../kernel/db/tables.ts';
import { scope } from '../../kernel/read/reach.ts';
import { inOwnLocations } from '../location/reach.ts';
import { Student } from '../student/entity.ts';
import { ownStudentIds, ownStudents, writesOfSome } from '../student/reach.ts';
import { Activity } from './entity.ts';

/** The students of a row who were not taken off it. */
const isOf = (as: Alias<'activity'>, students: Sql): Sql =>
  sql`exists (select 1 from activity_student x where x.activity_id = ${col(as, 'id')} and x.removed_at is null
    and x.student_id in (${students}))`;

/** Contacts: own students as a legal guardian, who alone consents. Staff: students of own locations. */
export const consentStudents = scope(
  Student,
  'own students as a legal guardian, or students of own locations',
  (who, as) =>
    allows(who.role, 'teacher')
      ? ownStudents.filter(who, as)
      : sql`(${ownStudents.filter(who, as)} and exists (select 1 from standing_guardian g
        where g.student_id = ${col(as, 'id')} and g.user_id = ${who.user}
          and g.legal_guardian))`,
);

/** What families may see at all: nothing among staff, and no picture before it is approved. */
export const forFamilies = (as: Alias<'activity'>): Sql =>
  sql`(not ${col(as, 'staff_only')} and (${col(as, 'kind')} not in ('photo', 'video') or ${col(as, 'approved_at')} is not null))`;

/** What may be done with pictures of a child, the most restrictive first. */
export const LEVELS = ['none', 'family', 'group'] as const;
export type Level = (typeof LEVELS)[number];
/** What holds while no guardian has said anything. */
const UNSAID: Level = 'family';
const levels = sql`array['none', 'family', 'group']::text[]`;
const rank = sql`array_position(${levels}, pc.level)`;

/**
 * SQL: what guardians let be done with pictures of a child. The most restrictive word of its legal guardians holds. Words of
 * somebody who is none any more count while no other has spoken, so that no end of a link opens anything.
 */
export const guardiansLevel = (student: Sql): Sql => levelOf(student, sql`false`);

/** SQL: what may be done with pictures of a child: what its guardians let, and no more than the center holds back. */
export const photoLevel = (student: Sql): Sql => levelOf(student, sql`pc.by_centre`);

const levelOf = (student: Sql, held: Sql): Sql => sql`(select (${levels})[least(
    min(${rank}) filter (where ${held}),
    coalesce(min(${rank}) filter (where not pc.by_centre and g.user_id is not null),
      min(${rank}) filter (where not pc.by_centre), array_position(${levels}, ${sql.lit(UNSAID)})))]
  from photo_consent pc left join standing_guardian g on g.student_id = pc.student_id
    and g.user_id = pc.given_by and g.legal_guardian
  where pc.student_id = ${student})`;

/**
 * SQL: a picture of `students` (a query of their ids) is withheld from a family with the children `own`, since a family of
 * somebody on it said no, or another child's family did not say that others may see it. Asked whenever a picture is read:
 * a word taken back holds at once.
 */
export const withheldFrom = (students: Sql, own: Sql): Sql => sql`exists (select 1
  from (${students}) wx (student_id)
  cross join lateral (select ${photoLevel(sql`wx.student_id`)} as level) said
  where said.level = 'none' or (said.level <> 'group' and wx.student_id not in (${own})))`;

/** SQL: a picture of an entry is withheld from a family with the children `own`. */
export const isWithheld = (as: Alias<'activity'>, own: Sql): Sql =>
  withheldFrom(
    sql`select s.student_id from activity_student s where s.activity_id = ${col(as, 'id')} and s.removed_at is null`,
    own,
  );

/** SQL: a family with the children `own` may see an entry, and what it shows. */
export const isShownTo = (as: Alias<'activity'>, own: Sql): Sql =>
  sql`(${col(as, 'removed_at')} is null and ${forFamilies(as)} and ${isOf(as, own)}
    and (${col(as, 'kind')} not in ('photo', 'video') or not ${isWithheld(as, own)}))`;

const ofCaller = (who: Who, as: Alias<'activity'>): Sql =>
  allows(who.role, 'teacher') ? inOwnLocations(who, col(as, 'location_id')) : isShownTo(as, ownStudentIds(who));

/** Contacts: what families may see of own students. Staff and managers: activities of own locations. Support: all. */
export const ownActivities = scope(
  Activity,
  'activities of own students families may see, or of own locations',
  (who, as) => sql`(${col(as, 'removed_at')} is null and ${ofCaller(who, as)})`,
);

/** Those the caller may change: of teachers those with a student of the rooms they work in. */
export const activitiesLookedAfter = scope(Activity, 'own activities of students one looks after', (who, as) => {
  const of = sql`select x.student_id from activity_student x where x.activity_id = ${col(as, 'id')}
    and x.removed_at is null`;
  return sql`(${ownActivities.filter(who, as)} and ${writesOfSome(who, of)})`;
});

/** The same with what was taken back, for putting it back: staff alone. */
export const ownActivitiesEver = scope(Activity, 'activities of own locations, also removed ones', (who, as) =>
  allows(who.role, 'teacher') ? inOwnLocations(who, col(as, 'location_id')) : sql`false`,
);
