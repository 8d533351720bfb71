import { calls } from '@nestling/api/domains.ts';
import { isTest, pathsOf, read } from './sources.ts';

const sources = () => read(pathsOf('apps/api/src/{domains,model}/**/*.ts').filter((path) => !isTest(path)));

/** What the kernel does for a call and is still written by hand in the domains: where, line by line. */
const found = (pattern: RegExp, counts: (match: RegExpMatchArray) => boolean = () => true): string[] =>
  sources().flatMap(({ path, text }) => {
    const code = text.replace(/^ *(\/\/|\/?\*).*$/gm, '');
    const at = (index: number) => `${path}:${code.slice(0, index).split('\n').length}`;
    return [...code.matchAll(pattern)].filter(counts).map(({ index }) => at(index));
  });

/** Rows written past `resource`, `records` and `table`: by Kysely's builders, and by statements of SQL that begin so. */
export const ownWrites = (): string[] =>
  found(/\.(insertInto|updateTable|deleteFrom)\(|\bsql(<[^`;]*>)?`\s*(insert into|update|delete from)\b/g);

/** The tenant's column, which row security pins and a default fills. */
export const ownTenants = (): string[] => [...new Set(found(/\bcentre_id\b/g))];

/** Optional members of a type that repeat what the input of a call has said: `InputOf` infers them. */
export const restatedInputs = (): string[] => {
  const names = new Set(Object.values(calls).flatMap(({ input }) => Object.keys(input)));
  return found(/\b(\w+)\?: [^;,(){}]*\bundefined\b/g, ([, name = '']) => names.has(name));
};

/** Audited nouns as text, where the entity itself can be named. */
export const auditedByText = (): string[] => found(/\bentity: '/g);

/** Ranks of roles as numbers. */
export const ranksAsNumbers = (): string[] =>
  found(
    /\b(\w*rank|least)\w*\s*(>=|<=|<|>|===?)\s*(\$\{)?\d|\bconst (USER|BLOG|TEACHER|MANAGER|SUPPORT|CENTER|ADMIN|STAFF|CENTRE)(_RANK)? = \d|\bthen \d else \d end as (least|rank)\b/gi,
  );

/** Sentences for a record that is gone, kept by a file of its own beside the row that could say it. */
export const ownGone = (): string[] => found(/\bconst (\w+Gone|gone) = \(/g);
