import { loadavg } from 'node:os';
import { gzipSync } from 'node:zlib';
import { startTestServer } from '@nestling/api/harness/test-server.ts';
import { sql } from 'kysely';
import { percentile } from './api.ts';
import { besideSql, timed } from './beside-sql.ts';

/**
 * A framework of 5,000 skills in 10 domains and 100 attributes: its import from a CASE package, the same again, and its rows
 * put in by plain inserts, by turns; then the whole of it read in one call, and the first page of its skills, each beside the
 * very SQL it sends, its answer written and read once. Prints medians in ms; fails where an import takes 3 s or twice the
 * inserts, where the second one changes anything, or where reading takes 1.3 times its SQL beside the way there and back.
 *
 * Measured on two cores at a load of 2: import 281 ms, plain inserts 233, again 108; the whole of it 48 ms, its SQL 40.
 */
const SKILLS = 5_000;
const ATTRIBUTES = 100;
const DOMAINS = 10;
const ROUNDS = 5;
const READS = { rounds: 15, warm: 6, written: true };
/** Of the statements two are what each call opens with, one who may ask; a page counts its list besides. */
const MOST = { imported: 3_000, inserts: 2, read: 1.3, statements: 5 };
/** Rows of one insert: a statement holds 65,535 values. */
const BLOCK = 1_000;

const server = await startTestServer();
const { db, centre } = server.tenant;
const teacher = await server.as('teacher');

/** A package as publishers make them, gzipped as the portal sends it. */
const packageOf = (title: string): string => {
  const parent = (n: number) =>
    n < DOMAINS ? `doc-${title}` : `${title}-${n < DOMAINS + ATTRIBUTES ? n % DOMAINS : DOMAINS + (n % ATTRIBUTES)}`;
  const count = DOMAINS + ATTRIBUTES + SKILLS;
  const items = Array.from({ length: count }, (_, n) => ({
    identifier: `${title}-${n}`,
    fullStatement: `Shows growing interest in part ${n} of the world around`,
    humanCodingScheme: `C.${n}`,
  }));
  const uri = (id: string) => ({ title: id, identifier: id, uri: `https://case.example/uri/${id}` });
  const links = items.map(({ identifier }, n) => ({
    identifier: `link-${identifier}`,
    associationType: 'isChildOf',
    sequenceNumber: n,
    originNodeURI: uri(identifier),
    destinationNodeURI: uri(parent(n)),
  }));
  const CFDocument = { identifier: `doc-${title}`, uri: `https://case.example/doc/${title}`, creator: 'Bench', title };
  return gzipSync(JSON.stringify({ CFDocument, CFItems: items, CFAssociations: links })).toString('base64');
};
const bring = (file: string) =>
  teacher.call('importFrameworksCSVFile', { file }, 'status message added changed id errors { field code }');

/** Puts the rows of a framework in once more as another one, in one transaction. */
const insertAgain = async (like: number, name: string): Promise<number> => {
  const rowsOf = (table: 'learning_domain' | 'learning_attribute' | 'learning_skill') =>
    db.selectFrom(table).selectAll().where('framework_id', '=', like).orderBy('id').execute();
  const domains = await rowsOf('learning_domain');
  const attributes = await rowsOf('learning_attribute');
  const skills = await rowsOf('learning_skill');
  const from = performance.now();
  await db.transaction().execute(async (tx) => {
    const { id } = await tx
      .insertInto('learning_framework')
      .values({ centre_id: centre, name, created_at: new Date(), updated_at: new Date() })
      .returning('id')
      .executeTakeFirstOrThrow();
    const moved = new Map<unknown, number>();
    const put = async (table: 'learning_domain' | 'learning_attribute' | 'learning_skill', rows: readonly object[]) => {
      for (let at = 0; at < rows.length; at += BLOCK) {
        const block = rows.slice(at, at + BLOCK);
        const values = block.map((row) => {
          const { id: _, ...rest } = { id: 0, ...row };
          const of = (column: string) => moved.get(`${column}${Reflect.get(row, column)}`);
          const under = {
            ...('domain_id' in row && { domain_id: of('domain_id') }),
            ...('attribute_id' in row && { attribute_id: of('attribute_id') }),
          };
          return { ...rest, ...under, framework_id: id };
        });
        const columns = Object.keys(values[0] ?? {});
        const lines = values.map((row) => sql`(${sql.join(columns.map((column) => Reflect.get(row, column)))})`);
        const added = await sql<{
          id: number;
        }>`insert into ${sql.table(table)} (${sql.join(columns.map((one) => sql.ref(one)))})
          values ${sql.join(lines)} returning id`.execute(tx);
        const column = table === 'learning_domain' ? 'domain_id' : 'attribute_id';
        added.rows.forEach((row, n) => void moved.set(`${column}${Reflect.get(block[n] ?? {}, 'id')}`, row.id));
      }
    };
    await put('learning_domain', domains);
    await put('learning_attribute', attributes);
    await put('learning_skill', skills);
  });
  return performance.now() - from;
};

