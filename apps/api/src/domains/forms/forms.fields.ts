import { sql } from 'kysely';
import { downloadAddress } from '../../files/address.ts';
import { col } from '../../kernel/db/tables.ts';
import { way } from '../../kernel/files/ways.ts';
import {
  atLeast,
  computed,
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
import { File } from '../../model/file/entity.ts';
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
} from '../../model/form/entity.ts';
import {
  automationsOfOwnForms,
  eventsOfAnEntry,
  fieldsThatStand,
  filesOfAnEntry,
  logsOfOwnForms,
  ownEntries,
  ownFilter,
  ownForms,
  ownSubmissions,
  papersOfAForm,
  settingsOfOwnForms,
  signaturesOfAnEntry,
} from '../../model/form/reach.ts';
import { Location } from '../../model/location/entity.ts';
import { reminderFields } from '../../model/reminder/days.ts';
import { Student } from '../../model/student/entity.ts';
import { User } from '../../model/user/entity.ts';

fields(Form, {
  id: ident(),
  name: text(),
  type: described('web: questions below each other; printed: the pages of a PDF with places to fill in.', text()),
  paper: described('The pages of a printed form.', one(FormPaper, 'paper_id')),
  file: described('The document it signs, where it signs one.', one(File, 'file_id')),
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
      (as) =>
        sql`(select v.document from form_version v where v.form_id = ${col(as, 'id')}
          and v.version = ${col(as, 'version')})`,
    ),
  ),
  button: described('The word on the button that hands it in.', orNull.text()),
  confirmation: described('What is said once it was handed in.', orNull.text()),
  one_per_person: flag(),
  ...reminderFields,
  ask_yearly: described('Whether it is asked for again a year after it last was.', atLeast('teacher', flag())),
  asked_at: described(
    'When it was last asked for again; what was handed in before is no answer any more.',
    atLeast('teacher', orNull.datetime()),
  ),
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
          from form_share s where s.form_id = ${col(as, 'id')})`,
      ),
    ),
  ),
  entry_count: atLeast(
    'teacher',
    raw(
      'Int',
      Form,
      (as) => sql`(select count(*)::int from form_entry e where e.form_id = ${col(as, 'id')} and e.status <> 'draft')`,
    ),
  ),
  waiting_count: described(
    'Entries that wait for approval.',
    atLeast(
      'teacher',
      raw(
        'Int',
        Form,
        (as) =>
          sql`(select count(*)::int from form_entry e where e.form_id = ${col(as, 'id')} and e.status = 'submitted')`,
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
  raw('String', of, (as) => sql`(select f.name from form f where f.id = ${col(as, 'form_id')})`);
const entryFields = {
  id: ident(),
  form_id: ident(),
  form: one(Form, 'form_id'),
  version: int(),
  student: one(Student, 'student_id'),
  user: described('Who filled it in; null for an entry through the public link.', one(User, 'user_id')),
  on_paper_for: described('Who filled it in on paper; `user` has entered it then.', one(User, 'on_paper_for')),
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
      (as) =>
        sql`(select v.document from form_version v where v.form_id = ${col(as, 'form_id')}
          and v.version = ${col(as, 'version')})`,
    ),
  ),
  change_blocks: described('The blocks whose answers are to be mended; none: all may be.', json()),
  papers: described(
    'Of a printed form: the pages of the version it was written on, one.',
    many(
      FormPaper,
      FormEntry,
      (paper, entry) =>
        sql`exists (select 1 from form_version v where v.form_id = ${col(entry, 'form_id')}
          and v.version = ${col(entry, 'version')} and v.paper_id = ${col(paper, 'id')})`,
      ['id'],
    ),
  ),
  files: described(
    'Its PDFs, the latest last: sealed ones, and what was handed in by hand.',
    many(FormEntryFile, FormEntry, (file, entry) => sql`${col(file, 'entry_id')} = ${col(entry, 'id')}`, ['id']),
  ),
  signatures: many(
    FormSignature,
    FormEntry,
    (signature, entry) => sql`${col(signature, 'entry_id')} = ${col(entry, 'id')}`,
    ['id'],
  ),
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
    'submit, change, approve, withdraw, reject, request_change, unsign, or write: answers went into a profile.',
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
    (user, setting) =>
      sql`exists (select 1 from form_notification_user u where u.form_id = ${col(setting, 'form_id')}
        and u.user_id = ${col(user, 'id')})`,
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

/** Pages are read through a form one fills in or looks after, or through an entry of it. */
const ofForm = way('form', FormPaper, {
  shows: (as, key, who) => sql`(${col(as, 'stored')} = ${key} and (exists (select 1 from form f
      where f.id = ${col(as, 'form_id')} and ${ownForms.filter(who, { name: 'f' })})
    or exists (select 1 from form_entry e where e.form_id = ${col(as, 'form_id')}
      and ${ownEntries.filter(who, { name: 'e' })})))`,
});
const ofEntry = way('entry', FormEntryFile, {
  shows: (as, key, who) => sql`(${col(as, 'stored')} = ${key} and exists (select 1 from form_entry e
    where e.id = ${col(as, 'entry_id')} and ${ownEntries.filter(who, { name: 'e' })}))`,
});

fields(FormPaper, {
  id: ident(),
  original: text(),
  bytes: int(),
  pages: described('Each page: [{width, height}] in points.', json()),
  url: described(
    'Where the pages are fetched for 15 minutes.',
    computed('String', FormPaper, ['id', 'stored', 'original'], ({ id, stored, original }, ctx) =>
      downloadAddress(ctx, stored, original, ofForm(id)),
    ),
  ),
});
nested(FormPaper, papersOfAForm);

fields(FormEntryFile, {
  id: ident(),
  kind: described('sealed, or handed_in: filled in by hand.', text()),
  original: text(),
  bytes: int(),
  sha256: text(),
  certificate: described(
    'SHA-256 of the certificate its signature is made with, as readers of PDF show it; null: it has none.',
    orNull.text(),
  ),
  created_at: datetime(),
  url: described(
    'Where it is fetched for 15 minutes.',
    computed('String', FormEntryFile, ['id', 'stored', 'original'], ({ id, stored, original }, ctx) =>
      downloadAddress(ctx, stored, original, ofEntry(id)),
    ),
  ),
});
nested(FormEntryFile, filesOfAnEntry);

fields(FormSignature, {
  id: ident(),
  name: text(),
  method: described('How the signer was known: the session, a public link, or paper.', text()),
  at: datetime(),
  ip: described('From which address; staff are told.', atLeast('teacher', text())),
  user_agent: atLeast('teacher', text()),
  consent: text(),
  shown_sha256: text(),
  marks: described('What was signed: [{block, label, type, name, strokes}].', json()),
  withdrawn_at: orNull.datetime(),
  withdrawn_notes: orNull.text(),
});
nested(FormSignature, signaturesOfAnEntry);
