const statementsOf = (sql: string): string[] =>
  // Bodies of functions run later, or in a block that is read by people.
  sql
    .replaceAll(/\$(\w*)\$.*?\$\1\$/gs, '')
    .replaceAll(/--.*$/gm, '')
    .split(';')
    .map((one) => one.replaceAll(/\s+/g, ' ').trim().toLowerCase());

/** Tables a file makes. */
export const tablesMade = (sql: string): string[] =>
  statementsOf(sql).flatMap((one) => /^create (?:unlogged )?table (?:if not exists )?(\w+)/.exec(one)?.[1] ?? []);

/**
 * What a file of the timeline does to a table that others use meanwhile, in words; none where no lock lasts with its rows. `fresh`:
 * tables that were made so lately that nobody has filled them.
 */
export const lastingLocks = (sql: string, fresh: readonly string[] = []): readonly string[] => {
  if (sql.startsWith('-- no transaction:')) return [];
  const small = new Set([...sql.matchAll(/^-- small: (\w+): \S.{20,}$/gm)].map(([, table]) => table));
  const made = new Set([...tablesMade(sql), ...fresh]);
  const isOld = (table = '') => !made.has(table) && !small.has(table);
  return statementsOf(sql).flatMap((one) => {
    const index = /^create (?:unique )?index .*? on (?:only )?(\w+)/.exec(one);
    if (index && isOld(index[1])) return [`builds an index of ${index[1]} while nobody may write: ${one}`];
    const [, table, change = ''] = /^alter table (?:if exists )?(?:only )?(\w+) (.*)$/.exec(one) ?? [];
    if (!table || !isOld(table)) return [];
    return scans.filter(([pattern]) => pattern.test(change)).map(([, does]) => `${does} ${table}: ${one}`);
  });
};

/** Changes of a table for which all its rows are read or written under its lock. */
const scans: readonly (readonly [RegExp, string])[] = [
  [/\balter (column )?\w+ (set data )?type\b/, 'writes anew'],
  [/\bset not null\b/, 'reads every row of'],
  [/\badd (constraint|check|foreign|unique|primary|exclude)\b(?!.*\b(not valid|using index)\b)/, 'reads every row of'],
  [/\badd column\b.*\b(generated|references|check|unique|primary key)\b/, 'reads or writes every row of'],
  [/\badd column\b.*\bdefault (?!now\(\))[^,]*\(/, 'writes anew'],
  [/\bset (logged|unlogged|tablespace)\b/, 'writes anew'],
];
