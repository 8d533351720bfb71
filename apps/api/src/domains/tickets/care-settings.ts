import { declined, done, message, object, out, outList, outOrNull } from '../../kernel/call/call.ts';
import type { Ctx } from '../../kernel/call/context.ts';
import { choices, clock, type InputOf, int } from '../../kernel/call/input.ts';
import { minutesOf } from '../../kernel/lib/local-time.ts';
import { keep, origin, originOf, readStoredSetting } from '../../model/setting/stored.ts';
import { type Care, LONGEST_DAYS, LONGEST_HOURS, ticketCare } from './care.ts';

/** So many minutes of work a day has at least: below it no answer would ever be due. */
const SHORTEST_DAY = 60;

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
