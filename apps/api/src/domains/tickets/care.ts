import { sql } from 'kysely';
import { z } from 'zod';
import { declined, done, message, object, out, outList, outOrNull } from '../../kernel/call/call.ts';
import type { Ctx, WorkContext } from '../../kernel/call/context.ts';
import { choices, clock, type InputOf, int } from '../../kernel/call/input.ts';
import { keep, origin, originOf, readStoredSetting, type StoredSettingKey } from '../../model/setting/stored.ts';
import { dueAfter } from './work-hours.ts';

const LONGEST_DAYS = 180;
const LONGEST_HOURS = 80;
/** So many minutes of work a day has at least: below it no answer would ever be due. */
const SHORTEST_DAY = 60;
const days = z.int().min(1).max(LONGEST_DAYS).nullable();
const time = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/);

const care = z.strictObject({
  /** After so many days of waiting the opening side is reminded, after so many the ticket is closed; null: never. */
  remind_days: days,
  close_days: days,
  /** Within so many hours of work support answers; null: nothing is ever late. */
  answer_hours: z.int().min(1).max(LONGEST_HOURS).nullable(),
  /** When support works, by the clock of the center's first location; days are 1 (Monday) to 7. */
  opens: time,
  closes: time,
  days: z.array(z.int().min(1).max(7)).min(1).max(7),
});
export type Care = z.output<typeof care>;

/** How a center looks after its tickets. */
export const ticketCare: StoredSettingKey<Care> = {
  key: 'ticket_care',
  shape: care,
  fallback: { remind_days: 3, close_days: 10, answer_hours: 8, opens: '08:00', closes: '17:00', days: [1, 2, 3, 4, 5] },
};

/** How the center looks after its tickets, and the time zone of its first location. One statement. */
export const careOf = async ({ db }: Pick<WorkContext, 'db'>): Promise<{ readonly care: Care; readonly zone: string }> => {
  const { rows } = await sql<{ value: unknown; zone: string }>`select
    (select s.value from app_setting s where s.location_id is null and s.key = ${ticketCare.key}) as value,
    coalesce((select z.value from location l join timezone z on z.id = l.timezone_id
      order by l.active desc, l.id limit 1), 'UTC') as zone`.execute(db);
  const [kept] = rows;
  return { care: care.safeParse(kept?.value).data ?? ticketCare.fallback, zone: kept?.zone ?? 'UTC' };
};

/** Until when support is to answer what comes now; null where the center has no such time. */
export const dueFromNow = async (ctx: Pick<WorkContext, 'db' | 'now'>): Promise<Date | null> => {
  const { care: how, zone } = await careOf(ctx);
  return how.answer_hours === null ? null : new Date(dueAfter(ctx.now().getTime(), how.answer_hours, how, zone));
};

export const careAnswer = object(
  {
    remind_days: outOrNull(out.int),
    close_days: outOrNull(out.int),
    answer_hours: outOrNull(out.int),
    opens: out.clock,
    closes: out.clock,
    days: outList(out.text),
    ...origin,
  },
  'TicketSetting',
);
export const careInput = {
  remind_days: int(1, LONGEST_DAYS).nullish(),
  close_days: int(1, LONGEST_DAYS).nullish(),
  answer_hours: int(1, LONGEST_HOURS).nullish(),
  opens: clock().optional(),
  closes: clock().optional(),
  days: choices('1', '2', '3', '4', '5', '6', '7').optional(),
};

/** How the center looks after its tickets, and who has said so. */
export const readCare = async (ctx: Ctx) => {
  const kept = await readStoredSetting(ctx, ticketCare);
  return { ...kept.value, days: kept.value.days.map(String), ...originOf(kept) };
};

const minutesOf = (clockTime: string): number => {
  const [hours = 0, minutes = 0] = clockTime.split(':').map(Number);
  return hours * 60 + minutes;
};

/** What is wrong with what somebody wants to save. */
const wrongWith = ({ remind_days, close_days, opens, closes, days: work }: Care) => {
  if (remind_days !== null && close_days !== null && close_days <= remind_days)
    return declined(message('tickets.closesAfterReminder'), {
      field: 'close_days',
      code: 'ORDER',
      message: message('tickets.closesAfterReminder'),
    });
  if (minutesOf(closes) - minutesOf(opens) < SHORTEST_DAY)
    return declined(message('tickets.closesAfterOpening'), {
      field: 'closes',
      code: 'ORDER',
      message: message('tickets.closesAfterOpening'),
    });
  if (work.length === 0)
    return declined(message('tickets.someDay'), {
      field: 'days',
      code: 'REQUIRED',
      message: message('tickets.someDay'),
    });
  return null;
};

/** Saves what is given for the whole center; null switches a reminder, a closing or the time to answer off. */
export const saveCare = async (ctx: Ctx, given: InputOf<typeof careInput>) => {
  const { value } = await readStoredSetting(ctx, ticketCare);
  const pick = <V>(said: V | undefined, before: V): V => (said === undefined ? before : said);
  const next: Care = {
    remind_days: pick(given.remind_days, value.remind_days),
    close_days: pick(given.close_days, value.close_days),
    answer_hours: pick(given.answer_hours, value.answer_hours),
    opens: pick(given.opens, value.opens),
    closes: pick(given.closes, value.closes),
    days: given.days ? [...new Set(given.days.map(Number))].sort((a, b) => a - b) : value.days,
  };
  const wrong = wrongWith(next);
  if (wrong) return wrong;
  await keep(ctx, ticketCare, null, next);
  return done(message('tickets.careSaved'));
};
