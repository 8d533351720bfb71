import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import type { DB } from '../../../db/types.gen.ts';
import type { WriteContext } from '../../../kernel/call/context.ts';
import { UserError } from '../../../kernel/call/refusals.ts';
import { idOf } from '../../../kernel/read/entity.ts';
import { Invoice as InvoiceEntity } from '../../../model/billing/entity.ts';
import { adjust, transfer, voidInvoice, waive } from '../invoices/change.ts';
import { invoices as allInvoices, type InvoiceRow } from '../invoices/invoice.ts';
import { makeInvoices } from '../invoices/make.ts';
import { placeOf } from '../ledger/place.ts';
import { applyFunds, portionsOf, unapplyFunds } from '../payments/apply.ts';
import { giveCredit, voidCredit } from '../payments/credit.ts';
import { type FundingSource, lockCredit, lockPayment, lockSource, payments } from '../payments/funding-source.ts';
import { approve, notePayment, reverse } from '../payments/receive.ts';
import { refundCredit, refundPayment, settleRefund } from '../payments/refund.ts';

/** Numbers that look random and are the same for a seed (mulberry32). */
export const dice = (seed: number) => {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = state;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
  return {
    below: (n: number): number => Math.floor(next() * n),
    pick: <T>(of: readonly T[]): T | undefined => of[Math.floor(next() * of.length)],
  };
};

interface Invoice {
  total: number;
  waived: number;
  transferred: number;
  status: string;
  student: number;
  user: number;
}
interface Source {
  kind: 'payment' | 'credit';
  amount: number;
  gone: number;
  status: string;
  card: boolean;
  student: number;
  user: number;
}

/** What the books should say, kept in plain maps: no double entry, no database. */
export class Model {
  readonly invoices = new Map<number, Invoice>();
  readonly sources = new Map<string, Source>();
  /** What a source gave to an invoice, by 'payment:3 7'. */
  readonly applied = new Map<string, number>();
  readonly refunds = new Map<number, { payment: number; amount: number; status: string }>();
  done = 0;
  declined = 0;

  given(source: string): number {
    let sum = 0;
    for (const [key, cents] of this.applied) if (key.startsWith(`${source} `)) sum += cents;
    return sum;
  }
  taken(invoice: number): number {
    let sum = 0;
    for (const [key, cents] of this.applied) if (key.endsWith(` ${invoice}`)) sum += cents;
    return sum;
  }
  left(key: string): number {
    const money = this.sources.get(key);
    if (!money || money.status === 'pending') return 0;
    return money.amount - money.gone - this.given(key);
  }
  open(id: number): number {
    const of = this.invoices.get(id);
    if (!of || of.status === 'voided') return 0;
    return of.total - of.waived - of.transferred - this.taken(id);
  }
  payable(id: number): boolean {
    return ['open', 'partly_paid'].includes(this.invoices.get(id)?.status ?? '');
  }
  settle(id: number): void {
    const of = this.invoices.get(id);
    if (!of || of.status === 'voided') return;
    const open = this.open(id);
    if (open === 0 && ['waived', 'transferred'].includes(of.status)) return;
    of.status = open === 0 ? 'paid' : this.taken(id) > 0 ? 'partly_paid' : 'open';
  }
  settleSource(key: string): void {
    const money = this.sources.get(key);
    if (money?.kind === 'credit' && money.status !== 'voided')
      money.status = this.left(key) === 0 ? 'used' : 'available';
  }
}

/** Where a run works: students and payers of one location. */
export interface TestTenant {
  readonly location: number;
  readonly pairs: readonly { readonly student: number; readonly user: number }[];
  /** Runs one operation in a transaction that is kept. */
  run<T>(work: (book: WriteContext) => Promise<T>): Promise<T>;
}

class Kill extends Error {}

const lockInvoice = async (book: WriteContext, id: number): Promise<InvoiceRow> => ({
  ...(await allInvoices.records.lock(book, id)),
  id: idOf(InvoiceEntity, id),
});

