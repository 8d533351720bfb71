import { allows } from '@nestling/rules/roles.ts';
import { sql } from 'kysely';
import { z } from 'zod';
import {
  byId,
  type Calls,
  declined,
  done,
  list,
  message,
  mutation,
  notDone,
  object,
  one as oneOf,
  out,
  outcome,
  paged,
  query,
  rows,
  subscription,
} from '../call/call.ts';
import type { Ctx } from '../call/context.ts';
import * as input from '../call/input.ts';
import { col } from '../db/tables.ts';
import { task } from '../jobs/task.ts';
import { atLeast, computed, entity, fields, ident, idOf, many, nested, one, orNull, text } from '../read/entity.ts';
import { nobody, orError, orLeftOut, orNothing, scope } from '../read/reach.ts';

declare module '../events/event-kinds.ts' {
  interface EventKinds {
    nook: true;
  }
}

/** What adding a nook of green adds. */
export const PAINT = task('paint', { nook: z.number() });

/** A small product on the real tables: places with rooms, each person seeing its own places. */
export const Place = entity('Place', 'location');
export const Nook = entity('Nook', 'room');

export const ownPlaces = scope(Place, 'own places', (who, place) =>
  allows(who.role, 'kvsupport')
    ? sql`true`
    : sql`${col(place, 'id')} in (select location_id from user_location where user_id = ${who.user})`,
);
export const ownNooks = scope(Nook, 'nooks of own places', (who, nook) =>
  allows(who.role, 'kvsupport')
    ? sql`true`
    : sql`${col(nook, 'location_id')} in (select location_id from user_location where user_id = ${who.user})`,
);

fields(Place, {
  id: ident(),
  name: text(),
  phone: atLeast('manager', orNull.text()),
  nooks: many(Nook, Place, (nook, place) => sql`${col(nook, 'location_id')} = ${col(place, 'id')}`, ['name']),
});
nested(Place, ownPlaces);
fields(Nook, {
  id: ident(),
  name: text(),
  colour: orNull.text('color_code'),
  shout: computed('String', Nook, ['name'], ({ name }) => name.toUpperCase()),
  place: one(Place, 'location_id'),
});
nested(Nook, ownNooks);

const addNook = { name: input.text(1, 100), location_id: input.id(Place), colour: input.colour().nullish() };

/** How often each function ran, and what tests make it do once. */
export const ran = { count: 0, before: async (_ctx: Ctx) => {} };

