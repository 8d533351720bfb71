import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  buildSchema,
  type GraphQLField,
  getNamedType,
  isListType,
  isNonNullType,
  isObjectType,
  isScalarType,
} from 'graphql';
import pg from 'pg';
import { inRoot } from '../tools/root.ts';
import { at, login, post, startApi } from './api.ts';
import { withLarge } from './large.ts';

/**
 * Do all lists of the api read the large database by an index? Asks every query that answers a list or a page of the
 * centre of 10,000 students, as those who may, has Postgres write down the plans (auto_explain), and names each query
 * that read a large table from end to end.
 *
 *   node bench/plans.ts [--data <data folder>]
 */
const LARGE_ROWS = 2_000;
const accounts = ['parent', 'teacher', 'manager', 'admin'];
const host = 'evergreen.localhost';

/** Values for arguments by their names: of the largest location and of a child there. */
type Values = Record<string, unknown>;

const schema = buildSchema(readFileSync(inRoot('packages/contract/schema.graphql'), 'utf8'));

const isMany = (field: GraphQLField<unknown, unknown>): boolean => {
  const type = isNonNullType(field.type) ? field.type.ofType : field.type;
  return isListType(type) || (isObjectType(type) && 'data' in type.getFields());
};

/** The fields of a type without arguments: scalars, and of what it points to the scalars too. */
const selection = (name: string, depth: number): string => {
  const type = schema.getType(name);
  if (!isObjectType(type)) return '';
  const parts = Object.values(type.getFields()).flatMap((field) => {
    if (field.args.some((arg) => isNonNullType(arg.type))) return [];
    const inner = getNamedType(field.type);
    if (!isObjectType(inner)) return [field.name];
    const below = depth > 0 ? selection(inner.name, depth - 1) : '';
    return below ? [`${field.name} ${below}`] : [];
  });
  return parts.length > 0 ? `{ ${parts.join(' ')} }` : '';
};

const literal = (value: unknown): string => JSON.stringify(value);

/** The query as text; null where an argument is asked for that we have no value for. */
const queryOf = (field: GraphQLField<unknown, unknown>, values: Values): string | null => {
  const given: string[] = [];
  for (const arg of field.args) {
    if (arg.name in values) given.push(`${arg.name}: ${literal(values[arg.name])}`);
    else if (isNonNullType(arg.type)) return null;
  }
  const args = given.length > 0 ? `(${given.join(', ')})` : '';
  const named = getNamedType(field.type);
  const depth = isObjectType(named) && 'data' in named.getFields() ? 2 : 1;
  return `{ ${field.name}${args} ${isScalarType(named) ? '' : selection(named.name, depth)} }`;
};

await withLarge(async (dataDir, cluster) => {
  const admin = new pg.Client({ connectionString: cluster.adminUrl.replace(/\/postgres$/, '/nestling') });
  await admin.connect();
  const one = async (sql: string) => (await admin.query(sql)).rows[0]?.id;
  const large = (
    await admin.query<{ name: string }>(
      `select relname as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace and reltuples >= ${LARGE_ROWS}`,
    )
  ).rows.map(({ name }) => name);
  const centre = Number(await one(`select id from centre where slug = 'evergreen'`));
  const location = await one(
    `select location_id as id from student where centre_id = ${centre} group by 1 order by count(*) desc limit 1`,
  );
  const student = await one(`select min(id) as id from student where location_id = ${location}`);
  const room = await one(`select min(id) as id from room where location_id = ${location}`);
  const user = await one(`select min(user_id) as id from guardian_link where student_id = ${student}`);
  const day = await one(`select max(date)::text as id from attendance where location_id = ${location}`);
  const values: Values = {
    location,
    location_id: location,
    first: 50,
    page: 1,
    date: day,
    student_id: student,
    user_id: user,
    program_id: room,
    programs: [room],
    search: 'gar',
  };
  const { search: _search, program_id: _program, ...plain } = values;
  const settings = { session_preload_libraries: 'auto_explain', 'auto_explain.log_min_duration': '0' };
  for (const [name, value] of Object.entries(settings)) {
    await admin.query(`alter role nestling_app set ${name} = '${value}'`);
  }
  const log = join(dataDir, 'postgres', 'postgres.log');
  const { port, api } = await startApi(dataDir, cluster.url);
  const found = new Map<string, Set<string>>();
  let asked = 0;
  try {
    for (const account of accounts) {
      const token = await login(port, account, host);
      if (!token) throw new Error(`${account} of ${host} cannot sign in.`);
      for (const field of Object.values(schema.getQueryType()?.getFields() ?? {}).filter(isMany)) {
        for (const query of new Set([queryOf(field, values), queryOf(field, plain)])) {
          if (query === null) continue;
          const from = readFileSync(log).length;
          const began = performance.now();
          const answer = await post(port, { query }, token, host);
          const ms = performance.now() - began;
          if (at(answer, 'data', field.name) === undefined || at(answer, 'data') === null) continue;
          asked += 1;
          const plans = readFileSync(log).subarray(from).toString('utf8');
          for (const table of large.filter((name) => plans.includes(`Seq Scan on ${name} `))) {
            const key = `${field.name} as ${account}: ${table}`;
            found.set(key, (found.get(key) ?? new Set()).add(`${ms.toFixed(0)} ms`));
          }
          if (ms > 300) console.log(`slow: ${field.name} as ${account} ${ms.toFixed(0)} ms`);
        }
      }
    }
  } finally {
    api.kill();
    for (const name of Object.keys(settings)) await admin.query(`alter role nestling_app reset ${name}`);
    await admin.end();
  }
  console.log(`${asked} lists asked, ${large.length} tables of ${LARGE_ROWS} rows or more`);
  for (const [key, times] of found) console.error(`reads from end to end: ${key} (${[...times].join(', ')})`);
  return found.size === 0 && asked > 50;
});
