import { allows } from '@nestling/rules/roles.ts';
import { sql } from 'kysely';
import type { Who } from '../../kernel/call/who.ts';
import { type Alias, col, type Sql } from '../../kernel/db/tables.ts';
import { everyone, scope } from '../../kernel/read/reach.ts';
import { filesSharedWith } from '../file/reach.ts';
import { inOwnLocations } from '../location/reach.ts';
import { ofOwnStudents, ownStudentIds } from '../student/reach.ts';
import {
  Form,
  FormAutomation,
  FormEntry,
  FormEntryEvent,
  FormEntryFile,
  FormField,
  FormFilter,
  FormNotificationLog,
  FormNotificationSetting,
  FormPaper,
  FormSignature,
  FormSubmission,
} from './entity.ts';

type Family = Pick<Who, 'centre' | 'user'>;

/** The office knows them, and they are not black-listed of every child they have. */
export const isKnown = (user: Sql): Sql => sql`exists (select 1 from app_user self
    where self.id = ${user} and not self.pending and self.deleted_at is null)
  and (exists (select 1 from standing_guardian gl where gl.user_id = ${user})
    or not exists (select 1 from guardian_link gl where gl.user_id = ${user}))`;

/**
 * Which forms a contact is to fill in for which own child; `student_id` is null where the form was given to the contact.
 * Of a form that is archived or switched off nothing. A document that is signed is asked for where it is shared.
 */
export const targetsOf = (family: Family): Sql => sql`
  select f.id as form_id, st.id as student_id from form f
  join form_share s on s.form_id = f.id and s.kind in ('families', 'room', 'student')
  join student st on st.archived_at is null and (
    (s.kind = 'families' and st.location_id = f.location_id) or st.room_id = s.room_id or st.id = s.student_id)
  where f.archived_at is null and f.active and st.id in (${ownStudentIds(family)})
  union
  select f.id, null from form f
  join form_share s on s.form_id = f.id and s.kind = 'contact' and s.user_id = ${family.user}
  where f.archived_at is null and f.active and ${isKnown(sql`${family.user}::int`)}
  union
  select f.id, t.student_id from form f
  join (${filesSharedWith(family)}) t on t.file_id = f.file_id and t.student_id is not null
  where f.archived_at is null and f.active`;

const formReach = (who: Who, as: Alias<'form'>): Sql =>
  allows(who.role, 'teacher')
    ? inOwnLocations(who, col(as, 'location_id'))
    : sql`${col(as, 'id')} in (select t.form_id from (${targetsOf(who)}) t)`;

/** Contacts: forms they are to fill in. Staff and managers: forms of own locations. Support: all. */
export const ownForms = scope(Form, 'forms shared with one, or forms of own locations', formReach);

/** For what staff alone may do, though its screen is open to everybody. */
export const staffForms = scope(Form, 'forms of own locations', (who, as) =>
  allows(who.role, 'teacher') ? inOwnLocations(who, col(as, 'location_id')) : sql`false`,
);

const ofOwnForms = (who: Who, form: Sql): Sql =>
  sql`${form} in (select f.id from form f where ${formReach(who, { name: 'f' })})`;

export const fieldsOfOwnForms = scope(
  FormField,
  'fields of forms in reach',
  (who, as) => sql`(${col(as, 'removed_at')} is null and ${ofOwnForms(who, col(as, 'form_id'))})`,
);

/** Fields where they hang on a form, which is in reach then. */
export const fieldsThatStand = scope(
  FormField,
  'fields of the current version',
  (_, as) => sql`${col(as, 'removed_at')} is null`,
);

/**
 * Contacts: what they themselves filled in, on paper too, of children that are still theirs, never the other parent's. Staff: what was
 * handed in on forms of own locations, of children of own locations, and their own drafts.
 */
const entryReach = (who: Who, as: Alias<'form_entry'>): Sql => {
  const [student, user] = [col(as, 'student_id'), col(as, 'user_id')];
  if (!allows(who.role, 'teacher'))
    return sql`((${user} = ${who.user} or ${col(as, 'on_paper_for')} = ${who.user}) and ${isKnown(sql`${who.user}::int`)} and (${student} is null or ${student} in (${ownStudentIds(who)})))`;
  return sql`((${col(as, 'status')} <> 'draft' or ${user} = ${who.user}) and ${ofOwnForms(who, col(as, 'form_id'))}
    and (${student} is null or ${ofOwnStudents(who, student)}))`;
};

export const ownEntries = scope(FormEntry, 'own entries, or entries of forms of own locations', entryReach);
/** For what somebody does with what it filled in itself, whatever its role. */
export const entriesOfOneself = scope(
  FormEntry,
  'entries one has filled in oneself',
  (who, as) => sql`(${col(as, 'user_id')} = ${who.user} and ${entryReach(who, as)})`,
);
export const ownSubmissions = scope(
  FormSubmission,
  'what one handed in, or submissions of forms of own locations',
  (who, as) => sql`(${col(as, 'status')} <> 'draft' and ${entryReach(who, as)})`,
);

/** What became of an entry is read through the entry alone, which is in reach then. */
export const eventsOfAnEntry = everyone(FormEntryEvent, 'read through an entry in reach alone');

/** Pages, files and signatures are read through a form or an entry alone, which is in reach then. */
export const papersOfAForm = everyone(FormPaper, 'read through a form or an entry in reach alone');
export const filesOfAnEntry = everyone(FormEntryFile, 'read through an entry in reach alone');
export const signaturesOfAnEntry = everyone(FormSignature, 'read through an entry in reach alone');

export const ownFilter = scope(FormFilter, 'own filters', (who, as) => sql`${col(as, 'user_id')} = ${who.user}`);
export const settingsOfOwnForms = scope(FormNotificationSetting, 'of forms of own locations', (who, as) =>
  allows(who.role, 'teacher') ? ofOwnForms(who, col(as, 'form_id')) : sql`false`,
);
export const logsOfOwnForms = scope(FormNotificationLog, 'of forms of own locations', (who, as) =>
  allows(who.role, 'teacher') ? ofOwnForms(who, col(as, 'form_id')) : sql`false`,
);
export const automationsOfOwnForms = scope(FormAutomation, 'of forms of own locations', (who, as) =>
  allows(who.role, 'teacher') ? ofOwnForms(who, col(as, 'form_id')) : sql`false`,
);