/** One random operation on both; `kill` lets the database die before the commit, so that neither may have changed. */
export const step = async (tenant: TestTenant, model: Model, random: ReturnType<typeof dice>): Promise<void> => {
  const invoices = [...model.invoices.keys()].slice(-60);
  const sources = [...model.sources.keys()].slice(-60);
  const invoice = random.pick(invoices) ?? 0;
  const key = random.pick(sources) ?? 'payment:0';
  const kind: FundingSource['kind'] = key.startsWith('payment') ? 'payment' : 'credit';
  const sourceId = Number(key.split(':')[1]);
  const { student, user } = random.pick(tenant.pairs) ?? { student: 0, user: 0 };
  const cents = 1 + random.below(random.below(4) === 0 ? 200_000 : 9_000);
  const kill = random.below(25) === 0;
  const of = model.invoices.get(invoice);
  const money = model.sources.get(key);
  const choice = random.below(16);

  /** Runs `work`; the model follows when it was done. `may` is whether the model thinks that it can be. */
  const attempt = async <T>(may: boolean, work: (book: WriteContext) => Promise<T>, then: (value: T) => void) => {
    try {
      const value = await tenant.run(async (book) => {
        const got = await work(book);
        if (kill) throw new Kill();
        return got;
      });
      if (!may)
        throw new Error(`Operation ${choice} was done though the model declines it: ${invoice} ${key} ${cents}`);
      then(value);
      model.done += 1;
    } catch (error) {
      if (error instanceof Kill) return;
      if (!(error instanceof UserError)) throw error;
      if (may) throw new Error(`Operation ${choice} was declined (${error.message}): ${invoice} ${key} ${cents}`);
      model.declined += 1;
    }
  };
  const addInvoice = (id: number, total: number, whose: { student: number; user: number }) =>
    model.invoices.set(id, { total, waived: 0, transferred: 0, status: 'open', ...whose });

  switch (choice) {
    case 0:
    case 1:
    case 2: {
      const discount = random.below(Math.ceil(cents / 2));
      await attempt(
        true,
        async (book) => {
          const place = await placeOf(book, tenant.location);
          const items = [
            { name: 'Tuition', amount: cents },
            { kind: 'discount' as const, name: 'Siblings', amount: -discount },
          ];
          return makeInvoices(book, place, [
            { student, payer: { user, agency: null }, items, date: place.today, due_date: place.today },
          ]);
        },
        ([id = 0]) => addInvoice(id, cents - discount, { student, user }),
      );
      return;
    }
    case 3:
    case 4:
    case 5: {
      const card = random.below(3) === 0;
      await attempt(
        true,
        async (book) => {
          const place = await placeOf(book, tenant.location);
          const provider = card ? ('demo' as const) : null;
          return notePayment(book, place, {
            ...{ student_id: student, user_id: user, amount: cents, date: place.today, provider },
            method: card ? 'card' : 'cash',
          });
        },
        ({ id }) => {
          model.sources.set(`payment:${id}`, {
            kind: 'payment',
            amount: cents,
            gone: 0,
            status: 'pending',
            card,
            student,
            user,
          });
        },
      );
      return;
    }
    case 6: {
      if (kind !== 'payment') return;
      await attempt(
        money?.status === 'pending',
        async (book) => approve(book, await lockPayment(book, sourceId)),
        () => {
          if (!money) return;
          money.status = 'approved';
          // Oldest first: all invoices here are due on one day, so the order is that of their ids.
          for (const id of [...model.invoices.keys()].sort((a, b) => a - b)) {
            const one = model.invoices.get(id);
            if (one?.student !== money.student || one.user !== money.user || !model.payable(id)) continue;
            const part = Math.min(model.left(key), model.open(id));
            if (part > 0) model.applied.set(`${key} ${id}`, part);
            model.settle(id);
          }
        },
      );
      return;
    }
    case 7: {
      const amount = random.below(2) === 0 ? cents : -cents;
      await attempt(
        of !== undefined && model.payable(invoice) && model.open(invoice) + amount >= 0,
        async (book) => adjust(book, await lockInvoice(book, invoice), { amount, name: 'Adjustment' }),
        () => {
          if (of) of.total += amount;
          model.settle(invoice);
        },
      );
      return;
    }
    case 8: {
      await attempt(
        of?.status === 'open' && model.taken(invoice) === 0,
        async (book) => voidInvoice(book, await lockInvoice(book, invoice), 'mistake'),
        () => {
          if (of) of.status = 'voided';
        },
      );
      return;
    }
    case 9: {
      const part = random.below(2) === 0 ? undefined : cents;
      const open = model.open(invoice);
      await attempt(
        model.payable(invoice) && (part ?? open) <= open,
        async (book) => waive(book, await lockInvoice(book, invoice), { amount: part, reason: 'hardship' }),
        () => {
          if (!of) return;
          of.waived += part ?? open;
          if ((part ?? open) === open) of.status = 'waived';
          else model.settle(invoice);
        },
      );
      return;
    }
    case 10: {
      const part = random.below(2) === 0 ? undefined : cents;
      const open = model.open(invoice);
      await attempt(
        model.payable(invoice) && (part ?? open) <= open,
        async (book) => {
          const from = await lockInvoice(book, invoice);
          return transfer(book, from, { student, user, agency: null }, { amount: part, name: 'Moved' });
        },
        (id) => {
          if (!of) return;
          of.transferred += part ?? open;
          if ((part ?? open) === open) of.status = 'transferred';
          else model.settle(invoice);
          addInvoice(id, part ?? open, { student, user });
        },
      );
      return;
    }
    case 11: {
      if (!money) return;
      const part = Math.min(cents, Math.max(1, model.open(invoice) + random.below(3) - 1));
      await attempt(
        model.payable(invoice) &&
          of?.student === money.student &&
          part <= model.open(invoice) &&
          part <= model.left(key),
        async (book) => {
          const source = await lockSource(book, { kind, id: sourceId });
          return applyFunds(book, await placeOf(book, tenant.location), source, [{ invoice, cents: part }]);
        },
        () => {
          model.applied.set(`${key} ${invoice}`, (model.applied.get(`${key} ${invoice}`) ?? 0) + part);
          model.settle(invoice);
          model.settleSource(key);
        },
      );
      return;
    }
    case 12: {
      if (!money || money.status === 'voided') return;
      await attempt(
        true,
        async (book) => {
          const source = await lockSource(book, { kind, id: sourceId });
          const portions = await portionsOf(book, source);
          const place = await placeOf(book, tenant.location);
          await unapplyFunds(book, place, source, portions);
          return portions;
        },
        (portions) => {
          for (const one of portions) {
            model.applied.delete(`${key} ${one.invoice}`);
            model.settle(one.invoice);
          }
          model.settleSource(key);
        },
      );
      return;
    }
    case 13: {
      if (random.below(2) === 0) {
        await attempt(
          true,
          async (book) =>
            giveCredit(book, await placeOf(book, tenant.location), {
              student_id: student,
              user_id: user,
              amount: cents,
              date: '2026-03-11',
            }),
          ({ id }) => {
            model.sources.set(`credit:${id}`, {
              kind: 'credit',
              amount: cents,
              gone: 0,
              status: 'available',
              card: false,
              student,
              user,
            });
          },
        );
        return;
      }
      // That no other one is voided, the call says.
      if (kind !== 'credit' || money?.status !== 'available') return;
      await attempt(
        true,
        async (book) => voidCredit(book, await lockCredit(book, sourceId), null),
        () => {
          money.gone += model.left(key);
          money.status = 'voided';
        },
      );
      return;
    }
    case 14: {
      if (kind !== 'payment' || !money) return;
      await attempt(
        !money.card && ['pending', 'approved'].includes(money.status),
        async (book) => {
          const payment = await lockPayment(book, sourceId);
          await reverse(book, payment, 'bounced');
          await payments.records.change(book, payment, { status: 'voided' });
        },
        () => {
          money.gone = money.amount;
          money.status = 'voided';
          for (const one of [...model.applied.keys()]) {
            if (!one.startsWith(`${key} `)) continue;
            model.applied.delete(one);
            model.settle(Number(one.split(' ')[1]));
          }
        },
      );
      return;
    }
    default:
      await refunds(model, random, { kind, key, money, sourceId, cents, attempt });
  }
};

