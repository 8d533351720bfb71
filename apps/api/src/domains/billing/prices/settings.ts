import { z } from 'zod';
import { demoProcessor } from '../../../installation.ts';
import { declined, done, message } from '../../../kernel/call/call.ts';
import type { Ctx } from '../../../kernel/call/context.ts';
import type { Id } from '../../../kernel/db/tables.ts';

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

const read = async (ctx: Ctx, location: number) => {
  const row = await ctx.db
    .selectFrom('billing_setting')
    .selectAll()
    .where('centre_id', '=', ctx.who.centre)
    .where('location_id', '=', location)
    .executeTakeFirst();
  if (!row) return usual;
  const { centre_id: _, location_id: __, id: ___, ...kept } = row;
  return kept;
};

/** The billing settings of a location, and whether the processor of the demo stands in for a card provider. */
export const readSettings = async (ctx: Ctx, { location_id }: { location_id: Id<'location'> }) => ({
  location_id,
  ...(await read(ctx, location_id)),
  demo_processor: demoProcessor(),
});

/** Saves the settings that are given; one that is not known, or does not fit, declines all of them. */
export const saveSettings = async (
  ctx: Ctx,
  { location_id, settings }: { location_id: Id<'location'>; settings: unknown },
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
  const before = await read(ctx, location_id);
  const after = { ...before, ...parsed.data };
  await ctx.db
    .insertInto('billing_setting')
    .values({ centre_id: ctx.who.centre, location_id, ...after })
    .onConflict((on) => on.columns(['centre_id', 'location_id']).doUpdateSet(after))
    .execute();
  ctx.audit({ entity: 'Location', id: location_id, before: { billing: before }, after: { billing: after } });
  return done(message('billing.settingsSaved'));
};
