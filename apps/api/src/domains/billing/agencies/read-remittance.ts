import { sql } from 'kysely';
import { type Cell, readTable } from '../../../files/sheet/read-thread.ts';
import type { Ctx } from '../../../kernel/call/context.ts';
import type { Id } from '../../../kernel/db/tables.ts';

/** Letters of a file in Base64, and its lines. */
export const MOST_LETTERS = 700_000;
export const MOST_LINES = 500;

const HEADS = {
  number: /invoice|number|claim|factura|n[uú]mero/i,
  paid: /paid|amount|payment|pagad|importe|monto/i,
  reason: /reason|note|explan|remark|motivo|raz[oó]n|nota/i,
} as const;

/** Cents of a cell: "$1,250.00", "1.250,00", 1250; null where it is no amount. */
export const centsIn = (cell: Cell | undefined): number | null => {
  if (typeof cell === 'number') return cell >= 0 ? Math.round(cell * 100) : null;
  const text = String(cell ?? '').replaceAll(/[\s$€£]/g, '');
  const plain = /,\d{1,2}$/.test(text) ? text.replaceAll('.', '').replace(',', '.') : text.replaceAll(',', '');
  return /^\d{1,9}(\.\d{1,2})?$/.test(plain) ? Math.round(Number(plain) * 100) : null;
};

/** What is wrong with a line of a remittance. */
type Problem = 'unknown' | 'closed' | 'twice' | 'amount' | 'over';

interface Found {
  readonly id: number;
  readonly number: string;
  readonly student: string;
  readonly open: number;
  readonly payable: boolean;
}

/** Reads what an agency says it pays: CSV or XLSX with a heading, a line for each invoice. Nothing is booked. */
export const readRemittance = async (
  ctx: Ctx,
  { agency_id, file }: { readonly agency_id: Id<'billing_agency'>; readonly file: string },
) => {
  await ctx.settled();
  const bytes = Buffer.from(file, 'base64');
  const rows = await readTable(ctx.who.centre, { bytes, mostRows: MOST_LINES + 1, sheets: true });
  const [head = [], ...lines] = rows ?? [];
  const at = (what: keyof typeof HEADS) => head.findIndex((cell) => HEADS[what].test(String(cell ?? '')));
  const [number, reason] = [at('number'), at('reason')];
  const paid = head.findIndex((cell, i) => i !== number && HEADS.paid.test(String(cell ?? '')));
  if (number < 0 || paid < 0 || lines.length === 0 || lines.length > MOST_LINES) return { readable: false, lines: [] };
  const numbers = lines.map((line) => String(line[number] ?? '').trim());
  const { rows: found } = await sql<Found>`select i.id, i.number, s.full_name as student, i.open_cents as open,
      i.status in ('open', 'partly_paid') as payable
    from invoice i join student s on s.id = i.student_id
    where i.agency_id = ${agency_id} and i.number = any(${numbers}::text[])`.execute(ctx.db);
  const problemOf = (own: Found | undefined, cents: number | null, row: number): Problem | null => {
    if (!own) return 'unknown';
    if (numbers.indexOf(own.number) !== row) return 'twice';
    if (!own.payable) return 'closed';
    if (cents === null) return 'amount';
    return cents > own.open ? 'over' : null;
  };
  const read = lines.map((line, row) => {
    const own = found.find((one) => one.number === numbers[row]);
    const cents = centsIn(line[paid]);
    return {
      row: row + 2,
      number: numbers[row] ?? '',
      invoice_id: own?.id ?? null,
      student_name: own?.student ?? null,
      open: own?.open ?? 0,
      paid: cents ?? 0,
      reason:
        reason < 0
          ? null
          : String(line[reason] ?? '')
              .trim()
              .slice(0, 500) || null,
      problem: problemOf(own, cents, row),
    };
  });
  return { readable: true, lines: read };
};
