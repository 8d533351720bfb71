import { addDays, monthOf, type Span } from '@nestling/ui/format/day.ts';
import { stated } from '@nestling/ui/format/when.ts';

/** Rows of a page of the platform's lists. */
export const PER_PAGE = 50;

/** The spans of time invoices and payments are narrowed to, by a word in the address. */
export const spans = ['thisMonth', 'lastMonth', 'thisYear', 'lastYear'] as const;
type Asked = { readonly [name: string]: string | undefined };

/** The first and the last day of such a span, where that is `today`; of any other word, none. */
const daysOf = (span: string | undefined, today: string) => {
  const of = ({ from, to }: Span) => ({ start_date: from, end_date: to });
  const thisMonth = monthOf(today);
  const year = (ago: number) => {
    const name = String(Number(today.slice(0, 4)) - ago);
    return { from: `${name}-01-01`, to: `${name}-12-31` };
  };
  if (span === 'thisMonth') return of(thisMonth);
  if (span === 'lastMonth') return of(monthOf(addDays(thisMonth.from, -1)));
  if (span === 'thisYear') return of(year(0));
  if (span === 'lastYear') return of(year(1));
  return { start_date: null, end_date: null };
};

/** What the lists of invoices and payments are narrowed to by their address. */
export const paymentsAsked = ({ center, when }: Asked) => ({
  center_id: center || null,
  ...daysOf(when, stated(Date.now(), null).date),
});
export const invoicesAsked = (asked: Asked) => ({ status: asked.status || null, ...paymentsAsked(asked) });

/** What the list of centers is narrowed to by its address. */
export const centersAsked = ({ status, trial }: Asked) => ({
  status: status || null,
  on_trial: trial ? trial === 'yes' : null,
});

/** What the list of databases is narrowed to by its address. */
export const databasesAsked = ({ state }: Asked) => ({ state: state || null });
