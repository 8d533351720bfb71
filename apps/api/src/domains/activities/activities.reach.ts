import { allows } from '@nestling/rules/roles.ts';
import { sql } from 'kysely';
import type { Who } from '../../kernel/call/who.ts';
import { type Alias, col, type Sql } from '../../kernel/db/tables.ts';
import { scope } from '../../kernel/read/reach.ts';
import { inOwnLocations } from '../locations/locations.reach.ts';
import { ownStudentIds, writesOfSome } from '../students/students.reach.ts';
import { Activity } from './activities.entities.ts';

/** The students of a row who were not taken off it. */
const isOf = (as: Alias<'activity'>, students: Sql): Sql =>
  sql`exists (select 1 from activity_student x where x.centre_id = ${col(as, 'centre_id')}
    and x.activity_id = ${col(as, 'id')} and x.removed_at is null and x.student_id in (${students}))`;

/** What families may see at all: nothing among staff, and no picture before it is approved. */
export const forFamilies = (as: Alias<'activity'>): Sql =>
  sql`(not ${col(as, 'staff_only')} and (${col(as, 'kind')} not in ('photo', 'video') or ${col(as, 'approved_at')} is not null))`;

/**
 * SQL: a picture of `students` (a query of their ids) is withheld from a family with the children `own`, since a family of
 * somebody on it said no, or another child's family did not say that others may see it. Asked whenever a picture is read:
 * a word taken back holds at once.
 */
export const withheldFrom = (centre: Sql, students: Sql, own: Sql): Sql => sql`exists (select 1
  from (${students}) wx (student_id)
  left join photo_consent pc on pc.centre_id = ${centre} and pc.student_id = wx.student_id
  where pc.level = 'none' or (pc.level is distinct from 'group' and wx.student_id not in (${own})))`;

/** SQL: a picture of an entry is withheld from a family with the children `own`. */
export const isWithheld = (as: Alias<'activity'>, own: Sql): Sql =>
  withheldFrom(
    col(as, 'centre_id'),
    sql`select s.student_id from activity_student s where s.centre_id = ${col(as, 'centre_id')}
      and s.activity_id = ${col(as, 'id')} and s.removed_at is null`,
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
  const of = sql`select x.student_id from activity_student x where x.centre_id = ${col(as, 'centre_id')}
    and x.activity_id = ${col(as, 'id')} and x.removed_at is null`;
  return sql`(${ownActivities.filter(who, as)} and ${writesOfSome(who, of)})`;
});

/** The same with what was taken back, for putting it back: staff alone. */
export const ownActivitiesEver = scope(Activity, 'activities of own locations, also removed ones', (who, as) =>
  allows(who.role, 'teacher') ? inOwnLocations(who, col(as, 'location_id')) : sql`false`,
);
