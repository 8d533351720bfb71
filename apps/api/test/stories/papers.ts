import { randomUUID } from 'node:crypto';
import { aVideo } from '../../src/domains/activities/test/activities.factory.ts';
import { oneQuestion } from '../../src/domains/forms/test/forms.factory.ts';
import { aLibraryImage, aPictureOf } from '../../src/domains/media/test/media.factory.ts';
import { put } from './house.ts';
import { type Bed, idOf, type Story } from './story.ts';

const letter = { blocks: [{ id: 'text', type: 'text', html: '<p>News of the week</p>' }] };
const signature =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==';

const idsOf = (bed: Bed, name: string) => bed.base(name).then(({ id }) => Number(id));

/** Forms, letters and what is written down of a day. */
export const papers: readonly Story[] = [
  {
    of: ['createNewsletter', 'updateNewsletter', 'updateNewsletterTemplate'],
    tell: async (bed) => {
      const template = await bed.server.tenant.db
        .selectFrom('newsletter')
        .select('id')
        .where('is_temp', '=', true)
        .executeTakeFirst();
      await bed.ask('createNewsletter', { key: String(template?.id) });
      await bed.ask('updateNewsletter', { template: letter });
      await bed.ask('updateNewsletterTemplate', { template: letter });
    },
  },
  { of: ['createNewForm'], tell: (bed) => bed.ask('createNewForm', { document: oneQuestion }) },
  { of: ['updateFormField'], tell: (bed) => bed.ask('updateFormField', { type: 'textarea' }) },
  { of: ['remindForm'], tell: (bed) => bed.ask('remindForm', { users: [bed.world.at('own').contact] }) },
  {
    of: ['saveFormEntryDraft'],
    tell: async (bed) => {
      const base = await bed.base('saveFormEntryDraft');
      await bed.ask('saveFormEntryDraft', base);
      const entry = await bed.server.tenant.db
        .selectFrom('form_entry')
        .select('id')
        .where('form_id', '=', Number(base.form_id))
        .orderBy('id', 'desc')
        .executeTakeFirstOrThrow();
      await bed.ask('saveFormEntryDraft', { ...base, id: entry.id });
    },
  },
  {
    of: ['updateVideoActivity'],
    tell: async (bed) => bed.ask('updateVideoActivity', { video: await aVideo(bed.server.tenant) }),
  },
  {
    of: ['createThumbnail'],
    tell: async (bed) => {
      const { tenant } = bed.server;
      const admin = idOf(bed, 'admin');
      const key = await aVideo(tenant);
      await tenant.db.updateTable('video').set({ uploaded_by: admin }).where('key', '=', key).execute();
      const link = await aPictureOf(tenant, admin);
      await bed.ask('createThumbnail', { link, key, name: 'First picture', original_file: 'clip.mp4' }, 'admin');
    },
  },
  {
    of: ['saveCheckOutActivity'],
    tell: async (bed) => {
      const { tenant, location } = bed.world.at('own');
      const student = await bed.world.student('own');
      const came = { date: '2026-03-11', checked_in_at: '2026-03-11T12:00:00Z' };
      await put(tenant, 'attendance', { location_id: location, student_id: student, ...came });
      await bed.ask('saveCheckOutActivity', { students: [student], date: '2026-03-11', time: '10:00', signature });
    },
  },
  {
    of: ['getUserMerges', 'getStudentMerges'],
    tell: async (bed) => {
      const merged = await bed.base('mergeUsers').catch(() => ({}) as Record<string, unknown>);
      await bed.ask('mergeUsers', merged);
      await bed.ask('getUserMerges', { user_id: merged.user_id });
    },
  },
  {
    of: ['getSocialImages', 'libraryImage', 'imageLibrary'],
    tell: async (bed) => {
      const { tenant } = bed.server;
      const folder = await idsOf(bed, 'imageFolder').catch(() => null);
      await aLibraryImage(tenant, { source: 'feed', source_ref: 'image 1', folder_id: folder });
      await bed.ask('getSocialImages');
      if (folder) await bed.ask('imageLibrary', { folder });
    },
  },
  {
    of: ['getLoginReport', 'getLoginDateReport', 'getUserLoginsReport', 'getCameraBeingWatched'],
    tell: async (bed) => {
      const { tenant, location, camera, student } = bed.world.at('own');
      const user = bed.world.people.get('user');
      if (!user) return;
      const at = bed.server.clock.now();
      const view = {
        ...{ centre_id: tenant.centre, user_id: user.id, session_id: user.session, camera_id: camera },
        ...{ location_id: location, student_id: student, gateway: 'main', ticketed_at: at, opened_at: at },
        ...{ last_seen_at: at, day: '2026-03-11' },
      };
      const ended = { ...view, closed_at: at, close_why: 'left' };
      await tenant.db
        .insertInto('camera_view')
        .values([
          { ...view, sid: randomUUID() },
          { ...ended, sid: randomUUID() },
        ])
        .execute();
      await bed.ask('getLoginReport');
      await bed.ask('getLoginDateReport');
      await bed.ask('getUserLoginsReport', { user_id: user.id });
    },
  },
  {
    of: ['getUserLogData'],
    tell: async (bed) => {
      await bed.ask('blackoutCamera', { reason: 'Photos are taken' }, 'admin');
      for (const role of ['admin', 'manager', 'teacher'] as const)
        await bed.ask('getUserLogData', { user_id: bed.world.people.get(role)?.id });
    },
  },
];
