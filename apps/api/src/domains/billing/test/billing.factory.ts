import { inTransaction } from '@nestling/api/harness/in-transaction.ts';
import { type Insertable, type Selectable, sql } from 'kysely';
import type { DB } from '../../../db/types.gen.ts';
import type { WriteContext } from '../../../kernel/call/context.ts';
import { type Given, nth, type TestTenant } from '../../centres/test/centres.factory.ts';
import { aLocation } from '../../locations/test/locations.factory.ts';
import type { Bill } from '../invoices/bill.ts';
import { makeInvoices } from '../invoices/make.ts';
import { placeOf } from '../ledger/place.ts';
import { giveCredit } from '../payments/credit.ts';
import { approve, type Income, notePayment } from '../payments/receive.ts';

/** A billing program, in a location of its own unless one is given. */
export const aBillingProgram = async (
  at: TestTenant,
  given: Given<'billing_program'> = {},
): Promise<Selectable<DB['billing_program']>> =>
  at.db
    .insertInto('billing_program')
    .values({
      centre_id: at.centre,
      location_id: given.location_id ?? (await aLocation(at)).id,
      name: `Program ${nth()}`,
      ...given,
    })
    .returningAll()
    .executeTakeFirstOrThrow();

type Named =
  | 'charge_category'
  | 'billing_preset'
  | 'variable_charge'
  | 'billing_plan_template'
  | 'billing_plan'
  | 'upcoming_change'
  | 'billing_run'
  | 'attendance'
  | 'billing_agency'
  | 'subsidy'
  | 'billing_payer'
  | 'payment_method'
  | 'invoice_question';

/** A row of a table of billing that stands by itself; answers its id. */
export const aRow = async <T extends Named>(
  at: TestTenant,
  table: T,
  given: Omit<Insertable<DB[T]>, 'centre_id'>,
): Promise<number> => {
  const names = Object.keys(given);
  const { rows } = await sql<{
    id: number;
  }>`insert into ${sql.table(table)} (centre_id, ${sql.join(names.map((name) => sql.ref(name)))})
    values (${at.centre}, ${sql.join(Object.values(given))}) returning id`.execute(at.db);
  return rows[0]?.id ?? 0;
};

/** Runs the product's own functions in a transaction inside the centre. */
const within = <T>({ db: owner, centre }: TestTenant, work: (ctx: WriteContext) => Promise<T>): Promise<T> =>
  inTransaction(owner, async (db) => {
    await sql`select set_config('app.centre_id', ${String(centre)}, true)`.execute(db);
    const now = () => new Date('2026-03-11T15:00:00Z');
    return work({ db, who: { centre, user: 0 }, now, audit: () => {}, emit: () => {} });
  });

/** An open invoice of 100.00 unless told otherwise, at a location that bills from then on; answers its id. */
export const anInvoice = async (
  at: TestTenant,
  given: { location: number; student: number; user?: number | null; agency?: number | null } & Partial<
    Omit<Bill, 'student' | 'payer'>
  >,
): Promise<number> => {
  const { location, student, user = null, agency = null, ...more } = given;
  const items = [{ name: 'Tuition', amount: 10_000 }];
  const { db, centre } = at;
  await db
    .updateTable('location')
    .set({ billing: true })
    .where('centre_id', '=', centre)
    .where('id', '=', location)
    .execute();
  const [id = 0] = await within(at, async (ctx) => {
    const place = await placeOf(ctx, location);
    return makeInvoices(ctx, place, [
      { student, payer: { user, agency }, items, date: place.today, due_date: place.today, ...more },
    ]);
  });
  return id;
};

/** A payment of 50.00 in cash that was approved, unless told otherwise; answers its id. It is applied to `invoice` alone, if to any. */
export const aPayment = async (
  at: TestTenant,
  given: {
    location: number;
    student?: number | null;
    user?: number | null;
    pending?: boolean;
    invoice?: number;
    amount?: number;
  } & Partial<Omit<Income, 'student_id' | 'user_id' | 'amount'>>,
): Promise<number> => {
  const { location, student = null, user = null, pending = false, invoice, amount = 5_000, ...more } = given;
  return within(at, async (ctx) => {
    const place = await placeOf(ctx, location);
    const income = { method: 'cash', amount, date: place.today, ...more } as const;
    const payment = await notePayment(
      ctx,
      place,
      { student_id: student, user_id: user, ...income },
      invoice === undefined ? [] : [{ invoice, cents: amount }],
    );
    if (!pending) await approve(ctx, payment, { wished: true });
    return payment.id;
  });
};

/** A credit of 30.00; answers its id. */
export const aCredit = async (
  at: TestTenant,
  given: { location: number; student: number; user?: number | null },
): Promise<number> =>
  within(at, async (ctx) => {
    const place = await placeOf(ctx, given.location);
    const of = { student_id: given.student, user_id: given.user ?? null };
    return (await giveCredit(ctx, place, { ...of, amount: 3_000, date: place.today })).id;
  });
