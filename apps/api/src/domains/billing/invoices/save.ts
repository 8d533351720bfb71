import { sql } from 'kysely';
import { declined, done, message } from '../../../kernel/call/call.ts';
import type { Ctx } from '../../../kernel/call/context.ts';
import { constraint, type UserError } from '../../../kernel/call/refusals.ts';
import type { Id } from '../../../kernel/db/tables.ts';
import { idOf } from '../../../kernel/read/entity.ts';
import { Invoice } from '../../../model/billing/entity.ts';
import { billedOf, bookEntries, reversed } from '../ledger/book.ts';
import { bookingDay, type Place, placeOf } from '../ledger/place.ts';
import { type Part, splitItems } from '../ledger/split.ts';
import { useCredits } from '../payments/use-credits.ts';
import { notClosed } from '../payments/where.ts';
import { partsFor, payersOf } from '../plans/payers-of.ts';
import { areCategoriesOf, otherCategory } from '../prices/categories.ts';
import { appliedTo, type Held, holdInvoice } from './held.ts';
import { billLines, type Item, insertItems, makeInvoices, openDraft, totalOf } from './make.ts';

constraint('ledger_month_closed', 'date', 'CLOSED', message('billing.monthClosed'));
constraint('ledger_is_kept', 'id', 'KEPT', message('billing.kept'));
constraint('invoice_dates', 'due_date', 'BEFORE_DATE', message('billing.dueBefore'));
// Two at once took from the same money: the second finds that it is gone.
for (const name of ['invoice_open', 'payment_unapplied', 'payment_refunded', 'credit_left'])
  constraint(name, 'amount', 'TOO_LARGE', message('billing.moreThanLeft'));
// What the ledger speaks of stays.
for (const name of ['student', 'location', 'user'])
  for (const table of ['ledger_account', 'invoice', 'payment', 'credit'])
    constraint(`${table}_${name}`, 'id', 'RECORDS', message('billing.hasLedger'));
for (const name of ['refund_student', 'refund_location', 'ledger_entry_location', 'billing_agency_location'])
  constraint(name, 'id', 'RECORDS', message('billing.hasLedger'));

const MOST = 100_000_000;

interface ItemGiven {
  readonly name: string;
  readonly amount: number;
  readonly detail?: string | undefined;
  readonly category?: Id<'charge_category'> | undefined;
}
interface PayerGiven {
  readonly user_id: Id<'app_user'>;
  readonly percent?: number | undefined;
  readonly amount?: number | undefined;
}

const wrongItems = (items: readonly ItemGiven[]): UserError | null => {
  if (items.length === 0) return declined(message('billing.noItems'), { field: 'items', code: 'REQUIRED' });
  const at = items.findIndex(({ amount }) => amount < 0);
  if (at >= 0) return declined(message('billing.negative'), { field: `items.${at}.amount`, code: 'NEGATIVE' });
  return totalOf(items) > MOST
    ? declined(message('billing.settingWrong'), { field: 'items', code: 'TOO_LARGE' })
    : null;
};

const itemsOf = (items: readonly ItemGiven[]): Item[] =>
  items.map(({ name, amount, detail, category }) => ({ name, amount, detail, category }));

/** Declines when one of the payers is no guardian of the student. */
const wrongPayers = async (ctx: Ctx, student: number, payers: readonly PayerGiven[]): Promise<UserError | null> => {
  const users = payers.map(({ user_id }) => user_id);
  const { rows } = await sql`select distinct user_id from standing_guardian where centre_id = ${ctx.who.centre}
    and student_id = ${student} and user_id = any(${users}::int[])`.execute(ctx.db);
  if (rows.length !== new Set(users).size)
    return declined(message('billing.notGuardian'), { field: 'payers', code: 'NOT_GUARDIAN' });
  const shares = payers.reduce((sum, { percent = 0 }) => sum + percent, 0);
  return shares > 100 ? declined(message('billing.above100'), { field: 'payers', code: 'TOO_LARGE' }) : null;
};

const partsGiven = (payers: readonly PayerGiven[]): Part[] =>
  payers.map(({ user_id, percent, amount }) => ({
    user: user_id,
    agency: null,
    ...(amount === undefined ? { share: Math.round((percent ?? 100 / payers.length) * 100) } : { amount }),
  }));

const locationOf = async (ctx: Ctx, student: number): Promise<Place> => {
  const { location_id } = await ctx.db
    .selectFrom('student')
    .select('location_id')
    .where('centre_id', '=', ctx.who.centre)
    .where('id', '=', student)
    .executeTakeFirstOrThrow();
  return placeOf(ctx, location_id);
};

interface Given {
  readonly student_id: Id<'student'>;
  readonly items: readonly ItemGiven[];
  readonly due_date: string;
  readonly date?: string | undefined;
  readonly payers?: readonly PayerGiven[] | undefined;
  readonly agency_id?: Id<'billing_agency'> | undefined;
  readonly note?: string | undefined;
  readonly draft?: boolean | undefined;
}

