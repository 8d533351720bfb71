import { mostSurcharge, surchargeRule } from '@nestling/rules/surcharges.ts';
import { sql } from 'kysely';
import { declined, done, message } from '../../../kernel/call/call.ts';
import type { Ctx } from '../../../kernel/call/context.ts';
import { float, type InputOf, id, text } from '../../../kernel/call/input.ts';
import { findRow } from '../../../kernel/db/find-rows.ts';
import { upsertRow } from '../../../kernel/write/write-rows.ts';
import { Location } from '../../../model/location/entity.ts';

/** The state whose law holds at a location, by its two letters, and the surcharge in percent with up to two decimals. */
export const surchargeInput = { location: id(Location), state: text(2, 2), percent: float(0, 100) };
/** What `setCardSurcharge` asks. */
export const asksCardSurcharge = {
  PRICE: 'where a surcharge is set: from whom it is taken, and what law and card networks ask of the center',
} as const;

/** How many stored cards of a location are credit cards, and how many it is not known of. */
const cardsOf = async (ctx: Ctx, location: number) => {
  const { rows } = await sql<{ credit: number; unknown: number }>`
    select count(*) filter (where funding = 'credit')::int as credit,
      count(*) filter (where coalesce(funding, 'unknown') = 'unknown')::int as unknown
    from payment_method where location_id = ${location} and kind = 'card' and removed_at is null`.execute(ctx.db);
  return rows[0] ?? { credit: 0, unknown: 0 };
};

/**
 * Sets what payments by credit card cost families of a location more, or nothing with 0 percent. Only where the law of its state
 * was read and allows it, and no more than that and the card networks take. Payments that are made stay.
 */
export const setCardSurcharge = async (ctx: Ctx, { location, state, percent }: InputOf<typeof surchargeInput>) => {
  const rate = Math.round(percent * 100);
  if (Math.abs(percent * 100 - rate) > 1e-6)
    return declined(message('billing.surchargeDecimals'), { field: 'percent', code: 'DECIMALS' });
  if (rate > 0) {
    const rule = surchargeRule(state);
    const most = mostSurcharge(state);
    if (!rule) return declined(message('billing.surchargeUnread'), { field: 'state', code: 'UNREAD' });
    if (most === null)
      return declined(message('billing.surchargeNotHere', { statute: rule.statute ?? '' }), {
        field: 'state',
        code: 'FORBIDDEN',
      });
    if (rate > most)
      return declined(message('billing.surchargeMost', { percent: most / 100 }), {
        field: 'percent',
        code: 'TOO_LARGE',
      });
    ctx.confirm({
      code: 'PRICE',
      title: message('confirm.cardSurcharge', { percent }),
      lines: [
        message('confirm.cardSurchargeWho', { percent }),
        message('confirm.cardSurchargeLaw', { statute: rule.statute }),
        message('confirm.cardSurchargeCards', await cardsOf(ctx, location)),
      ],
      about: { entity: Location, id: location },
    });
    ctx.mustBeConfirmed();
  }
  const of = { location_id: location };
  const before = await findRow(ctx, 'billing_setting', of, ['surcharge', 'surcharge_state']);
  const after = { surcharge: rate, surcharge_state: rate > 0 ? state : null };
  await upsertRow(ctx, 'billing_setting', of, after);
  ctx.audit({
    entity: Location,
    id: location,
    before: { billing: before ?? { surcharge: 0, surcharge_state: null } },
    after: { billing: after },
  });
  return done(message(rate > 0 ? 'billing.surchargeSet' : 'billing.surchargeOff'));
};
