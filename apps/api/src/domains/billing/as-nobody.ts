import type { AppContext } from '../../kernel/call/app-context.ts';
import type { WorkContext } from '../../kernel/call/context.ts';
import { notify } from '../../kernel/events/notify.ts';
import { asSystem } from '../../kernel/jobs/perform.ts';
import type { Book } from './ledger/book.ts';

/** Runs work in a transaction of its own, as the system. */
export const asNobody = <T>(app: AppContext, centre: number, work: (ctx: WorkContext) => Promise<T>): Promise<T> =>
  asSystem(app, { centre, name: 'billing' }, work);

/** Tells who looks at the account of a student, once the transaction of a book is through. */
export const publishFor = (book: Book, student: number | null, location: number): Promise<void> =>
  notify(book.db, book.who.centre, [{ kind: 'billing', ids: student === null ? [] : [student], at: { location } }]);
