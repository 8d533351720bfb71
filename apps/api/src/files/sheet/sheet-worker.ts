import { parentPort } from 'node:worker_threads';
import type { Column, Sheet } from './sheet.ts';
import { PAGE, type PlainColumn, type PlainRow, type SheetAnswer, type SheetAsked } from './sheet-work.ts';

type Writer = (sheet: Sheet<PlainRow>) => AsyncGenerator<Uint8Array>;

const writerOf = async (type: 'csv' | 'xlsx' | 'pdf'): Promise<Writer> => {
  if (type === 'pdf') return (await import('./pdf.ts')).writePdf;
  return type === 'xlsx' ? (await import('./xlsx.ts')).writeXlsx : (await import('./csv.ts')).writeCsv;
};

const columnOf = ({ kind, ...column }: PlainColumn, at: number): Column<PlainRow> => {
  switch (kind) {
    case 'text':
    case 'date':
    case 'clock':
    case 'moment':
      return { ...column, kind, value: (row) => (typeof row[at] === 'string' ? row[at] : null) };
    default:
      return { ...column, kind, value: (row) => (typeof row[at] === 'number' ? row[at] : null) };
  }
};

/** One table that is being written: rows go in, bytes come out. */
class Table {
  private readonly chunks: Uint8Array<ArrayBuffer>[] = [];
  private block: readonly PlainRow[] | null = [];
  private give: (() => void) | undefined;
  private taken: (() => void) | undefined;
  private readonly done: Promise<void>;

  constructor(begin: Extract<SheetAsked, { do: 'begin' }>) {
    this.done = this.write(begin);
    // Told to whoever asks next.
    this.done.catch(() => this.taken?.());
  }

  private async write({
    type,
    words: { page: pageWords, ...said },
    columns,
    ...page
  }: Extract<SheetAsked, { do: 'begin' }>): Promise<void> {
    const words = { ...said, page: (number: number) => pageWords.replace(PAGE, String(number)) };
    const writer = await writerOf(type);
    const sheet: Sheet<PlainRow> = { ...page, columns: columns.map(columnOf), rows: this.rows(), words };
    for await (const chunk of writer(sheet)) this.chunks.push(new Uint8Array(chunk));
  }

  private async *rows(): AsyncGenerator<PlainRow> {
    for (;;) {
      if (this.block === null) return;
      yield* this.block;
      const given = new Promise<void>((resolve) => {
        this.give = resolve;
      });
      this.taken?.();
      await given;
    }
  }

  /** Writes some more; resolves when they are written, so that whoever reads them does not read ahead. */
  async add(block: readonly PlainRow[] | null): Promise<SheetAnswer> {
    const taken = new Promise<void>((resolve) => {
      this.taken = resolve;
    });
    this.block = block;
    this.give?.();
    await (block === null ? this.done : Promise.race([taken, this.done]));
    return { chunks: this.chunks.splice(0) };
  }

  /** Resolves when it asks for its first rows. */
  async begun(): Promise<SheetAnswer> {
    await Promise.race([
      new Promise<void>((resolve) => {
        this.taken = resolve;
      }),
      this.done,
    ]);
    return { chunks: this.chunks.splice(0) };
  }
}

let table: Table | null = null;
const answer = async (asked: SheetAsked): Promise<SheetAnswer> => {
  if (asked.do === 'begin') {
    table = new Table(asked);
    return table.begun();
  }
  if (!table) return { error: 'No table was begun.' };
  return table.add(asked.do === 'rows' ? asked.rows : null);
};

parentPort?.on('message', (asked: SheetAsked) => {
  answer(asked).then(
    (made) => parentPort?.postMessage(made, 'chunks' in made ? made.chunks.map(({ buffer }) => buffer) : []),
    (error: unknown) => parentPort?.postMessage({ error: String(error) } satisfies SheetAnswer),
  );
});
parentPort?.postMessage('loaded');
