import { subscribe } from '@nestling/api/harness/subscribe.ts';
import { type Person, startTestServer, type TestServer } from '@nestling/api/harness/test-server.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { anActivity, aPicture } from '../../activities/test/activities.factory.ts';
import { aLocation } from '../../locations/test/locations.factory.ts';
import { aGuardianLink } from '../../relationships/test/relationships.factory.ts';
import { aRoom } from '../../rooms/test/rooms.factory.ts';
import { aStudent } from '../../students/test/students.factory.ts';

let server: TestServer;
let elm: { id: number };
let oak: { id: number };
let ava: { id: number };
let ben: { id: number };
let manager: Person;
let teacher: Person;
let parent: Person;
let other: Person;
beforeAll(async () => {
  server = await startTestServer();
  elm = await aLocation(server.tenant, { zone: 'America/New_York' });
  oak = await aLocation(server.tenant, { zone: 'America/New_York' });
  const room = await aRoom(server.tenant, { location_id: elm.id });
  ava = await aStudent(server.tenant, { location_id: elm.id, room_id: room.id, fname: 'Ava' });
  ben = await aStudent(server.tenant, { location_id: elm.id, room_id: room.id, fname: 'Ben' });
  manager = await server.as('manager', { locations: [elm] });
  teacher = await server.as('teacher', { locations: [elm] });
  parent = await server.as('user');
  other = await server.as('user');
  await aGuardianLink(server.tenant, { student_id: ava.id, user_id: parent.id, legal_guardian: true });
  await aGuardianLink(server.tenant, { student_id: ben.id, user_id: other.id, legal_guardian: true });
});
afterAll(() => server.close());

const days = { start_date: '2026-03-01', end_date: '2026-03-31' };
const WHOLE =
  'id status name activity_count left_out sections { id name text order activities { type note date activity { id } } }';
const moment = (students: readonly number[], given: object = {}) =>
  anActivity(server.tenant, { location_id: elm.id, students, kind: 'observation', ...given });
const begun = async (who = teacher, given: object = {}) => {
  const { portfolio } = await who.call(
    'createPortfolio',
    { student_id: ava.id, ...days, ...given },
    `status portfolio { ${WHOLE} }`,
  );
  return portfolio;
};
type Entry = { note: string; activity: { id: string } | null };
const notesIn = (portfolio: { sections: { activities: Entry[] }[] }): string[] =>
  portfolio.sections.flatMap(({ activities }) => activities.map(({ note }) => note));
const seenBy = (who: Person, id: string) => who.call('portfolioPreview', { id }, WHOLE);
const told = async (who: Person): Promise<number> => {
  await server.heard();
  const { data } = await who.call('notificationsShort', {}, 'data { kind }');
  return data.filter(({ kind }: { kind: string }) => kind === 'portfolio').length;
};

test('a new one gathers the observations of its days that the family may see, and nothing of others', async () => {
  await moment([ava.id], { note: 'Stacks six blocks', date: '2026-03-09' });
  await moment([ava.id], { note: 'Too early', date: '2026-02-28' });
  await moment([ava.id], { note: 'Among staff', date: '2026-03-10', staff_only: true });
  await moment([ben.id], { note: 'Of Ben', date: '2026-03-10' });
  await moment([ava.id], { note: 'A meal', kind: 'meal', date: '2026-03-10' });
  const portfolio = await begun();
  expect(notesIn(portfolio)).toEqual(['Stacks six blocks']);
  expect(portfolio).toMatchObject({ status: 'draft', sections: [{ name: 'Observations', order: 0 }] });
  expect(
    await teacher.call(
      'createPortfolio',
      { student_id: ava.id, ...days, end_date: '2026-02-01' },
      'status errors { field code }',
    ),
  ).toMatchObject({
    status: 'Error',
    errors: [{ field: 'end_date', code: 'END_BEFORE_START' }],
  });
});

