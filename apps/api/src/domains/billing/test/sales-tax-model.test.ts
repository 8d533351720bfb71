import { type Person, startTestServer, type TestServer } from '@nestling/api/harness/test-server.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aLocation } from '../../locations/test/locations.factory.ts';
import { aGuardianLink } from '../../relationships/test/relationships.factory.ts';
import { aStudent } from '../../students/test/students.factory.ts';
import { dice } from './ledger.model.ts';

/**
 * Random rates, bills, adjustments and voids, against a model that is written from docs/decisions/0218 alone, in whole numbers
 * without the product's own arithmetic. `SALES_TAX_RUNS=5000 SALES_TAX_SEED=7 npx vitest run` this file walks further.
 */
const OPERATIONS = Number(process.env.SALES_TAX_RUNS ?? 250);
const SEED = Number(process.env.SALES_TAX_SEED ?? 20_261_130);

interface Rule {
  readonly from: string;
  readonly rate: number;
  readonly included: boolean;
}
interface Bill {
  readonly id: string;
  readonly date: string;
  /** Cents of the items by category, with what was adjusted. */
  readonly charged: Map<string, number>;
  /** Of each category that is taxed: by which rule, and the cents so far. */
  readonly taxed: Map<string, { readonly rule: Rule; cents: number }>;
  voided: boolean;
}

/** To the cent, half a cent away from zero, as a clerk does it: in whole numbers of any size. */
const share = (cents: number, part: number, whole: number): number => {
  const [size, sign] = [BigInt(Math.abs(cents)) * BigInt(part), cents < 0 ? -1 : 1];
  const quotient = size / BigInt(whole);
  const rest = size % BigInt(whole);
  return sign * Number(rest * 2n >= BigInt(whole) ? quotient + 1n : quotient);
};
const taxOf = (cents: number, { rate, included }: Rule): number =>
  share(cents, rate, included ? 100_000 + rate : 100_000);
const ruleOn = (rules: readonly Rule[], day: string): Rule | null => {
  let found: Rule | null = null;
  for (const rule of rules) if (rule.from <= day && (found === null || rule.from > found.from)) found = rule;
  return found && found.rate > 0 ? found : null;
};
const sum = (of: Iterable<number>): number => [...of].reduce((all, one) => all + one, 0);
const taxSum = (bill: Bill): number => sum([...bill.taxed.values()].map(({ cents }) => cents));
/** What is owed: prices, and the tax that comes on top of them. */
const totalOf = (bill: Bill): number =>
  sum(bill.charged.values()) + sum([...bill.taxed.values()].map(({ rule, cents }) => (rule.included ? 0 : cents)));

let server: TestServer;
let admin: Person;
let child: number;
const categories: string[] = [];
beforeAll(async () => {
  server = await startTestServer();
  // After every day a bill is dated on.
  server.clock.set(new Date('2026-07-01T15:00:00Z'));
  admin = await server.as('admin');
  const { id: location } = await aLocation(server.tenant, { billing: true });
  await server.tenant.db
    .insertInto('billing_setting')
    .values({ centre_id: server.tenant.centre, location_id: location, send_invoices: false })
    .execute();
  for (const name of ['Grooming', 'Boarding', 'Food', 'Tuition'])
    categories.push(
      (await admin.call('createChargeCategory', { location_id: location, name }, 'category { id }')).category.id,
    );
  child = (await aStudent(server.tenant, { location_id: location, room_id: null })).id;
  const payer = await server.as('user');
  await aGuardianLink(server.tenant, { student_id: child, user_id: payer.id, is_payer: true });
});
afterAll(() => server?.close());

/** What the product says of each bill: what it comes to, what of it is tax, and what the ledger holds of both. */
const told = async (bills: readonly Bill[]) => {
  const { rows } = await sql<{ id: number; total: number; owed: number; tax: number }>`select i.id, i.total,
      coalesce(sum(l.cents) filter (where l.kind = 'receivable'), 0)::int as owed,
      coalesce(-sum(l.cents) filter (where l.kind = 'tax'), 0)::int as tax
    from invoice i left join ledger_line l on l.centre_id = i.centre_id and l.invoice_id = i.id
    where i.centre_id = ${server.tenant.centre} and i.id = any(${bills.map(({ id }) => Number(id))}::int[])
    group by i.id, i.total order by i.id`.execute(server.tenant.db);
  return rows.map(({ id, owed, tax }) => ({ id: String(id), owed, tax }));
};
const modelled = (bills: readonly Bill[]) =>
  bills
    .map((bill) => ({ id: bill.id, owed: bill.voided ? 0 : totalOf(bill), tax: bill.voided ? 0 : taxSum(bill) }))
    .toSorted((a, b) => Number(a.id) - Number(b.id));