type Attempt = <T>(may: boolean, work: (book: WriteContext) => Promise<T>, then: (value: T) => void) => Promise<void>;

const refunds = async (
  model: Model,
  random: ReturnType<typeof dice>,
  {
    kind,
    key,
    money,
    sourceId,
    cents,
    attempt,
  }: { kind: string; key: string; money: Source | undefined; sourceId: number; cents: number; attempt: Attempt },
): Promise<void> => {
  const waiting = [...model.refunds].filter(([, { status }]) => status === 'pending');
  if (random.below(3) === 0 && waiting.length > 0) {
    const [id = 0, refund] = random.pick(waiting) ?? [];
    const ok = random.below(3) > 0;
    await attempt(
      true,
      (book) => settleRefund(book, id, ok ? { ok, ref: `re_${id}` } : { ok, reason: 'closed account' }),
      () => {
        if (!refund) return;
        refund.status = ok ? 'done' : 'failed';
        const of = model.sources.get(`payment:${refund.payment}`);
        if (ok || !of) return;
        of.gone -= refund.amount;
        of.status = of.gone === 0 ? 'approved' : 'partly_refunded';
      },
    );
    return;
  }
  if (!money) return;
  if (kind === 'credit') {
    await attempt(
      money.status === 'available' && cents <= model.left(key),
      async (book) => refundCredit(book, await lockCredit(book, sourceId), { amount: cents, reason: null }),
      () => {
        money.gone += cents;
        model.settleSource(key);
      },
    );
    return;
  }
  await attempt(
    ['approved', 'partly_refunded'].includes(money.status) && cents <= money.amount - money.gone,
    async (book) => {
      const before = await portionsOf(book, { kind: 'payment', id: sourceId });
      const refund = await refundPayment(book, await lockPayment(book, sourceId), { amount: cents, reason: null });
      return { refund, before };
    },
    ({ refund, before }) => {
      let missing = cents - model.left(key);
      money.gone += cents;
      money.status = money.gone === money.amount ? 'refunded' : 'partly_refunded';
      for (const { invoice } of before) {
        const has = model.applied.get(`${key} ${invoice}`) ?? 0;
        const part = Math.min(has, Math.max(0, missing));
        missing -= part;
        if (has === part) model.applied.delete(`${key} ${invoice}`);
        else model.applied.set(`${key} ${invoice}`, has - part);
        model.settle(invoice);
      }
      if (money.card) model.refunds.set(refund, { payment: sourceId, amount: cents, status: 'pending' });
    },
  );
};

