import './deposits.fields.ts';
import { type Calls, declined, message } from '../../../kernel/call/call.ts';
import { id, text } from '../../../kernel/call/input.ts';
import { textsIn } from '../../../kernel/call/languages.ts';
import { orError } from '../../../kernel/read/reach.ts';
import { ChargeCategory, Deposit } from '../../../model/billing/entity.ts';
import { categoriesOfOwnLocations, ownInvoices, payingPeople, studentsBilled } from '../../../model/billing/reach.ts';
import { cents } from '../documents.ts';
import { lockInvoices } from '../invoices/invoice.ts';
import { placeOf } from '../ledger/place.ts';
import { applyFunds, mustBePayable, shareOut, toApply } from '../payments/apply.ts';
import { asksRefund } from '../payments/ask-refund.ts';
import { creditSource } from '../payments/funding-source.ts';
import { mustBeCategoriesOf } from '../prices/categories.ts';
import { chargeDeposit, newDeposit } from './charge-deposit.ts';
import { deposits, partHeld, release, releaseAsCredit } from './deposit.ts';
import { depositBack, returnDeposit } from './return-deposit.ts';

/** Deposits: charged, held as what the center owes, and given back, used or kept. */
export const depositCalls: Calls = {
  createDeposit: deposits.add({
    about:
      'Bills a deposit to one payer on an invoice of its own; what is paid of it is held. A due date before the date, a day of a closed month, somebody who is no guardian or a location whose billing is off gets Error.',
    reach: { student_id: orError(studentsBilled), user_id: orError(payingPeople) },
    input: newDeposit,
    run: chargeDeposit,
    says: message('billing.depositCharged'),
  }),
  returnDeposit: deposits.act({
    about:
      'Gives a deposit back, all that is held or a part: to the card it was paid with (`method`), by cash, check or outside of the product (`external`), or as `credit` of its payer. More than is held, or than was paid by card, gets Error.',
    input: depositBack,
    confirms: asksRefund,
    run: returnDeposit,
    says: message('billing.depositIsReturned'),
  }),
  applyDeposit: deposits.act({
    about:
      'Pays open invoices of the child from what is held of a deposit; more than is held, or an invoice of another account, gets Error.',
    reach: { invoices: orError(ownInvoices) },
    input: { invoices: toApply.invoices, amount: cents.optional() },
    run: async (ctx, deposit, { invoices, amount }) => {
      const most = await partHeld(ctx, deposit, amount);
      const place = await placeOf(ctx, deposit.location_id);
      const rows = await lockInvoices(ctx, invoices);
      for (const invoice of rows) mustBePayable(invoice);
      const portions = shareOut(
        invoices.flatMap((one) => rows.find((row) => row.id === one) ?? []),
        most,
      );
      const used = portions.reduce((sum, one) => sum + one.cents, 0);
      if (used === 0) return declined(message('billing.noAmount'), { field: 'invoices', code: 'TOO_SMALL' });
      const detail = textsIn(ctx.request)['billing.depositOf']({ number: deposit.number ?? '' });
      const credit = await releaseAsCredit(ctx, place, deposit, {
        kind: 'deposit_applied',
        cents: used,
        reason: null,
        detail,
      });
      await applyFunds(ctx, place, { ...creditSource(credit), left: used }, portions);
      return { notes: { applied: portions } };
    },
    says: message('billing.depositIsApplied'),
  }),
  keepDeposit: deposits.act({
    about:
      'Keeps what is held of a deposit, or a part, with a reason: it is income then. More than is held gets Error.',
    reach: { category: orError(categoriesOfOwnLocations) },
    input: { amount: cents.optional(), reason: text(1, 500), category: id(ChargeCategory).optional() },
    confirms: { KEEP: 'always: how much of a family’s deposit becomes income, and why' },
    run: async (ctx, deposit, { amount: wanted, reason, category = null }) => {
      const amount = await partHeld(ctx, deposit, wanted);
      await mustBeCategoriesOf(ctx, deposit.location_id, [category]);
      const place = await placeOf(ctx, deposit.location_id);
      const to = { kind: 'income', category, cents: -amount, invoice: deposit.id } as const;
      await release(ctx, place, deposit, { kind: 'deposit_kept', cents: amount, reason, to });
      ctx.confirm({
        code: 'KEEP',
        title: message('confirm.keepDeposit', { cents: amount }),
        lines: [message('confirm.keepDepositLine', { cents: amount, reason })],
        about: { entity: Deposit, id: deposit.id },
      });
      return { notes: { kept: amount, reason } };
    },
    says: message('billing.depositIsKept'),
  }),
};