const failed: string[] = [];
const hold = (label: string, holds: boolean): string => {
  if (!holds) failed.push(label);
  return `${holds ? 'ok  ' : 'over'} ${label}`;
};
console.log(`load ${loadavg()[0]?.toFixed(1)} (this run included)`);
const imports: number[] = [];
const again: number[] = [];
const inserts: number[] = [];
let framework = 0;
for (let round = 0; round <= ROUNDS; round += 1) {
  const file = packageOf(`Bench ${round}`);
  let said = await bring(file).catch(String);
  const first = await timed(async () => {
    said = await bring(packageOf(`Bench ${round} b`));
  });
  if (said.added !== SKILLS + ATTRIBUTES + DOMAINS + 1) throw new Error(JSON.stringify(said));
  framework = said.id;
  const second = await timed(async () => {
    said = await bring(file);
  });
  if (said.added + said.changed !== 0) failed.push('again');
  const bare = await insertAgain(framework, `Bare ${round}`);
  // The first round warms.
  if (round === 0) continue;
  imports.push(first);
  again.push(second);
  inserts.push(bare);
}
const of = (all: readonly number[]) => percentile(all, 0.5);
const ratio = of(imports) / of(inserts);
console.log(
  `${hold('import', of(imports) <= MOST.imported && ratio <= MOST.inserts)}: ${of(imports).toFixed(0)} ms, plain inserts ${of(inserts).toFixed(0)}, ${ratio.toFixed(2)} times; again ${of(again).toFixed(0)} ms`,
);
await sql`vacuum analyze`.execute(db).catch(() => {});
const way: number[] = [];
for (let round = 0; round < READS.rounds; round += 1)
  way.push(await timed(() => teacher.call('learningCategories', {}, 'id name')));
const trip = of(way.slice(READS.warm));
const part = 'id name code archived';
const reads = {
  'the whole of it': () =>
    teacher.call(
      'learningFramework',
      { id: framework },
      `id name progress { id name } domains { ${part} color } attributes { ${part} domain { id } } skills { ${part} heading attribute { id } }`,
    ),
  'the tree of the screen': () =>
    teacher.call(
      'learningFramework',
      { id: framework },
      `id name skill_count progress { id name color archived } domains { ${part} color attributes { ${part} } }`,
    ),
  'a page of 30 skills': () =>
    teacher.call(
      'learningSkills',
      { framework, first: 30 },
      `data { ${part} heading description framework { id name } domain { id name } attribute { id name } } total`,
    ),
};
for (const [label, ask] of Object.entries(reads)) {
  const { ms, bare } = await besideSql(server, ask, READS);
  const statements = await server.statements(ask);
  const times = (ms - trip) / bare;
  console.log(
    `${hold(label, times <= MOST.read && statements <= MOST.statements)}: ${ms.toFixed(1)} ms; its SQL alone ${bare.toFixed(1)}, ${times.toFixed(2)} times; ${statements} statements`,
  );
}
await server.close();
if (failed.length > 0) console.error(`Over their limits: ${failed.join('; ')}`);
process.exitCode = failed.length > 0 ? 1 : 0;
