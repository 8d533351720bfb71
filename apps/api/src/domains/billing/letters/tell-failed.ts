import { sql } from 'kysely';
import { openMailer } from '../../../outbox/mailer.ts';
import type { Book } from '../ledger/book.ts';
import { billFacts, sendAutopayFailed } from './bill-letters.ts';
import { billReaders, hasAddress } from './readers.ts';

/** Tells the payer that automatic payment of an invoice did not go through. */
export const tellFailed = async (book: Book, id: number, method: number): Promise<void> => {
  const { centre } = book.who;
  const [bill] = await billFacts(book, sql<boolean>`i.id = ${id}`);
  if (!bill?.user_id) return;
  const card = await book.db
    .selectFrom('payment_method')
    .select(['brand', 'last4'])
    .where('centre_id', '=', centre)
    .where('id', '=', method)
    .executeTakeFirst();
  const [reader] = (await billReaders(book, bill.student_id, [bill.user_id])).filter(hasAddress);
  if (reader)
    await sendAutopayFailed(
      await openMailer(book.db, { centre, at: book.now(), language: 'en' }),
      { ...bill, method: card ? `${card.brand} ${card.last4}` : '' },
      reader,
    );
};
