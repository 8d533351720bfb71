import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { anAnnouncement } from '../../src/domains/announcements/test/announcements.factory.ts';
import { anEvent } from '../../src/domains/calendar/test/calendar.factory.ts';
import { nth } from '../../src/domains/centres/test/centres.factory.ts';
import { aFile, anUpload } from '../../src/domains/files/test/files.factory.ts';
import { aForm, anEntry, aPdfForm } from '../../src/domains/forms/test/forms.factory.ts';
import { aLibraryImage, anImageFolder, aPictureOf } from '../../src/domains/media/test/media.factory.ts';
import { aNotification } from '../../src/domains/notifications/test/notifications.factory.ts';
import { CHANNEL } from '../../src/kernel/events/notify.ts';
import { asked, put, set } from './house.ts';
import { type Bed, idOf, person, type Story } from './story.ts';

const whole = {
  description: 'What to know',
  instructions: 'Read it all',
  sub_type: 'policy',
  expiry_date: '2027-01-01',
  due_date: '2026-12-01',
  remind_from: '2026-11-24',
  remind_every: 3,
  remind_until: '2026-12-15',
};

/** A document with a picture and all that may be written of it, which the office and the family have read. */
const aDocument = async (bed: Bed): Promise<number> => {
  const { tenant, location } = bed.world.at('own');
  const { id } = await aFile(tenant, { location_id: location, share: { kind: 'families' } });
  await fullFiles(bed, [id]);
  await aForm(tenant, { location_id: location, type: 'printed', file_id: id, share: { kind: 'families' } });
  return id;
};

/** Gives files a picture, words and readers. */
const fullFiles = async (bed: Bed, ids: readonly number[]): Promise<void> => {
  const { tenant } = bed.world.at('own');
  const [admin, user] = [idOf(bed, 'admin'), idOf(bed, 'user')];
  const now = bed.server.clock.now();
  const picture = await aPictureOf(tenant, admin);
  const { sub_type: _, ...words } = whole;
  await set(tenant, 'file', ids, { ...words, picture, stored: null, created_by: admin, bytes: 1000 });
  await sql`update file set sub_type = 'policy' where centre_id = ${tenant.centre} and sub_type is null
    and id = any(${[...ids]})`.execute(tenant.db);
  for (const file_id of ids) {
    for (const user_id of [admin, user]) await put(tenant, 'file_read', { file_id, version: 1, user_id, read_at: now });
    await put(tenant, 'file_tag', { file_id, name: 'policy' });
  }
};

/** A form with all that may be written of it, and an entry that was approved. */
const anApproved = async (bed: Bed) => {
  const { tenant, location, student } = bed.world.at('own');
  const [admin, user] = [idOf(bed, 'admin'), idOf(bed, 'user')];
  const form = await aForm(tenant, { location_id: location, share: { kind: 'staff', user_id: idOf(bed, 'teacher') } });
  const words = { description: 'Health', instructions: 'Answer all', button: 'Send', confirmation: 'Thank you' };
  await set(tenant, 'form', [form.id], { ...words, is_public: true });
  const state = { status: 'approved', approved_by: admin, notes: 'All is well', date: '2026-04-01' };
  const entry = await anEntry(tenant, { form_id: form.id, student_id: student, user_id: user, ...state });
  const letter = { active: true, emails: '["a@example.com"]', subject: 'New entry', msg: 'See the portal' };
  await put(tenant, 'form_notification_setting', { form_id: form.id, ...letter });
  return { form: form.id, entry: entry.id };
};

