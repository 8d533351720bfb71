import { createRow, insertMissing, replaceRows, updateRows } from '../../kernel/write/write-rows.ts';
import './announcements.fields.ts';
import { allows } from '@nestling/rules/roles.ts';
import { sql } from 'kysely';
import { type Calls, declined, done, gone, message, mutation, outcome } from '../../kernel/call/call.ts';
import type { Ctx } from '../../kernel/call/context.ts';
import { choice, colour, date, flag, type InputOf, id, ids, text } from '../../kernel/call/input.ts';
import { constraint, type UserError } from '../../kernel/call/refusals.ts';
import { idOf } from '../../kernel/read/entity.ts';
import { orError } from '../../kernel/read/reach.ts';
import { Location } from '../../model/location/entity.ts';
import { inOwnLocations, ownLocations } from '../../model/location/reach.ts';
import { Room } from '../../model/room/entity.ts';
import { roomsOfOwnLocations } from '../../model/room/reach.ts';
import { Role } from '../../model/user/entity.ts';
import { Announcement } from './announcements.entities.ts';
import { announcementsForMe, ownAnnouncements, rolesAnnouncedTo } from './announcements.reach.ts';
import { notifyReaders } from './notify.ts';

const words = text(1, 2000);
const status = choice('active', 'inactive');
const which = { reach: { id: orError(ownAnnouncements) }, input: { id: id(Announcement) } };

const audience = {
  locations: orError(ownLocations),
  roles: orError(rolesAnnouncedTo),
  programs: orError(roomsOfOwnLocations),
};

const lists = { roles: ids(Role, 8, 0).optional(), programs: ids(Room, 200, 0).optional() };
constraint('announcement_days', 'expiry_date', 'ORDER', message('announcements.order'));

const placed = { locations: ids(Location, 200).optional(), ...lists };
type Audience = InputOf<typeof placed>;

const longHex = (color: string | null | undefined): string | null | undefined =>
  color?.length === 4 ? `#${[...color.slice(1)].map((c) => c + c).join('')}`.toLowerCase() : color?.toLowerCase();

/** Today by the clocks of locations, the earliest first: a day is over when it is over at all of them. */
const expired = async (ctx: Ctx, day: string, locations: readonly number[]): Promise<boolean> => {
  const { rows } = await sql<{ over: boolean }>`select
      coalesce(bool_and(${day}::date < (${ctx.now()}::timestamptz at time zone z.value)::date), false) as over
    from location l join timezone z on z.id = l.timezone_id
    where l.id = any(${[...locations]}::int[])`.execute(ctx.db);
  return rows[0]?.over ?? false;
};

const inThePast = () => declined(message('announcements.past'), { field: 'expiry_date', code: 'PAST' });

/** Makes the given lists those of an announcement; a room must lie at one of its locations. */
const setAudience = async (
  ctx: Ctx,
  id: number,
  { locations, roles, programs }: Audience,
): Promise<UserError | null> => {
  const of = { announcement_id: id };
  if (locations) await replaceRows(ctx, 'announcement_location', of, 'location_id', locations);
  if (roles) await replaceRows(ctx, 'announcement_role', of, 'role_id', roles);
  if (programs) await replaceRows(ctx, 'announcement_room', of, 'room_id', programs);
  const { rows } = await sql`select 1 from announcement_room an join room r on r.id = an.room_id
    where an.announcement_id = ${id} and not exists (select 1 from announcement_location al
      where al.announcement_id = an.announcement_id and al.location_id = r.location_id)`.execute(ctx.db);
  return rows.length > 0
    ? declined(message('announcements.otherRoom'), { field: 'programs', code: 'OTHER_LOCATION' })
    : null;
};

interface Held {
  readonly id: number;
  readonly status: string;
  readonly created_by: number | null;
  readonly expiry_date: string | null;
  readonly locations: readonly number[];
  /** Whether all of its locations are the caller's: nobody changes what another place reads. */
  readonly all_own: boolean;
}

/** An announcement the caller may change, held until the transaction ends; else why not. */
const lock = async (ctx: Ctx, id: number): Promise<Held | UserError> => {
  const { user, role } = ctx.who;
  const { rows } =
    await sql<Held>`select a.id, a.status, a.created_by, to_char(a.expiry_date, 'YYYY-MM-DD') as expiry_date,
      (select coalesce(json_agg(al.location_id), '[]') from announcement_location al
        where al.announcement_id = a.id) as locations,
      not exists (select 1 from announcement_location al where al.announcement_id = a.id
        and not (${inOwnLocations(ctx.who, sql`al.location_id`)})) as all_own
    from announcement a where a.id = ${id} and a.deleted_at is null for update`.execute(ctx.db);
  const [held] = rows;
  if (!held) return gone(message('announcements.gone'));
  if (held.created_by !== user && !allows(role, 'manager'))
    return declined(message('announcements.notYours'), { field: 'id', code: 'NOT_YOURS' });
  if (!held.all_own) return declined(message('announcements.otherPlace'), { field: 'id', code: 'OTHER_LOCATION' });
  return held;
};

const isHeld = (held: Held | UserError): held is Held => 'all_own' in held;

