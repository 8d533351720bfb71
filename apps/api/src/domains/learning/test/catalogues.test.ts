import { type Person, startTestServer, type TestServer } from '@nestling/api/harness/test-server.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { nth } from '../../centres/test/centres.factory.ts';
import { aLocation } from '../../locations/test/locations.factory.ts';
import { aTree } from './learning.factory.ts';

let server: TestServer;
let teacher: Person;
beforeAll(async () => {
  server = await startTestServer();
  const elm = await aLocation(server.tenant, { zone: 'America/New_York' });
  teacher = await server.as('teacher', { locations: [elm] });
});
afterAll(() => server.close());

const said = 'status message errors { field code message }';
const ask = (name: string, args: Record<string, unknown>, fields = said) => teacher.call(name, args, fields);
const add = async (name: string, args: Record<string, unknown>): Promise<string> => {
  const done = await ask(name, args, `${said} id`);
  expect(done.status, done.message).toBe('Success');
  return String(done.id);
};
const codeOf = (answer: { status: string; errors: { field: string; code: string }[] }) => [
  answer.status,
  answer.errors[0]?.field,
  answer.errors[0]?.code,
];
const taken = ['Error', 'name', 'TAKEN'];

describe('names are unique without regard to case and accents', () => {
  test.each(['Category', 'Type', 'Supply'])('of a %s in the center', async (noun) => {
    const word = `Música ${nth()}`;
    await add(`createLearning${noun}`, { name: word });
    expect(codeOf(await ask(`createLearning${noun}`, { name: word.toUpperCase().replace('Ú', 'U') }))).toEqual(taken);
  });

  test('of a framework in the center, of domains and steps in it, of attributes in a domain', async () => {
    const framework = await add('createLearningFramework', { name: `Estándares ${nth()}` });
    const { name } = await ask('learningFramework', { id: framework }, 'name');
    expect(codeOf(await ask('createLearningFramework', { name: name.replace('á', 'A') }))).toEqual(taken);
    const domain = await add('createLearningDomain', { name: 'Motor', framework });
    const other = await add('createLearningDomain', { name: 'Lengua', framework });
    expect(codeOf(await ask('createLearningDomain', { name: 'MOTOR', framework }))).toEqual(taken);
    await add('createLearningProgressStep', { name: 'Practiced', framework });
    expect(codeOf(await ask('createLearningProgressStep', { name: 'practiced', framework }))).toEqual(taken);
    await add('createLearningAttribute', { name: 'Gross', domain });
    await add('createLearningAttribute', { name: 'Gross', domain: other });
    expect(codeOf(await ask('createLearningAttribute', { name: 'gross', domain }))).toEqual(taken);
    await add('createLearningSkill', { name: 'Jumps', framework, code: 'PMP-1' });
    expect(codeOf(await ask('createLearningSkill', { name: 'Hops', framework, code: 'pmp-1' }))).toEqual([
      'Error',
      'code',
      'TAKEN',
    ]);
  });
});

test('a part without a framework is asked for one, and no part leads into another framework', async () => {
  const here = await aTree(server.tenant);
  const there = await aTree(server.tenant);
  expect(codeOf(await ask('createLearningDomain', { name: 'Lost' }))).toEqual(['Error', 'framework', 'REQUIRED']);
  const skill = { name: 'Jumps', framework: here.framework };
  const other = (field: string) => ['Error', field, 'OTHER_FRAMEWORK'];
  expect(codeOf(await ask('createLearningSkill', { ...skill, domain: there.domain }))).toEqual(other('domain'));
  expect(codeOf(await ask('createLearningSkill', { ...skill, attribute: there.attribute }))).toEqual(
    other('attribute'),
  );
  expect(codeOf(await ask('updateLearningSkill', { id: here.skill, attribute: there.attribute }))).toEqual(
    other('attribute'),
  );
  expect(codeOf(await ask('updateLearningAttribute', { id: here.attribute, domain: there.domain }))).toEqual(
    other('domain'),
  );
  expect(
    codeOf(await ask('createLearningAttribute', { name: 'X', domain: here.domain, framework: there.framework })),
  ).toEqual(other('domain'));
  expect(codeOf(await ask('updateLearningDomain', { id: here.domain, framework: there.framework }))).toEqual([
    'Error',
    'framework',
    'IN_USE',
  ]);
});

