import { vaccines } from '@nestling/rules/immunizations/vaccines.ts';
import { afterAll, expect, test } from 'vitest';
import { aLocation } from '../../locations/test/locations.factory.ts';
import { onePlace } from '../../locations/test/places.factory.ts';
import { aGuardianLink } from '../../relationships/test/relationships.factory.ts';
import { aStudent } from '../../students/test/students.factory.ts';

const { server, location: elm, manager } = await onePlace();
afterAll(() => server.close());

const said = 'status message errors { field code }';
const aFamily = async (link: object = {}) => {
  const parent = await server.as('user');
  const child = await aStudent(server.tenant, { location_id: elm.id, dob: '2024-09-01', type: 'enrolled' });
  await aGuardianLink(server.tenant, { student_id: child.id, user_id: parent.id, ...link });
  return { parent, child };
};
const vaccine = async (name: string) => (await manager.call('immunizations', { search: name }, 'id'))[0].id;
const standing = async (who: { call: typeof manager.call }, child: { id: number }, series: string) => {
  const ask = 'requirements of_state series { series valid state by }';
  const now = await who.call('studentImmunizationStanding', { student_id: child.id }, ask);
  return now.series.find((one: { series: string }) => one.series === series);
};

test('every centre knows the vaccines the rules know, under the same codes', async () => {
  const list = await manager.call('immunizations', {}, 'code name dose_1st is_required');
  const known = vaccines.filter(({ source }) => source.startsWith('CDC')).map(({ code }) => code);
  expect(list.map(({ code }: { code: string }) => code).sort()).toEqual(known.sort());
  const polio = list.find(({ code }: { code: string }) => code === '10');
  expect(polio).toMatchObject({ dose_1st: '2 months', is_required: true });
});

test('what a parent enters waits, counts once it is approved, and fills every series of a combination', async () => {
  const { parent, child } = await aFamily();
  const of = { student_id: child.id, immunization_id: await vaccine('Pediarix') };
  const wrong = { ...of, dose_1st: '2025-03-01', dose_2nd: '2025-02-01', dose_3rd: '2030-01-01' };
  expect(await parent.call('saveStudentImmunization', wrong, said)).toMatchObject({
    errors: [
      { field: 'dose_2nd', code: 'ORDER' },
      { field: 'dose_3rd', code: 'FUTURE' },
    ],
  });
  expect(await parent.call('saveStudentImmunization', { ...of, dose_2nd: '2025-02-01' }, said)).toMatchObject({
    errors: [{ field: 'dose_2nd', code: 'GAP' }],
  });
  const right = { ...of, dose_1st: '2024-11-01', dose_2nd: '2025-01-05', dose_3rd: '2025-03-10' };
  expect(await parent.call('saveStudentImmunization', right, said)).toMatchObject({ status: 'Success' });
  const [record] = await parent.call('studentImmunizations', { student_id: child.id }, 'id pending doses');
  expect(record.pending).toBe(true);
  expect(await standing(parent, child, 'dtap')).toMatchObject({ valid: 0 });
  expect(await parent.call('saveStudentImmunization', right, said)).toMatchObject({ errors: [{ code: 'UNCHANGED' }] });
  const then = (await manager.call('studentImmunizations', { student_id: child.id }, 'updated_at'))[0].updated_at;
  server.clock.tick(1000);
  await parent.call('saveStudentImmunization', { ...of, dose_3rd: '2025-03-11' }, said);
  const approval = { id: record.id, date: '2026-03-10' };
  expect(await manager.call('approveStudentImmunization', { ...approval, seen: then }, said)).toMatchObject({
    errors: [{ code: 'CHANGED' }],
  });
  await manager.call('approveStudentImmunization', approval, said);
  for (const series of ['dtap', 'hepb', 'polio'])
    expect(await standing(parent, child, series)).toMatchObject({ valid: 3 });
  expect(await parent.call('saveStudentImmunization', { ...right, dose_1st: '2024-11-02' }, said)).toMatchObject({
    errors: [{ code: 'APPROVED' }],
  });
  // A further dose may be added, and waits alone.
  await parent.call('saveStudentImmunization', { ...of, dose_4th: '2026-03-01' }, said);
  expect(await standing(parent, child, 'dtap')).toMatchObject({ valid: 3 });
  const again = await manager.call('approveStudentImmunization', { id: record.id, date: '2026-03-11' }, said);
  expect(again.status).toBe('Success');
  expect(await manager.call('approveStudentImmunization', { id: record.id, date: '2026-03-11' }, said)).toMatchObject({
    errors: [{ code: 'APPROVED' }],
  });
  expect(await standing(parent, child, 'dtap')).toMatchObject({ valid: 4, state: 'current' });
  const logs = await manager.call('studentImmunizationLogs', { student_id: child.id }, 'kind');
  expect(logs.map(({ kind }: { kind: string }) => kind)).toEqual([
    'approved',
    'changed',
    'approved',
    'changed',
    'entered',
  ]);
});

