import { readFileSync } from 'node:fs';
import { buildSchema } from 'graphql';
import { z } from 'zod';
import { inRoot } from '../tools/root.ts';
import { provenOf } from './proven.ts';
import { reasons, withoutDocument } from './without-screen.ts';

/**
 * `npm run coverage`: what is served of the catalogues, by domain. `-- --missing cameras` names what a domain lacks.
 * A call counts as named when the documents write that very name, else as described; as proven when the conformance run has given
 * each of its arguments, seen each field of its result with a value and its Success in the rows (`apps/api/test/conformance.test.ts`).
 */
const Row = z.object({ name: z.string(), domain: z.string(), named: z.boolean() });
const Route = z.object({ path: z.string() });
const json = (path: string): unknown => JSON.parse(readFileSync(inRoot(path), 'utf8'));

const catalogue = z.array(Row).parse(json('checks/spec/calls.json'));
const extra = z.object({ calls: z.array(z.object({ name: z.string() })) }).parse(json('checks/spec/extra.json'));
const routes = z.array(Route).parse(json('checks/spec/routes.json'));
const schema = buildSchema(readFileSync(inRoot('packages/contract/schema.graphql'), 'utf8'));

const roots = [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()];
const served = new Set(roots.flatMap((root) => Object.keys(root?.getFields() ?? {})));

/** Paths of the screens, those of the parts of records among them, as codegen prints them. */
const screens = new Set(
  [...readFileSync(inRoot('apps/portal/src/paths.gen.ts'), 'utf8').matchAll(/: '([^']+)';/g)].map(
    ([, found = '']) => found,
  ),
);
const written = (path: string): string => (path.startsWith('/') ? path : `/${path}`);

const count = (rows: readonly z.output<typeof Row>[]): string => {
  const of = (some: typeof rows) => `${some.filter(({ name }) => served.has(name)).length}/${some.length}`;
  return `${of(rows).padStart(9)}  named ${of(rows.filter(({ named }) => named)).padStart(7)}  described ${of(rows.filter(({ named }) => !named)).padStart(8)}`;
};

const [, , flag, wanted] = process.argv;
const domains = [...Map.groupBy(catalogue, ({ domain }) => domain)].sort(([a], [b]) => (a < b ? -1 : 1));
if (flag === '--missing') {
  const rows = domains.find(([domain]) => domain === wanted)?.[1] ?? [];
  for (const { name } of rows.filter((row) => !served.has(row.name))) console.log(name);
} else {
  for (const [domain, rows] of domains) console.log(`${domain.padEnd(14)} ${count(rows)}`);
  console.log(`${'calls'.padEnd(14)} ${count(catalogue)}`);
  const known = new Set(catalogue.map(({ name }) => name));
  const beyond = [...served].filter((name) => !known.has(name));
  const explained = new Set(extra.calls.map(({ name }) => name));
  console.log(`beyond the catalogue: ${beyond.join(', ') || 'none'}`);
  for (const name of beyond.filter((one) => !explained.has(one)))
    console.log(`without a reason in extra.json: ${name}`);
  const proven = provenOf(schema).filter((name) => served.has(name));
  console.log(
    `proven ${proven.length} of ${served.size}: each argument given, each field seen with a value, each effect in the rows`,
  );
  const bare = withoutDocument();
  const owed = reasons.filter((row) => row.owed).flatMap(({ calls }) => calls);
  console.log(
    `without a screen ${bare.length}: ${bare.length - owed.length} with a reason, ${owed.length} owed (checks/spec/without-screen.json)`,
  );
  console.log(`routes ${routes.filter(({ path }) => screens.has(written(path))).length}/${routes.length}`);
}
