import { stopsOn } from '@nestling/rules/kiosk/stops.ts';
import { sql } from 'kysely';
import { z } from 'zod';
import type { Ctx } from '../../kernel/call/context.ts';
import { message } from '../../kernel/call/message.ts';
import type { FieldError } from '../../kernel/call/refusals.ts';
import { isLikely } from '../../model/health/temperature.ts';
import type { Asked } from './asked.ts';
import { HealthScreen } from './screening.entities.ts';

/** `{ "12": true, "temperature": 99.1, "unit": "F" }`: statements by id, and the temperature with its unit. */
export const answersGiven = z.record(z.string().max(12), z.union([z.boolean(), z.number(), z.enum(['F', 'C'])]));
export type Answers = z.infer<typeof answersGiven>;

export interface Judged {
  readonly answers: readonly { id: number; statement: string; answer: boolean; stops: boolean }[];
  readonly temperature: number | null;
  readonly unit: 'F' | 'C' | null;
  readonly stops: boolean;
}

const inUnit = (tenths: number, from: 'F' | 'C', to: 'F' | 'C'): number =>
  from === to ? tenths : to === 'F' ? Math.round((tenths * 9) / 5 + 320) : Math.round(((tenths - 320) * 5) / 9);

/** What the answers come to; each one missing at its field. `lenient`: asked with an older list, by a tablet without a line. */
export const validateAnswers = (asked: Asked, given: Answers, lenient = false): Judged | readonly FieldError[] => {
  const faults: FieldError[] = [];
  const answers = asked.questions.flatMap(({ id, statement, stops_on }) => {
    const answer = given[String(id)];
    if (typeof answer !== 'boolean') {
      if (!lenient) faults.push({ field: `answers.${id}`, code: 'REQUIRED', message: message('health.answerThis') });
      return [];
    }
    return [{ id, statement, answer, stops: stopsOn(stops_on, answer) }];
  });
  const unit = given.unit === 'C' || given.unit === 'F' ? given.unit : asked.unit;
  const tenths = typeof given.temperature === 'number' ? Math.round(given.temperature * 10) : null;
  const unlikely = tenths !== null && !isLikely(tenths, unit);
  if (asked.temperature && tenths === null && !lenient)
    faults.push({ field: 'answers.temperature', code: 'REQUIRED', message: message('health.temperatureMissing') });
  if (unlikely && !lenient)
    faults.push({
      field: 'answers.temperature',
      code: 'UNLIKELY',
      message: message('health.temperatureUnlikely', { unit }),
    });
  if (faults.length > 0) return faults;
  const temperature = unlikely ? null : tenths;
  const fever = asked.temperature && temperature !== null && temperature >= inUnit(asked.fever, asked.unit, unit);
  return {
    answers,
    temperature,
    unit: temperature === null ? null : unit,
    stops: fever || answers.some(({ stops }) => stops),
  };
};

interface Screen {
  readonly students: readonly number[];
  readonly location: number;
  readonly date: string;
  readonly judged: Judged;
  readonly note: string | null;
  readonly source: 'portal' | 'staff' | 'kiosk';
  readonly by: number | null;
  readonly at: Date;
  /** The press on a tablet: sent again it is not written again. */
  readonly operation?: string;
}

/** Writes the answers for children of a location; answers whose are new. The trail keeps that, not what was answered. */
export const writeScreen = async (ctx: Ctx, screen: Screen): Promise<readonly { id: number; student: number }[]> => {
  const { students, location, date, judged, note, source, by, at, operation } = screen;
  const { rows } = await sql<{ id: number; student: number }>`
    insert into health_screen (student_id, location_id, date, answers, temperature, unit, note, stops, source,
      operation_id, by_user, at)
    select s.id, ${location}::int, ${date}::date, ${JSON.stringify(judged.answers)}::jsonb,
      ${judged.temperature}::smallint, ${judged.unit}::text, ${note}::text,
      -- A stop stays until staff let the child in, however the family answers again.
      ${judged.stops}::boolean or (${source}::text <> 'staff' and coalesce((select h.stops and h.cleared_at is null
        from health_screen h where h.student_id = s.id and h.date = ${date}::date
        order by h.at desc, h.id desc limit 1), false)), ${source}::text,
      ${operation ?? null}::uuid, ${by}::int, ${at}::timestamptz
    from unnest(${[...students]}::int[]) as s(id) order by s.id
    on conflict on constraint health_screen_once do nothing returning id, student_id as student`.execute(ctx.db);
  for (const { id, student } of rows) ctx.audit({ entity: HealthScreen, id, after: { student, source } });
  if (rows.length > 0) ctx.publish({ kind: 'attendance', at: { location } });
  return rows;
};