const forms: readonly Story[] = [
  {
    of: [
      ...['getBuilderFormEntry', 'getBuilderFormEntries', 'getFormEntries', 'getFormNotificationSetting'],
      ...['getFormRecipients', 'getPublicWebForm', 'remindForm'],
    ],
    tell: async (bed) => {
      const { form: form_id, entry: entry_id } = await anApproved(bed);
      await asked(bed, 'getBuilderFormEntry', { form_id, entry_id });
      for (const name of ['getBuilderFormEntries', 'getFormNotificationSetting', 'getFormRecipients'])
        await asked(bed, name, { form_id });
      await asked(bed, 'getFormEntries', { form_id, first: 20 });
      await asked(bed, 'remindForm', { form_id, users: [idOf(bed, 'teacher')] });
      const link: unknown = await person(bed, 'admin').call('getFormShareLink', { form_id }, 'url');
      const found = /web-form\/([^"/?]+)/.exec(JSON.stringify(link))?.[1];
      if (found) await bed.call(bed.server.guest(), 'getPublicWebForm', { form_id: found });
    },
  },
  {
    of: ['formSubmissionChanged'],
    tell: async (bed) => {
      const { tenant, location, student } = bed.world.at('own');
      for (const state of ['approved', 'change'] as const) {
        const form = await aForm(tenant, { location_id: location, share: { kind: 'student', student_id: student } });
        const paper = { form_id: form.id, student_id: student, user_id: idOf(bed, 'user') };
        const { id } = await anEntry(tenant, { ...paper, on_paper_for: idOf(bed, 'user') });
        const judged = { id, student };
        await bed.hear(person(bed, 'admin'), 'formSubmissionChanged', { location }, () =>
          state === 'approved'
            ? asked(bed, 'approveSubmittedForm', { ...judged, approved: true })
            : asked(bed, 'requestChangeForm', { ...judged, notes: 'Which nuts?', date: '2026-04-01' }),
        );
      }
    },
  },
  {
    of: ['submitPDFFormStaff'],
    tell: async (bed) => {
      const admin = idOf(bed, 'admin');
      const base = await bed.base('submitPDFFormStaff');
      const filepath = await anUpload(bed.server.tenant.centre, admin, await aPdfForm());
      const { values: _, ...rest } = { values: {}, ...base };
      await asked(bed, 'submitPDFFormStaff', { ...rest, user: admin, filepath, filename: 'slip.pdf', consent: true });
    },
  },
];

const files: readonly Story[] = [
  {
    of: [
      ...['filterFiles', 'getAllFiles', 'getSingleDocument', 'getUserFilesList', 'getUserSharedDocumentStudent'],
      'getUserSignedDocument',
    ],
    tell: async (bed) => {
      const { location, student } = bed.world.at('own');
      const id = await aDocument(bed);
      await asked(bed, 'filterFiles', { location, type: 'document' });
      await asked(bed, 'getAllFiles', { location });
      await asked(bed, 'getSingleDocument', { id }, 'admin', 'user');
      await asked(bed, 'getUserFilesList', { student_id: student }, 'user', 'admin');
      await asked(bed, 'getUserSharedDocumentStudent', { id: student }, 'user', 'admin');
      const [user, admin] = [idOf(bed, 'user'), idOf(bed, 'admin')];
      const form = await bed.server.tenant.db
        .selectFrom('form')
        .select('id')
        .where('file_id', '=', id)
        .executeTakeFirstOrThrow();
      for (const user_id of [user, admin])
        await anEntry(bed.server.tenant, { form_id: form.id, student_id: student, user_id });
      await asked(bed, 'getUserSignedDocument', { id: user }, 'admin', 'user');
      await asked(bed, 'getUserSignedDocument', { id: admin });
    },
  },
  {
    of: ['imageFolder', 'imageLibrary', 'libraryImage'],
    tell: async (bed) => {
      const { tenant } = bed.server;
      const { id: parent_id } = await anImageFolder(tenant);
      const { id: folder } = await anImageFolder(tenant, { parent_id });
      const from = { source: 'feed', source_ref: `image ${nth()}`, created_by: idOf(bed, 'admin'), folder_id: folder };
      const { id } = await aLibraryImage(tenant, from);
      await asked(bed, 'imageFolder', { id: folder });
      await asked(bed, 'imageLibrary', { folder, first: 10 });
      await asked(bed, 'libraryImage', { id });
    },
  },
  {
    of: ['getThemeSetting', 'getImagesSetting'],
    tell: async (bed) => {
      const { tenant } = bed.server;
      const pages = [
        'login',
        'verify_email',
        'email_confirmation',
        'forgot_password',
        'reset_password',
        'resend_token',
      ];
      for (const page of pages) {
        const key = `${page}_page_image`;
        const value = JSON.stringify(await aPictureOf(tenant, idOf(bed, 'admin')));
        await sql`delete from app_setting where key = ${key} and location_id is null`.execute(tenant.db);
        await put(tenant, 'app_setting', { key, value });
      }
      await asked(bed, 'getImagesSetting', {});
      await bed.call(bed.server.guest(), 'getThemeSetting', {});
    },
  },
];

const letters: readonly Story[] = [
  {
    of: ['newsletter', 'newsletterTemplate', 'publishedNewsletters'],
    tell: async (bed) => {
      const { tenant, location } = bed.world.at('own');
      const now = bed.server.clock.now();
      const made = { created_by: idOf(bed, 'admin'), created_at: now, updated_at: now, template: '{"blocks": []}' };
      const given = { ...made, subject: 'Spring', image: await aPictureOf(tenant), location_id: location };
      const names = { name: `Letter ${nth()}`, key: 'seasons' };
      const template = await put(tenant, 'newsletter', { ...given, ...names, is_temp: true });
      const letter = await put(tenant, 'newsletter', { ...given, ...names, key: String(template), published: true });
      const sent = { kind: 'newsletter', subject: 'Spring', html: '<p>Spring</p>', plain: 'Spring', status: 'done' };
      await put(tenant, 'letter_send', { newsletter_id: letter, ...sent, starts_at: now, created_at: now });
      await asked(bed, 'newsletterTemplate', { id: template });
      await asked(bed, 'newsletter', { id: letter });
      await asked(bed, 'publishedNewsletters', { location, first: 50 }, 'admin', 'user');
    },
  },
  {
    of: ['topAnnouncements', 'myAnnouncements'],
    tell: async (bed) => {
      const { tenant, location } = bed.world.at('own');
      const look = { color_code: '#336699', start_date: '2026-03-01', expiry_date: '2026-03-31' };
      await anAnnouncement(tenant, { location_id: location, ...look, created_by: idOf(bed, 'admin') });
      await asked(bed, 'topAnnouncements', { location }, 'user', 'admin');
      await asked(bed, 'myAnnouncements', {}, 'user', 'admin');
    },
  },
  {
    of: ['calendarEvent', 'upcomingCalendarEvents'],
    tell: async (bed) => {
      const { tenant, location } = bed.world.at('own');
      const series = { recursive_id: 1, rule: 'FREQ=WEEKLY;COUNT=2', reminder_minutes: 30 };
      const times = { start_time: '09:00', end_time: '10:00', details: 'In the garden' };
      const { id } = await anEvent(tenant, { location_id: location, ...series, ...times, date: '2026-03-12' });
      await asked(bed, 'calendarEvent', { id });
      await asked(bed, 'upcomingCalendarEvents', { location, limit: 100 }, 'admin', 'user');
    },
  },
  {
    of: ['calendarFeed'],
    tell: async (bed) => {
      const { tenant } = bed.server;
      await sql`delete from calendar_feed where user_id = ${idOf(bed, 'user')}`.execute(tenant.db);
      const read = { made_at: bed.server.clock.now(), fetched_at: bed.server.clock.now() };
      await put(tenant, 'calendar_feed', { user_id: idOf(bed, 'user'), token_hash: Buffer.alloc(32, 7), ...read });
      await asked(bed, 'calendarFeed', {}, 'user');
    },
  },
  {
    of: ['notificationAdded'],
    tell: async (bed) => {
      const { tenant } = bed.server;
      const user = idOf(bed, 'admin');
      await bed.hear(person(bed, 'admin'), 'notificationAdded', {}, async () => {
        const { id } = await aNotification(tenant, { user_id: user, about: bed.world.at('own').student });
        const told = JSON.stringify({ c: tenant.centre, k: 'notification', i: [id], a: { user } });
        await sql`select pg_notify(${CHANNEL}, ${told})`.execute(tenant.db);
      });
    },
  },
  {
    of: ['unsubscribedSms'],
    tell: async (bed) => {
      const { tenant, contact } = bed.world.at('own');
      await put(tenant, 'consent_entry', {
        ...{ user_id: contact, channel: 'text', address: '+12075550142', purpose: 'operations', given: false },
        ...{ how: 'stop_word', source: 'STOP', reason: 'Too many', at: bed.server.clock.now() },
      });
      await asked(bed, 'unsubscribedSms', { first: 50 });
    },
  },
  {
    of: ['getInvitedLogReport'],
    tell: async (bed) => {
      const { tenant, contact, location } = bed.world.at('own');
      const now = bed.server.clock.now();
      const mail = {
        user_id: contact,
        channel: 'mail',
        kind: 'invite_email',
        recipient: 'a@example.com',
        created_at: now,
      };
      for (const end of [{ sent_at: now }, { trouble: 'No such address' }])
        await put(tenant, 'outbox', { ...mail, key: randomUUID(), sealed: Buffer.alloc(8), ...end });
      await asked(bed, 'getInvitedLogReport', { first: 50 });
      await asked(bed, 'getInvitedLogReport', { first: 50, location });
    },
  },
];

/** Papers, pictures and letters of which all is written down. */
export const housePapers: readonly Story[] = [...forms, ...files, ...letters];