test('only moments of the child that its family may see go into it', async () => {
  const portfolio = await begun();
  const [section] = portfolio.sections;
  const add = (activities: readonly number[], at = section.id) =>
    teacher.call(
      'addPortfolioActivities',
      { id: portfolio.id, section: at, activities },
      'status errors { field code }',
    );
  const note = await moment([ava.id], { kind: 'note', note: 'Sang a song' });
  const ofBen = await moment([ben.id], { note: 'Of Ben' });
  const hidden = await moment([ava.id], { staff_only: true });
  const waiting = await moment([ava.id], { kind: 'photo', photo: await aPicture(server.tenant) });
  for (const wrong of [ofBen, hidden, waiting])
    expect(await add([note.id, wrong.id])).toMatchObject({ errors: [{ field: 'activities', code: 'NOT_OF_CHILD' }] });
  const elsewhere = await begun();
  expect(await add([note.id], elsewhere.sections[0].id)).toMatchObject({
    errors: [{ field: 'section', code: 'OTHER_PORTFOLIO' }],
  });
  expect(await add([note.id])).toMatchObject({ status: 'Success' });
  expect(await add([note.id])).toMatchObject({ status: 'Success' });
  expect(notesIn(await seenBy(teacher, portfolio.id)).filter((text) => text === 'Sang a song')).toHaveLength(1);
  expect(await teacher.call('removePortfolioActivity', { id: portfolio.id, activity: note.id }, 'status')).toEqual({
    status: 'Success',
  });
  expect(notesIn(await seenBy(teacher, portfolio.id))).not.toContain('Sang a song');
});

test('sections are added, moved, changed over nothing unseen, and deleted with their moments alone', async () => {
  const portfolio = await begun();
  const { section } = await teacher.call(
    'addPortfolioSection',
    { id: portfolio.id, name: 'Art', text: '<p onclick="x()">Colors<script>1</script></p>', order: 0 },
    'status section { id name text order updated_at }',
  );
  expect(section).toMatchObject({ name: 'Art', text: '<p>Colors</p>', order: 0 });
  server.clock.tick(1000);
  const change = (name: string) =>
    teacher.call(
      'updatePortfolioSection',
      { id: section.id, name, seen: section.updated_at },
      'status errors { field }',
    );
  expect(await change('Art and craft')).toMatchObject({ status: 'Success' });
  expect(await change('Craft')).toMatchObject({ status: 'Error' });
  expect(await teacher.call('updatePortfolioSection', { id: section.id, order: 5 }, 'status')).toEqual({
    status: 'Success',
  });
  const after = await seenBy(teacher, portfolio.id);
  expect(after.sections.map(({ name }: { name: string }) => name)).toEqual(['Observations', 'Art and craft']);
  expect(await teacher.call('deletePortfolioSection', { id: after.sections[0].id }, 'status')).toEqual({
    status: 'Success',
  });
  expect((await seenBy(teacher, portfolio.id)).sections).toHaveLength(1);
  expect((await teacher.call('addPortfolioSection', { id: portfolio.id, name: '  ' }, 'status')).status).toBe('Error');
  const saved = await teacher.call(
    'savePortfolioDates',
    { id: portfolio.id, start_date: '2026-03-02', end_date: '2026-03-30', name: 'Spring' },
    'status portfolio { name start_date end_date sections { id } }',
  );
  expect(saved).toMatchObject({
    status: 'Success',
    portfolio: { name: 'Spring', start_date: '2026-03-02', end_date: '2026-03-30' },
  });
  expect(await teacher.call('deletePortfolio', { id: portfolio.id }, 'status')).toEqual({ status: 'Success' });
  expect(await seenBy(teacher, portfolio.id)).toBeNull();
});

