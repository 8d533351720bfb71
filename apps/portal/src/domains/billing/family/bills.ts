import { money } from '@nestling/ui/format/money.ts';
import type { FamilyBillingQuery } from './family.graphql.ts';

/** A child's account, as its payer sees it. */
export type Account = FamilyBillingQuery['accounts'][number];
export type Bill = Account['open_invoices'][number];
export type Method = FamilyBillingQuery['methods'][number];

/** What is owed at one location: cards are of a location, so that one payment is. */
export interface Place {
  readonly id: string;
  readonly name: string;
  readonly currency: string;
  readonly accounts: readonly Account[];
  readonly bills: readonly Bill[];
  readonly methods: readonly Method[];
  /** Cents that are owed today, as the office sees it: money that waits to be used is taken off. */
  readonly owed: number;
  /** Cents of open invoices, of those past their day, and of money that waits to be used. */
  readonly open: number;
  readonly overdue: number;
  readonly credit: number;
  readonly deposit: number;
  readonly firstDue: string | null;
}

const sum = (numbers: readonly (number | null)[]): number => numbers.reduce<number>((all, one) => all + (one ?? 0), 0);

/** Accounts by location, each with the caller's own bills and cards. */
export const placesOf = ({ accounts, methods }: FamilyBillingQuery): Place[] =>
  [...Map.groupBy(accounts, ({ location }) => location?.id ?? '')].map(([id, own]) => {
    const bills = own.flatMap(({ open_invoices }) => open_invoices);
    const days = bills.map(({ due_date }) => due_date).sort();
    return {
      id,
      name: own[0]?.location?.name ?? '',
      currency: own[0]?.currency ?? 'USD',
      accounts: own,
      bills: bills.toSorted((a, b) => a.due_date.localeCompare(b.due_date)),
      methods: methods.filter(({ location_id }) => location_id === id),
      owed: sum(own.map(({ balance }) => balance)),
      open: sum(bills.map(({ balance }) => balance)),
      overdue: sum(own.map(({ overdue }) => overdue)),
      credit: sum(own.map(({ credit }) => credit)),
      deposit: sum(own.map(({ deposit }) => deposit)),
      firstDue: days[0] ?? null,
    };
  });

/** A card as one says it: "Visa 4242". */
export const cardName = ({ brand, last4 }: Pick<Method, 'brand' | 'last4'>): string => `${brand} ${last4}`;

/** Whether what the catalogue keeps as JSON is a list of objects; its members are read one by one. */
const entries = (json: unknown): readonly object[] =>
  Array.isArray(json) ? json.filter((one): one is object => typeof one === 'object' && one !== null) : [];

const read = (from: object, key: string): string => String(Reflect.get(from, key) ?? '');

/** What was applied to an invoice, or by a payment. */
export const appliedOf = (
  json: unknown,
): readonly { readonly key: string; readonly label: string; readonly date: string; readonly amount: number }[] =>
  entries(json).map((one) => ({
    key: `${read(one, 'payment_id')}:${read(one, 'credit_id')}:${read(one, 'invoice_id')}`,
    label: read(one, 'number') || read(one, 'method'),
    date: read(one, 'date'),
    amount: Number(Reflect.get(one, 'amount') ?? 0),
  }));

/** The mandate of a card in the language of the page. */
export const mandateIn = (mandate: unknown, language: 'en' | 'es'): string =>
  typeof mandate === 'object' && mandate !== null ? read(mandate, language) : '';

/** Cents in the currency of a place. */
export const inMoney = (cents: number | null | undefined, currency: string | null | undefined): string =>
  money(cents, currency ?? 'USD');