test('an attribute that goes to another domain takes its skills along', async () => {
  const { framework, attribute, skill } = await aTree(server.tenant);
  const domain = await add('createLearningDomain', { name: 'Next', framework });
  expect((await ask('updateLearningAttribute', { id: attribute, domain })).status).toBe('Success');
  const { data } = await ask('learningSkills', { framework, first: 9 }, 'data { id domain { id } attribute { id } }');
  expect(data).toEqual([{ id: `${skill}`, domain: { id: domain }, attribute: { id: `${attribute}` } }]);
});

test('a part names its framework, and goes to another one while nothing holds it back', async () => {
  const [here, there] = [await aTree(server.tenant), await aTree(server.tenant)];
  const done = async (name: string, args: Record<string, unknown>) => {
    const answer = await ask(name, args);
    expect(answer.status, answer.message).toBe('Success');
  };
  const { framework, domain } = here;
  const attribute = await add('createLearningAttribute', { name: 'Fine', domain, framework, code: 'F' });
  await done('updateLearningAttribute', { id: attribute, framework, name: 'Fine motor' });
  const skill = await add('createLearningSkill', {
    name: 'Cuts',
    framework,
    domain,
    attribute,
    code: 'F1',
    age_from: 36,
  });
  const empty = await add('createLearningDomain', { name: 'Moving', framework, code: 'M' });
  await done('updateLearningDomain', { id: empty, framework: there.framework });
  await done('updateLearningSkill', {
    id: skill,
    framework: there.framework,
    domain: there.domain,
    attribute: there.attribute,
  });
  const code = async (name: string, args: Record<string, unknown>, fields = 'id code') =>
    ask(name, { first: 99, ...args }, fields);
  expect(await code('learningAttributes', { framework, domain })).toContainEqual({ id: attribute, code: 'F' });
  expect(await code('learningDomains', { framework: there.framework })).toContainEqual({ id: empty, code: 'M' });
  const { data } = await code(
    'learningSkills',
    { attribute: there.attribute, search: 'f1' },
    'data { id code age_from domain { id } }',
  );
  expect(data).toEqual([{ id: skill, code: 'F1', age_from: 36, domain: { id: `${there.domain}` } }]);
  await done('updateLearningSkill', { id: skill, attribute: null });
  await done('updateLearningFramework', {
    id: framework,
    description: 'Ours',
    version: '2',
    source: 'Us',
    licence: 'CC0',
  });
  await done('updateLearningFramework', { id: framework, archived: true });
  const names = await ask('learningFrameworks', { first: 200 }, 'id');
  expect(names).not.toContainEqual({ id: `${framework}` });
});

test('parts stand in an order of their own, and one is moved among those beside it alone', async () => {
  const framework = await add('createLearningFramework', { name: `Order ${nth()}` });
  const domains: string[] = [];
  for (const name of ['A', 'B', 'C']) domains.push(await add('createLearningDomain', { name, framework }));
  const order = async () =>
    (await ask('learningFramework', { id: framework }, 'domains { name order }')).domains.map(
      (one: { name: string; order: number }) => `${one.name}${one.order}`,
    );
  expect(await order()).toEqual(['A0', 'B1', 'C2']);
  await ask('updateLearningDomain', { id: domains[2], order: 0 });
  expect(await order()).toEqual(['C0', 'A1', 'B2']);
  await ask('updateLearningDomain', { id: domains[2], order: 1 });
  expect(await order()).toEqual(['A0', 'C1', 'B2']);
  await add('createLearningDomain', { name: 'D', framework, order: 0 });
  expect(await order()).toEqual(['D0', 'A1', 'C2', 'B3']);
});

