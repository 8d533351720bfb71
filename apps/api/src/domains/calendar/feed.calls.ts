import './calendar.fields.ts';
import {
  type Calls,
  done,
  gone,
  message,
  mutation,
  object,
  out,
  outcome,
  outOrNull,
  query,
} from '../../kernel/call/call.ts';
import { flag } from '../../kernel/call/input.ts';
import { findRow } from '../../kernel/db/find-rows.ts';
import { hashOfToken, newToken } from '../../kernel/lib/token.ts';
import { nobody } from '../../kernel/read/reach.ts';
import { deleteRows, updateRows, upsertRow } from '../../kernel/write/write-rows.ts';
import { CalendarFeed } from './calendar.entities.ts';

/** What a private calendar address tells, or not. */
const parts = ['events', 'closures', 'shifts', 'students'] as const;
const feedParts = <T>(each: T) => ({ events: each, closures: each, shifts: each, students: each });

/** The private address of a person's calendar program. */
export const feedCalls: Calls = {
  calendarFeed: query({
    rule: 'user',
    about: 'Answers when the caller’s private calendar address was made and last read; null while there is none.',
    reach: nobody,
    input: {},
    answer: object(
      { made_at: out.datetime, fetched_at: outOrNull(out.datetime), ...feedParts(out.flag) },
      'CalendarFeed',
    ),
    run: async (ctx) =>
      (await findRow(ctx, 'calendar_feed', { user_id: ctx.who.user }, ['made_at', 'fetched_at', ...parts])) ?? null,
  }),
  renewCalendarFeed: mutation({
    rule: 'user',
    secret: true,
    about: 'Makes a private address for calendar programs; the one before ends. It is shown this once.',
    reach: nobody,
    input: {},
    answer: outcome({ path: out.text }),
    run: async (ctx) => {
      const token = newToken(32);
      const fresh = { token_hash: hashOfToken(token), made_at: ctx.now(), fetched_at: null };
      await upsertRow(ctx, 'calendar_feed', { user_id: ctx.who.user }, fresh);
      ctx.audit({ entity: CalendarFeed, id: ctx.who.user, after: { renewed: true } });
      return done(message('calendar.feedMade'), { path: `/calendar-feed/${token}.ics` });
    },
  }),
  updateCalendarFeed: mutation({
    rule: 'user',
    about:
      'Chooses what the caller’s private calendar address tells: events, days the place is closed, own shifts, when own children are expected. What is left out stays as it is; without an address Error.',
    reach: nobody,
    input: feedParts(flag().optional()),
    answer: outcome(),
    run: async (ctx, i) => {
      const own = { user_id: ctx.who.user };
      const before = await findRow(ctx, 'calendar_feed', own, parts);
      if (!before) return gone(message('calendar.feedGone'));
      await updateRows(ctx, 'calendar_feed', own, { ...before, ...i });
      ctx.audit({ entity: CalendarFeed, id: ctx.who.user, before, after: { ...before, ...i } });
      return done(message('calendar.feedChanged'));
    },
  }),
  removeCalendarFeed: mutation({
    rule: 'user',
    about: 'Ends the caller’s private calendar address.',
    reach: nobody,
    input: {},
    answer: outcome(),
    run: async (ctx) => {
      await deleteRows(ctx, 'calendar_feed', { user_id: ctx.who.user });
      ctx.audit({ entity: CalendarFeed, id: ctx.who.user, after: { removed: true } });
      return done(message('calendar.feedRemoved'));
    },
  }),
};
