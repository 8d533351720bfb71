import { z } from 'zod';
import { demoProcessor } from '../../../installation.ts';
import { declined, done, message } from '../../../kernel/call/call.ts';
import type { Ctx } from '../../../kernel/call/context.ts';
import { anyJson, date, type InputOf, id } from '../../../kernel/call/input.ts';
import { findRow } from '../../../kernel/db/find-rows.ts';
import type { Id } from '../../../kernel/db/tables.ts';
import { upsertRow } from '../../../kernel/write/write-rows.ts';
import { Location } from '../../../model/location/entity.ts';
import { placeOf } from '../ledger/place.ts';
import { notClosed } from '../payments/where.ts';
import { changeFrom, dayKeys, rulesAmong, rulesFrom } from './by-day.ts';

const text = (max: number) => z.string().trim().max(max).nullable();
const cents = z.int().min(0).max(100_000_000);
/** Hundredths of a percent. */
const share = z.int().min(0).max(10_000);
const days = (max: number) => z.int().min(0).max(max);

/** What a location can say of its billing. Percentages are hundredths of a percent, amounts cents. */
const shape = {
  currency: z.string().regex(/^[A-Z]{3}$/),
  due_days: days(120),
  invoice_prefix: z.string().regex(/^[A-Za-z0-9-]{0,12}$/),
  invoice_text: text(2000),
  receipt_text: text(2000),
  ein: text(30),
  late_fee: cents,
  late_fee_percent: share,
  late_fee_days: days(120),
  reminder_days: z.array(z.int().min(1).max(120)).max(10),
  autopay_notice_days: days(30),
  sibling_discount: share,
  prorate: z.boolean(),
  credit_absences: z.boolean(),
  apply_credits: z.boolean(),
};
const given = z.strictObject(shape).partial();

/** Of these, what holds for the days it was said for. */
const ofDays = z
  .object(shape)
  .pick({
    late_fee: true,
    late_fee_percent: true,
    late_fee_days: true,
    sibling_discount: true,
    prorate: true,
    credit_absences: true,
  })
  .partial();

const usual: z.output<z.ZodObject<typeof shape>> = {
  currency: 'USD',
  due_days: 7,
  invoice_prefix: '',
  invoice_text: null,
  receipt_text: null,
  ein: null,
  late_fee: 0,
  late_fee_percent: 0,
  late_fee_days: 5,
  reminder_days: [3, 10],
  autopay_notice_days: 3,
  sibling_discount: 0,
  prorate: true,
  credit_absences: false,
  apply_credits: true,
};

const read = async (ctx: Ctx, location: Id<'location'>) => {
  const row = await findRow(ctx, 'billing_setting', { location_id: location });
  if (!row) return usual;
  const { centre_id: _, location_id: __, id: ___, ...kept } = row;
  return kept;
};

/** The billing settings of a location, and whether the processor of the demo stands in for a card provider. */
export const readSettings = async (ctx: Ctx, { location_id }: { location_id: Id<'location'> }) => {
  const { today } = await placeOf(ctx, location_id);
  const { now, coming } = await rulesFrom(ctx, location_id, today);
  return {
    location_id,
    ...(await read(ctx, location_id)),
    ...(now === null ? {} : now),
    changes: coming,
    demo_processor: demoProcessor(),
  };
};

/** Settings of a location, and from when what they say of prices holds: today when left out. */
export const settingInput = {
  location_id: id(Location),
  settings: anyJson(20_000),
  effective_date: date().optional(),
};

/**
 * Saves the settings that are given; one that is not known, or does not fit, declines all of them. What is said of prices holds
 * from a day on, as far as it differs from what holds on that day: what was decided for later ones is kept.
 */
export const saveSettings = async (
  ctx: Ctx,
  { location_id, settings, effective_date }: InputOf<typeof settingInput>,
) => {
  const parsed = given.safeParse(settings);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    const key = issue?.code === 'unrecognized_keys' ? issue.keys[0] : issue?.path.join('.');
    const unknown = issue?.code === 'unrecognized_keys';
    return declined(message(unknown ? 'billing.settingUnknown' : 'billing.settingWrong'), {
      field: `settings.${key ?? ''}`,
      code: unknown ? 'UNKNOWN' : 'INVALID',
    });
  }
  const place = await placeOf(ctx, location_id);
  const day = effective_date ?? place.today;
  if (notClosed(place, day))
    return declined(message('billing.monthClosed'), { field: 'effective_date', code: 'CLOSED' });
  const before = await read(ctx, location_id);
  const { now } = await rulesFrom(ctx, location_id, day);
  const was = now ?? rulesAmong(before);
  const asked = ofDays.parse(parsed.data);
  const change = ofDays.parse(
    Object.fromEntries(
      dayKeys.filter((key) => asked[key] !== undefined && asked[key] !== was[key]).map((key) => [key, asked[key]]),
    ),
  );
  const after = { ...before, ...parsed.data, ...rulesAmong(before), ...change };
  if (Object.keys(change).length > 0) await changeFrom(ctx, location_id, { day, before: was, change });
  await upsertRow(ctx, 'billing_setting', { location_id }, after);
  ctx.audit({
    entity: 'Location',
    id: location_id,
    before: { billing: before },
    after: { billing: after, ...(Object.keys(change).length > 0 ? { effective_date: day } : {}) },
  });
  return done(message('billing.settingsSaved'));
};