test('what is in use is not deleted and says by how many; archived it is no longer offered, and kept where it stands', async () => {
  const { framework, domain, attribute, skill } = await aTree(server.tenant);
  const category = await add('createLearningCategory', { name: `Art ${nth()}` });
  const supply = await add('createLearningSupply', { name: `Glue ${nth()}` });
  const type = await add('createLearningType', { name: `Group ${nth()}` });
  const activity = await add('createLearningActivity', {
    title: 'Collage',
    category,
    type,
    skills: [skill],
    supplies: [supply],
  });
  const inUse = async (call: string, id: unknown) => {
    const answer = await ask(call, { id });
    return [...codeOf(answer), answer.message.replace(/^.* is used/, 'It is used')];
  };
  const by = (what: string) => ['Error', 'id', 'IN_USE', `It is used by ${what}. Archive it instead.`];
  expect(await inUse('deleteLearningCategory', category)).toEqual(by('1 activity'));
  expect(await inUse('deleteLearningType', type)).toEqual(by('1 activity'));
  expect(await inUse('deleteLearningSupply', supply)).toEqual(by('1 activity'));
  expect(await inUse('deleteLearningSkill', skill)).toEqual(by('1 activity'));
  expect(await inUse('deleteLearningAttribute', attribute)).toEqual(by('1 skill'));
  expect(await inUse('deleteLearningDomain', domain)).toEqual(by('1 attribute and 1 skill'));
  expect(await inUse('deleteLearningFramework', framework)).toEqual(by('1 skill'));

  await ask('updateLearningSupply', { id: supply, archived: true });
  const offered = async (more: object = {}) =>
    (await ask('learningSupplies', { first: 200, ...more }, 'id')).map(({ id }: { id: string }) => id);
  expect(await offered()).not.toContain(supply);
  expect(await offered({ archived: true })).toContain(supply);
  const kept = await ask('learningActivity', { id: activity }, 'supplies { id archived } skills { id }');
  expect(kept).toEqual({ supplies: [{ id: supply, archived: true }], skills: [{ id: `${skill}` }] });
  await ask('updateLearningSupply', { id: supply, archived: false });
  expect(await offered()).toContain(supply);

  expect((await ask('deleteLearningActivity', { id: activity })).status).toBe('Success');
  expect((await ask('deleteLearningSupply', { id: supply })).status).toBe('Success');
  expect((await ask('deleteLearningSkill', { id: skill })).status).toBe('Success');
  expect((await ask('deleteLearningFramework', { id: framework })).status).toBe('Success');
  expect(await ask('learningFramework', { id: framework }, 'id')).toBe(null);
});

test('what nothing uses is renamed, archived and deleted', async () => {
  const framework = await add('createLearningFramework', { name: `Short ${nth()}` });
  const domain = await add('createLearningDomain', { name: 'One', framework });
  const made = {
    Attribute: await add('createLearningAttribute', { name: 'One', domain }),
    Domain: domain,
    ProgressStep: await add('createLearningProgressStep', { name: 'One', framework }),
    Category: await add('createLearningCategory', { name: `One ${nth()}` }),
    Type: await add('createLearningType', { name: `One ${nth()}` }),
  };
  for (const [noun, id] of Object.entries(made)) {
    const name = `Two ${nth()}`;
    expect((await ask(`updateLearning${noun}`, { id, name, archived: true })).status).toBe('Success');
    const done = await ask(`deleteLearning${noun}`, { id });
    expect([done.status, done.message]).toEqual(['Success', `${name} was deleted.`]);
    expect(codeOf(await ask(`deleteLearning${noun}`, { id }))[0]).toBe('Error');
  }
});

