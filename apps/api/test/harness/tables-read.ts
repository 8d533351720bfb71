import type pg from 'pg';

/** Which tables statements read, also through views and functions of the database. */
export type TablesOf = (texts: readonly string[]) => readonly string[];

const WORDS = /[a-z_][a-z0-9_]*/g;

/**
 * Learns the names of tables, and what views and functions read. A statement reads what it names: a word that is also the
 * name of a table counts for it, for one table too many costs a question and one too few shows old rows.
 */
export const tablesReadBy = async (client: pg.ClientBase): Promise<TablesOf> => {
  const { rows: tables } = await client.query<{ name: string }>(
    `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')
      and not relispartition`,
  );
  const { rows: within } = await client.query<{ name: string; text: string }>(
    `select proname as name, prosrc as text from pg_proc where pronamespace = 'public'::regnamespace
      union all select viewname, definition from pg_views where schemaname = 'public'`,
  );
  const real = new Set(tables.map(({ name }) => name));
  const bodies = Map.groupBy(within, ({ name }) => name);
  const known = new Map<string, ReadonlySet<string>>();
  const inWord = (word: string): ReadonlySet<string> => {
    const found = known.get(word);
    if (found) return found;
    const own = new Set<string>(real.has(word) ? [word] : []);
    // A function that calls itself has what was found so far.
    known.set(word, own);
    for (const { text } of bodies.get(word) ?? []) for (const name of inText(text)) own.add(name);
    return own;
  };
  const inText = (text: string): Set<string> =>
    new Set([...(text.toLowerCase().match(WORDS) ?? [])].flatMap((word) => [...inWord(word)]));
  return (texts) => [...new Set(texts.flatMap((text) => [...inText(text)]))].sort();
};
