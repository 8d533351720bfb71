import { startTestServer, type TestServer } from '@nestling/api/harness/test-server.ts';
import { roles } from '@nestling/rules/roles.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { calls } from '../src/domains.ts';
import { type Part, type Parts, rows } from '../src/kernel/call/answers.ts';
import type { Call } from '../src/kernel/call/call.ts';
import { metaOf } from '../src/kernel/call/input.ts';
import type { Shape } from '../src/kernel/call/shape.ts';
import { compile } from '../src/kernel/db/compile.ts';
import { Session } from '../src/kernel/db/session.ts';
import type { Entity } from '../src/kernel/read/entity.ts';
import { rowsScopeOf, scopesOf } from '../src/kernel/read/reach-check.ts';
import { selectRows } from '../src/kernel/read/select.ts';

const inParts = (parts: Parts): Entity[] =>
  Object.values(parts).flatMap((part: Part) => {
    const single = Array.isArray(part) ? part[0] : part;
    if ('table' in single) return [single];
    return single.kind === 'object' ? inParts(single.parts) : [];
  });

const answered = ({ answer }: Call): Entity[] => {
  if ('entity' in answer) return [answer.entity];
  return inParts(answer.kind === 'objects' ? answer.of.parts : answer.parts);
};

/** Every entity some call can answer, through whatever other one. */
const entities = (): Entity[] => {
  const found = new Set<Entity>();
  const take = (entity: Entity) => {
    if (found.has(entity)) return;
    found.add(entity);
    for (const field of entity.fields.values()) if ('entity' in field) take(field.entity);
  };
  for (const call of Object.values(calls)) for (const entity of answered(call)) take(entity);
  return [...found];
};

/** All fields, and all fields of the records they lead to. */
const everything = (of: Entity, levels: number): Shape => ({
  fields: new Map(
    [...of.fields].flatMap(([name, field]): [string, Shape][] => {
      if (!('entity' in field)) return [[name, { fields: new Map() }]];
      return levels > 0 ? [[name, everything(field.entity, levels - 1)]] : [];
    }),
  ),
});

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

describe.each(entities().map((entity) => [entity.name, entity] as const))('%s', (name, entity) => {
  test('says who sees it where it is reached through another record', () => {
    expect(entity.nested, `nested(${name}, …) is missing`).toBeDefined();
    expect(entity.nested?.table).toBe(entity.table);
    expect(entity.fields.size).toBeGreaterThan(0);
  });

  test.each(roles)('can be read with all its fields by %s', async (role) => {
    const who = { centre: server.tenant.centre, user: 1, role, session: 's' };
    const watcher = { who, now: server.clock.now() };
    const statement = compile(selectRows(rows(entity), everything(entity, 1), watcher, undefined, { limit: 10 }));
    const session = new Session(server.app.appContext.pools, server.tenant.centre, false, []);
    const [result] = await session.send([statement]);
    expect(result?.rows).toHaveLength(result?.count ?? -1);
  });
});

describe.each(Object.entries(calls))('the reach of %s', (_, call) => {
  test('is of what is answered and named', () => {
    const { answer } = call;
    const scope = rowsScopeOf(call);
    if (scope && 'entity' in answer) expect(scope.table).toBe(answer.entity.table);
    for (const [path, { table }] of scopesOf(call)) {
      const [key = '', ...rest] = path.split('.');
      const schema = call.input[key];
      if (schema && rest.length === 0) expect(metaOf(schema).entity?.table).toBe(table);
    }
  });
});
