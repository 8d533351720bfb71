import { gzipSync } from 'node:zlib';
import { type Person, startTestServer, type TestServer } from '@nestling/api/harness/test-server.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { nth } from '../../centres/test/centres.factory.ts';
import { aLink, caseFile, casePackage, moodleFile, moodleHead, ownFile, ownHead } from './import-files.ts';
import { aFramework } from './learning.factory.ts';

let server: TestServer;
let teacher: Person;
beforeAll(async () => {
  server = await startTestServer();
  teacher = await server.as('teacher');
});
afterAll(() => server.close());

const said = 'status message added changed linked id errors { field code message }';
const bring = (file: string | object | Buffer, more: object = {}, who = teacher) => {
  const bytes = Buffer.isBuffer(file) ? file : Buffer.from(typeof file === 'string' ? file : JSON.stringify(file));
  const sent = bytes.length > 100_000 ? gzipSync(bytes) : bytes;
  return who.call('importFrameworksCSVFile', { file: sent.toString('base64'), ...more }, said);
};
const done = async (file: string | object | Buffer, more: object = {}) => {
  const answer = await bring(file, more);
  expect(answer.status, JSON.stringify(answer)).toBe('Success');
  return answer;
};
const codes = async (file: string | object | Buffer): Promise<[string, string][]> => {
  const answer = await bring(file);
  expect(answer.status, answer.message).toBe('Error');
  return answer.errors.map(({ field, code }: { field: string; code: string }) => [field, code]);
};
const title = () => `Imported ${nth()}`;

/** All that is in a framework: domains, their attributes, and skills with where they stand, in their order. */
const treeOf = async (id: string) => {
  const { rows } = await sql<{
    domain: string;
    attribute: string | null;
    heading: string | null;
    name: string;
  }>`select d.name as domain, a.name as attribute, s.heading, s.name from learning_domain d
    left join learning_attribute a on a.domain_id = d.id
    left join learning_skill s on s.domain_id = d.id and s.attribute_id is not distinct from a.id
    where d.framework_id = ${id}::int order by d.position, a.position, s.position`.execute(server.tenant.db);
  return rows.map(({ domain, attribute, heading, name }) => [domain, attribute, heading, name]);
};
const counts = async (tenant = server.tenant) => {
  const { rows } = await sql<
    Record<string, number>
  >`select (select count(*)::int from learning_framework) as frameworks,
    (select count(*)::int from learning_domain) as domains, (select count(*)::int from learning_skill) as skills,
    (select count(*)::int from learning_crosswalk) as links`.execute(tenant.db);
  return rows[0];
};

test('our own table becomes a tree: indicators under goals, ages, source and license; again it changes nothing', async () => {
  const name = title();
  const first = await done(ownFile(name));
  expect(await treeOf(first.id)).toEqual([
    ['Health', 'Sleep', null, 'Falls asleep'],
    ['Health', 'Sleep', null, 'Wakes rested'],
    ['Health', 'Food', null, 'Eats with a spoon'],
    ['Health', 'Food', 'Eats with a spoon', 'Holds the spoon'],
    ['Health', 'Food', 'Eats with a spoon', 'Scoops, and spills little'],
  ]);
  expect(first).toMatchObject({ added: 9, changed: 0 });
  const asked = 'name version source licence shipped skills { code age_from age_to }';
  const { skills, ...framework } = await teacher.call('learningFramework', { id: first.id }, asked);
  expect(framework).toEqual({ name, version: '2026', source: 'Rebuilt 2026-11-26', licence: 'CC0', shipped: false });
  expect(skills).toContainEqual({ code: 'H-1', age_from: 0, age_to: 36 });
  expect(skills).toContainEqual({ code: null, age_from: 16, age_to: 36 });
  expect(await done(ownFile(name))).toMatchObject({ added: 0, changed: 0, linked: 0, id: first.id });
  expect(await done(`${ownFile(name)}\n${name},2026,Health,Sleep,H-1b,Naps,,,,,`)).toMatchObject({
    added: 1,
    changed: 0,
  });
  expect(await done(ownFile(name).replace('Falls asleep', 'Falls asleep alone'))).toMatchObject({
    added: 0,
    changed: 1,
  });
});

test('Moodle’s export becomes a tree, its HTML words, its numbers codes; again it changes nothing', async () => {
  const first = await done(moodleFile(title()));
  expect(first).toMatchObject({ added: 6, changed: 0, linked: 1 });
  expect(await treeOf(first.id)).toEqual([
    ['Moving', 'Large movements', null, 'Runs'],
    ['Moving', 'Large movements', null, 'Jumps'],
    ['Moving', 'Large movements', 'Jumps', 'Jumps with both feet'],
  ]);
  const asked = 'description skills { code description crosswalk }';
  const { description, skills } = await teacher.call('learningFramework', { id: first.id }, asked);
  expect(description).toBe('Rebuilt & small');
  expect(skills[0]).toMatchObject({
    code: 'FW-A1.1',
    description: 'Runs without falling',
    crosswalk: [{ relation: 'isRelatedTo', target: 'FW-A1.2', name: 'Jumps' }],
  });
});

