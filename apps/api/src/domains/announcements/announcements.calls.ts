import './announcements.fields.ts';
import { type SqlBool, sql } from 'kysely';
import {
  byId,
  type Calls,
  list,
  object,
  objects,
  one,
  out,
  outOrNull,
  paged,
  query,
  rows,
  subscription,
} from '../../kernel/call/call.ts';
import { choice, id, page, text } from '../../kernel/call/input.ts';
import { nobody, orNothing } from '../../kernel/read/reach.ts';
import { containing } from '../../kernel/read/search.ts';
import { Location } from '../../model/location/entity.ts';
import { ownLocations } from '../../model/location/reach.ts';
import { Room } from '../../model/room/entity.ts';
import { roomsOfOwnLocations } from '../../model/room/reach.ts';
import { Announcement } from './announcements.entities.ts';
import { announcementsForMe, isCurrent, ownAnnouncements } from './announcements.reach.ts';
import { as, atPlace, currentAt, whoHasSeenIt } from './read.ts';

const STATES = ['active', 'inactive', 'scheduled', 'expired'] as const;
type State = (typeof STATES)[number];

const inState = (state: State, location: number | undefined, now: Date) => {
  const today = sql`(${now}::timestamptz at time zone z.value)::date`;
  switch (state) {
    case 'inactive':
      return sql<SqlBool>`announcement.status = 'inactive'`;
    case 'active':
      return atPlace(location, isCurrent(as, now));
    case 'scheduled':
      return sql<SqlBool>`(announcement.status = 'active' and ${atPlace(location, sql`announcement.start_date > ${today}`)}
        and not ${atPlace(location, isCurrent(as, now))})`;
    case 'expired':
      return sql<SqlBool>`(announcement.status = 'active' and not ${atPlace(
        location,
        sql`(announcement.expiry_date is null or announcement.expiry_date >= ${today})`,
      )})`;
  }
};

interface Public {
  readonly id: number;
  readonly message: string;
  readonly color_code: string | null;
}

/** What a centre tells many at once. */
export const calls: Calls = {
  announcements: query({
    rule: 'teacher',
    about:
      'Lists the announcements of own locations, newest first; by state (active, scheduled, expired, inactive) when given, or those that name a room. A room out of reach is refused.',
    reach: { location: ownLocations, program_id: roomsOfOwnLocations, rows: ownAnnouncements },
    input: {
      location: id(Location).optional(),
      program_id: id(Room).optional(),
      status: choice(...STATES).optional(),
      search: text(0, 80).optional(),
      ...page,
    },
    answer: paged(Announcement),
    run: (ctx, { location, program_id, status, search }) =>
      rows(Announcement, {
        order: ['-id'],
        where: () => [
          location !== undefined && atPlace(location, sql`true`),
          program_id !== undefined &&
            sql<SqlBool>`exists (select 1 from announcement_room ar where ar.announcement_id = announcement.id
              and ar.room_id = ${program_id})`,
          status !== undefined && inState(status, location, ctx.now()),
          search?.trim() && containing('announcement.message', search),
        ],
      }),
  }),
  announcement: query({
    rule: 'teacher',
    about: 'Answers one announcement with roles, locations and rooms; an unknown id is null.',
    reach: { id: orNothing(ownAnnouncements), rows: ownAnnouncements },
    input: { id: id(Announcement) },
    answer: one(Announcement),
    run: (_, i) => byId(Announcement, i.id),
  }),
  topAnnouncements: query({
    rule: 'user',
    about:
      "Lists what holds today at a location for the caller's role and rooms, ten at most; a location out of reach is refused.",
    reach: { location: ownLocations, rows: announcementsForMe },
    input: { location: id(Location) },
    answer: list(Announcement),
    run: (ctx, i) => currentAt(ctx, i.location),
  }),
  myAnnouncements: query({
    rule: 'user',
    about: "Lists what holds today for the caller's role and rooms at any of its locations, ten at most.",
    reach: { rows: announcementsForMe },
    input: {},
    answer: list(Announcement),
    run: (ctx) => currentAt(ctx, undefined),
  }),
  publicAnnouncements: query({
    rule: 'guest',
    about: 'Lists the public announcements that hold today, for the page of signing in and the tablet at the door.',
    reach: nobody,
    limit: { times: 60, seconds: 60, by: 'address' },
    input: {},
    answer: objects({ id: out.id, message: out.text, color_code: outOrNull(out.text) }, 'PublicAnnouncement'),
    // What everybody may read who opens the pages of the centre, the newest first.
    run: async (ctx) => {
      const { rows: found } = await sql<Public>`select announcement.id, announcement.message, announcement.color_code
        from announcement where announcement.deleted_at is null
          and announcement.is_public and ${atPlace(undefined, isCurrent(as, ctx.now()))}
        order by announcement.id desc limit 5`.execute(ctx.db);
      return found;
    },
  }),
  getAnnouncementSeen: query({
    rule: 'teacher',
    about: 'Lists who of own locations has seen an announcement, and when; one out of reach is refused.',
    reach: { id: ownAnnouncements },
    input: { id: id(Announcement) },
    answer: objects({ id: out.id, name: out.text, role: out.text, at: out.datetime }, 'AnnouncementSeen'),
    run: (ctx, i) => whoHasSeenIt(ctx, i.id),
  }),
  announcementsChanged: subscription({
    rule: 'user',
    about: 'Tells that announcements were added, changed or taken away, so that what is shown is read anew.',
    reach: nobody,
    input: {},
    answer: object({ id: out.id }, 'AnnouncementChange'),
    listensTo: ['announcement'],
    gathers: true,
    run: (_, __, event) => (event.kind === '' ? null : { id: event.ids?.[0] ?? 0 }),
  }),
};
