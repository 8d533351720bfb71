import { allows } from '@nestling/rules/roles.ts';
import { sql } from 'kysely';
import { exportSheet, pdfOf } from '../../../files/sheet/export-sheet.ts';
import type { Column, Sheet } from '../../../files/sheet/sheet.ts';
import { declined, done, message } from '../../../kernel/call/call.ts';
import type { Ctx, WriteContext } from '../../../kernel/call/context.ts';
import { type InputOf, id, int } from '../../../kernel/call/input.ts';
import { languages, textsIn } from '../../../kernel/call/languages.ts';
import { amountIn } from '../../../messages/amount.ts';
import { spanFigures } from '../../../messages/when.ts';
import { Export } from '../../../model/export/entity.ts';
import { inOwnLocations } from '../../../model/location/reach.ts';
import { User } from '../../../model/user/entity.ts';
import type { EntryKind } from '../ledger/book.ts';
import { mayHearOfIt, paidForCare } from '../ledger/cash.ts';
import { heldOn } from '../ledger/held.ts';
import type { PaymentWay } from '../payments/receive.ts';
import { type StatementRow, statementRows } from '../reports/statement.ts';
import { providerLine } from './paper.ts';

interface Asked {
  readonly student_id: number;
  readonly from: string;
  readonly to: string;
  /** Whose part; null: of all of the family. */
  readonly payer: number | null;
}

/** Cents of deposits of an account that were held at the end of its last day, of one payer or of all; the office's at own locations. */
const depositsHeld = async (ctx: Ctx, { student_id, to, payer }: Asked): Promise<number> => {
  const seen = allows(ctx.who.role, 'manager') ? inOwnLocations(ctx.who, sql`i.location_id`) : sql`true`;
  const { rows } = await sql<{ held: number }>`
    select coalesce(sum(${heldOn(sql`i.id`, sql`${to}::date`)}), 0)::int as held from invoice i
    where i.student_id = ${student_id} and i.deposit and (${payer}::int is null or i.user_id = ${payer}) and ${seen}`.execute(
    ctx.db,
  );
  return rows[0]?.held ?? 0;
};

/** The statement of an account as a page. */
export const statementPage = async (ctx: Ctx, asked: Asked, language: 'en' | 'es') => {
  const w = languages[language];
  const { student_id, from, to, payer } = asked;
  const { rows } = await sql<{ student: string; payer: string | null; centre: string; location: string }>`
    select s.full_name as student, c.name as centre, l.name as location,
      (select u.full_name from app_user u where u.id = ${payer}) as payer
    from student s join centre c on c.id = s.centre_id join location l on l.id = s.location_id
    where s.id = ${student_id}`.execute(ctx.db);
  const head = rows[0] ?? { student: '', payer: null, centre: '', location: '' };
  const columns: Column<StatementRow>[] = [
    { head: w['billing.column.date'], kind: 'date', value: (row) => row.date },
    {
      head: w['billing.column.kind'],
      kind: 'text',
      value: (row) => message(`bills.kind.${row.kind}`).in(w),
    },
    { head: w['billing.column.number'], kind: 'text', value: (row) => row.number },
    { head: w['billing.column.amount'], kind: 'cents', value: (row) => (row.kind === 'opening' ? null : row.amount) },
    { head: w['billing.column.balance'], kind: 'cents', value: (row) => row.balance },
  ];
  const held = await depositsHeld(ctx, asked);
  const title = `${w['bills.statement.title']} ${head.student} ${from} – ${to}`;
  return {
    title,
    sheet: {
      title: `${head.centre}, ${head.location}: ${w['bills.statement.title']}`,
      subtitle: [head.payer, head.student, spanFigures(from, to)].filter(Boolean).join(' · '),
      notes: held > 0 ? [w['billing.depositsHeld']({ cents: held, day: to })] : [],
      columns,
      rows: await statementRows(ctx, { student_id, start_date: from, end_date: to }, payer),
    },
  };
};

/** The statement of one payer, to go along with a letter. */
export const statementAttached = async (ctx: Ctx, asked: Asked, language: 'en' | 'es') => {
  const { title, sheet } = await statementPage(ctx, asked, language);
  return [await attached(ctx, title, sheet, language)];
};

/** A page as a file of a letter. */
const attached = async <R>(
  { who }: Pick<WriteContext, 'who'>,
  title: string,
  sheet: Omit<Sheet<R>, 'words'>,
  language: 'en' | 'es',
) => {
  const content = (await pdfOf(who.centre, sheet, language)).toString('base64');
  return { name: `${title.replaceAll(/[^\p{L}\p{N}-]+/gu, ' ').trim()}.pdf`, type: 'application/pdf', content };
};