test('a CASE package goes by sequence numbers, a child told twice is one, and links are kept; again it changes nothing', async () => {
  const name = title();
  const first = await done(caseFile(name));
  expect(first).toMatchObject({ added: 7, changed: 0, linked: 3 });
  expect(await treeOf(first.id)).toEqual([
    ['Language', 'Speaking', null, 'Names things'],
    ['Language', 'Speaking', 'Names things', 'Names colors'],
    ['Language', 'Speaking', null, 'Tells a story'],
    ['Mathematics', null, null, null],
  ]);
  const asked = 'licence skills { name crosswalk }';
  const { licence, skills } = await teacher.call('learningFramework', { id: first.id }, asked);
  expect(licence).toBe('CC BY 4.0');
  const links = (of: string) => skills.find((one: { name: string }) => one.name === of).crosswalk;
  expect(links('Names things')).toEqual([{ relation: 'exactMatchOf', target: 'elsewhere-1', id: null, name: null }]);
  expect(links('Tells a story')).toMatchObject([
    { relation: 'isRelatedTo', name: 'Names things' },
    { relation: 'replacedBy', name: 'Names colors' },
  ]);
  expect(await done(caseFile(name))).toMatchObject({ added: 0, changed: 0, linked: 0 });
  // What was named before the center had it is filled in when it comes.
  const other = title();
  const skill = { identifier: 'elsewhere-1', fullStatement: 'Says what things are' };
  const items = [
    { identifier: `${other}-d`, fullStatement: 'D' },
    { identifier: `${other}-a`, fullStatement: 'A' },
    skill,
  ];
  const up = (from: string, to: string) => aLink('isChildOf', from, to);
  const under = [up(`${other}-d`, `doc-${other}`), up(`${other}-a`, `${other}-d`), up('elsewhere-1', `${other}-a`)];
  expect(await done(casePackage(other, items, under))).toMatchObject({ added: 4, linked: 1 });
  const again = await teacher.call('learningFramework', { id: first.id }, asked);
  expect(again.skills[0].crosswalk).toMatchObject([{ target: 'elsewhere-1', name: 'Says what things are' }]);
});

test('a look counts and keeps nothing; what it counts is what is done', async () => {
  const before = await counts();
  const look = await done(caseFile('Looked at'), { preview: true });
  expect(look).toMatchObject({ added: 7, changed: 0, id: null });
  expect(await counts()).toEqual(before);
  expect(await done(caseFile('Looked at'))).toMatchObject({ added: look.added, changed: look.changed });
  expect(await done(caseFile('Looked at'), { preview: true })).toMatchObject({ added: 0, changed: 0 });
});

test('a new version of a name is a framework of its own; one that came with the product is not changed', async () => {
  const name = title();
  const old = await done(ownFile(name));
  const next = await done(ownFile(name).replaceAll(',2026,', ',2027,'));
  expect(next.id).not.toBe(old.id);
  expect(await teacher.call('learningFramework', { id: next.id }, 'name')).toEqual({ name: `${name} (2027)` });
  const shipped = await aFramework(server.tenant, { shipped: true });
  expect(await codes(`${ownHead}\n${shipped.name},,Health,Sleep,H-1,Falls asleep,,,,,`)).toEqual([
    ['file', 'READ_ONLY'],
  ]);
});

test('codes change places, and parts move, in one import', async () => {
  const name = title();
  const [item, up] = [
    (id: string, text: string, code?: string) => ({ identifier: id, fullStatement: text, humanCodingScheme: code }),
    (from: string, to: string, place: number) => aLink('isChildOf', from, to, place),
  ];
  const file = (one: string, two: string, under: string) =>
    casePackage(
      name,
      [item('d1', 'One'), item('d2', 'Two'), item('a1', 'In'), item('s1', 'First', one), item('s2', 'Second', two)],
      [
        up('d1', `doc-${name}`, 1),
        up('d2', `doc-${name}`, 2),
        up('a1', under, 1),
        up('s1', 'a1', 1),
        up('s2', 'a1', 2),
      ],
    );
  const { id } = await done(file('A', 'B', 'd1'));
  expect(await done(file('B', 'A', 'd2'))).toMatchObject({ added: 0 });
  expect((await treeOf(id)).filter(([, attribute]) => attribute)).toEqual([
    ['Two', 'In', null, 'First'],
    ['Two', 'In', null, 'Second'],
  ]);
  expect(await done(file('B', 'A', 'd2'))).toMatchObject({ added: 0, changed: 0 });
});

