import { type Matrix, staff } from '../../../../test/matrix.ts';
import type { Where, World } from '../../../../test/world.ts';
import { nth } from '../../centres/test/centres.factory.ts';
import { anEvent } from './calendar.factory.ts';

/** What families may know of their location bears no mark. */
const event = (w: World, where: Where) => {
  const { tenant, location, mark } = w.at(where);
  const name = where === 'own' || where === 'other' ? `Common event ${nth()}` : `${mark} event ${nth()}`;
  return anEvent(tenant, { location_id: location, name });
};
const aFeed = async (w: World, caller: { readonly id: number } | null): Promise<void> => {
  const { tenant } = w.at('own');
  if (!caller) return;
  await tenant.db
    .insertInto('calendar_feed')
    .values({
      centre_id: tenant.centre,
      user_id: caller.id,
      token_hash: Buffer.from(`token ${nth()}`),
      made_at: new Date('2026-03-11T15:00:00Z'),
    })
    .onConflict((on) => on.doNothing())
    .execute();
};
const span = { start_date: '2026-03-01', end_date: '2026-03-31' };
const atLocation = { own: 'user', other: 'user', elsewhere: 'kvsupport' } as const;
const one = (more: object = {}) =>
  ({
    args: async (w: World, where: Where) => ({ id: (await event(w, where)).id, ...more }),
    from: staff,
    outside: 'error',
  }) as const;
/** A file of its own each time: the same one again changes nothing. */
const ics = (): string =>
  `BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:x\r\nBEGIN:VEVENT\r\nUID:${nth()}\r\nDTSTART;VALUE=DATE:20260320\r\nSUMMARY:Common fair\r\nEND:VEVENT\r\nEND:VCALENDAR\r\n`;

export const matrix: Matrix = {
  filterCalendarEvents: {
    args: (w, where) => ({ location: w.at(where).location, ...span }),
    from: staff,
    outside: 'refused',
  },
  calendarEvent: { args: async (w, where) => ({ id: (await event(w, where)).id }), from: staff, outside: 'null' },
  upcomingCalendarEvents: {
    args: async (w, where) => {
      await event(w, where);
      return { location: w.at(where).location };
    },
    from: atLocation,
    outside: 'refused',
  },
  calendarLayers: {
    args: (w, where) => ({ location: w.at(where).location, ...span }),
    from: atLocation,
    outside: 'refused',
  },
  createCalendarEvent: {
    args: (w, where) => ({ name: 'Common walk', date: '2026-03-13', location: w.at(where).location }),
    from: staff,
    outside: 'error',
  },
  updateCalendarEvent: one({ name: 'Common walk' }),
  deleteCalendarEvent: one(),
  importCalendarEvents: {
    args: (w, where) => ({ location: w.at(where).location, ics: ics() }),
    from: staff,
    outside: 'error',
  },
  calendarFeed: { args: () => ({}) },
  renewCalendarFeed: { args: () => ({}) },
  updateCalendarFeed: {
    args: async (w, caller) => {
      await aFeed(w, caller);
      return { events: false };
    },
  },
  removeCalendarFeed: {
    args: async (w, caller) => {
      await aFeed(w, caller);
      return {};
    },
  },
  calendarChanged: {
    args: (w, where) => ({ location: w.at(where).location }),
    from: staff,
    outside: 'refused',
  },
};
