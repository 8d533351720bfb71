import type { AccountKind } from '@nestling/rules/account-kinds.ts';
import { sql } from 'kysely';
import type { Ctx } from '../../../kernel/call/context.ts';
import { inOwnLocations } from '../../../model/location/reach.ts';
import type { EntryKind } from '../ledger/book.ts';
import type { PaymentWay } from '../payments/receive.ts';
import type { Asked } from './asked.ts';

const lines = (ctx: Ctx, { location, start_date, end_date }: Asked, more = sql``) => sql`ledger_line l
  join ledger_entry e on e.id = l.entry_id
  join ledger_account a on a.id = l.account_id
  join location o on o.id = a.location_id ${more}
  where ${inOwnLocations(ctx.who, sql`a.location_id`)}
    and (${location ?? null}::int is null or a.location_id = ${location ?? null})
    and e.effective_on between ${start_date ?? '1000-01-01'}::date and ${end_date ?? '9999-12-31'}::date`;

/** What came in and went out on a day by one way of payment, as the bank shows it. */
export interface DepositRow {
  readonly date: string;
  readonly location: string;
  readonly method: PaymentWay;
  readonly received: number;
  readonly returned: number;
  readonly net: number;
}

/** Money by day, location and way of payment: the ledger's cash, so that its sum is what the overview calls paid. */
export const depositRows = async (ctx: Ctx, asked: Asked): Promise<readonly DepositRow[]> => {
  const { rows } =
    await sql<DepositRow>`select to_char(e.effective_on, 'YYYY-MM-DD') as date, o.name as location, a.method,
      coalesce(sum(l.cents) filter (where e.kind in ('payment', 'reversal')), 0)::float8 as received,
      coalesce(-sum(l.cents) filter (where e.kind not in ('payment', 'reversal')), 0)::float8 as returned, sum(l.cents)::float8 as net
    from ${lines(ctx, asked)} and l.kind = 'cash' group by e.effective_on, o.name, a.method
    having sum(l.cents) <> 0 or bool_or(e.kind not in ('payment', 'reversal')) order by 1, 2, 3`.execute(ctx.db);
  return rows;
};

/** One line of a journal as accounting programs take it: an entry's lines share its number, and balance. */
export interface JournalRow {
  readonly entry: string;
  readonly date: string;
  readonly location: string;
  readonly location_id: number;
  readonly account: AccountKind;
  readonly category: { readonly id: number; readonly name: string } | null;
  /** The category of income, or the way of payment. */
  readonly part: string | null;
  readonly debit: number;
  readonly credit: number;
  readonly kind: EntryKind;
  readonly number: string | null;
  readonly name: string | null;
  /** Whose account it is; null for the center's own. */
  readonly student: string | null;
}

const category = sql`left join lateral (select jsonb_build_object('id', c.id, 'name', c.name) as category
  from charge_category c where c.id = a.category_id) c on true`;

/** Every line of the ledger of the days, in the order it was booked. */
export const journalRows = async (ctx: Ctx, asked: Asked): Promise<readonly JournalRow[]> => {
  const { rows } =
    await sql<JournalRow>`select e.id::text as entry, to_char(e.effective_on, 'YYYY-MM-DD') as date, o.name as location,
      o.id as location_id, a.kind as account, c.category, coalesce(c.category ->> 'name', a.method) as part,
      greatest(l.cents, 0) as debit, greatest(-l.cents, 0) as credit, e.kind,
      (select i.number from invoice i where i.id = l.invoice_id) as number,
      coalesce((select u.full_name from app_user u where u.id = a.user_id),
        (select g.name from billing_agency g where g.id = a.agency_id)) as name,
      (select st.full_name from student st where st.id = a.student_id) as student
    from ${lines(ctx, asked, category)} order by e.id, l.id`.execute(ctx.db);
  return rows;
};