/** Where the books and the model differ; empty when both say the same, to the cent. */
export const differences = async (db: Kysely<DB>, centre: number, model: Model): Promise<string[]> => {
  const found: string[] = [];
  const invoices = await db.selectFrom('invoice').selectAll().where('centre_id', '=', centre).execute();
  if (invoices.length !== model.invoices.size) found.push(`${invoices.length} invoices, not ${model.invoices.size}`);
  for (const row of invoices) {
    const of = model.invoices.get(row.id);
    const said = [row.status, row.total, row.open_cents];
    const meant = [of?.status, of?.total, model.open(row.id)];
    if (said.join() !== meant.join()) found.push(`invoice ${row.id}: ${said.join()}, not ${meant.join()}`);
  }
  const payments = await db.selectFrom('payment').selectAll().where('centre_id', '=', centre).execute();
  for (const row of payments) {
    const key = `payment:${row.id}`;
    const said = [row.status, row.unapplied, row.refunded];
    const of = model.sources.get(key);
    const meant = [of?.status, model.left(key), of?.status === 'voided' ? 0 : of?.gone];
    if (said.join() !== meant.join()) found.push(`${key}: ${said.join()}, not ${meant.join()}`);
  }
  const credits = await db.selectFrom('credit').selectAll().where('centre_id', '=', centre).execute();
  for (const row of credits) {
    const key = `credit:${row.id}`;
    const said = [row.status, row.left_cents];
    const meant = [model.sources.get(key)?.status, model.left(key)];
    if (said.join() !== meant.join()) found.push(`${key}: ${said.join()}, not ${meant.join()}`);
  }
  const { rows } = await sql<{ what: string; id: number }>`select * from ledger_differences(${centre})`.execute(db);
  for (const row of rows) found.push(`ledger: ${JSON.stringify(row)}`);
  return found;
};

/** What the cached sums of a centre differ in from its entries. */
export const differencesOf = async (db: Kysely<DB>, centre: number): Promise<unknown[]> =>
  (await sql`select * from ledger_differences(${centre})`.execute(db)).rows;
