import { type SqlBool, sql } from 'kysely';
import type { Who } from '../../kernel/call/who.ts';
import { wordsShown } from './tickets.reach.ts';

/** Words of one search that are looked at; more would only make the statement longer. */
const MOST_WORDS = 5;
/** As long as words are kept. */
const LONGEST = 40;

/**
 * Each word of a search begins a word of the ticket, or of a line of it the reader may see, whatever case and accents. A
 * search of signs alone finds nothing.
 */
export const found = (who: Who, search: string) => {
  const words = search.normalize('NFC').match(/[\p{L}\p{N}]+/gu) ?? [];
  if (words.length === 0) return sql<SqlBool>`false`;
  const each = words.slice(0, MOST_WORDS).map((word) => {
    const start = sql`left(folded(${word}), ${LONGEST})`;
    return sql`ticket.id in (select w.ticket_id from ticket_word w
      where w.word >= ${start} and w.word < ${start} || chr(1114111) and ${wordsShown(who, { name: 'w' })})`;
  });
  return sql<SqlBool>`(${sql.join(each, sql` and `)})`;
};
