import { readFileSync } from 'node:fs';
import { type Person, startTestServer, type TestServer } from '@nestling/api/harness/test-server.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aLink, casePackage, moodleFile, moodleHead } from './import-files.ts';

let server: TestServer;
let teacher: Person;
beforeAll(async () => {
  server = await startTestServer();
  teacher = await server.as('teacher');
});
afterAll(() => server.close());

const bring = (text: string) =>
  teacher.call(
    'importFrameworksCSVFile',
    { file: Buffer.from(text).toString('base64') },
    'status message added changed linked id errors { field code }',
  );
/** Domains with the names of what is under them, in their order. */
const treeOf = async (id: string): Promise<readonly (string | null)[][]> => {
  const { rows } = await sql<{ domain: string; attribute: string | null }>`select d.name as domain, a.name as attribute
    from learning_domain d left join learning_attribute a on a.domain_id = d.id
    where d.framework_id = ${id}::int order by d.position, a.position`.execute(server.tenant.db);
  return rows.map(({ domain, attribute }) => [domain, attribute]);
};

test('a package OpenSALT wrote comes in as it stands, and again changes nothing', async () => {
  const file = readFileSync(new URL('./files/opensalt-smart-level.json', import.meta.url), 'utf8');
  const first = await bring(file);
  expect(first).toMatchObject({ status: 'Success', added: 15, changed: 0, linked: 0, errors: [] });
  const of = (domain: string, count: number) =>
    Array.from({ length: count }, (_, n) => [`Item ${domain}`, `Item ${domain}.${n + 1}`]);
  expect(await treeOf(first.id)).toEqual([...of('1', 10), ...of('2', 2)]);
  expect(await bring(file)).toMatchObject({ added: 0, changed: 0, linked: 0, id: first.id });
});

test('what a publisher names alike in several grades is told apart by its code', async () => {
  const cluster = (identifier: string, humanCodingScheme: string) => ({
    identifier,
    fullStatement: 'Represent and interpret data.',
    humanCodingScheme,
  });
  const items = [
    { identifier: 'measures', fullStatement: 'Measurement and Data' },
    cluster('second', 'MD.2'),
    cluster('third', 'MD.3'),
  ];
  const up = (from: string, to: string) => aLink('isChildOf', from, to);
  const file = casePackage('Grades', items, [
    up('measures', 'doc-Grades'),
    up('second', 'measures'),
    up('third', 'measures'),
  ]);
  const first = await bring(JSON.stringify(file));
  expect(await treeOf(first.id)).toEqual([
    ['Measurement and Data', 'Represent and interpret data.'],
    ['Measurement and Data', 'Represent and interpret data. (MD.3)'],
  ]);
  expect(await bring(JSON.stringify(file))).toMatchObject({ added: 0, changed: 0, id: first.id });
});

/** How a Moodle of 3.1 writes the headings, and one that speaks French. */
const heads = {
  'of 3.1':
    '"Parent id number","Id number",Shortname,Description,"Description format","Scale values","Scale configuration","Rule type (optional)","Rule outcome (optional)","Rule config (optional)","Cross referenced competency id numbers","Exported id (optional)","Is framework",Taxonomy',
  'in French':
    '"Numéro d’identification parent","Numéro d’identification","Nom abrégé",Description,"Format de description","Valeurs du barème","Configuration du barème","Type de règle (facultatif)","Résultat de la règle (facultatif)","Configuration de la règle (facultatif)","Compétences liées","Identifiant exporté (facultatif)","Est un référentiel",Taxonomie',
};
test.each(Object.entries(heads))('a Moodle %s is read by its columns', async (name, head) => {
  const own = name === 'of 3.1' ? 'OF' : 'EN';
  const file = moodleFile(`Moodle ${name}`).replace(moodleHead, head).replaceAll('FW', own);
  const first = await bring(file);
  expect(first).toMatchObject({ status: 'Success', added: 6, linked: 1 });
  expect(await treeOf(first.id)).toEqual([['Moving', 'Large movements']]);
  expect(await bring(file)).toMatchObject({ added: 0, changed: 0, linked: 0 });
});

test('the first exports of Moodle, of twelve columns, are read too', async () => {
  const file = [
    '"Parent ID number","ID number",Shortname,Description,"Description format","Scale values","Scale configuration","Rule type","Rule outcome","Rule config","Is framework",Taxonomy',
    ',PH,Practice,,1,"No,Yes","[{""scaleid"":""1""}]",,,,1,"{""1"":""domain"",""2"":""competency""}"',
    // Rows stand in no order: what is below comes before what it is below of.
    '1,1.1,"Keeps what is told to itself","Keeps what\nis told",1,,,,0,,,',
    ',1,"Being with others",,1,,,,0,,,',
  ].join('\n');
  const first = await bring(file);
  expect(first).toMatchObject({ status: 'Success', added: 3 });
  expect(await treeOf(first.id)).toEqual([['Being with others', 'Keeps what is told to itself']]);
});
