import { calls, domainOf } from '@nestling/api/domains.ts';
import { type InputShape, metaOf } from '@nestling/api/kernel/call/input.ts';
import { restatedIn } from './restated.ts';
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

/** The arguments of a domain's calls, and the members of those that are objects. */
const argumentsIn = (shape: InputShape): string[] =>
  Object.entries(shape).flatMap(([name, schema]) => {
    const { shape: inner } = metaOf(schema);
    return [name, ...(inner ? argumentsIn(inner) : [])];
  });
/** Folders of whose calls the catalogue says that they are attendance's. */
const ofAttendance = new Set(['door-alerts', 'drills', 'kiosk', 'ratio', 'screening', 'time-clock']);
const argumentsOf = (folder: string): ReadonlySet<string> => {
  const domain = ofAttendance.has(folder) ? 'attendance' : folder;
  const own = Object.entries(calls).filter(([name]) => domainOf(name) === domain);
  return new Set(own.flatMap(([, { input }]) => argumentsIn(input)));
};

/** Optional members of types that repeat what the input of a call of their domain has said: `InputOf` infers them. */
export const restatedInputs = (): string[] =>
  [...Map.groupBy(sources(), ({ path }) => /\/domains\/([^/]+)\//.exec(path)?.[1] ?? '')].flatMap(([folder, files]) => {
    const names = argumentsOf(folder);
    return files.flatMap(({ path, text }) =>
      restatedIn(text, (name) => names.has(name)).map((line) => `${path}:${line}`),
    );
  });

/** Audited nouns as text, where the entity itself can be named. */
export const auditedByText = (): string[] => found(/\bentity: '/g);

/** Ranks of roles as numbers. */
export const ranksAsNumbers = (): string[] =>
  found(
    /\b(\w*rank|least)\w*\s*(>=|<=|<|>|===?)\s*(\$\{)?\d|\bconst (USER|BLOG|TEACHER|MANAGER|SUPPORT|CENTER|ADMIN|STAFF|CENTRE)(_RANK)? = \d|\bthen \d else \d end as (least|rank)\b/gi,
  );

/** Sentences for a record that is gone, kept by a file of its own beside the row that could say it. */
export const ownGone = (): string[] => found(/\bconst (\w+Gone|gone) = \(/g);
