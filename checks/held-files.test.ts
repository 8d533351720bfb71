import '@nestling/api/domains.ts';
import { heldColumns } from '@nestling/api/kernel/files/held-files.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Migrated, migrated } from './migrated.ts';

/**
 * Columns that look as if they held a file of the store and hold none, with the reason: names that a file bears elsewhere,
 * and every document (JSON) in which a key could stand.
 */
const holdsNone: Readonly<Record<string, string>> = {
  'center_invoice.lines': 'words and cents of an invoice',
  'picture.key': 'the row of the file itself',
  'video.key': 'the row of the file itself',
  'stored_file.key': 'the row of the file itself',
  'school_profile.logo': 'nobody writes it: the logo is a setting',
  'video.original_file': 'the name the file had on the device it came from',
  'billing_run.plans': 'days, amounts and periods of plans as they stood',
  'center_set_up.wanted': 'what a new center is to be: words and a color',
  'activity.details': 'what only this kind holds: times, amounts, words',
  'app_user.details': 'answers of the sign-up form',
  'attendance_event.before': 'times and places',
  'attendance_event.after': 'times and places',
  'activity_event.before': 'history: what a record no longer shows need not stay',
  'activity_event.after': 'history: what a record no longer shows need not stay',
  'import_batch.file': 'the name the file had on the device it came from',
  'import_row.data': 'cells of a list, all of them words',
  'import_change.before': 'columns a list has filled: no file is among them',
  'import_change.after': 'columns a list has filled: no file is among them',
  'team_event.before': 'history of times',
  'team_event.after': 'history of times',
  'website_theme.colors': 'colors',
  'website_theme.fonts': 'names of fonts',
  'audit.before': 'history: what a record no longer shows need not stay',
  'audit.after': 'history: what a record no longer shows need not stay',
  'camera_recording.spans': 'times',
  'camera_test.answer': 'what a camera said of its form',
  'dashboard_layout.layout': 'places of widgets',
  'form_automation.fields': 'names of fields',
  'form_entry.values': 'answers: texts, choices and strokes; papers are rows of their own',
  'form_entry.change_blocks': 'names of questions',
  'form_field.options': 'words',
  'form_filter.filter': 'ids and words',
  'form_notification_setting.emails': 'addresses',
  'form_paper.pages': 'sizes of pages',
  'form_signature.marks': 'names and strokes',
  'form_version.document': 'blocks of a form: words and rules, no picture',
  'guardian_link.before_black_list': 'rights of a link',
  'health_screen.answers': 'answers',
  'incident_video.gaps': 'times',
  'invoice_item.worked': 'days and amounts',
  'kiosk_event.act': 'what a tablet did',
  'letter_recipient.fields': 'names put into a letter',
  'location.camera_setting': 'switches',
  'location_setting.can_edit_fields': 'names of fields',
  'location_setting.notifications': 'switches',
  'merge.moved': 'ids',
  'merge.filled': 'names and values of columns that were empty',
  'merge.gone_before': 'the row as it was: its picture stays in the row, which is kept',
  'notice_address.notifications': 'switches',
  'notice_letter.facts': 'names and numbers of a sentence',
  'notification.facts': 'names and numbers of a sentence',
  'operation.answer': 'the ids an operation answered',
  'pin_try.tries': 'times',
  'injury_report.signed_strokes': 'points of a pen',
  'medication_authorization.signer_strokes': 'points of a pen',
  'push_person.kinds': 'switches',
  'push_token.device': 'the name of a browser',
  'recording_cut.answer': 'times and a digest',
  'saved_report.args': 'the filters of a list',
  'selected_field.fields': 'names of columns',
  'session.device': 'the name of a browser',
  'sign_in_challenge.details': 'a challenge',
  'user_setting.value': 'switches',
};

/** Names under which columns of this product hold keys and names of the store. */
const LIKE_A_FILE =
  /(^|_)(image|avatar|photo|picture|poster|logo|icon|thumbnail|video|stored|upload|upload_key|file|filepath|attachment|html)$/;

let database: Migrated;
beforeAll(async () => {
  database = await migrated();
});
afterAll(() => database.close());

/** Every column of text or JSON that a record could name a file in. */
const looksLikeOne = async (): Promise<string[]> => {
  const { rows } = await database.owner.query<{ name: string; type: string; keyed: string | null }>(`
    select c.table_name || '.' || c.column_name as name, c.data_type as type,
      (select pg_get_constraintdef(k.oid) from pg_constraint k where k.contype = 'c' and k.conrelid = c.table_name::regclass
        and pg_get_constraintdef(k.oid) like '%(' || c.column_name || ' ~ %{22}%' limit 1) as keyed
    from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
    where c.table_schema = 'public' and t.table_type = 'BASE TABLE' and c.is_generated = 'NEVER'
      and c.data_type in ('text', 'jsonb', 'json', 'character varying')`);
  return rows
    .filter(({ name, type, keyed }) => type !== 'text' || keyed !== null || LIKE_A_FILE.test(name.split('.')[1] ?? ''))
    .map(({ name }) => name);
};

test('every column that could hold a file of the store is declared so, or says why it holds none', async () => {
  const declared = new Set(heldColumns().map(({ table, column }) => `${table}.${column}`));
  const found = await looksLikeOne();
  const unsaid = found.filter((name) => !declared.has(name) && !(name in holdsNone));
  expect(unsaid, 'declare it by holdsFiles() beside its entity').toEqual([]);
  expect(Object.keys(holdsNone).filter((name) => declared.has(name) || !found.includes(name))).toEqual([]);
});

test('no column that holds none has the key of a file in it', async () => {
  const found: string[] = [];
  for (const name of await looksLikeOne()) {
    const [table = '', column = ''] = name.split('.');
    if (heldColumns().some((one) => one.table === table && one.column === column)) continue;
    if (['picture.key', 'video.key', 'stored_file.key', 'audit.before', 'audit.after'].includes(name)) continue;
    const { rows } = await database.owner.query<{ held: boolean }>(
      `select exists (select 1 from "${table}" t join picture p on position(p.key in t."${column}"::text) > 0) as held`,
    );
    if (rows[0]?.held) found.push(name);
  }
  expect(found).toEqual([]);
});
