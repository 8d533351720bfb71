import { type AccountKind, accountKinds } from '@nestling/rules/account-kinds.ts';
import { sql } from 'kysely';
import { declined, done, message } from '../../../kernel/call/call.ts';
import type { Ctx } from '../../../kernel/call/context.ts';
import { choice, type InputOf, id, listOf, text } from '../../../kernel/call/input.ts';
import { constraint } from '../../../kernel/call/refusals.ts';
import { deleteRows, insertRows } from '../../../kernel/write/write-rows.ts';
import { ChargeCategory } from '../../../model/billing/entity.ts';
import { Location } from '../../../model/location/entity.ts';
import { mustBeCategoriesOf } from '../prices/categories.ts';

const twice = message('billing.accountTwice');
constraint('accounting_account_once', 'accounts', 'TWICE', twice);

/** The accounts of QuickBooks that each kind of ledger account is booked on where a location names none of its own. */
const usual: Readonly<Record<AccountKind, string>> = {
  receivable: 'Accounts Receivable (A/R)',
  credit: 'Customer Credits',
  income: 'Child Care Income',
  waived: 'Waived Charges',
  promotion: 'Credits Given',
  cash: 'Undeposited Funds',
  clearing: 'Refunds in Progress',
  deposit: 'Customer Deposits',
  tax: 'Sales Tax Payable',
  surcharge: 'Card Surcharges',
};

/** Accounts of Xero's usual chart: sales, and the sales tax that is owed. Tax stands on a line of its own, so no line is taxed there again. */
const usualSales = { xero: '200', xero_tax: 'Tax Exempt' } as const;
const usualTax = '820';

/** Kinds that stand on invoices, which is all that Xero is given. */
const sales: readonly AccountKind[] = ['income', 'waived', 'tax'];

/** A category of income is an account below it, as QuickBooks writes them: "Parent:Sub". */
const below = (income: string, category: string): string => `${income}:${category.replaceAll(':', ' ')}`;

interface Named {
  readonly location_id: number;
  readonly kind: AccountKind;
  readonly category_id: number | null;
  readonly quickbooks: string | null;
  readonly xero: string | null;
  readonly xero_tax: string | null;
}

const namedAt = async ({ db }: Pick<Ctx, 'db'>, location: number | undefined): Promise<readonly Named[]> => {
  const { rows } = await sql<Named>`select location_id, kind, category_id, quickbooks, xero, xero_tax
    from accounting_account where (${location ?? null}::int is null or location_id = ${location ?? null})`.execute(db);
  return rows;
};

/** What one of the ledger's accounts is called elsewhere. */
interface Account {
  readonly location: number;
  readonly kind: AccountKind;
  readonly category: { readonly id: number; readonly name: string } | null;
}
export interface AccountNames {
  readonly quickbooks: (account: Account) => string;
  readonly xero: (account: Account) => { readonly xero: string; readonly xero_tax: string };
}

/** How accounts are called that a file names, of one location or of all. */
export const accountNames = async (ctx: Pick<Ctx, 'db'>, location: number | undefined): Promise<AccountNames> => {
  const keyOf = (place: number, kind: AccountKind, category: number | null) => `${place} ${kind} ${category ?? ''}`;
  const all = await namedAt(ctx, location);
  const named = new Map(all.map((row) => [keyOf(row.location_id, row.kind, row.category_id), row]));
  const whole = ({ location: place, kind }: Account) => named.get(keyOf(place, kind, null));
  const own = (account: Account) => named.get(keyOf(account.location, account.kind, account.category?.id ?? null));
  return {
    quickbooks: (account) => {
      const of = whole(account)?.quickbooks ?? usual[account.kind];
      const { category } = account;
      return own(account)?.quickbooks ?? (category && account.kind === 'income' ? below(of, category.name) : of);
    },
    xero: (account) => {
      const [of, all] = [own(account), whole(account)];
      return {
        xero: of?.xero ?? all?.xero ?? (account.kind === 'tax' ? usualTax : usualSales.xero),
        xero_tax: of?.xero_tax ?? all?.xero_tax ?? usualSales.xero_tax,
      };
    },
  };
};