interface YearRow {
  readonly date: string;
  readonly student: string;
  readonly location: string;
  readonly method: PaymentWay | 'credit';
  readonly kind: EntryKind;
  readonly amount: number;
  readonly ein: string | null;
  readonly address: string | null;
  readonly phone: string | null;
  readonly currency: string;
  readonly centre: string;
  readonly payer: string;
}

/**
 * What a payer has paid in a year, by the days money came in and went back, as the ledger's cash says; with the address
 * and the tax number of each location (IRS Form 2441 asks families for them).
 */
const yearRows = async (
  { db }: Pick<Ctx, 'db'>,
  { user, year, location = null }: { readonly user: number; readonly year: number; readonly location?: number | null },
): Promise<readonly YearRow[]> => {
  const { rows } =
    await sql<YearRow>`select to_char(e.effective_on, 'YYYY-MM-DD') as date, coalesce(st.full_name, '') as student,
      l.name as location, coalesce(p.method, 'credit') as method, e.kind, sum(p.cents)::int as amount, s.ein, l.address, l.phone,
      coalesce(s.currency, 'USD') as currency, c.name as centre, u.full_name as payer
    from ${paidForCare} join app_user u on u.id = p.user_id
    join location l on l.id = p.location_id join centre c on c.id = l.centre_id
    left join student st on st.id = p.student_id
    left join billing_setting s on s.location_id = p.location_id
    where p.user_id = ${user} and (${location}::int is null or p.location_id = ${location} and ${mayHearOfIt})
      and e.effective_on between make_date(${year}, 1, 1) and make_date(${year}, 12, 31)
    group by e.effective_on, e.id, e.kind, st.full_name, l.name, l.address, l.phone, p.method, s.ein, s.currency, c.name, u.full_name
    having sum(p.cents) <> 0 order by e.effective_on, e.id`.execute(db);
  return rows;
};

export const downloadYearReceiptInput = { year: int(2000, 2100), user_id: id(User).optional() };

/** How money came in, and for what went back why: a check that came back reads like one that was paid otherwise. */
const wayOf = ({ method, kind, amount }: YearRow, w: ReturnType<typeof textsIn>): string => {
  const way = message(`bills.way.${method}`).in(w);
  return amount < 0 ? `${way}: ${message(`bills.kind.${kind}`).in(w).toLocaleLowerCase()}` : way;
};

/** The year's receipt as a page, with the sum; null where nothing was paid. */
const yearPage = (rows: readonly YearRow[], year: number, w: ReturnType<typeof textsIn>) => {
  const [first] = rows;
  if (!first) return null;
  const title = w['bills.year']({ year });
  const providers = new Map(rows.map((row) => [row.location, providerLine(row)]));
  // The form asks for the sum of each child.
  const children = [...Map.groupBy(rows, ({ student }) => student)].filter(([student]) => student !== '');
  const sumOf = (some: readonly YearRow[]) => some.reduce((sum, { amount }) => sum + amount, 0);
  const columns: Column<YearRow>[] = [
    { head: w['billing.column.date'], kind: 'date', value: (row) => row.date },
    { head: w['billing.column.student'], kind: 'text', value: (row) => row.student },
    { head: w['billing.column.method'], kind: 'text', value: (row) => wayOf(row, w) },
    {
      head: `${w['billing.column.amount']} (${first.currency})`,
      kind: 'cents',
      total: true,
      value: (row) => row.amount,
    },
  ];
  const sheet = {
    title: `${first.centre}: ${title}`,
    subtitle: first.payer,
    notes: [
      ...[...providers].map(([location, line]) => (line ? `${location}: ${line}` : location)),
      ...children.map(([student, some]) => `${student}: ${amountIn(sumOf(some), first.currency)}`),
    ],
    columns,
    rows,
  };
  return { name: `${title} ${first.payer}`, sheet, total: sumOf(rows) };
};

/** The year's receipt of a payer as PDF: the caller's own, or for the office that of a payer. */
export const yearPaper = async (ctx: Ctx, { year, user_id }: InputOf<typeof downloadYearReceiptInput>) => {
  const user = user_id ?? ctx.who.user;
  const page = yearPage(await yearRows(ctx, { user, year }), year, textsIn(ctx.request));
  if (!page) return declined(message('bills.year.none', { year }), { field: 'year', code: 'NOTHING' });
  const url = await exportSheet(ctx, 'pdf', page.name, page.sheet);
  ctx.audit({ entity: Export, id: user, after: { report: 'billing year', year } });
  return done(message('billing.linkMade'), { url, total: page.total });
};

/** What a payer has paid at a location in a year, to go along with a letter. */
export const yearAttached = async (
  ctx: Pick<WriteContext, 'db' | 'who'>,
  asked: { readonly user: number; readonly year: number; readonly location: number },
  language: 'en' | 'es',
) => {
  const page = yearPage(await yearRows(ctx, asked), asked.year, languages[language]);
  return page ? [await attached(ctx, page.name, page.sheet, language)] : [];
};
