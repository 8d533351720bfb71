import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';
import { expect, test } from 'vitest';
import { calls } from '../apps/api/src/domains.ts';
import { builtInPermissions } from '../packages/rules/src/permissions.ts';
import { allows } from '../packages/rules/src/roles.ts';

const mutations = Object.entries(calls).filter(([, { kind }]) => kind === 'mutation');
const asked = (name: string) => calls[name]?.permission.map(({ permission, field }) => `${permission} ${field ?? ''}`);

test('what the portal is told of permissions is what the rows say', () => {
  const printed = execFileSync(process.execPath, ['apps/api/src/print-permissions.ts'], { encoding: 'utf8' });
  expect(readFileSync('packages/rules/src/call-permissions.gen.ts', 'utf8')).toBe(printed);
});

/** What a row runs, and on which records: days off of staff and of students are one function on other records. */
const scopes = ({ reach }: (typeof calls)[string]) =>
  Object.entries(reach).map(([path, scope]) => [
    path,
    typeof scope === 'object' && scope && Reflect.get(scope, 'label'),
  ]);

test('mutations that run one function on the same records ask for the same permissions', () => {
  const differing = mutations.flatMap(([name, call]) =>
    mutations
      .filter(([other, { does }]) => other > name && does === call.does)
      .filter(([, twin]) => isDeepStrictEqual(scopes(twin), scopes(call)))
      .filter(([other]) => !isDeepStrictEqual(asked(other), asked(name)))
      .map(([other]) => `${name}, ${other}`),
  );
  expect(differing).toEqual([]);
});

test('a role the rule of a call admits can be given what every use of it needs', () => {
  const above = mutations.flatMap(([name, { rule, permission }]) =>
    permission
      .filter((one) => one.field === null && !allows(rule, builtInPermissions[one.permission].rule))
      // Families are asked for none, so that a call for them may need what only managers can have.
      .filter(() => allows(rule, 'teacher'))
      .map((one) => `${name}: ${one.permission}`),
  );
  expect(above).toEqual([]);
});
