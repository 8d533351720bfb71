import { languages } from '../../kernel/call/languages.ts';
import { type Ask, ThreadPool, type ThreadPoolOptions } from '../../kernel/lib/thread-pool.ts';
import type { ExportType } from '../content-types.ts';
import type { Sheet } from './sheet.ts';
import { PAGE, type PlainRow, type SheetAnswer, type SheetAsked } from './sheet-work.ts';

const shared = {
  script: new URL('./sheet-worker.ts', import.meta.url),
  // A table of 10,000 rows on paper takes two seconds.
  cpuMs: 15_000,
  megabytes: 384,
} as const satisfies Partial<ThreadPoolOptions>;

/** Two centers take their tables away at once, and no table keeps all others waiting. */
const forCalls = new ThreadPool<SheetAsked, SheetAnswer>({
  ...shared,
  threads: 2,
  waiting: 3,
  // The database ends a transaction that says nothing for five seconds.
  answerMs: 4_400,
});
/** What goes along with letters is made one after another, for as many as there are. */
const forLetters = new ThreadPool<SheetAsked, SheetAnswer>({
  ...shared,
  threads: 1,
  waiting: 5_000,
  answerMs: 60_000,
});

/** Rows are gathered for so long, or until they hold so many letters, before others are served. */
const GATHER_MS = 10;
const GATHER_LETTERS = 500_000;
const GATHER_ROWS = 500;

const bytesOf = (answer: SheetAnswer): readonly Uint8Array[] => {
  if ('chunks' in answer) return answer.chunks;
  throw new Error(`The table could not be written: ${answer.error}`);
};

async function* written<Row>(
  ask: Ask<SheetAsked, SheetAnswer>,
  type: ExportType,
  language: 'en' | 'es',
  { columns, rows, title, subtitle, notes = [], signature }: Omit<Sheet<Row>, 'words'>,
): AsyncGenerator<Uint8Array> {
  const plain = columns.map(({ value, ...column }) => column);
  const texts = languages[language];
  const words = {
    total: texts['sheet.total'],
    about: texts['sheet.about'],
    page: texts['sheet.page']({ page: PAGE }),
  };
  yield* bytesOf(
    await ask({
      do: 'begin',
      type,
      words,
      title,
      subtitle,
      notes,
      columns: plain,
      ...(signature ? { signature } : {}),
    }),
  );
  let block: PlainRow[] = [];
  let letters = 0;
  let began = performance.now();
  for await (const row of rows) {
    const values = columns.map((column) => column.value(row));
    block.push(values);
    for (const value of values) if (typeof value === 'string') letters += value.length;
    if (block.length < GATHER_ROWS && letters < GATHER_LETTERS && performance.now() - began < GATHER_MS) continue;
    yield* bytesOf(await ask({ do: 'rows', rows: block }));
    block = [];
    letters = 0;
    began = performance.now();
  }
  if (block.length > 0) yield* bytesOf(await ask({ do: 'rows', rows: block }));
  yield* bytesOf(await ask({ do: 'end' }));
}

/**
 * Writes a table in a thread: however long its words are, and however many, the api goes on to answer. Rows are read as
 * the thread takes them. Rejects with `ThreadFailed` what takes too much of it.
 */
export const writeInThread = <Row, T>(
  centre: number,
  of: { readonly type: ExportType; readonly language: 'en' | 'es'; readonly sheet: Omit<Sheet<Row>, 'words'> },
  take: (chunks: AsyncIterable<Uint8Array>) => Promise<T>,
): Promise<T> => forCalls.use(centre, (ask) => take(written(ask, of.type, of.language, of.sheet)));

const wholeBy =
  (pool: typeof forCalls) =>
  <Row>(centre: number, type: ExportType, language: 'en' | 'es', sheet: Omit<Sheet<Row>, 'words'>): Promise<Buffer> =>
    pool.use(centre, async (ask) => {
      const chunks: Uint8Array[] = [];
      for await (const chunk of written(ask, type, language, sheet)) chunks.push(chunk);
      return Buffer.concat(chunks);
    });

/** A table whole, to go along with a letter. */
export const wholeInThread = wholeBy(forLetters);
/** A table whole for a call that packs it with others, and waits behind no letter. */
export const wholeForCall = wholeBy(forCalls);
