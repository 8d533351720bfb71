import type { DayOrder } from './days.ts';
import { examplesOf, type Field, guessFields, headingOf } from './heads.ts';
import { readProcare } from './procare.ts';
import { readTables, type Table, type Unread } from './read-tables.ts';
import { readRoster } from './roster.ts';
import type { ReadChild, ReadFault, ReadStaff } from './rows.ts';
import { readStaff } from './staff.ts';

/** A file somebody sends, and what it is said to be. */
export interface ParseAsked {
  readonly bytes: Uint8Array;
  readonly as: 'headers' | 'roster' | 'procare' | 'staff';
  /** Which column holds what, by header; columns that are not named are guessed. */
  readonly fields?: Readonly<Record<string, Field>>;
  readonly order: DayOrder | null;
  /** Of a ZIP that is locked with one. */
  readonly password?: string | null;
  readonly year: number;
}
/** A column: its header, the field it was taken for ('' for none) and three cells of it. */
export interface ReadHeader {
  readonly header: string;
  readonly field: Field;
  readonly examples: readonly string[];
}
export type Parsed =
  | { readonly unread: Unread }
  | {
      readonly kind: 'headers';
      readonly headers: readonly ReadHeader[];
      readonly rows: readonly (readonly string[])[];
      readonly count: number;
      readonly dropped: readonly string[];
    }
  | { readonly kind: 'children'; readonly children: readonly ReadChild[]; readonly faults: readonly ReadFault[] }
  | { readonly kind: 'staff'; readonly staff: readonly ReadStaff[]; readonly faults: readonly ReadFault[] };

/** Rows that are shown while headers are matched. */
const FIRST_ROWS = 20;

const fieldsOf = ({ head, rows }: Table, said: ParseAsked['fields'] = {}): Field[] => {
  const guessed = guessFields(head, rows);
  const given = new Map(Object.entries(said).map(([header, field]) => [headingOf(header), field]));
  // Of what is remembered only columns of this table count.
  const here = head.map((header) => given.get(headingOf(header)) ?? '');
  const taken = new Set(here.filter((field) => field !== '' && field !== 'other_room'));
  return head.map((header, column) => {
    const field = given.get(headingOf(header));
    if (field !== undefined) return field;
    // What somebody has given to another column is not guessed a second time.
    const guess = guessed[column] ?? '';
    return taken.has(guess) ? '' : guess;
  });
};

const hasNames = (fields: readonly Field[]): boolean =>
  fields.includes('full_name') || (fields.includes('fname') && fields.includes('lname'));

/** The sheet with the most names of children in it; of a file with one it is that. */
const rosterOf = (tables: readonly Table[]): Table | undefined =>
  tables.toSorted(
    (a, b) =>
      Number(hasNames(guessFields(b.head, b.rows))) - Number(hasNames(guessFields(a.head, a.rows))) ||
      b.rows.length - a.rows.length,
  )[0];

/** Reads a file as it was asked; nothing is looked up and nothing is stored. */
export const parseFile = async ({
  bytes,
  as,
  fields: said,
  order,
  year,
  password = null,
}: ParseAsked): Promise<Parsed> => {
  const tables = await readTables(bytes, { password });
  if (typeof tables === 'string') return { unread: tables };
  if (as === 'staff') {
    const read = readStaff(tables);
    return typeof read === 'string' ? { unread: read } : { kind: 'staff', ...read };
  }
  if (as === 'procare') {
    const read = readProcare(tables, { order, year });
    return typeof read === 'string' ? { unread: read } : { kind: 'children', ...read };
  }
  const table = rosterOf(tables);
  if (!table || table.rows.length === 0) return { unread: 'EMPTY' };
  const fields = fieldsOf(table, said);
  if (as === 'headers')
    return {
      kind: 'headers',
      headers: table.head.map((header, column) => ({
        header,
        field: fields[column] ?? '',
        examples: examplesOf(table.rows, column),
      })),
      rows: table.rows.slice(0, FIRST_ROWS),
      count: table.rows.length,
      dropped: table.dropped,
    };
  if (!hasNames(fields)) return { unread: 'NO_NAMES' };
  return { kind: 'children', ...readRoster(table, fields, { order, year }) };
};