test('a guardian chooses among the vaccines of the centre and enters one', async () => {
  const { parent, child } = await aFamily();
  const list = await parent.call('studentVaccines', { student_id: child.id }, 'id name code');
  expect(list).toEqual(await manager.call('immunizations', {}, 'id name code'));
  const { id: immunization_id } = list.find(({ name }: { name: string }) => name === 'MMRV');
  const given = { student_id: child.id, immunization_id, dose_1st: '2025-09-01' };
  expect(await parent.call('saveStudentImmunization', given, said)).toMatchObject({ status: 'Success' });
  const { child: other } = await aFamily();
  await expect(parent.call('studentVaccines', { student_id: other.id }, 'id')).rejects.toMatchObject({
    code: 'FORBIDDEN',
  });
});

test('what staff enter is approved with that, and the trail keeps no dates', async () => {
  const { parent, child } = await aFamily();
  const of = { student_id: child.id, immunization_id: await vaccine('MMRV') };
  await manager.call('saveStudentImmunization', { ...of, dose_1st: '2025-09-01' }, said);
  expect(await standing(parent, child, 'varicella')).toMatchObject({ valid: 1 });
  const trail = await server.tenant.db
    .selectFrom('audit')
    .selectAll()
    .where('entity', '=', 'StudentImmunization')
    .execute();
  expect(JSON.stringify(trail)).not.toContain('2025-09-01');
  const [record] = await manager.call('studentImmunizations', { student_id: child.id }, 'id');
  await manager.call('deleteStudentImmunization', { id: record.id }, said);
  expect(await parent.call('studentImmunizations', { student_id: child.id }, 'id')).toEqual([]);
});

test('a guardian on the black list, not yet known, or of another child reads and writes nothing', async () => {
  const { child } = await aFamily();
  const banned = await server.as('user');
  await aGuardianLink(server.tenant, { student_id: child.id, user_id: banned.id, black_list: true });
  const stranger = await server.as('user');
  const pending = await server.as('user');
  await aGuardianLink(server.tenant, { student_id: child.id, user_id: pending.id });
  await server.tenant.db.updateTable('app_user').set({ pending: true }).where('id', '=', pending.id).execute();
  for (const who of [banned, stranger, pending]) {
    await expect(who.call('studentImmunizations', { student_id: child.id }, 'id')).rejects.toMatchObject({
      code: 'FORBIDDEN',
    });
    await expect(who.call('studentVaccines', { student_id: child.id }, 'id')).rejects.toMatchObject({
      code: 'FORBIDDEN',
    });
    await expect(who.call('studentImmunizationStanding', { student_id: child.id }, 'missing')).rejects.toMatchObject({
      code: 'FORBIDDEN',
    });
    const given = { student_id: child.id, immunization_id: await vaccine('Pediarix'), dose_1st: '2025-01-01' };
    expect(await who.call('saveStudentImmunization', given, said)).toMatchObject({ status: 'Error' });
  }
});

