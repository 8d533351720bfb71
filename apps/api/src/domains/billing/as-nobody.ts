import { sql } from 'kysely';
import type { AppContext } from '../../kernel/call/app-context.ts';
import { CHANNEL } from '../../kernel/call/call-context.ts';
import { inCentre } from '../../kernel/db/in-centre.ts';
import type { Book } from './ledger/book.ts';

/** Runs work in a transaction of its own, as nobody. */
export const asNobody = <T>(app: AppContext, centre: number, work: (book: Book) => Promise<T>): Promise<T> =>
  inCentre(app.pools, centre, (db) => work({ db, who: { centre, user: 0 }, now: () => app.clock.now() }));

/** Adds a job in the transaction of a book. `key`: one waiting job of that key at most. */
export const enqueue = async (
  book: Book,
  task: string,
  payload: Readonly<Record<string, unknown>>,
  key: string,
): Promise<void> => {
  const all = JSON.stringify({ centre: book.who.centre, ...payload });
  await sql`select enqueue(${task}, ${all}::json, ${`${task} ${book.who.centre} ${key}`}, ${book.now()}::timestamptz)`.execute(
    book.db,
  );
};

/** Tells who looks at the account of a student, once the transaction of a book is through. */
export const publishFor = async (book: Book, student: number | null, location: number): Promise<void> => {
  const event = { c: book.who.centre, k: 'billing', i: student === null ? [] : [student], a: { location } };
  await sql`select pg_notify(${CHANNEL}, ${JSON.stringify(event)})`.execute(book.db);
};
