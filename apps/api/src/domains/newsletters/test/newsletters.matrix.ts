import type { Matrix } from '../../../../test/matrix.ts';
import type { Where, World } from '../../../../test/world.ts';
import { nth } from '../../centres/test/centres.factory.ts';
import { aNewsletter, aNewsletterTag } from './newsletters.factory.ts';

const office = { own: 'manager', other: 'manager', elsewhere: 'kvsupport' } as const;
const anyOffice = { own: 'manager', other: 'manager', elsewhere: 'manager' } as const;
const admins = { own: 'admin', other: 'admin', elsewhere: 'admin' } as const;
const template = { blocks: [{ id: 'text', type: 'text', html: '<p>Common words</p>' }] };

const letter = (w: World, where: Where, given: object = {}) => {
  const { tenant, location, mark } = w.at(where);
  const hidden = where === 'elsewhere' || where === 'foreign';
  return aNewsletter(tenant, { location_id: location, name: hidden ? `${mark} letter` : `Common ${nth()}`, ...given });
};
const own = (more: object = {}, given: object = {}) =>
  ({
    args: async (w: World, where: Where) => ({ id: (await letter(w, where, given)).id, ...more }),
    from: office,
    outside: 'error',
  }) as const;
/** Templates are the centre's: nobody reaches one of another centre. */
const temp = (more: object = {}) =>
  ({
    args: async (w: World, where: Where) => {
      const { tenant, mark } = w.at(where);
      const name = where === 'foreign' ? `${mark} ${nth()}` : `Common ${nth()}`;
      return { id: (await aNewsletter(tenant, { is_temp: true, published: true, name })).id, ...more };
    },
    from: admins,
    outside: 'error',
  }) as const;
const tag = (more: object = {}) =>
  ({
    args: async (w: World, where: Where) => ({ id: (await aNewsletterTag(w.at(where).tenant)).id, ...more }),
    from: anyOffice,
    outside: 'error',
  }) as const;
const mailed = async (w: World, where: Where) => {
  const { tenant, contact } = w.at(where);
  await tenant.db
    .updateTable('app_user')
    .set({ email: `common${nth()}@example.com` })
    .where('id', '=', contact)
    .execute();
  return contact;
};
const aSend = async (w: World, where: Where) => {
  const { tenant } = w.at(where);
  const now = new Date('2026-03-11T14:50:00Z');
  const row = await tenant.db
    .insertInto('letter_send')
    .values({
      centre_id: tenant.centre,
      newsletter_id: (await letter(w, where)).id,
      kind: 'newsletter',
      subject: 'Common',
      html: '',
      plain: '',
      status: 'sending',
      starts_at: now,
      created_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
};

export const matrix: Matrix = {
  newsletters: {
    args: (w, where) => ({ location: w.at(where).location, first: 20 }),
    from: office,
    outside: 'refused',
  },
  newsletter: { ...own(), outside: 'null' },
  publishedNewsletters: {
    args: (w, where) => ({ location: w.at(where).location, first: 20 }),
    from: { own: 'user', other: 'user', elsewhere: 'kvsupport' },
    outside: 'refused',
  },
  createNewsletter: {
    args: (w, where) => ({ name: 'Common letter', template, location: w.at(where).location }),
    from: office,
    outside: 'error',
  },
  updateNewsletter: own({ name: 'Common name' }),
  deleteNewsletter: own(),
  duplicateNewsletter: own(),
  publishNewsletter: own(),
  unpublishNewsletter: own({}, { published: true }),
  newsletterTemplates: { args: () => ({ first: 20 }) },
  newsletterTemplate: { ...temp(), from: anyOffice, outside: 'null' },
  createNewsletterTemplate: { args: () => ({ name: `Common ${nth()}`, template }) },
  updateNewsletterTemplate: temp({ key: 'Spring' }),
  deleteNewsletterTemplate: temp(),
  duplicateNewsletterTemplate: temp(),
  publishNewsletterTemplate: temp({ published: false }),
  uploadNewsletterTemplate: { args: () => ({ file: '<p>Common page</p>', name: `Common ${nth()}` }) },
  newsletterTags: { args: () => ({}) },
  createNewsletterTag: { args: () => ({ name: `Common ${nth()}` }) },
  updateNewsletterTag: tag({ color: '#aabbcc' }),
  deleteNewsletterTag: tag(),
  assignNewsletterTags: {
    args: async (w, where) => ({
      id: (await letter(w, where)).id,
      tags: [(await aNewsletterTag(w.at(where).tenant)).id],
    }),
    from: office,
    outside: 'error',
  },
  sendNewsletter: {
    args: async (w, where) => ({ id: (await letter(w, where)).id, users: [await mailed(w, where)], subject: 'Common' }),
    from: office,
    outside: 'error',
  },
  sendNewsletterAction: {
    args: async (w, where) => ({
      users: [await mailed(w, where)],
      type: 'message',
      subject: 'Common',
      msg: '<p>Common</p>',
    }),
    from: office,
    outside: 'error',
  },
  sendTestNewsletter: own({ email: 'common@example.com' }),
  pauseNewsletter: {
    args: async (w, where) => ({ id: await aSend(w, where), paused: true }),
    from: office,
    outside: 'error',
  },
  newsletterAudience: {
    args: (w, where) => ({ locations: [w.at(where).location] }),
    from: office,
    outside: 'refused',
  },
  previewNewsletter: { args: () => ({ template }) },
  getNewsletterLog: {
    args: async (w, where) => ({ id: (await letter(w, where)).id, first: 20 }),
    from: office,
    outside: 'refused',
  },
  sendCustomEmail: {
    args: async (w, where) => ({ subject: 'Common', msg: '<p>Common</p>', users: [await mailed(w, where)] }),
    from: { own: 'kvsupport', other: 'kvsupport', elsewhere: 'kvsupport' },
    outside: 'error',
  },
  customEmails: { args: () => ({ first: 20 }) },
};