test('circles, orphans, two parents, duplicates and 4 kB names are told by their rows, and nothing is kept', async () => {
  const before = await counts();
  const rows = (...lines: string[]) =>
    [moodleHead, `,F,${title()},,1,,,,,,,,1,`, ...lines.map((line) => `${line},,1,,,,,,,,,`)].join('\n');
  expect(await codes(rows('B,A,Alpha', 'A,B,Beta', 'A,C,Below the circle'))).toEqual([
    ['file.3.parent', 'CIRCLE'],
    ['file.4.parent', 'CIRCLE'],
  ]);
  expect(await codes(rows('A,A,Itself'))).toEqual([['file.3.parent', 'CIRCLE']]);
  expect(await codes(rows(',A,Alpha', 'NOWHERE,B,Beta'))).toEqual([['file.4.parent', 'ORPHAN']]);
  expect(await codes(rows(',A,Alpha', ',A,Again'))).toEqual([['file.4.identifier', 'IDENTIFIER_TWICE']]);
  expect(await codes(rows(`,A,${'x'.repeat(4096)}`))).toEqual([['file.3.name', 'NAME_LONG']]);
  const item = (identifier: string) => ({ identifier, fullStatement: identifier });
  const up = (from: string, to: string) => aLink('isChildOf', from, to);
  const twice = casePackage(
    'T',
    [item('a'), item('b'), item('c'), item('d')],
    [up('a', 'doc-T'), up('b', 'doc-T'), up('c', 'a'), up('c', 'b')],
  );
  expect(await codes(twice)).toEqual([
    ['file.3.parent', 'TWO_PARENTS'],
    ['file.4.parent', 'ORPHAN'],
  ]);
  const alike = casePackage(
    'T',
    [
      { identifier: 'a', fullStatement: 'Alpha' },
      { identifier: 'b', fullStatement: 'álpha' },
    ],
    [up('a', 'doc-T'), up('b', 'doc-T')],
  );
  expect(await codes(alike)).toEqual([['file.2.name', 'NAME_TWICE']]);
  const goal = (code: string, from = '', to = '') => `F,,Health,Sleep,${code},Goal ${nth()},${from},${to},,,`;
  expect(await codes([ownHead, goal('A'), goal('a'), goal('B', '36', '12'), goal('C', 'one')].join('\n'))).toEqual([
    ['file.3.goal_code', 'CODE_TWICE'],
    ['file.4.age', 'AGES'],
    ['file.5.age', 'AGES'],
  ]);
  const named = ['framework,domain,goal_text,identifier', 'F,Health,Sleeps,one', 'F,Health,Eats,one'].join('\n');
  expect(await codes(named)).toEqual([['file.3.identifier', 'IDENTIFIER_TWICE']]);
  expect(await counts()).toEqual(before);
});

test('what is none of the three, empty or not to be read is told', async () => {
  expect(await codes('name,code\nA,B')).toEqual([['file', 'NO_HEADER']]);
  expect(await codes({ some: 'json' })).toEqual([['file', 'NO_HEADER']]);
  expect(await codes('{"CFDocument": {')).toEqual([['file', 'UNREADABLE']]);
  expect(await codes(Buffer.from([0, 1, 2, 3]))).toEqual([['file', 'UNREADABLE']]);
  expect(await codes(ownHead)).toEqual([['file', 'EMPTY']]);
  expect(await codes(gzipSync(Buffer.alloc(40_000_000, 'a')))).toEqual([['file', 'TOO_LARGE']]);
  expect(await codes(`${'['.repeat(90_000)}`)).toEqual([['file', 'NO_HEADER']]);
});

test('UTF-16, formulas and keys named __proto__ are words as they stand', async () => {
  const name = title();
  const wide = Buffer.from(`\ufeff${ownFile(name).replace('Falls asleep', 'Duerme la niñez ñ')}`, 'utf16le');
  const { id } = await done(wide);
  expect((await treeOf(id))[0]?.[3]).toBe('Duerme la niñez ñ');
  const formula = '=HYPERLINK("http://evil.example";"x")';
  const cells = `${ownHead}\n${title()},,=1+1,@SUM(A1),-1,"${formula.replaceAll('"', '""')}",,,,,`;
  expect(await treeOf((await done(cells)).id)).toEqual([['=1+1', '@SUM(A1)', null, formula]]);
  const hostile = JSON.stringify(caseFile(title())).replace(
    '"CFItems":[{',
    '"__proto__":{"polluted":true},"CFItems":[{"__proto__":{"identifier":"x","polluted":true},"constructor":{"prototype":{"polluted":true}},',
  );
  expect(await done(hostile)).toMatchObject({ added: 7 });
  const proto = title();
  const named = casePackage(
    proto,
    [
      { identifier: '__proto__', fullStatement: 'constructor', humanCodingScheme: '__proto__' },
      { identifier: 'constructor', fullStatement: '__proto__' },
    ],
    [aLink('isChildOf', '__proto__', `doc-${proto}`), aLink('isChildOf', 'constructor', '__proto__')],
  );
  expect(await treeOf((await done(named)).id)).toEqual([['constructor', '__proto__', null, null]]);
  expect(Reflect.get({}, 'polluted')).toBeUndefined();
  const broken = casePackage(title(), [{ identifier: 'nul', fullStatement: 'A\u0000B\ud800' }], []);
  expect(await codes(broken)).toEqual([['file.1.parent', 'ORPHAN']]);
});