export const accountsInput = { location: id(Location) };

/** Every account of a location with what it is called there, and as usual where nothing was said. */
export const listAccounts = async (ctx: Ctx, { location }: InputOf<typeof accountsInput>) => {
  const [all, { rows: categories }] = await Promise.all([
    namedAt(ctx, location),
    sql<{ id: number; name: string }>`select id, name from charge_category
      where location_id = ${location} order by lower(name), id`.execute(ctx.db),
  ]);
  const said = (kind: AccountKind, category: number | null) =>
    all.find((row) => row.kind === kind && row.category_id === category);
  const income = said('income', null);
  const row = (kind: AccountKind, category: { id: number; name: string } | null) => {
    const own = said(kind, category?.id ?? null);
    const isSale = sales.includes(kind);
    return {
      kind,
      category: category?.id ?? null,
      category_name: category?.name ?? null,
      quickbooks: own?.quickbooks ?? null,
      xero: own?.xero ?? null,
      xero_tax: own?.xero_tax ?? null,
      usual_quickbooks: category ? below(income?.quickbooks ?? usual.income, category.name) : usual[kind],
      usual_xero: isSale ? ((category && income?.xero) ?? (kind === 'tax' ? usualTax : usualSales.xero)) : null,
      usual_xero_tax: isSale ? ((category && income?.xero_tax) ?? usualSales.xero_tax) : null,
    };
  };
  return accountKinds.flatMap((kind) => [
    row(kind, null),
    ...(kind === 'income' ? categories.map((category) => row(kind, category)) : []),
  ]);
};

const code = text(0, 10).optional();
export const saveAccountsInput = {
  location: id(Location),
  accounts: listOf(
    {
      kind: choice(...accountKinds),
      category: id(ChargeCategory).optional(),
      quickbooks: text(0, 100).optional(),
      xero: code,
      xero_tax: text(0, 50).optional(),
    },
    500,
  ),
};

/** Says how all accounts of a location are called; one that is left out, or called nothing, is called as usual. */
export const saveAccounts = async (ctx: Ctx, { location, accounts }: InputOf<typeof saveAccountsInput>) => {
  const categories = accounts.map(({ category }) => category);
  await mustBeCategoriesOf(ctx, location, categories, 'accounts');
  const wrong = accounts.findIndex(
    ({ kind, category, xero, xero_tax }) =>
      (category !== undefined && kind !== 'income') || ((xero || xero_tax) && !sales.includes(kind)),
  );
  if (wrong >= 0)
    return declined(message('billing.accountOdd'), { field: `accounts.${wrong}.kind`, code: 'NOT_OF_KIND' });
  const rows = accounts.map(({ kind, category = null, ...names }) => ({
    location_id: location,
    kind,
    category_id: category,
    quickbooks: names.quickbooks || null,
    xero: names.xero || null,
    xero_tax: names.xero_tax || null,
  }));
  const said = rows.filter(({ quickbooks, xero, xero_tax }) => quickbooks ?? xero ?? xero_tax);
  const before = await deleteRows(ctx, 'accounting_account', { location_id: location }, [
    'kind',
    'category_id',
    'quickbooks',
    'xero',
    'xero_tax',
  ]);
  await insertRows(ctx, 'accounting_account', said);
  const told = (of: readonly (Omit<Named, 'location_id' | 'kind'> & { readonly kind: string })[]) => ({
    accounting: of.map(({ kind, category_id, quickbooks, xero, xero_tax }) => ({
      ...{ kind, category: category_id, quickbooks, xero, xero_tax },
    })),
  });
  ctx.audit({ entity: Location, id: location, before: told(before), after: told(said) });
  return done(message('billing.accountsSaved'));
};