test('the report names who misses what, and an outbreak who stays home, exempt or not, a titre aside', async () => {
  const { child } = await aFamily();
  const { child: immune } = await aFamily();
  await manager.call('saveImmunizationExemption', { student_id: child.id, series: 'mmr', kind: 'medical' }, said);
  await manager.call('saveImmunizationExemption', { student_id: immune.id, series: 'mmr', kind: 'titre' }, said);
  const of = { location: elm.id, first: 50 };
  const ask = 'total data { student { id } requirements of_state series { series state exemption } }';
  const { data } = await manager.call('getImmunizationReport', { ...of, missing_only: true }, ask);
  const mine = data.find(({ student }: { student: { id: string } }) => student.id === String(child.id));
  expect(mine).toMatchObject({ of_state: false, requirements: 'CDC routine schedule' });
  expect(mine.series).toContainEqual({ series: 'mmr', state: 'exempt', exemption: 'medical' });
  const home = await manager.call('getImmunizationReport', { ...of, outbreak: 'mmr' }, 'data { student { id } }');
  const ids = home.data.map(({ student }: { student: { id: string } }) => student.id);
  expect(ids).toContain(String(child.id));
  expect(ids).not.toContain(String(immune.id));
  const ended = { student_id: child.id, series: 'mmr', kind: 'none' };
  expect(await manager.call('saveImmunizationExemption', ended, said)).toMatchObject({ status: 'Success' });
  expect(await manager.call('saveImmunizationExemption', ended, said)).toMatchObject({ errors: [{ code: 'GONE' }] });
});

test('a location chooses the rules of its state; what that state does not know as an exemption is declined', async () => {
  const { parent, child } = await aFamily();
  await manager.call('saveHealthSetting', { location: elm.id, requirements: 'CA' }, said);
  const now = await parent.call('studentImmunizationStanding', { student_id: child.id }, 'source of_state exemptions');
  expect(now).toMatchObject({ of_state: true, exemptions: ['medical'] });
  expect(now.source).toContain('17 CCR § 6025');
  // Named in the reader's language.
  await manager.call('saveOwnLanguage', { language: 'es' }, 'status');
  const { sets } = await manager.call('getHealthSetting', { location: elm.id }, 'sets { key name source }');
  const pets = sets.find(({ key }: { key: string }) => key === 'PETS');
  expect(pets).toMatchObject({
    name: 'Rabia, DHPP y bordetella',
    source: expect.stringMatching(/esenciales.*09\/01\/2022/),
  });
  await manager.call('saveOwnLanguage', { language: 'en' }, 'status');
  const free = { student_id: child.id, series: 'mmr', kind: 'religious' };
  expect(await manager.call('saveImmunizationExemption', free, said)).toMatchObject({
    errors: [{ code: 'NOT_KNOWN' }],
  });
  expect(await manager.call('saveHealthSetting', { location: elm.id, requirements: 'XX' }, said)).toMatchObject({
    errors: [{ field: 'requirements', code: 'UNKNOWN' }],
  });
  await manager.call('saveHealthSetting', { location: elm.id, requirements: null }, said);
});

test('the report asks the database as often for one child as for many', async () => {
  const ask = () => manager.call('getImmunizationReport', { location: elm.id, first: 100 }, 'total');
  const few = await server.statements(ask);
  for (let count = 0; count < 5; count += 1) await aFamily();
  expect(await server.statements(ask)).toBe(few);
});

