import './announcements.fields.ts';
import {
  byId,
  type Calls,
  list,
  mutation,
  object,
  objects,
  one,
  out,
  outcome,
  outOrNull,
  paged,
  query,
  subscription,
} from '../../kernel/call/call.ts';
import { choice, colour, date, flag, id, ids, page, text } from '../../kernel/call/input.ts';
import { nobody, orError, orNothing } from '../../kernel/read/reach.ts';
import { Location } from '../../model/location/entity.ts';
import { ownLocations } from '../../model/location/reach.ts';
import { Room } from '../../model/room/entity.ts';
import { roomsOfOwnLocations } from '../../model/room/reach.ts';
import { Role } from '../../model/user/entity.ts';
import { Announcement } from './announcements.entities.ts';
import { announcementsForMe, ownAnnouncements, rolesAnnouncedTo } from './announcements.reach.ts';
import { currentAt, listAnnouncements, readPublic, STATES, whoHasSeenIt } from './read.ts';
import {
  addAnnouncement,
  changeAnnouncement,
  copyAnnouncement,
  markSeen,
  removeAnnouncement,
  setStatus,
} from './save.ts';

const words = text(1, 2000);
const status = choice('active', 'inactive');
const which = { reach: { id: orError(ownAnnouncements) }, input: { id: id(Announcement) } };
const audience = {
  locations: orError(ownLocations),
  roles: orError(rolesAnnouncedTo),
  programs: orError(roomsOfOwnLocations),
};
const lists = { roles: ids(Role, 8, 0).optional(), programs: ids(Room, 200, 0).optional() };

/** What a centre tells many at once. */
export const calls: Calls = {
  announcements: query({
    rule: 'teacher',
    about:
      'Lists the announcements of own locations, newest first; by state (active, scheduled, expired, inactive) when given.',
    reach: { location: ownLocations, rows: ownAnnouncements },
    input: {
      location: id(Location).optional(),
      status: choice(...STATES).optional(),
      search: text(0, 80).optional(),
      ...page,
    },
    answer: paged(Announcement),
    run: listAnnouncements,
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
    run: (ctx) => readPublic(ctx),
  }),
  createAnnouncement: mutation({
    rule: 'teacher',
    permission: 'send_announcements',
    about:
      'Adds an announcement and, with is_notification, notifies the readers once it holds; an expiry_date in the past gets Error, an empty message is refused.',
    reach: audience,
    input: {
      message: words,
      locations: ids(Location, 200),
      expiry_date: date().optional(),
      is_public: flag().optional(),
      color_code: colour().optional(),
      is_notification: flag().optional(),
      ...lists,
      status: status.optional(),
      start_date: date().optional(),
    },
    answer: outcome({ announcement: Announcement }),
    run: addAnnouncement,
  }),
  updateAnnouncement: mutation({
    rule: 'teacher',
    permission: 'send_announcements',
    about: "Changes an announcement; an expiry_date in the past, or another's without being a manager, gets Error.",
    reach: { ...which.reach, ...audience },
    input: {
      ...which.input,
      message: words.optional(),
      locations: ids(Location, 200).optional(),
      expiry_date: date().nullish(),
      is_public: flag().optional(),
      color_code: colour().nullish(),
      is_notification: flag().optional(),
      ...lists,
      status: status.optional(),
      start_date: date().nullish(),
    },
    answer: outcome({ announcement: Announcement }),
    run: changeAnnouncement,
  }),
  updateAnnouncementStatus: mutation({
    rule: 'teacher',
    permission: 'send_announcements',
    about: 'Sets an announcement active or inactive; activating an expired one gets Error.',
    reach: which.reach,
    input: { ...which.input, status },
    answer: outcome(),
    run: setStatus,
  }),
  deleteAnnouncement: mutation({
    rule: 'teacher',
    permission: 'send_announcements',
    about: "Deletes an announcement everywhere; another's needs a manager.",
    ...which,
    answer: outcome(),
    run: removeAnnouncement,
  }),
  duplicateAnnouncement: mutation({
    rule: 'teacher',
    permission: 'send_announcements',
    about: 'Copies an announcement as a new inactive one without days; an unknown id gets Error.',
    ...which,
    answer: outcome({ announcement: Announcement }),
    run: copyAnnouncement,
  }),
  markSeenAnnouncement: mutation({
    rule: 'user',
    about: 'Notes that the caller has seen an announcement that is for it.',
    reach: { id: orError(announcementsForMe) },
    input: { id: id(Announcement) },
    answer: outcome(),
    run: markSeen,
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
