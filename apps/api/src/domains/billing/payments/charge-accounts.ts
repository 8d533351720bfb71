import { sql } from 'kysely';
import { declined, doneInPart, message, notDone } from '../../../kernel/call/call.ts';
import type { Ctx } from '../../../kernel/call/context.ts';
import type { InputOf } from '../../../kernel/call/input.ts';
import { id, ids } from '../../../kernel/call/input.ts';
import { Location } from '../../../model/location/entity.ts';
import { Student } from '../../../model/student/entity.ts';
import { accountChanged } from '../documents.ts';
import { isPayable, lockInvoices } from '../invoices/invoice.ts';
import { isOwedToday } from '../ledger/owed.ts';
import { charge, inFlight, storedMethod } from './charge.ts';
import { processorAt } from './processor.ts';

/** So many accounts at once: each of their invoices is a charge of its own. */
const MOST_ACCOUNTS = 100;
export const chargedAccounts = { location: id(Location), students: ids(Student, MOST_ACCOUNTS) };

interface Owed {
  readonly id: number;
  readonly user_id: number;
  readonly payer: string;
}

/** What the accounts owe at the location today, the longest due first. */
const owedBy = async (ctx: Ctx, location: number, students: readonly number[]): Promise<readonly Owed[]> => {
  const { rows } = await sql<Owed>`select i.id, i.user_id, u.full_name as payer
    from invoice i join app_user u on u.id = i.user_id
    where i.student_id = any(${[...students]}::int[]) and i.location_id = ${location} and ${isOwedToday(ctx.now())}
    order by i.due_date, i.id`.execute(ctx.db);
  return rows;
};

/**
 * Charges what accounts owe today to the stored cards of their payers, each invoice to its own payer's, after asking: how
 * many, whom and how much. Without a card, or with a payment under way, an invoice is left out.
 */
export const chargeAccounts = async (ctx: Ctx, { location, students }: InputOf<typeof chargedAccounts>) => {
  const owed = await owedBy(ctx, location, students);
  if (owed.length === 0) return declined(message('billing.nothingOwed'), { field: 'students', code: 'NOTHING' });
  const processor = await processorAt(ctx, location);
  const ids = owed.map(({ id: one }) => one);
  // Locked first: what is charged beside this call has its payment written down before it lets go.
  const locked = await lockInvoices(ctx, ids);
  const busy = await inFlight(ctx, ids);
  const held = locked.filter((invoice) => isPayable(invoice) && !busy.has(invoice.id));
  const payable = new Map<number, (typeof held)[number]>(held.map((invoice) => [invoice.id, invoice]));
  const cards = new Map<number, Awaited<ReturnType<typeof storedMethod>>>();
  for (const { user_id } of processor ? owed : [])
    if (!cards.has(user_id) && processor)
      cards.set(user_id, await storedMethod(ctx, processor, { location_id: location, user_id }));
  const due = owed.flatMap(({ id: one, user_id, payer }) => {
    const [invoice, stored] = [payable.get(one), cards.get(user_id)];
    return invoice && stored ? [{ invoice, stored, payer }] : [];
  });
  if (due.length === 0) return declined(message('billing.methodNone'), { field: 'students', code: 'REQUIRED' });
  const cents = due.reduce((sum, { invoice }) => sum + invoice.open_cents, 0);
  const payers = [...new Set(due.map(({ payer }) => payer))];
  ctx.confirm({
    code: 'CHARGE',
    title: message('confirm.charge', { count: due.length, cents }),
    lines: [message('confirm.chargeLine', { payers, left: owed.length - due.length })],
    about: { entity: Location, id: location },
  });
  ctx.mustBeConfirmed();
  const failed = [];
  let pending = 0;
  for (const { invoice, stored, payer } of due) {
    const { state } = await charge(ctx, invoice, { stored, processor }, { amount: invoice.open_cents });
    ctx.publish(accountChanged(invoice));
    if (state === 'pending') pending += 1;
    if (state === 'failed')
      failed.push({
        field: `students.${invoice.student_id}`,
        code: 'DECLINED',
        message: message('billing.declinedOf', { payer }),
      });
  }
  // What was tried is kept, as with a single card.
  if (failed.length === due.length) return notDone(message('billing.cardsDeclined'), {}, ...failed);
  const count = due.length - failed.length - pending;
  return doneInPart(message('billing.chargedMany', { count, pending }), {}, failed);
};