test('a framework that came with the product is not changed; its copy is, and holds all of it', async () => {
  const { framework, domain, skill, attribute } = await aTree(server.tenant, 'Shipped', {
    shipped: true,
    version: '2015',
  });
  const readOnly = ['Error', 'READ_ONLY'];
  const refused = async (name: string, args: Record<string, unknown>) => {
    const [status, , code] = codeOf(await ask(name, args));
    return [status, code];
  };
  expect(await refused('updateLearningFramework', { id: framework, name: 'Ours' })).toEqual(readOnly);
  expect(await refused('createLearningDomain', { name: 'Ours', framework })).toEqual(readOnly);
  expect(await refused('updateLearningDomain', { id: domain, color: '#fff' })).toEqual(readOnly);
  expect(await refused('updateLearningAttribute', { id: attribute, name: 'Ours' })).toEqual(readOnly);
  expect(await refused('updateLearningSkill', { id: skill, name: 'Ours' })).toEqual(readOnly);
  expect(await refused('deleteLearningSkill', { id: skill })).toEqual(readOnly);
  const name = `Ours ${nth()}`;
  const copy = await add('copyLearningFramework', { id: framework, name });
  const tree = await ask(
    'learningFramework',
    { id: copy },
    'name version shipped skill_count domains { id name attributes { name } } progress { name } skills { name domain { id } attribute { name } }',
  );
  expect(tree).toMatchObject({ name, version: '2015', shipped: false, skill_count: 1 });
  expect([tree.domains.length, tree.domains[0].attributes.length, tree.progress.length]).toEqual([1, 1, 1]);
  expect(tree.skills[0]).toMatchObject({
    domain: { id: tree.domains[0].id },
    attribute: tree.domains[0].attributes[0],
  });
  expect((await ask('updateLearningDomain', { id: tree.domains[0].id, color: '#ffffff' })).status).toBe('Success');
});

test('a library is searched, and told by age; ages and what others saved meanwhile are held', async () => {
  const title = `Frottage ${nth()}`;
  const id = await add('createLearningActivity', {
    title,
    summary: 'Hojas y crayón',
    minAge: 24,
    maxAge: 60,
    mins: 20,
  });
  const found = async (args: Record<string, unknown>) =>
    (await ask('learningActivities', { first: 50, ...args }, 'data { id } total')).data.map(
      (one: { id: string }) => one.id,
    );
  expect(await found({ search: 'CRAYON hojas' })).toContain(id);
  expect(await found({ search: title, age: 12 })).toEqual([]);
  expect(await found({ search: title, age: 24 })).toEqual([id]);
  expect(codeOf(await ask('updateLearningActivity', { id, maxAge: 12 }))).toEqual(['Error', 'maxAge', 'AGES']);
  const { updated_at: seen } = await ask('learningActivity', { id }, 'updated_at');
  server.clock.tick(1000);
  await ask('updateLearningActivity', { id, title: `${title} 2`, seen });
  server.clock.tick(1000);
  expect((await ask('updateLearningActivity', { id, title: `${title} 3`, seen })).status).toBe('Error');
  expect((await ask('learningActivity', { id }, 'title')).title).toBe(`${title} 2`);
  const script = '<p>Glue<script>alert(1)</script></p>';
  await ask('updateLearningActivity', { id, description: script, notes: script });
  expect(await ask('learningActivity', { id }, 'description notes')).toEqual({
    description: '<p>Glue</p>',
    notes: '<p>Glue</p>',
  });
});

test('a center can take the catalogues from its teachers', async () => {
  const { db, centre } = server.tenant;
  const taken = await db
    .deleteFrom('role_permission')
    .where('centre_id', '=', centre)
    .where('permission_id', 'in', (q) => q.selectFrom('permission').select('id').where('name', '=', 'edit_learning'))
    .returningAll()
    .execute();
  expect(taken.length).toBeGreaterThan(0);
  await expect(ask('createLearningCategory', { name: `No ${nth()}` })).rejects.toThrow(/permission/);
  await db.insertInto('role_permission').values(taken).execute();
  await add('createLearningCategory', { name: `Yes ${nth()}` });
});
