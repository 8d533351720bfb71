import type { Strokes } from '@nestling/rules/strokes.ts';
import { clockFigures, dateFigures, momentFigures } from '../../messages/when.ts';

/**
 * What the values of a column are, so that every kind of file writes them as such:
 * - `text`: words of people; never run as a formula.
 * - `date`: 'YYYY-MM-DD'. `clock`: 'HH:MM'. `moment`: 'YYYY-MM-DDTHH:MM', as the clocks of the place showed it.
 * - `number`: a plain number. `minutes`: whole minutes, shown as 7:45. `hours`: whole minutes, shown as 7.75.
 * - `cents`: whole cents, shown as 12.50.
 */
export type WordKind = 'text' | 'date' | 'clock' | 'moment';
export type NumberKind = 'number' | 'minutes' | 'hours' | 'cents';

interface Any {
  readonly head: string;
  /** About so many characters wide; left out: by its kind. */
  readonly width?: number;
}
interface WordColumn<Row> extends Any {
  readonly kind: WordKind;
  readonly value: (row: Row) => string | null;
}
interface NumberColumn<Row> extends Any {
  readonly kind: NumberKind;
  readonly value: (row: Row) => number | null;
  /** The last row of XLSX and PDF holds the sum. */
  readonly total?: boolean;
}
export type Column<Row> = WordColumn<Row> | NumberColumn<Row>;

/** A table somebody takes away as a file. */
export interface Sheet<Row> {
  readonly title: string;
  /** Of what and of when, such as "Elm Street, 03/01/2026 – 03/31/2026". */
  readonly subtitle: string;
  readonly columns: readonly Column<Row>[];
  readonly rows: Iterable<Row> | AsyncIterable<Row>;
  /** Sentences a reader must know, such as how hours are rounded; not in CSV, which programs read as one table. */
  readonly notes?: readonly string[];
  /** Whose signature stands below the table, and the lines of the pen; in PDF alone. */
  readonly signature?: Signature;
  readonly words: SheetWords;
}

/** A signature that was drawn, and who signed. */
export interface Signature {
  readonly name: string;
  readonly strokes: Strokes;
}

/** What the writers say by themselves, in the reader's language. */
export interface SheetWords {
  readonly total: string;
  readonly about: string;
  readonly page: (number: number) => string;
}

interface WordCell {
  readonly kind: WordKind;
  readonly value: string | null;
}
interface NumberCell {
  readonly kind: NumberKind;
  readonly value: number | null;
}
/** A value with what it is. */
export type Cell = WordCell | NumberCell;

const words: readonly string[] = ['text', 'date', 'clock', 'moment'];
export const isNumber = (cell: Cell): cell is NumberCell => !words.includes(cell.kind);

export const cellOf = <Row>(column: Column<Row>, row: Row): Cell =>
  isWord(column) ? { kind: column.kind, value: column.value(row) } : { kind: column.kind, value: column.value(row) };

export const isWord = <Row>(column: Column<Row>): column is WordColumn<Row> => words.includes(column.kind);

/** The number of characters a column is wide. */
export const widthOf = <Row>({ kind, head, width }: Column<Row>): number =>
  width ?? Math.max(head.length + 2, kind === 'text' ? 24 : kind === 'moment' ? 20 : 11);

/** Adds up the columns that ask for it while their rows go by; null where there is nothing to add up. */
export const summing = <Row>(columns: readonly Column<Row>[]) => {
  const sums = columns.map((column): number | null => (!isWord(column) && column.total ? 0 : null));
  return {
    add: (cells: readonly Cell[]): void => {
      for (const [i, { value }] of cells.entries()) {
        const sum = sums[i];
        if (typeof sum === 'number' && typeof value === 'number') sums[i] = sum + value;
      }
    },
    /** The last row, its first column of words named `word`; null when no column is added up. */
    row: (word: string): readonly Cell[] | null => {
      if (sums.every((sum) => sum === null)) return null;
      const named = columns.findIndex(isWord);
      return columns.map((column, i): Cell => {
        if (!isWord(column)) return { kind: column.kind, value: sums[i] ?? null };
        return { kind: 'text', value: i === named ? word : null };
      });
    },
  };
};

/** A pause in which others are served, for writers that go through many rows. */
export const breathe = (): Promise<void> => new Promise((go) => setImmediate(go));

/** "7:45" of 465 minutes, "-0:05" of -5. */
const asClock = (minutes: number): string => {
  const size = Math.abs(minutes);
  return `${minutes < 0 ? '-' : ''}${Math.floor(size / 60)}:${String(size % 60).padStart(2, '0')}`;
};

const figuresOf: Readonly<Record<WordKind, (value: string) => string>> = {
  text: (value) => value,
  date: dateFigures,
  clock: clockFigures,
  moment: momentFigures,
};

/** A value as programs and people read it, numbers without separators of thousands; '' of null. */
export const textOf = (cell: Cell): string => {
  if (!isNumber(cell)) return cell.value === null ? '' : figuresOf[cell.kind](cell.value);
  const { kind, value } = cell;
  if (value === null) return '';
  if (kind === 'minutes') return asClock(value);
  if (kind === 'hours') return (value / 60).toFixed(2);
  return kind === 'cents' ? (value / 100).toFixed(2) : String(value);
};

const grouped = new Intl.NumberFormat('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** A value as it stands on paper: as in `textOf`, but "1,234.56" of cents. */
export const paperOf = (cell: Cell): string =>
  cell.kind === 'cents' && cell.value !== null ? grouped.format(cell.value / 100) : textOf(cell);
