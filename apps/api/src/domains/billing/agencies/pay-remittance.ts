import { declined, done, message } from '../../../kernel/call/call.ts';
import type { Ctx } from '../../../kernel/call/context.ts';
import { textsIn } from '../../../kernel/call/languages.ts';
import { UserError } from '../../../kernel/call/refusals.ts';
import type { Id } from '../../../kernel/db/tables.ts';
import { idOf } from '../../../kernel/read/entity.ts';
import { Payment } from '../../../model/billing/entity.ts';
import { transfer, waive } from '../invoices/change.ts';
import { type Held, holdInvoices, isPayable } from '../invoices/held.ts';
import { placeOf } from '../ledger/place.ts';
import { approve, notePayment } from '../payments/receive.ts';
import { notOpenDay } from '../payments/where.ts';
import { payersAmong, payersIn, standing } from '../plans/payers-of.ts';

interface Line {
  readonly invoice: Id<'invoice'>;
  readonly paid: number;
  readonly reason?: string | undefined;
  readonly rest: 'keep' | 'dispute' | 'family' | 'write_off';
}

interface Remittance {
  readonly agency_id: Id<'billing_agency'>;
  readonly lines: readonly Line[];
  readonly date?: string | undefined;
  readonly check_number?: string | undefined;
}

const wrong = (line: number, code: string, text: Parameters<typeof declined>[0]) =>
  declined(text, { field: `lines.${line}`, code });

/** What is wrong with a line, as its invoice stands now. */
const refused = (agency: number, { paid }: Line, at: number, held: Held | undefined): UserError | null => {
  if (!held || held.payer.agency !== agency || !isPayable(held))
    return wrong(at, 'STATE', message('billing.notPayable', { number: held?.number ?? '?' }));
  if (paid < 0) return wrong(at, 'NEGATIVE', message('billing.noAmount'));
  return paid > held.open
    ? wrong(at, 'TOO_LARGE', message('billing.moreThanOpenOf', { number: held.number ?? '?' }))
    : null;
};

/** Books one payment of an agency over its invoices, and does with what each line is short of as it says. All or nothing. */
export const payRemittance = async (ctx: Ctx, { agency_id, lines, date, check_number }: Remittance) => {
  const { centre } = ctx.who;
  const amount = lines.reduce((sum, { paid }) => sum + paid, 0);
  if (amount <= 0) return declined(message('billing.noAmount'), { field: 'lines', code: 'TOO_SMALL' });
  const held = await holdInvoices(
    ctx,
    lines.map(({ invoice }) => invoice),
  );
  const of = (line: Line) => held.find(({ id }) => id === line.invoice);
  if (new Set(lines.map(({ invoice }) => invoice)).size < lines.length)
    return declined(message('billing.remittanceTwice'), { field: 'lines', code: 'TWICE' });
  for (const [i, line] of lines.entries()) {
    const no = refused(agency_id, line, i, of(line));
    if (no) return no;
  }
  const place = await placeOf(ctx, held[0]?.location ?? 0);
  const ahead = notOpenDay(place, date);
  if (ahead) return ahead;
  const payment = await notePayment(
    ctx,
    place,
    {
      student: null,
      user: null,
      agency: agency_id,
      method: 'agency',
      amount,
      date: date ?? place.today,
      check_number,
    },
    lines.flatMap(({ invoice, paid }) => (paid > 0 ? [{ invoice, cents: paid }] : [])),
  );
  const no = await approve(ctx, payment, { wished: true });
  if (no) return no;
  const short = lines.flatMap((line, i) => {
    const own = of(line);
    const cents = own ? own.open - line.paid : 0;
    return own && cents > 0 ? [{ line, own, cents, i }] : [];
  });
  const days = short.map(({ own }) => own.date).sort();
  const payers = await payersIn(
    ctx,
    short.map(({ own }) => own.student),
    { from: days[0] ?? place.today, to: days.at(-1) ?? place.today },
  );
  for (const { line, own, cents, i } of short) {
    if (line.rest === 'write_off') {
      const not = await waive(ctx, own.id, cents, line.reason || null);
      if (not) return not;
    }
    if (line.rest === 'family') {
      // Whoever pays for the days the agency was billed for.
      const { user } = payersAmong(standing(payers.get(own.student) ?? [], { day: own.date })).rest;
      if (user === null) return wrong(i, 'NO_PAYER', message('billing.noPayer'));
      const name = textsIn(ctx.request)['billing.transferred']({ number: own.number ?? '' });
      const made = await transfer(ctx, own.id, { student: own.student, user, agency: null }, { amount: cents, name });
      if (made instanceof UserError) return made;
    }
  }
  if (short.length > 0)
    await ctx.db
      .insertInto('remittance_line')
      .values(
        short.map(({ line, own, cents }) => ({
          centre_id: centre,
          payment_id: payment,
          invoice_id: own.id,
          paid: line.paid,
          short: cents,
          reason: line.reason || null,
          rest: line.rest,
          at: ctx.now(),
        })),
      )
      .execute();
  ctx.audit({ entity: 'Payment', id: payment, after: { agency_id, amount, lines } });
  ctx.publish({
    kind: 'billing',
    ids: held.map(({ student }) => student),
    at: { location: place.location, agency: agency_id },
  });
  return done(message('billing.remitted', { done: lines.length, short: short.length }), {
    payment: idOf(Payment, payment),
  });
};