export const saveCalls: Calls = {
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
    run: async (ctx, given) => {
      const { user } = ctx.who;
      if (given.expiry_date && (await expired(ctx, given.expiry_date, given.locations))) return inThePast();
      const row = await createRow(ctx, 'announcement', {
        message: given.message,
        status: given.status ?? 'active',
        is_public: given.is_public ?? false,
        is_notification: given.is_notification ?? false,
        color_code: longHex(given.color_code) ?? null,
        start_date: given.start_date ?? null,
        expiry_date: given.expiry_date ?? null,
        created_by: user,
        created_at: ctx.now(),
        updated_at: ctx.now(),
      });
      const wrong = await setAudience(ctx, row.id, given);
      if (wrong) return wrong;
      ctx.audit({ entity: Announcement, id: row.id, after: given });
      ctx.publish({ kind: 'announcement', ids: [row.id] });
      await notifyReaders(ctx, row.id);
      return done(message('announcements.added'), { announcement: idOf(Announcement, row.id) });
    },
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
    // Changes what is given; null takes a day or a colour away.
    run: async (ctx, { id, ...given }) => {
      const held = await lock(ctx, id);
      if (!isHeld(held)) return held;
      if (given.expiry_date && (await expired(ctx, given.expiry_date, given.locations ?? held.locations)))
        return inThePast();
      const color_code = longHex(given.color_code);
      const { message: words, status, is_public, is_notification, start_date, expiry_date } = given;
      await updateRows(
        ctx,
        'announcement',
        { id },
        {
          updated_at: ctx.now(),
          ...(words === undefined ? {} : { message: words }),
          ...(status === undefined ? {} : { status }),
          ...(is_public === undefined ? {} : { is_public }),
          ...(is_notification === undefined ? {} : { is_notification }),
          ...(color_code === undefined ? {} : { color_code }),
          ...(start_date === undefined ? {} : { start_date }),
          ...(expiry_date === undefined ? {} : { expiry_date }),
        },
      );
      const wrong = await setAudience(ctx, id, given);
      if (wrong) return wrong;
      ctx.audit({ entity: Announcement, id, after: given });
      ctx.publish({ kind: 'announcement', ids: [id] });
      await notifyReaders(ctx, id);
      return done(message('announcements.changed'), { announcement: id });
    },
  }),
  updateAnnouncementStatus: mutation({
    rule: 'teacher',
    permission: 'send_announcements',
    about: 'Sets an announcement active or inactive; activating an expired one gets Error.',
    reach: which.reach,
    input: { ...which.input, status },
    answer: outcome(),
    // Switches an announcement on or off; one that is over stays off.
    run: async (ctx, { id, status }) => {
      const held = await lock(ctx, id);
      if (!isHeld(held)) return held;
      if (status === 'active' && held.expiry_date && (await expired(ctx, held.expiry_date, held.locations)))
        return declined(message('announcements.over'), { field: 'status', code: 'EXPIRED' });
      await updateRows(ctx, 'announcement', { id }, { status, updated_at: ctx.now() });
      ctx.audit({ entity: Announcement, id, before: { status: held.status }, after: { status } });
      ctx.publish({ kind: 'announcement', ids: [id] });
      if (status === 'active') await notifyReaders(ctx, id);
      return done(message(status === 'active' ? 'announcements.on' : 'announcements.off'));
    },
  }),
  deleteAnnouncement: mutation({
    rule: 'teacher',
    permission: 'send_announcements',
    about: "Deletes an announcement everywhere; another's needs a manager.",
    ...which,
    answer: outcome(),
    run: async (ctx, { id }) => {
      const held = await lock(ctx, id);
      if (!isHeld(held)) return held;
      await updateRows(ctx, 'announcement', { id }, { deleted_at: ctx.now() });
      ctx.audit({ entity: Announcement, id, before: { status: held.status }, after: { deleted: true } });
      ctx.publish({ kind: 'announcement', ids: [id] });
      return done(message('announcements.removed'));
    },
  }),
  duplicateAnnouncement: mutation({
    rule: 'teacher',
    permission: 'send_announcements',
    about: 'Copies an announcement as a new inactive one without days; an unknown id gets Error.',
    ...which,
    answer: outcome({ announcement: Announcement }),
    run: async (ctx, { id }) => {
      const { user } = ctx.who;
      const { rows } = await sql<{
        id: number;
      }>`insert into announcement (message, status, is_public, is_notification,
          color_code, created_by, created_at, updated_at)
        select message, 'inactive', is_public, is_notification, color_code, ${user}, ${ctx.now()}::timestamptz,
          ${ctx.now()}::timestamptz
        from announcement where id = ${id} and deleted_at is null returning id`.execute(ctx.db);
      const [copy] = rows;
      if (!copy) return gone(message('announcements.gone'));
      await sql`with places as (
          insert into announcement_location (announcement_id, location_id)
          select ${copy.id}, al.location_id from announcement_location al
          where al.announcement_id = ${id} and ${inOwnLocations(ctx.who, sql`al.location_id`)}
        ), rooms as (
          insert into announcement_room (announcement_id, room_id)
          select ${copy.id}, an.room_id from announcement_room an
          join room r on r.id = an.room_id and ${inOwnLocations(ctx.who, sql`r.location_id`)}
          where an.announcement_id = ${id})
        insert into announcement_role (announcement_id, role_id)
        select ${copy.id}, role_id from announcement_role where announcement_id = ${id}`.execute(ctx.db);
      ctx.audit({ entity: Announcement, id: copy.id, after: { copied_from: id } });
      return done(message('announcements.copied'), { announcement: idOf(Announcement, copy.id) });
    },
  }),
  markSeenAnnouncement: mutation({
    rule: 'user',
    about: 'Notes that the caller has seen an announcement that is for it.',
    reach: { id: orError(announcementsForMe) },
    input: { id: id(Announcement) },
    answer: outcome(),
    run: async (ctx, { id }) => {
      await insertMissing(ctx, 'announcement_seen', [{ announcement_id: id, user_id: ctx.who.user, at: ctx.now() }]);
      return done(message('announcements.seen'));
    },
  }),
};
