import { sql } from 'kysely';
import { z } from 'zod';
import type { WorkContext } from '../../kernel/call/context.ts';
import type { StoredSettingKey } from '../../model/setting/stored.ts';
import { dueAfter } from './work-hours.ts';

export const LONGEST_DAYS = 180;
export const LONGEST_HOURS = 80;
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
export const careOf = async ({
  db,
}: Pick<WorkContext, 'db'>): Promise<{ readonly care: Care; readonly zone: string }> => {
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