export const calls: Calls = {
  nooks: query({
    rule: 'teacher',
    about: 'Lists nooks.',
    reach: { location: ownPlaces, rows: ownNooks },
    input: { location: input.id(Place).optional(), ...input.page, search: input.text(0, 50).optional() },
    answer: paged(Nook),
    run: (_, i) =>
      rows(Nook, {
        order: ['name'],
        where: (q) => [
          i.location && q('room.location_id', '=', i.location),
          i.search && q('room.name', 'ilike', `%${i.search}%`),
        ],
      }),
  }),
  nook: query({
    rule: 'user',
    about: 'Answers one nook.',
    reach: { id: orNothing(ownNooks) },
    input: { id: input.id(Nook) },
    answer: oneOf(Nook),
    run: (_, i) => byId(Nook, i.id),
  }),
  /** Forgets to look at its id: what is answered stays within what may be seen. */
  anyNooks: query({
    rule: 'user',
    about: 'Lists all.',
    reach: { rows: ownNooks },
    input: {},
    answer: list(Nook),
    run: () => rows(Nook),
  }),
  openToGuests: query({
    rule: 'guest',
    about: 'Says hello.',
    reach: nobody,
    input: {},
    answer: object({ who: out.int, at: out.datetime }),
    run: (ctx) => ({ who: ctx.who.user, at: ctx.now() }),
  }),
  limited: query({
    rule: 'guest',
    about: 'May be asked three times a minute.',
    reach: nobody,
    input: {},
    answer: object({ ok: out.flag }),
    limit: { times: 3, seconds: 60, by: 'address' },
    run: () => ({ ok: true }),
  }),
  worked: query({
    rule: 'guest',
    about: 'May be asked twice a minute as one comes, and six times by who works for it.',
    reach: nobody,
    input: {},
    answer: object({ ok: out.flag }),
    limit: { times: 6, seconds: 60, by: 'address', freely: 2 },
    run: () => ({ ok: true }),
  }),
  writesInQuery: query({
    rule: 'teacher',
    about: 'A query that writes.',
    reach: nobody,
    input: { name: input.text(1, 100) },
    answer: object({ counter: out.int }),
    writes: true,
    run: async (ctx, i) => {
      const { id } = await ctx.db
        .insertInto('relationship')
        .values({ centre_id: ctx.who.centre, name: i.name })
        .returning('id')
        .executeTakeFirstOrThrow();
      return { counter: id };
    },
  }),
  sneakyWrite: query({
    rule: 'teacher',
    about: 'A query that tries to write without saying so.',
    reach: nobody,
    input: {},
    answer: object({ ok: out.flag }),
    run: async (ctx) => {
      await ctx.db.insertInto('relationship').values({ centre_id: ctx.who.centre, name: 'sneaked in' }).execute();
      return { ok: true };
    },
  }),
  breaks: query({
    rule: 'guest',
    about: 'Fails.',
    reach: nobody,
    input: {},
    answer: object({ ok: out.flag }),
    run: () => {
      throw new Error('the secret sauce is mayonnaise');
    },
  }),
  addNook: mutation({
    rule: 'manager',
    permission: null,
    because: 'toys are for everybody',
    about: 'Adds a nook.',
    reach: { location_id: orError(ownPlaces) },
    input: addNook,
    answer: outcome({ nook: Nook }),
    run: async (ctx, i) => {
      ran.count += 1;
      const { id } = await ctx.db
        .insertInto('room')
        .values({ centre_id: ctx.who.centre, name: i.name, location_id: i.location_id, color_code: i.colour ?? null })
        .returning('id')
        .executeTakeFirstOrThrow();
      ctx.publish({ kind: 'nook', ids: [id], at: { location: i.location_id } });
      ctx.audit({ entity: Nook, id, before: null, after: { name: i.name, password: 'hunter2' } });
      if (i.colour === '#00ff00') ctx.enqueue(PAINT, { nook: id }, { key: i.name });
      if (i.name === 'declined after writing')
        return declined(message('kernel.taken'), { field: 'name', code: 'TAKEN' });
      if (i.name === 'counted') return notDone(message('kernel.taken'), {}, { field: 'name', code: 'COUNTED' });
      if (i.name === 'broken') await sql`select 1 / 0`.execute(ctx.db);
      await ran.before(ctx);
      return done(message('kernel.tooOften', { seconds: 7 }), { nook: idOf(Nook, id) });
    },
  }),
  /** Asks before it empties: how many, and from where. */
  emptyNook: mutation({
    rule: 'manager',
    permission: null,
    because: 'toys are for everybody',
    about: 'Takes away what is in a nook.',
    reach: { id: orError(ownNooks) },
    input: { id: input.id(Nook), count: input.int() },
    answer: outcome(),
    confirms: { REFUND: 'where anything is taken away' },
    run: async (ctx, i) => {
      await ctx.db.updateTable('room').set({ color_code: '#000000' }).where('id', '=', i.id).execute();
      if (i.count > 0)
        ctx.confirm({
          code: 'REFUND',
          title: message('kernel.taken'),
          lines: [message('kernel.tooOften', { seconds: i.count })],
          about: { entity: 'Room', id: i.id },
        });
      if (i.count > 99)
        await ctx.outside(async () => {
          ran.count += 1;
        });
      return done(message('kernel.taken'));
    },
  }),
  /** Refuses, so that the check constraint on the capacity of the same statement must not be told. */
  shrinkNook: mutation({
    rule: 'manager',
    permission: null,
    because: 'toys are for everybody',
    about: 'Sets the capacity.',
    reach: { id: ownNooks },
    input: { id: input.id(Nook), capacity: input.int() },
    answer: outcome(),
    run: async (ctx, i) => {
      await ctx.db.updateTable('room').set({ capacity: i.capacity }).where('id', '=', i.id).execute();
      return done(message('kernel.taken'));
    },
  }),
  paintNooks: mutation({
    rule: 'manager',
    permission: null,
    because: 'toys are for everybody',
    about: 'Paints those in reach.',
    reach: { ids: orLeftOut(ownNooks) },
    input: { ids: input.ids(Nook), colour: input.colour() },
    answer: outcome({ nooks: [Nook], counter: out.int }),
    run: async (ctx, i) => {
      await ctx.db
        .updateTable('room')
        .set({ color_code: i.colour })
        .where('id', '=', sql<number>`any(${i.ids}::int[])`)
        .execute();
      return done(message('kernel.taken'), { nooks: i.ids, counter: i.ids.length });
    },
  }),
  nookChanged: subscription({
    rule: 'teacher',
    about: 'Tells of new nooks.',
    reach: { location: ownPlaces },
    input: { location: input.id(Place) },
    answer: oneOf(Nook),
    listensTo: ['nook'],
    match: (event, i) => event.at?.location === i.location,
    run: (_, __, event) => byId(Nook, event.ids?.[0] ?? 0),
  }),
};