test('a chain of 10,000 is told as too deep, a circle of 10,000 as one, and the api goes on', async () => {
  const items = Array.from({ length: 10_000 }, (_, n) => ({ identifier: `i${n}`, fullStatement: `Item ${n}` }));
  const chain = items.map(({ identifier }, n) => aLink('isChildOf', identifier, n === 0 ? 'doc-Deep' : `i${n - 1}`));
  const deep = await codes(casePackage('Deep', items, chain));
  expect(deep).toEqual([['file.21.parent', 'TOO_DEEP']]);
  const round = items.map(({ identifier }, n) => aLink('isChildOf', identifier, `i${(n + 1) % 10_000}`));
  const circle = await bring(casePackage('Round', items, round));
  expect(circle.message).toContain('10000');
  expect(circle.errors).toHaveLength(200);
});

test('20,000 items come in within the time of one call, and again without a change', async () => {
  const name = title();
  const items = Array.from({ length: 20_000 }, (_, n) => ({
    identifier: `${name}-${n}`,
    fullStatement: `Does thing ${n}`,
    humanCodingScheme: `C.${n}`,
  }));
  const parent = (n: number) => (n < 10 ? `doc-${name}` : `${name}-${n < 110 ? n % 10 : 10 + (n % 100)}`);
  const file = casePackage(
    name,
    items,
    items.map(({ identifier }, n) => aLink('isChildOf', identifier, parent(n), n)),
  );
  const began = performance.now();
  const first = await done(file);
  const ms = performance.now() - began;
  console.info(`20,000 items: ${Math.round(ms)} ms`);
  expect(first).toMatchObject({ added: 20_001, changed: 0 });
  expect(ms).toBeLessThan(15_000);
  expect(await done(file)).toMatchObject({ added: 0, changed: 0 });
  const more = Array.from({ length: 25_001 }, (_, n) => ({ identifier: `${n}`, fullStatement: 'x' }));
  expect(await codes(casePackage('Many', more, []))).toEqual([['file', 'TOO_LARGE']]);
  const million = { ...casePackage('A million', [], []), CFItems: Array.from({ length: 1_000_000 }, () => ({})) };
  expect(await codes(gzipSync(JSON.stringify(million)))).toEqual([['file', 'TOO_LARGE']]);
});

test('what fails or is killed halfway keeps nothing', async () => {
  const before = await counts();
  const { db } = server.tenant;
  const file = caseFile(title());
  for (const end of [
    sql.raw(`raise exception 'the disk is full'`),
    sql.raw('perform pg_terminate_backend(pg_backend_pid())'),
  ]) {
    await sql`create function halfway() returns trigger language plpgsql as $$ begin ${end}; return new; end $$`.execute(
      db,
    );
    await sql`create trigger halfway before insert on learning_skill for each row when (new.name = 'Tells a story')
      execute function halfway()`.execute(db);
    try {
      await expect(bring(file)).rejects.toBeDefined();
    } finally {
      await sql`drop trigger halfway on learning_skill`.execute(db);
      await sql`drop function halfway()`.execute(db);
    }
    expect(await counts()).toEqual(before);
  }
  expect(await done(file)).toMatchObject({ added: 7 });
});

test('two at once add a framework once, and another center keeps its own of the same name', async () => {
  const far = await server.centre();
  const name = title();
  const theirs = await aFramework(far, { name, external_id: `doc-${name}`, version: '1' });
  const before = await counts(far);
  const answers = await Promise.all([bring(caseFile(name)), bring(caseFile(name))]);
  expect(answers.filter(({ status }) => status === 'Success').length).toBeGreaterThan(0);
  const found = await sql`select id from learning_framework where external_id = ${`doc-${name}`}`.execute(
    server.tenant.db,
  );
  expect(found.rows).toHaveLength(1);
  expect(found.rows).not.toContainEqual({ id: theirs.id });
  expect(await counts(far)).toEqual(before);
});

test('families import nothing', async () => {
  const parent = await server.as('user');
  await expect(bring(ownFile(title()), {}, parent)).rejects.toMatchObject({ code: 'FORBIDDEN' });
});
