import { sql } from 'kysely';
import { col } from '../../kernel/db/tables.ts';
import {
  atLeast,
  datetime,
  described,
  fields,
  flag,
  ident,
  int,
  json,
  many,
  nested,
  one,
  orNull,
  raw,
  text,
} from '../../kernel/read/entity.ts';
import { Location } from '../locations/locations.entities.ts';
import { Student } from '../students/students.entities.ts';
import { User } from '../users/users.entities.ts';
import {
  Form,
  FormAutomation,
  FormEntry,
  FormEntryEvent,
  FormField,
  FormFilter,
  FormNotificationLog,
  FormNotificationSetting,
  FormSubmission,
} from './forms.entities.ts';
import {
  automationsOfOwnForms,
  eventsOfAnEntry,
  fieldsThatStand,
  logsOfOwnForms,
  ownEntries,
  ownFilter,
  ownForms,
  ownSubmissions,
  settingsOfOwnForms,
} from './forms.reach.ts';

fields(Form, {
  id: ident(),
  name: text(),
  type: described(
    'Always web: filled in on the page.',
    raw('String', Form, () => sql`'web'::text`),
  ),
  description: orNull.text(),
  instructions: orNull.text(),
  required: flag(),
  active: described('False: nobody can fill it in for now.', flag()),
  archive: raw('Boolean', Form, (as) => sql`${col(as, 'archived_at')} is not null`),
  version: int(),
  document: described(
    'The blocks of the current version, as packages/rules/src/forms/blocks.ts says.',
    raw(
      'JSON',
      Form,
      (as) => sql`(select v.document from form_version v where v.centre_id = ${col(as, 'centre_id')}
        and v.form_id = ${col(as, 'id')} and v.version = ${col(as, 'version')})`,
    ),
  ),
  button: described('The word on the button that hands it in.', orNull.text()),
  confirmation: described('What is said once it was handed in.', orNull.text()),
  one_per_person: flag(),
  due_date: orNull.date(),
  is_public: atLeast('teacher', flag()),
  ends_at: described('When the public link ends.', atLeast('teacher', orNull.datetime())),
  most_entries: described('How many entries the public link takes.', atLeast('teacher', orNull.int())),
  share_with: described(
    'With whom: {families, team, rooms, students, contacts, staff}, the last four lists of ids.',
    atLeast(
      'teacher',
      raw(
        'JSON',
        Form,
        (as) => sql`(select jsonb_build_object('families', coalesce(bool_or(s.kind = 'families'), false),
            'team', coalesce(bool_or(s.kind = 'team'), false),
            'rooms', coalesce(jsonb_agg(s.room_id) filter (where s.kind = 'room'), '[]'),
            'students', coalesce(jsonb_agg(s.student_id) filter (where s.kind = 'student'), '[]'),
            'contacts', coalesce(jsonb_agg(s.user_id) filter (where s.kind = 'contact'), '[]'),
            'staff', coalesce(jsonb_agg(s.user_id) filter (where s.kind = 'staff'), '[]'))
          from form_share s where s.centre_id = ${col(as, 'centre_id')} and s.form_id = ${col(as, 'id')})`,
      ),
    ),
  ),
  entry_count: atLeast(
    'teacher',
    raw(
      'Int',
      Form,
      (as) => sql`(select count(*)::int from form_entry e where e.centre_id = ${col(as, 'centre_id')}
        and e.form_id = ${col(as, 'id')} and e.status <> 'draft')`,
    ),
  ),
  waiting_count: described(
    'Entries that wait for approval.',
    atLeast(
      'teacher',
      raw(
        'Int',
        Form,
        (as) => sql`(select count(*)::int from form_entry e where e.centre_id = ${col(as, 'centre_id')}
          and e.form_id = ${col(as, 'id')} and e.status = 'submitted')`,
      ),
    ),
  ),
  fields: many(FormField, Form, (field, form) => sql`${col(field, 'form_id')} = ${col(form, 'id')}`, ['position']),
  source: described('The form its blocks are taken from.', atLeast('teacher', one(Form, 'source_id'))),
  location: one(Location, 'location_id'),
  created_by: atLeast('teacher', one(User, 'created_by')),
  created_at: datetime(),
  updated_at: datetime(),
});
nested(Form, ownForms);