/** Makes an invoice for each payer of the account, or for those given, or for an agency. */
export const createInvoice = async (ctx: Ctx, given: Given) => {
  const wrong = wrongItems(given.items);
  if (wrong) return wrong;
  const place = await locationOf(ctx, given.student_id);
  const date = given.date ?? place.today;
  if (given.due_date < date) return declined(message('billing.dueBefore'), { field: 'due_date', code: 'BEFORE_DATE' });
  const closed = notClosed(place, date);
  if (closed) return closed;
  const { student_id: student, payers, agency_id: agency, note, draft = false } = given;
  if (
    !(await areCategoriesOf(
      ctx,
      place.location,
      given.items.map(({ category }) => category),
    ))
  )
    return otherCategory('items');
  if (agency !== undefined && !(await isAgencyOf(ctx, agency, place.location)))
    return declined(message('billing.studentElsewhere'), { field: 'agency_id', code: 'OTHER_LOCATION' });
  const refused = payers && (await wrongPayers(ctx, student, payers));
  if (refused) return refused;
  const usual = (await payersOf(ctx, [student], date)).get(student);
  const rest = agency === undefined ? (usual?.rest ?? { user: null, agency: null }) : { user: null, agency };
  const parts = agency === undefined ? (payers ? partsGiven(payers) : usual ? partsFor(usual, null) : []) : [];
  const split = splitItems(itemsOf(given.items), parts, payers?.[0] ? { user: payers[0].user_id, agency: null } : rest);
  const whole = split.length > 0 ? split : [{ payer: rest, items: itemsOf(given.items) }];
  const ids = await makeInvoices(
    ctx,
    place,
    whole.map(({ payer, items }) => ({ student, payer, items, date, due_date: given.due_date, note, draft })),
  );
  if (!draft && place.apply_credits) await useCredits(ctx, place, ids);
  for (const id of ids) ctx.audit({ entity: 'Invoice', id, after: { ...given, total: totalOf(given.items) } });
  ctx.publish({ kind: 'billing', ids: [student], at: { location: place.location } });
  const [first = 0] = ids;
  return done(draft ? message('billing.draftMade') : message('billing.invoiceMade', { count: ids.length }), {
    invoice: idOf(Invoice, first),
    invoices: ids.map((id) => idOf(Invoice, id)),
  });
};

const isAgencyOf = async (ctx: Ctx, agency: number, location: number): Promise<boolean> =>
  (await ctx.db
    .selectFrom('billing_agency')
    .select('id')
    .where('centre_id', '=', ctx.who.centre)
    .where('id', '=', agency)
    .where('location_id', '=', location)
    .executeTakeFirst()) !== undefined;

const gone = () => declined(message('billing.invoiceGone'), { field: 'id', code: 'GONE' });
const stands = ({ status }: Held) => declined(message('billing.invoiceIs', { status }), { field: 'id', code: 'STATE' });

interface Changed {
  readonly id: Id<'invoice'>;
  readonly items?: readonly ItemGiven[] | undefined;
  readonly due_date?: string | undefined;
  readonly date?: string | undefined;
  readonly payers?: readonly PayerGiven[] | undefined;
  readonly note?: string | null | undefined;
}

/** Changes a draft, or an open invoice without payments: what was booked of it is taken back and booked anew. */
export const changeInvoice = async (ctx: Ctx, { id, items, payers, note, ...days }: Changed) => {
  const held = await holdInvoice(ctx, id);
  if (!held) return gone();
  if ((held.status !== 'draft' && held.status !== 'open') || held.waived + held.transferred + appliedTo(held) > 0)
    return stands(held);
  const wrong = items && wrongItems(items);
  if (wrong) return wrong;
  const date = days.date ?? held.date;
  const due_date = days.due_date ?? held.due_date;
  if (due_date < date) return declined(message('billing.dueBefore'), { field: 'due_date', code: 'BEFORE_DATE' });
  const place = await placeOf(ctx, held.location);
  const closed = days.date === undefined || days.date === held.date ? null : wrongDay(place, held, days.date);
  if (closed) return closed;
  if (
    items &&
    !(await areCategoriesOf(
      ctx,
      held.location,
      items.map(({ category }) => category),
    ))
  )
    return otherCategory('items');
  if (payers && payers.length !== 1) return declined(message('billing.onePayer'), { field: 'payers', code: 'COUNT' });
  const refused = payers && (await wrongPayers(ctx, held.student, payers));
  if (refused) return refused;
  const payer = payers?.[0] ? { user: payers[0].user_id, agency: null } : held.payer;
  const before = await itemsKept(ctx, id);
  const after = items ? itemsOf(items) : before;
  const booked = held.status === 'open' && (items || payers || days.date);
  if (booked) await bookEntries(ctx, await reversals(ctx, place, id, held));
  if (items) {
    await ctx.db
      .deleteFrom('invoice_item')
      .where('centre_id', '=', ctx.who.centre)
      .where('invoice_id', '=', id)
      .execute();
    await insertItems(
      ctx,
      after.map((item) => ({ invoice: id, item })),
    );
  }
  const total = totalOf(after);
  await ctx.db
    .updateTable('invoice')
    .set({
      date,
      due_date,
      total,
      user_id: payer.user,
      agency_id: payer.agency,
      ...(note === undefined ? {} : { note }),
    })
    .set(held.status === 'open' ? { status: total === 0 ? 'paid' : 'open' } : {})
    .where('centre_id', '=', ctx.who.centre)
    .where('id', '=', id)
    .execute();
  if (booked)
    await bookEntries(ctx, [
      entry(
        'invoice',
        id,
        held,
        bookingDay(place, date),
        billLines(id, { student: held.student, payer, items: after }),
      ),
    ]);
  ctx.audit({
    entity: 'Invoice',
    id,
    before: { date: held.date, due_date: held.due_date, payer: held.payer, items: before },
    after: { date, due_date, payer, items: after, note },
  });
  ctx.publish({ kind: 'billing', ids: [held.student], at: { location: held.location } });
  return done(message('billing.invoiceChanged'), { invoice: id });
};