test('published, it stands as it was read: the family is told once, and nothing of it changes', async () => {
  const portfolio = await begun();
  const before = await told(parent);
  expect(await seenBy(parent, portfolio.id)).toBeNull();
  expect(await teacher.call('getStudentPortfolios', { student_id: ava.id }, 'id')).toContainEqual({ id: portfolio.id });
  expect(await teacher.call('publishPortfolio', { id: portfolio.id }, 'status')).toEqual({ status: 'Success' });
  expect(await teacher.call('publishPortfolio', { id: portfolio.id }, 'status errors { code }')).toMatchObject({
    errors: [{ code: 'STATE' }],
  });
  expect(await told(parent)).toBe(before + 1);
  expect(await told(other)).toBe(0);
  expect(await told(teacher)).toBe(0);
  const [{ activity }] = (await seenBy(teacher, portfolio.id)).sections[0].activities;
  await manager.call('updateObservationActivity', { id: activity.id, note: 'Stacks seven blocks' }, 'status');
  expect(notesIn(await seenBy(parent, portfolio.id))).toEqual(['Stacks six blocks']);
  expect(await seenBy(other, portfolio.id)).toBeNull();
  expect(await other.call('getStudentPortfolios', { student_id: ava.id }, 'id').catch(({ code }) => code)).toBe(
    'FORBIDDEN',
  );
  const {
    id,
    sections: [section],
  } = portfolio;
  const more = await moment([ava.id], {});
  for (const [call, args] of [
    ['savePortfolioDates', { id, ...days }],
    ['addPortfolioSection', { id, name: 'More' }],
    ['updatePortfolioSection', { id: section.id, name: 'More' }],
    ['deletePortfolioSection', { id: section.id }],
    ['addPortfolioActivities', { id, section: section.id, activities: [more.id] }],
    ['removePortfolioActivity', { id, activity: activity.id }],
  ] as const)
    expect(await teacher.call(call, args, 'status errors { code }')).toMatchObject({ errors: [{ code: 'STATE' }] });
  expect(await teacher.call('deletePortfolio', { id }, 'status errors { code }')).toMatchObject({
    errors: [{ code: 'MANAGER' }],
  });
  expect(await parent.call('portfolio', { id }, 'id').catch(({ code }) => code)).toBe('FORBIDDEN');
});

test('what was wrong is put right beside it; both stay, and families read the newer one', async () => {
  const portfolio = await begun();
  await teacher.call('publishPortfolio', { id: portfolio.id }, 'status');
  expect(await teacher.call('correctPortfolio', { id: portfolio.id }, 'status').catch(({ code }) => code)).toBe(
    'FORBIDDEN',
  );
  const correct = () =>
    manager.call(
      'correctPortfolio',
      { id: portfolio.id },
      `status errors { code } portfolio { ${WHOLE} corrects { id } }`,
    );
  const { portfolio: draft } = await correct();
  expect(draft).toMatchObject({ status: 'draft', corrects: { id: portfolio.id } });
  for (const call of ['portfolio', 'portfolioPreview'])
    expect(await manager.call(call, { id: draft.id }, 'corrects { id }')).toEqual({ corrects: { id: portfolio.id } });
  expect(notesIn(draft).length).toBe(notesIn(portfolio).length);
  expect(await correct()).toMatchObject({ status: 'Error', errors: [{ code: 'TAKEN' }] });
  expect(await seenBy(parent, portfolio.id)).not.toBeNull();
  await manager.call('publishPortfolio', { id: draft.id }, 'status');
  expect(await seenBy(parent, portfolio.id)).toBeNull();
  expect(await seenBy(parent, draft.id)).toMatchObject({ status: 'published' });
  expect(await seenBy(manager, portfolio.id)).not.toBeNull();
});