fields(FormField, {
  id: ident(),
  form_id: ident(),
  block: described("The block's id, by which answers are kept.", text()),
  name: text(),
  type: text(),
  required: flag(),
  options: described('The choices: [{id, label}].', json()),
  order: int('position'),
});
// It hangs on forms alone, which are in reach then; asking again would be the most of every statement.
nested(FormField, fieldsThatStand);

const formName = <T extends typeof FormEntry | typeof FormSubmission>(of: T) =>
  raw(
    'String',
    of,
    (as) =>
      sql`(select f.name from form f where f.centre_id = ${col(as, 'centre_id')} and f.id = ${col(as, 'form_id')})`,
  );
const entryFields = {
  id: ident(),
  form_id: ident(),
  form: one(Form, 'form_id'),
  version: int(),
  student: one(Student, 'student_id'),
  user: described('Who filled it in; null for an entry through the public link.', one(User, 'user_id')),
  status: described('draft, submitted, approved, rejected or change_requested.', text()),
  notes: described('What staff wrote of a rejection or a wanted change.', orNull.text()),
  date: described('Until when the change is wanted.', orNull.date()),
  submitted_at: orNull.datetime(),
  approved_by: one(User, 'approved_by'),
  approved_at: orNull.datetime(),
  updated_at: datetime(),
} as const;
fields(FormEntry, {
  ...entryFields,
  form_name: formName(FormEntry),
  values: described('Answers by block id.', json('values')),
  document: described(
    'The blocks of the version it was written on.',
    raw(
      'JSON',
      FormEntry,
      (as) => sql`(select v.document from form_version v where v.centre_id = ${col(as, 'centre_id')}
        and v.form_id = ${col(as, 'form_id')} and v.version = ${col(as, 'version')})`,
    ),
  ),
  change_blocks: described('The blocks whose answers are to be mended; none: all may be.', json()),
  created_at: datetime(),
  events: many(FormEntryEvent, FormEntry, (event, entry) => sql`${col(event, 'entry_id')} = ${col(entry, 'id')}`, [
    'id',
  ]),
});
nested(FormEntry, ownEntries);
fields(FormSubmission, {
  ...entryFields,
  form_name: formName(FormSubmission),
  entry: described('The same with its answers.', one(FormEntry, 'id')),
});
nested(FormSubmission, ownSubmissions);

fields(FormEntryEvent, {
  id: ident(),
  kind: described(
    'submit, change, approve, withdraw, reject, request_change, or write: answers went into a profile.',
    text(),
  ),
  notes: orNull.text(),
  date: orNull.date(),
  at: datetime(),
  by: one(User, 'by_user'),
});
nested(FormEntryEvent, eventsOfAnEntry);

fields(FormFilter, { id: ident(), filter: json(), location: one(Location, 'location_id') });
nested(FormFilter, ownFilter);

fields(FormNotificationSetting, {
  id: ident(),
  form_id: ident(),
  active: flag(),
  emails: json(),
  subject: orNull.text(),
  msg: orNull.text(),
  users: many(
    User,
    FormNotificationSetting,
    (
      user,
      setting,
    ) => sql`exists (select 1 from form_notification_user u where u.centre_id = ${col(setting, 'centre_id')}
      and u.form_id = ${col(setting, 'form_id')} and u.user_id = ${col(user, 'id')})`,
    ['fname', 'lname'],
  ),
});
nested(FormNotificationSetting, settingsOfOwnForms);

fields(FormNotificationLog, {
  id: ident(),
  receiver: text(),
  channel: described('mail or portal.', text()),
  subject: text(),
  created_at: datetime(),
  entry_id: orNull.ident(),
});
nested(FormNotificationLog, logsOfOwnForms);

fields(FormAutomation, {
  id: ident(),
  form_id: ident(),
  fields: described('Where answers go: {block id: field of the profile}.', json()),
  active: described('An approval writes them by itself; otherwise staff accept each.', flag()),
});
nested(FormAutomation, automationsOfOwnForms);