test(
  `${OPERATIONS} random operations from seed ${SEED} come to the model's cents`,
  async () => {
    const { below: upTo, pick: one } = dice(SEED);
    const random = () => upTo(1_000) / 1_000;
    const day = (): string => `2026-0${1 + upTo(6)}-${String(1 + upTo(28)).padStart(2, '0')}`;
    const rules = new Map<string, Rule[]>(categories.map((id) => [id, []]));
    const bills: Bill[] = [];
    const seen = { rates: 0, bills: 0, adjusted: 0, declined: 0, voided: 0 };

    const sayRate = async (category: string) => {
      const rule = {
        from: day(),
        rate: one([0, 4_000, 6_250, 7_000, 8_875, 10_001, 30_000]) ?? 0,
        included: random() < 0.4,
      };
      const given = { categories: [category], percent: rule.rate / 1000, included: rule.included, from: rule.from };
      expect(await admin.call('setSalesTax', given, 'status')).toEqual({ status: 'Success' });
      rules.set(category, [...(rules.get(category) ?? []).filter(({ from }) => from < rule.from), rule]);
      seen.rates += 1;
    };
    const makeBill = async () => {
      const date = day();
      const items = Array.from({ length: 1 + upTo(5) }, (_, at) => ({
        ...{ name: `Item ${at}`, amount: 1 + upTo(random() < 0.5 ? 200 : 90_000) },
        ...(random() < 0.9 ? { category: one(categories) ?? '' } : {}),
      }));
      const given = { student_id: child, items, date, due_date: '2026-12-31' };
      const made = await admin.call('createInvoice', given, 'status invoice { id }');
      expect(made.status).toBe('Success');
      const charged = new Map<string, number>();
      for (const { category = '', amount } of items) charged.set(category, (charged.get(category) ?? 0) + amount);
      const bill: Bill = { id: made.invoice.id, date, charged, taxed: new Map(), voided: false };
      for (const [category, cents] of charged) {
        const rule = ruleOn(rules.get(category) ?? [], date);
        const tax = rule ? taxOf(cents, rule) : 0;
        if (rule && tax !== 0) bill.taxed.set(category, { rule, cents: tax });
      }
      bills.push(bill);
      seen.bills += 1;
    };
    const adjust = async (bill: Bill, category: string) => {
      const amount = (random() < 0.5 ? -1 : 1) * (1 + upTo(20_000));
      const before = bill.taxed.get(category);
      const rule = before?.rule ?? (amount > 0 ? ruleOn(rules.get(category) ?? [], bill.date) : null);
      // No more tax is taken off than was billed.
      const tax = rule ? Math.max(taxOf(amount, rule), -(before?.cents ?? 0)) : 0;
      const more = amount + (rule?.included ? 0 : tax);
      const { status } = await admin.call(
        'adjustInvoice',
        { id: bill.id, amount, detail: 'Late groomer', category },
        'status',
      );
      // A bill of nothing, or less, is refused.
      if (totalOf(bill) + more < 0) {
        expect(status).toBe('Error');
        seen.declined += 1;
        return;
      }
      expect({ status, bill: bill.id }).toEqual({ status: 'Success', bill: bill.id });
      bill.charged.set(category, (bill.charged.get(category) ?? 0) + amount);
      if (rule && tax !== 0) bill.taxed.set(category, { rule, cents: (before?.cents ?? 0) + tax });
      seen.adjusted += 1;
    };

    for (const category of categories.slice(0, 3)) await sayRate(category);
    for (let i = 1; i <= OPERATIONS; i += 1) {
      const roll = random();
      const bill = one(bills.filter(({ id, voided }) => !voided && Number(id) > 0));
      if (roll < 0.12) await sayRate(one(categories) ?? '');
      else if (roll < 0.5 || !bill) await makeBill();
      else if (roll < 0.95) await adjust(bill, one(categories) ?? '');
      else {
        expect(await admin.call('voidInvoice', { id: bill.id, reason: 'Wrong dog' }, 'status')).toEqual({
          status: 'Success',
        });
        bill.voided = true;
        seen.voided += 1;
      }
      if (i % 50 === 0 || i === OPERATIONS)
        expect(await told(bills), `after ${i} from seed ${SEED}`).toEqual(modelled(bills));
    }
    console.log(
      `sales tax: seed ${SEED}, ${JSON.stringify(seen)}, tax ${sum(bills.filter(({ voided }) => !voided).map(taxSum))} cents`,
    );
    // Both ways are walked: what can be done, and what is declined.
    for (const times of Object.values(seen)) expect(times).toBeGreaterThan(0);
    const { rows } = await sql`select * from ledger_differences(${server.tenant.centre}::int)`.execute(
      server.tenant.db,
    );
    expect(rows).toEqual([]);
  },
  60_000 + OPERATIONS * 200,
);
