import { unzipSync } from 'fflate';
import { sql } from 'kysely';
import { readSheet } from 'read-excel-file/node';
import { readCsv } from '../../../files/sheet/read-csv.ts';
import type { Ctx } from '../../../kernel/call/context.ts';
import type { Id } from '../../../kernel/db/tables.ts';

/** Letters of a file in Base64, its lines, and what a spreadsheet may unpack to. */
export const MOST_LETTERS = 700_000;
export const MOST_LINES = 500;
const MOST_BYTES = 20_000_000;

type Cell = unknown;

/** Unpacked, a spreadsheet may be a thousand times as large: how large it says it is, before anything is unpacked. */
const isModest = (bytes: Buffer): boolean => {
  let all = 0;
  unzipSync(bytes, {
    filter: ({ originalSize }) => {
      all += originalSize;
      return false;
    },
  });
  return all <= MOST_BYTES;
};

const cellsOf = async (bytes: Buffer): Promise<readonly (readonly Cell[])[] | null> => {
  if (bytes.subarray(0, 2).toString('latin1') !== 'PK') return readCsv(bytes);
  try {
    return isModest(bytes) ? await readSheet(bytes) : null;
  } catch {
    return null;
  }
};

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
  const rows = await cellsOf(Buffer.from(file, 'base64'));
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
