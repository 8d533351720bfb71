import { type RawBuilder, type SqlBool, sql } from 'kysely';

/** Words of one search that are looked at; more would only make the statement longer. */
const MOST_WORDS = 5;

/** The pattern that finds a text anywhere in another one. */
export const anywhere = (text: string): string => `%${text.replaceAll(/[\\%_]/g, '\\$&')}%`;

/** The condition that each word of a search holds, whatever one word has to do: `eachWord(s, (word) => sql`…`)`. */
export const eachWord = (search: string, holds: (word: string) => RawBuilder<unknown>): RawBuilder<SqlBool> => {
  const words = search.split(/\s+/).filter(Boolean).slice(0, MOST_WORDS);
  if (words.length === 0) return sql<SqlBool>`true`;
  return sql<SqlBool>`(${sql.join(words.map(holds), sql` and `)})`;
};

/**
 * `like` a word, whatever case and accents. The sub-select has Postgres fold the word once and not for each row, which
 * took most of the time.
 */
export const likeWord = (word: string): RawBuilder<unknown> => sql`like (select folded(${anywhere(word)}))`;

const everyWord = (of: RawBuilder<unknown>, search: string): RawBuilder<SqlBool> =>
  eachWord(search, (word) => sql`${of} ${likeWord(word)}`);

/** The condition that a column holds every word of a search, whatever case and accents: `containing('room.name', s)`. */
export const containing = (column: string, search: string): RawBuilder<SqlBool> =>
  everyWord(sql`folded(${sql.ref(column)})`, search);

/** The same on a column that is kept folded, such as `student.searched`; the rows of the centre are looked through. */
export const searchedIn = (column: string, search: string): RawBuilder<SqlBool> => everyWord(sql.ref(column), search);