test('who may read it is asked at each reading: entries taken back, consent, black list, other locations, a move', async () => {
  const key = await aPicture(server.tenant);
  const shot = await moment([ava.id], {
    kind: 'photo',
    photo: key,
    note: 'On the slide',
    approved_at: new Date('2026-03-12T10:00:00Z'),
  });
  const portfolio = await begun();
  const [section] = portfolio.sections;
  await teacher.call(
    'addPortfolioActivities',
    { id: portfolio.id, section: section.id, activities: [shot.id] },
    'status',
  );
  await teacher.call('publishPortfolio', { id: portfolio.id }, 'status');
  expect(notesIn(await seenBy(parent, portfolio.id))).toContain('On the slide');
  await parent.call('savePhotoConsent', { student_id: ava.id, level: 'none' }, 'status');
  expect(notesIn(await seenBy(parent, portfolio.id))).not.toContain('On the slide');
  expect((await seenBy(manager, portfolio.id)).left_out).toBe(1);
  const stranger = await server.as('manager', { locations: [oak] });
  expect(await seenBy(stranger, portfolio.id)).toBeNull();
  await sql`update guardian_link set black_list = true where user_id = ${parent.id}`.execute(server.tenant.db);
  expect(await seenBy(parent, portfolio.id)).toBeNull();
  await sql`update guardian_link set black_list = false where user_id = ${parent.id}`.execute(server.tenant.db);
  await sql`update student set archived_at = now(), status = 'inactive' where id = ${ava.id}`.execute(server.tenant.db);
  expect(await seenBy(parent, portfolio.id)).not.toBeNull();
  expect(await parent.call('getStudentPortfolios', { student_id: ava.id }, 'id')).toContainEqual({ id: portfolio.id });
});

test('a teacher of another room has none of it where staff stay in their rooms', async () => {
  const portfolio = await begun();
  const room = await aRoom(server.tenant, { location_id: elm.id });
  const elsewhere = await server.as('teacher', { locations: [elm] });
  await sql`insert into room_staff (centre_id, room_id, user_id)
    values (${server.tenant.centre}, ${room.id}, ${elsewhere.id})`.execute(server.tenant.db);
  expect(await seenBy(elsewhere, portfolio.id)).not.toBeNull();
  const float = (on: boolean) =>
    manager.call('saveCheckinSetting', { location: elm.id, settings: { staff_float: on } }, 'status');
  await float(false);
  expect(await seenBy(elsewhere, portfolio.id)).toBeNull();
  const asked = elsewhere.call('getStudentPortfolios', { student_id: ava.id }, 'id');
  expect(await asked.catch(({ code }) => code)).toBe('FORBIDDEN');
  const milestones = elsewhere.call('getStudentMilestones', { student_id: ava.id }, 'id');
  expect(await milestones.catch(({ code }) => code)).toBe('FORBIDDEN');
  await float(true);
});

test('an empty one is not published; lists are searched, filtered and sorted', async () => {
  const cleo = await aStudent(server.tenant, { location_id: elm.id, fname: 'Cleo' });
  const { portfolio } = await teacher.call(
    'createPortfolio',
    { student_id: cleo.id, ...days },
    'portfolio { id sections { id } }',
  );
  expect(await teacher.call('publishPortfolio', { id: portfolio.id }, 'status errors { code }')).toMatchObject({
    errors: [{ code: 'EMPTY' }],
  });
  await teacher.call(
    'updatePortfolioSection',
    { id: portfolio.sections[0].id, text: '<p>Cleo began in March.</p>' },
    'status',
  );
  expect(await teacher.call('publishPortfolio', { id: portfolio.id }, 'status')).toEqual({ status: 'Success' });
  const found = await teacher.call(
    'portfolios',
    { first: 10, search: 'cleo', status: 'published', sort: '-student' },
    'total data { id }',
  );
  expect(found).toEqual({ total: 1, data: [{ id: portfolio.id }] });
});

test('who has one open hears of what others change in it, and nobody else', async () => {
  const { id } = await begun();
  const heard = await subscribe(manager, 'portfolioChanged', { id }, 'id');
  await teacher.call('addPortfolioSection', { id, name: 'Music' }, 'status');
  expect(await heard.until(1)).toEqual([{ id }]);
  await heard.stop();
});
