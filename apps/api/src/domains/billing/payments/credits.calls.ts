import '../documents.fields.ts';
import { type Calls, declined, message, outcome } from '../../../kernel/call/call.ts';
import { date, id, ids, text } from '../../../kernel/call/input.ts';
import { matching } from '../../../kernel/db/where.ts';
import { orError } from '../../../kernel/read/reach.ts';
import { ChargeCategory, Credit, Invoice, Refund } from '../../../model/billing/entity.ts';
import { categoriesOfOwnLocations, ownInvoices, studentsBilled } from '../../../model/billing/reach.ts';
import { Student } from '../../../model/student/entity.ts';
import { cents, listed, listedReach, mustBePositive, reason, within } from '../documents.ts';
import { bookEntries } from '../ledger/book.ts';
import { bookingDay, homeOf, mustHaveCome, mustMove, placeOf } from '../ledger/place.ts';
import { payersOf } from '../plans/payers-of.ts';
import { mustBeCategoriesOf } from '../prices/categories.ts';
import { applyAsked, toApply, unapplyAsked } from './apply.ts';
import { askRefund, asksRefund } from './ask-refund.ts';
import { creditOn, giveCredit, useCredit, voidCredit } from './credit.ts';
import { creditSource, credits } from './funding-source.ts';
import { refundCredit } from './refund.ts';

/** Credits a centre gives. */
export const creditCalls: Calls = {
  getCredits: credits.list({
    about: 'Lists the credits given and what is left of each.',
    reach: listedReach,
    input: listed,
    where: (_, i) => [matching(Credit, { location_id: i.location, student_id: i.student_id }), within('credit', i)],
    order: ['-date', '-id'],
  }),
  getStudentAvailableCredits: credits.list({
    rule: 'user',
    about: 'Lists the credits of a student of which something is left; contacts see their own.',
    reach: { student_id: studentsBilled },
    input: { student_id: id(Student) },
    where: (_, { student_id }) => [matching(Credit, { student_id, status: 'available' })],
    order: ['expires_on', 'date'],
  }),
  createCredit: credits.add({
    about: 'Gives an account a credit; zero or less, a day ahead or one of a closed month gets Error.',
    reach: { student_id: orError(studentsBilled), category: orError(categoriesOfOwnLocations) },
    input: {
      student_id: id(Student),
      amount: cents,
      detail: text(0, 500).optional(),
      category: id(ChargeCategory).optional(),
      date: date().optional(),
      expires_on: date().optional(),
    },
    run: async (ctx, { student_id, amount, category, date: day, ...more }) => {
      mustBePositive(amount);
      const place = await homeOf(ctx, student_id);
      await mustBeCategoriesOf(ctx, place.location, [category]);
      mustHaveCome(place, day);
      const user_id = (await payersOf(ctx, [student_id], place.today)).get(student_id)?.rest.user ?? null;
      const on = day ?? place.today;
      const made = await giveCredit(ctx, place, {
        ...more,
        student_id,
        user_id,
        amount,
        category_id: category,
        date: on,
      });
      return (await useCredit(ctx, place, made)) ? { made, says: message('billing.creditAddedAndUsed') } : { made };
    },
    says: message('billing.creditAdded'),
  }),
  updateCredit: credits.change({
    about: 'Changes a credit not yet applied; one in use, or made of a deposit, gets Error.',
    reach: { category: orError(categoriesOfOwnLocations) },
    input: {
      amount: cents.optional(),
      detail: text(0, 500).nullish(),
      category: id(ChargeCategory).nullish(),
      date: date().optional(),
    },
    // What was booked is taken back and booked anew.
    run: async (ctx, credit, { amount = credit.amount, category = credit.category_id, date: day, ...more }) => {
      mustBePositive(amount);
      if (credit.deposit_id !== null)
        return declined(message('billing.creditOfDeposit'), { field: 'id', code: 'DEPOSIT' });
      if (credit.status !== 'available' || credit.left_cents !== credit.amount)
        return declined(message('billing.creditInUse'), { field: 'id', code: 'IN_USE' });
      const place = await placeOf(ctx, credit.location_id);
      await mustBeCategoriesOf(ctx, place.location, [category]);
      const on = day ?? credit.date;
      mustMove(place, credit.date, on);
      if (on !== credit.date) mustHaveCome(place, on);
      const was = { on: bookingDay(place, credit.date), cents: -credit.amount, note: null };
      await bookEntries(ctx, [creditOn(credit, 'reversal', was)]);
      const set = { amount, date: on, category_id: category, ...more };
      const { row } = await credits.records.change(ctx, credit, set);
      const now = { on: bookingDay(place, on), cents: amount, note: null };
      await bookEntries(ctx, [creditOn({ ...row, id: credit.id }, 'credit', now)]);
      return null;
    },
    says: message('billing.creditChanged'),
  }),
  applyCredit: credits.act({
    about: 'Applies a credit to open invoices; more than what is left gets Error.',
    reach: { invoices: orError(ownInvoices) },
    input: toApply,
    from: ['available'],
    run: async (ctx, credit, input) => ({ notes: { applied: await applyAsked(ctx, creditSource(credit), input) } }),
    says: message('billing.creditApplied'),
  }),
  unapplyCredit: credits.act({
    about: 'Takes a credit off its invoices, or the listed ones; one not applied gets Error.',
    reach: { invoices: orError(ownInvoices) },
    input: { invoices: ids(Invoice, 200).optional() },
    from: ['available', 'used'],
    run: async (ctx, credit, { invoices }) => {
      const unapplied = await unapplyAsked(ctx, creditSource(credit), invoices);
      return unapplied
        ? { notes: { unapplied } }
        : declined(message('billing.creditNotApplied'), { field: 'id', code: 'NOT_APPLIED' });
    },
    says: message('billing.creditUnapplied'),
  }),
  voidCredit: credits.act({
    about: 'Voids what is left of a credit; one used up gets Error.',
    input: { reason },
    from: ['available'],
    run: (ctx, credit, { reason: why }) => voidCredit(ctx, credit, why ?? null),
    says: message('billing.creditVoided'),
  }),
  refundCredit: credits.act({
    about: 'Pays a credit out to its payer; more than what is left gets Error.',
    input: { amount: cents, reason },
    answer: outcome({ refund: Refund }),
    confirms: asksRefund,
    from: ['available'],
    run: async (ctx, credit, { amount, reason: why = null }) => {
      mustBePositive(amount);
      const refund = await refundCredit(ctx, credit, { amount, reason: why });
      await askRefund(ctx, { amount, user: credit.user_id, method: 'external', entity: Credit, id: credit.id });
      return { notes: { refunded: amount, reason: why }, gives: { refund } };
    },
    says: message('billing.refunded'),
  }),
};
