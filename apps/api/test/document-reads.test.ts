import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { type TablesOf, tablesReadBy } from '@nestling/api/harness/tables-read.ts';
import { startTestServer, type TestServer } from '@nestling/api/harness/test-server.ts';
import { allows, isRole, type Role, roles } from '@nestling/rules/roles.ts';
import { type DocumentNode, type FieldNode, Kind, type OperationDefinitionNode, print } from 'graphql';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { calls } from '../src/domains.ts';
import { sampleOf } from './sample.ts';
import { tables, wantedDomains } from './tables.ts';
import { makeWorld, type World } from './world.ts';

/**
 * Asks every query document of the portal as each role that may, and notes which tables its statements read: after a
 * mutation those documents alone are asked again that read a table it writes (`tools/generate.ts`).
 * `npm run reads` keeps what was seen in checks/spec/reads.json; without it that is held against what is seen.
 */
const file = new URL('../../../checks/spec/reads.json', import.meta.url);
const kept: Readonly<Record<string, readonly string[]>> = JSON.parse(readFileSync(file, 'utf8'));
const root = new URL('../../../', import.meta.url);
const matrix = await tables();

/** Read for every call, or of no call's own. */
const NOT_SHOWN = ['operation', 'attempt', 'audit_seal'];

/** Asked by a tablet at the door, which has no person, or by a link: what they show comes by subscription or once. */
const NOBODYS = ['DoorList', 'EnterPin', 'EnterPinAndPhone', 'PublicForm'];

interface Asked {
  readonly name: string;
  readonly document: DocumentNode;
  readonly operation: OperationDefinitionNode;
}

const isDocument = (value: unknown): value is DocumentNode =>
  typeof value === 'object' && value !== null && 'definitions' in value && Array.isArray(value.definitions);

const documents = async (): Promise<Asked[]> => {
  const paths = globSync('{apps/portal,packages/kit}/src/**/*.graphql.ts', { cwd: root.pathname }).sort();
  const found = await Promise.all(
    paths.map(async (path): Promise<Asked[]> => {
      const module: Readonly<Record<string, unknown>> = await import(new URL(path, root).href);
      return Object.values(module).flatMap((document) => {
        if (!isDocument(document)) return [];
        const [operation] = document.definitions.filter((one) => one.kind === Kind.OPERATION_DEFINITION);
        const name = operation?.name?.value;
        return operation?.operation === 'query' && name && !NOBODYS.includes(name)
          ? [{ name, document, operation }]
          : [];
      });
    }),
  );
  return found.flat();
};

let server: TestServer;
let world: World;
let read: TablesOf;
let eye: pg.Client;
beforeAll(async () => {
  server = await startTestServer();
  world = await makeWorld(server);
  eye = new pg.Client({ connectionString: server.ownerUrl, options: `-c app.centre_id=${server.tenant.centre}` });
  await eye.connect();
  read = await tablesReadBy(eye);
});
afterAll(async () => {
  await eye?.end();
  await server.close();
});

const fieldsOf = ({ selectionSet }: OperationDefinitionNode): FieldNode[] =>
  selectionSet.selections.filter((one) => one.kind === Kind.FIELD);

const isEnd = /^end_?date$/;

/** Values for the variables of a document: those its calls take in the matrix, else one their schema takes. */
const variablesFor = async (operation: OperationDefinitionNode, role: Role): Promise<Record<string, unknown>> => {
  const values: Record<string, unknown> = {};
  const person = world.people.get(role);
  const caller = person ? { id: person.id, session: person.session } : null;
  const needed = new Set(
    (operation.variableDefinitions ?? []).flatMap(({ type, variable }) =>
      type.kind === Kind.NON_NULL_TYPE ? [variable.name.value] : [],
    ),
  );
  // What a document asks for by role, or when somebody opens it, counts too.
  for (const { variable, type } of operation.variableDefinitions ?? [])
    if (print(type) === 'Boolean!') values[variable.name.value] = true;
  for (const field of fieldsOf(operation)) {
    const expectation = matrix[field.name.value];
    const given: Readonly<Record<string, unknown>> = !expectation
      ? {}
      : expectation.from
        ? await expectation.args(world, 'own', caller)
        : await expectation.args(world, caller);
    for (const { name, value } of field.arguments ?? []) {
      if (value.kind !== Kind.VARIABLE) continue;
      const schema = calls[field.name.value]?.input[name.value];
      const known = given[name.value];
      if (known !== undefined) values[value.name.value] = known;
      else if (schema && needed.has(value.name.value))
        values[value.name.value] = isEnd.test(name.value) ? '2026-03-31' : sampleOf(schema);
    }
  }
  return values;
};

const rolesFor = (operation: OperationDefinitionNode): Role[] => {
  const rules = fieldsOf(operation).map(({ name }) => calls[name.value]?.rule);
  return roles.filter((role) => rules.every((rule) => isRole(rule) && allows(role, rule)));
};

const readsOf = async ({ document, operation }: Asked): Promise<readonly string[]> => {
  const seen = new Set<string>();
  const asked = fieldsOf(operation).map(({ name }) => name.value);
  for (const role of rolesFor(operation)) {
    const client = world.people.get(role) ?? server.guest();
    const variables = await variablesFor(operation, role);
    const texts = await server.texts(asked, () => client.post({ query: print(document), variables }));
    for (const table of read(texts)) if (!NOT_SHOWN.includes(table)) seen.add(table);
    await eye.query('delete from attempt where centre_id = $1', [server.tenant.centre]);
  }
  return [...seen].sort();
};

test.skipIf(wantedDomains !== null)(
  'every query of the portal reads the tables that are noted for it',
  async () => {
    const found: Record<string, readonly string[]> = {};
    for (const asked of await documents()) found[asked.name] = await readsOf(asked);
    if (process.env.KEEP_READS) {
      writeFileSync(file, `${JSON.stringify(found, null, 1)}\n`);
      return;
    }
    const missing = Object.entries(found).flatMap(([name, seen]) =>
      seen.filter((table) => !kept[name]?.includes(table)).map((table) => `${name} reads ${table}`),
    );
    expect(missing, 'run "npm run reads" and "npm run codegen", and commit what they print').toEqual([]);
  },
  600_000,
);