test('a card is of the same child, and a vaccine in use stays', async () => {
  const { child } = await aFamily();
  const { child: other } = await aFamily();
  const { id: document } = await server.tenant.db
    .insertInto('student_document')
    .values({
      centre_id: server.tenant.centre,
      student_id: other.id,
      name: 'Card',
      type: 'immunization',
      status: 'waiting',
      roles: ['user', 'teacher'],
      stored: `card-${other.id}`,
      original: 'card.pdf',
      bytes: 1,
      sha256: '0'.repeat(64),
      created_at: server.clock.now(),
      updated_at: server.clock.now(),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const immunization_id = await vaccine('IPV (polio)');
  const given = { student_id: child.id, immunization_id, dose_1st: '2024-11-01', document };
  expect(await manager.call('saveStudentImmunization', given, said)).toMatchObject({
    errors: [{ code: 'OTHER_STUDENT' }],
  });
  await manager.call('saveStudentImmunization', { ...given, student_id: other.id }, said);
  const support = await server.as('kvsupport');
  expect(await support.call('deleteImmunization', { id: immunization_id }, said)).toMatchObject({
    errors: [{ code: 'IN_USE' }],
  });
  expect(await support.call('createImmunization', { name: 'Own', dose_2nd: '4 months' }, said)).toMatchObject({
    errors: [{ field: 'dose_1st', code: 'GAP' }],
  });
  expect(await support.call('createImmunization', { name: 'ipv (POLIO)' }, said)).toMatchObject({
    errors: [{ field: 'name', code: 'TAKEN' }],
  });
});

test('the report is a file too: a line for each child, the rules below, and in an outbreak who stays home', async () => {
  const { child } = await aFamily();
  const make = { report: 'immunizations', location: elm.id, type: 'csv' };
  const made = await manager.call('exportReport', make, 'status file');
  expect(made.status).toBe('Success');
  const text = await (await fetch(new URL(made.file, `http://localhost:${server.port}`))).text();
  expect(text).toContain('DTaP');
  expect(text).toContain(String(child.fname));
  for (const type of ['xlsx', 'pdf'])
    expect(await manager.call('exportReport', { ...make, type, outbreak: 'mmr' }, 'status')).toMatchObject({
      status: 'Success',
    });
});

test('pets are marked at the door: red without a vaccine or after its day, yellow in its last month', async () => {
  const pets = await server.centre('dogs');
  await pets.db.updateTable('centre').set({ theme: 'pets' }).where('id', '=', pets.centre).execute();
  const place = await aLocation(pets);
  const staff = await server.as('manager', { at: pets, locations: [place] });
  const dog = async (fname: string) => aStudent(pets, { location_id: place.id, fname, type: 'enrolled' });
  const [rex, ida, bo] = [await dog('Rex'), await dog('Ida'), await dog('Bo')];
  const support = await server.as('kvsupport', { at: pets });
  for (const name of ['Rabies', 'DHPP', 'Bordetella'])
    await support.call('createImmunization', { name, code: name }, said);
  const vaccinesOfPets = await staff.call('immunizations', {}, 'id code');
  const give = async (of: { id: number }, code: string, expires: string) => {
    const immunization_id = vaccinesOfPets.find((one: { code: string }) => one.code.toUpperCase() === code).id;
    const given = { student_id: of.id, immunization_id, dose_1st: '2025-03-01', expires };
    expect(await staff.call('saveStudentImmunization', given, said)).toMatchObject({ status: 'Success' });
  };
  for (const code of ['RABIES', 'DHPP', 'BORDETELLA']) {
    await give(rex, code, code === 'RABIES' ? '2026-03-10' : '2027-01-01');
    await give(ida, code, code === 'DHPP' ? '2026-04-01' : '2027-01-01');
  }
  // An owner does not put the day off that staff have compared.
  const owner = await server.as('user', { at: pets });
  await aGuardianLink(pets, { student_id: rex.id, user_id: owner.id, legal_guardian: true });
  const rabies = vaccinesOfPets.find((one: { code: string }) => one.code.toUpperCase() === 'RABIES').id;
  const again = { student_id: rex.id, immunization_id: rabies, dose_1st: '2025-03-01' };
  expect(await owner.call('saveStudentImmunization', { ...again, expires: '2099-01-01' }, said)).toMatchObject({
    status: 'Error',
    errors: [{ code: 'APPROVED' }],
  });
  const marks = await staff.call('immunizationMarks', { location: place.id }, 'student { id } mark series');
  expect(marks).toHaveLength(3);
  expect(marks).toContainEqual({ student: { id: String(rex.id) }, mark: 'red', series: ['rabies'] });
  expect(marks).toContainEqual({ student: { id: String(ida.id) }, mark: 'yellow', series: ['dhpp'] });
  expect(marks).toContainEqual({
    student: { id: String(bo.id) },
    mark: 'red',
    series: ['rabies', 'dhpp', 'bordetella'],
  });
  await staff.call(
    'saveImmunizationExemption',
    { student_id: rex.id, series: 'rabies', kind: 'titre', until: '2026-12-31' },
    said,
  );
  expect(await staff.call('immunizationMarks', { location: place.id }, 'student { id }')).toHaveLength(2);
});
