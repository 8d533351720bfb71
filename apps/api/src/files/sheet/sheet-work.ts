import type { ExportType } from '../content-types.ts';
import type { NumberKind, Signature, WordKind } from './sheet.ts';

/** A column as it goes to the thread: without the way to its value. */
export interface PlainColumn {
  readonly head: string;
  readonly kind: WordKind | NumberKind;
  readonly width?: number;
  readonly total?: boolean;
}

/** The values of a row by its columns. */
export type PlainRow = readonly (string | number | null)[];

/** Stands for the number in the words of a page. */
export const PAGE = '{page}';

/** What a thread is asked while it writes one table: begin, then rows as they are read, then the end. */
export type SheetAsked =
  | {
      readonly do: 'begin';
      readonly type: ExportType;
      readonly words: { readonly total: string; readonly about: string; readonly page: string };
      readonly title: string;
      readonly subtitle: string;
      readonly notes: readonly string[];
      readonly signature?: Signature;
      readonly columns: readonly PlainColumn[];
    }
  | { readonly do: 'rows'; readonly rows: readonly PlainRow[] }
  | { readonly do: 'end' };

/** The bytes that are written so far and were not answered yet. */
export type SheetAnswer = { readonly chunks: readonly Uint8Array<ArrayBuffer>[] } | { readonly error: string };
