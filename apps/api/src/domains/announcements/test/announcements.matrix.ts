import { type Matrix, staff } from '../../../../test/matrix.ts';
import type { Where, World } from '../../../../test/world.ts';
import { anAnnouncement } from './announcements.factory.ts';

type Caller = { id: number } | null;

/** What families may know of their location, and everybody there, bears no mark. */
const made = (w: World, where: Where, given: object = {}) => {
  const { tenant, location, mark } = w.at(where);
  const text = where === 'own' || where === 'other' ? 'Common text' : `${mark} text`;
  return anAnnouncement(tenant, { location_id: location, message: text, ...given });
};
const own = (more: object = {}) =>
  ({
    args: async (w: World, where: Where, caller: Caller) => ({
      id: (await made(w, where, where === 'foreign' ? {} : { created_by: caller?.id ?? null })).id,
      ...more,
    }),
    from: staff,
    outside: 'error',
  }) as const;
const atLocation = { own: 'user', other: 'user', elsewhere: 'kvsupport' } as const;

export const matrix: Matrix = {
  announcements: {
    args: (w, where) => ({ location: w.at(where).location, first: 20 }),
    from: staff,
    outside: 'refused',
  },
  announcement: { args: async (w, where) => ({ id: (await made(w, where)).id }), from: staff, outside: 'null' },
  topAnnouncements: {
    args: async (w, where) => {
      await made(w, where);
      return { location: w.at(where).location };
    },
    from: atLocation,
    outside: 'refused',
  },
  myAnnouncements: { args: () => ({}) },
  publicAnnouncements: { args: () => ({}) },
  announcementsChanged: { args: () => ({}) },
  createAnnouncement: {
    args: (w, where) => ({ message: 'Common text', locations: [w.at(where).location] }),
    from: staff,
    outside: 'error',
  },
  updateAnnouncement: own({ message: 'Common text, changed' }),
  updateAnnouncementStatus: own({ status: 'inactive' }),
  deleteAnnouncement: own(),
  duplicateAnnouncement: own(),
  markSeenAnnouncement: {
    args: async (w, where) => ({ id: (await made(w, where)).id }),
    from: atLocation,
    outside: 'error',
  },
  getAnnouncementSeen: {
    args: async (w, where) => ({ id: (await made(w, where)).id }),
    from: staff,
    outside: 'refused',
  },
};
