import { z } from 'zod';
import { demoProcessor } from '../../../installation.ts';
import { done, message } from '../../../kernel/call/call.ts';
import type { Ctx } from '../../../kernel/call/context.ts';
import { anyJson, date, type InputOf, id } from '../../../kernel/call/input.ts';
import { findRow } from '../../../kernel/db/find-rows.ts';
import { upsertRow } from '../../../kernel/write/write-rows.ts';
import { Location } from '../../../model/location/entity.ts';
import { MOST } from '../documents.ts';
import { mustBeOpen, placeOf } from '../ledger/place.ts';
import { changeFrom, dayKeys, rulesAmong, rulesFrom } from './by-day.ts';
import { parseSettings } from './parse-settings.ts';

const text = (max: number) => z.string().trim().max(max).nullable();
const cents = z.int().min(0).max(MOST);
/** Hundredths of a percent. */
const share = z.int().min(0).max(10_000);
const days = (max: number) => z.int().min(0).max(max);

/** What holds for the days it was said for. */
const ofDays = z.object({
  late_fee: cents,
  late_fee_percent: share,
  late_fee_days: days(120),
  sibling_discount: share,
  prorate: z.boolean(),
  credit_absences: z.boolean(),
  credit_closures: z.boolean(),
});
/** What a location can say of its billing. Percentages are hundredths of a percent, amounts cents. */
const shape = ofDays.extend({
  currency: z.string().regex(/^[A-Z]{3}$/),
  due_days: days(120),
  invoice_prefix: z.string().regex(/^[A-Za-z0-9-]{0,12}$/),
  invoice_text: text(2000),
  receipt_text: text(2000),
  ein: text(30),
  reminder_days: z.array(z.int().min(1).max(120)).max(10),
  autopay_notice_days: days(30),
  apply_credits: z.boolean(),
  send_invoices: z.boolean(),
  returned_fee: cents,
});
const given = shape.partial().strict();

const usual: z.output<typeof shape> = {
  ...{ currency: 'USD', due_days: 7, invoice_prefix: '', invoice_text: null, receipt_text: null, ein: null },
  ...{ late_fee: 0, late_fee_percent: 0, late_fee_days: 5, reminder_days: [3, 10], autopay_notice_days: 3 },
  ...{ sibling_discount: 0, prorate: true, credit_absences: false, credit_closures: false },
  ...{ apply_credits: true, send_invoices: false, returned_fee: 0 },
};

const read = async (ctx: Ctx, location_id: number) => {
  const row = await findRow(ctx, 'billing_setting', { location_id });
  return row ? shape.parse(row) : usual;
};

/** The billing settings of a location, and whether the processor of the demo stands in for a card provider. */
export const readSettings = async (ctx: Ctx, { location_id }: Pick<InputOf<typeof settingInput>, 'location_id'>) => {
  const { today } = await placeOf(ctx, location_id);
  const { now, coming: changes } = await rulesFrom(ctx, location_id, today);
  const row = await findRow(ctx, 'billing_setting', { location_id });
  const { surcharge, surcharge_state } = row ?? { surcharge: 0, surcharge_state: null };
  const own = { location_id, surcharge, surcharge_state, demo_processor: demoProcessor() };
  return { ...own, ...(row ? shape.parse(row) : usual), ...now, changes };
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
  const said = parseSettings(given, settings);
  const place = await placeOf(ctx, location_id);
  const day = effective_date ?? place.today;
  mustBeOpen(place, day, 'effective_date');
  const before = await read(ctx, location_id);
  const { now } = await rulesFrom(ctx, location_id, day);
  const was = now ?? rulesAmong(before);
  const isNew = (key: (typeof dayKeys)[number]) => said[key] !== undefined && said[key] !== was[key];
  const change = ofDays.partial().parse(Object.fromEntries(dayKeys.filter(isNew).map((key) => [key, said[key]])));
  const changes = Object.keys(change).length > 0;
  const after = { ...before, ...said, ...rulesAmong(before), ...change };
  if (changes) await changeFrom(ctx, location_id, { day, before: was, change });
  await upsertRow(ctx, 'billing_setting', { location_id }, after);
  const told = { billing: after, ...(changes && { effective_date: day }) };
  ctx.audit({ entity: Location, id: location_id, before: { billing: before }, after: told });
  return done(message('billing.settingsSaved'));
};