/** Declines to move an invoice into a closed month, or out of one. */
const wrongDay = (place: Place, { status, date }: Held, wanted: string): UserError | null => {
  const closed = notClosed(place, wanted);
  if (closed) return closed;
  return status !== 'draft' && date < place.open_from
    ? declined(message('billing.monthStands'), { field: 'date', code: 'CLOSED' })
    : null;
};

/** Takes back what was billed of an invoice, each part on the day it was booked for; of a closed month on the first open day. */
const reversals = async (ctx: Ctx, place: Place, id: number, held: Held) => {
  const sums = await billedOf(ctx, id);
  return [...new Set(sums.map(({ on }) => on))].map((on) =>
    entry('reversal', id, held, bookingDay(place, on), reversed(sums.filter((sum) => sum.on === on))),
  );
};

const entry = (
  kind: 'reversal' | 'invoice',
  id: number,
  { location }: Held,
  on: string,
  lines: ReturnType<typeof billLines>,
) => ({ kind, location, on, source: 'invoice', source_id: id, lines }) as const;

const kinds = ['charge', 'discount', 'adjustment', 'late_fee', 'transfer'] as const;
const itemsKept = async (ctx: Ctx, id: number): Promise<Item[]> => {
  const rows = await ctx.db
    .selectFrom('invoice_item')
    .select(['kind', 'name', 'detail', 'category_id as category', 'amount'])
    .where('centre_id', '=', ctx.who.centre)
    .where('invoice_id', '=', id)
    .orderBy('id')
    .execute();
  return rows.map((row) => ({ ...row, kind: kinds.find((kind) => kind === row.kind) ?? 'charge' }));
};

/** Opens a draft, which numbers and books it; answers false where it is none. */
export const openIfDraft = async (ctx: Ctx, id: number): Promise<Held | undefined> => {
  const held = await holdInvoice(ctx, id);
  if (held?.status !== 'draft') return held;
  const place = await placeOf(ctx, held.location);
  const { student, payer, date, due_date } = held;
  await openDraft(ctx, place, id, { student, payer, date, due_date, items: await itemsKept(ctx, id) });
  if (place.apply_credits) await useCredits(ctx, place, [id]);
  return holdInvoice(ctx, id);
};

/** Deletes a draft. It has no number yet, so that none is missing. */
export const removeDraft = async (ctx: Ctx, { id }: { id: Id<'invoice'> }) => {
  const held = await holdInvoice(ctx, id);
  if (!held) return gone();
  if (held.status !== 'draft') return declined(message('billing.noDraft'), { field: 'id', code: 'STATE' });
  await ctx.db.deleteFrom('invoice').where('centre_id', '=', ctx.who.centre).where('id', '=', id).execute();
  ctx.audit({ entity: 'Invoice', id, before: { ...held } });
  ctx.publish({ kind: 'billing', ids: [held.student], at: { location: held.location } });
  return done(message('billing.draftRemoved'));
};

/** Saves only the note, in whatever state. */
export const noteInvoice = async (ctx: Ctx, { id, note }: { id: Id<'invoice'>; note: string }) => {
  const row = await ctx.db
    .updateTable('invoice')
    .set({ note: note || null })
    .where('centre_id', '=', ctx.who.centre)
    .where('id', '=', id)
    .returning(['student_id', 'location_id', sql<string | null>`old.note`.as('before')])
    .executeTakeFirst();
  if (!row) return gone();
  ctx.audit({ entity: 'Invoice', id, before: { note: row.before }, after: { note } });
  ctx.publish({ kind: 'billing', ids: [row.student_id], at: { location: row.location_id } });
  return done(message('billing.invoiceNoted'), { invoice: id });
};
