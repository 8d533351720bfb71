import { type Person, startTestServer, type TestServer } from '@nestling/api/harness/test-server.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aLocation } from '../../locations/test/locations.factory.ts';
import { aGuardianLink } from '../../relationships/test/relationships.factory.ts';
import { aRoom } from '../../rooms/test/rooms.factory.ts';
import { aStudent } from '../../students/test/students.factory.ts';
import { aFood, anAllergy } from './food.factory.ts';

let server: TestServer;
let elm: { id: number };
let oak: { id: number };
let ava: { id: number };
let leo: { id: number };
let manager: Person;
let hannah: Person;
let parent: Person;
let foods: Record<'milk' | 'chicken' | 'peas' | 'apple' | 'rice' | 'peanut', number>;

beforeAll(async () => {
  server = await startTestServer();
  const { tenant } = server;
  elm = await aLocation(tenant, { zone: 'America/New_York', name: 'Elm' });
  oak = await aLocation(tenant, { name: 'Oak' });
  const room = await aRoom(tenant, { location_id: elm.id });
  ava = await aStudent(tenant, { location_id: elm.id, room_id: room.id, fname: 'Ava', dob: '2022-06-18' });
  leo = await aStudent(tenant, { location_id: elm.id, room_id: room.id, fname: 'Leo', dob: '2023-09-03' });
  manager = await server.as('manager', { locations: [elm, oak] });
  hannah = await server.as('teacher', { locations: [elm] });
  parent = await server.as('user');
  await aGuardianLink(tenant, { student_id: leo.id, user_id: parent.id });
  await anAllergy(tenant, 'Peanuts', [ava.id]);
  const food = async (name: string, ...components: string[]) =>
    (await aFood(tenant, { location_id: elm.id, name, components })).id;
  foods = {
    milk: await food('Milk', 'milk'),
    chicken: await food('Chicken', 'meat'),
    peas: await food('Peas', 'vegetable'),
    apple: await food('Apple slices', 'fruit'),
    rice: await food('Rice', 'grains'),
    peanut: await food('Peanut butter', 'meat'),
  };
});
afterAll(() => server.close());

const said = 'status message errors { field code message }';
const codeOf = (answer: { status: string; errors: { field: string; code: string }[] }) => [
  answer.status,
  answer.errors[0]?.field,
  answer.errors[0]?.code,
];
const save = (date: string, meals: object[], more: object = {}) =>
  hannah.call('saveFoodMenuWeek', { location: elm.id, date, meals, ...more }, `${said} week { id date updated_at }`);
const lunch = (day: number, ...items: number[]) => ({ day, meal: 'lunch', items });

test('items have names of their own, and one on a menu stays', async () => {
  const made = await hannah.call(
    'createFoodItem',
    { location: elm.id, name: 'Pears', components: ['fruit'] },
    `${said} item { id status components }`,
  );
  expect(made.item).toMatchObject({ status: 'available', components: ['fruit'] });
  expect(codeOf(await hannah.call('createFoodItem', { location: elm.id, name: 'pears' }, said))).toEqual([
    'Error',
    'name',
    'TAKEN',
  ]);
  await save('2026-02-04', [lunch(1, Number(made.item.id))]);
  expect(codeOf(await hannah.call('deleteFoodItem', { id: made.item.id }, said))).toEqual(['Error', 'id', 'IN_USE']);
  const [pears] = (await hannah.call('foodItems', { location: elm.id, search: 'pear' }, 'data { name status used }'))
    .data;
  expect(pears).toEqual({ name: 'Pears', status: 'active', used: 1 });
});

test('a week is saved once, is changed by who saw it, and is read by families when it is current', async () => {
  const first = await save('2026-03-11', [lunch(3, foods.milk, foods.peanut)]);
  expect(first.week.date).toBe('2026-03-09');
  expect(codeOf(await save('2026-03-12', []))).toEqual(['Error', 'date', 'TAKEN']);
  const { id, updated_at } = first.week;
  server.clock.tick(1000);
  expect((await save('2026-03-11', [lunch(3, foods.peanut)], { id, seen: updated_at })).status).toBe('Success');
  expect(codeOf(await save('2026-03-11', [], { id, seen: updated_at }))).toEqual(['Error', 'seen', 'CHANGED']);
  expect(await parent.call('getCurrentFoodMenuWeek', { location: elm.id }, 'id')).toBeNull();
  await hannah.call('setCurrentFoodMenuWeek', { id }, said);
  expect(
    await parent.call('getCurrentFoodMenuWeek', { location: elm.id }, 'date meals { day meal item { name } }'),
  ).toEqual({ date: '2026-03-09', meals: [{ day: 3, meal: 'lunch', item: { name: 'Peanut butter' } }] });
  expect(codeOf(await hannah.call('deleteFoodMenuWeek', { id }, said))).toEqual(['Error', 'id', 'CURRENT']);
  const other = await save('2026-03-18', []);
  await hannah.call('setCurrentFoodMenuWeek', { id: other.week.id }, said);
  const weeks = await hannah.call(
    'foodMenuWeeks',
    { location: elm.id, start_date: '2026-03-09', first: 10 },
    'data { date current_week }',
  );
  expect(weeks.data).toEqual([
    { date: '2026-03-16', current_week: true },
    { date: '2026-03-09', current_week: false },
  ]);
  await hannah.call('setCurrentFoodMenuWeek', { id }, said);
});

test('allergies and diets clash at the menu and at the plate, and families hear of their own child alone', async () => {
  const week = await hannah.call('getCurrentFoodMenuWeek', { location: elm.id }, 'id');
  const clashes = (who: Person) =>
    who.call('foodMenuClashes', { id: week.id }, 'day meal student_name item_name kind word');
  expect(await clashes(hannah)).toEqual([
    { day: 3, meal: 'lunch', student_name: 'Ava', item_name: 'Peanut butter', kind: 'allergy', word: 'Peanuts' },
  ]);
  expect(await clashes(parent)).toEqual([]);
  await hannah.call('updateFoodItem', { id: foods.peanut, unfit_for: ['halal'] }, said);
  await hannah.call('saveStudentDiets', { student_id: leo.id, diets: ['halal'] }, said);
  expect(await clashes(parent)).toEqual([
    { day: 3, meal: 'lunch', student_name: 'Leo', item_name: 'Peanut butter', kind: 'diet', word: 'halal' },
  ]);
  const plate = (food: string) =>
    hannah.call('plateClashes', { students: [ava.id], date: '2026-03-20', food }, 'student_name item_name word served');
  expect(await plate('Toast with peanut butter')).toEqual([
    { student_name: 'Ava', item_name: 'Peanut butter', word: 'Peanuts', served: true },
  ]);
  expect(await plate('Peanut soup')).toEqual([
    { student_name: 'Ava', item_name: 'Peanut soup', word: 'Peanuts', served: true },
  ]);
  expect(await plate('Apple slices')).toEqual([]);
  expect(await parent.call('studentDiets', { location: elm.id }, 'student_name diets')).toEqual([
    { student_name: expect.stringContaining('Leo'), diets: ['halal'] },
  ]);
});

test('a week is copied, weeks are filled in rotation, and a menu goes to another location', async () => {
  const at = async (who = hannah, location = elm.id) =>
    (await who.call('foodMenuWeeks', { location, first: 50 }, 'data { id date meals { item { name } } }')).data.map(
      (w: { date: string; meals: { item: { name: string } }[] }) => [w.date, ...w.meals.map(({ item }) => item.name)],
    );
  const milk = (await save('2027-01-04', [lunch(1, foods.milk)])).week.id;
  await save('2027-01-11', [lunch(1, foods.rice)]);
  expect(codeOf(await hannah.call('copyFoodMenuWeek', { id: milk, date: '2027-01-13' }, said))).toEqual([
    'Error',
    'date',
    'TAKEN',
  ]);
  expect((await hannah.call('copyFoodMenuWeek', { id: milk, date: '2027-01-18' }, said)).status).toBe('Success');
  expect(codeOf(await hannah.call('saveFoodMenuSetting', { location: elm.id, week: 0, rotate: true }, said))).toEqual([
    'Error',
    'week',
    'RANGE',
  ]);
  await hannah.call('saveFoodMenuSetting', { location: elm.id, week: 2, rotate: true }, said);
  await save('2027-02-01', [lunch(2, foods.peas)]);
  const filled = await hannah.call(
    'autofillFoodMenu',
    { location: elm.id, start_date: '2027-01-25', end_date: '2027-02-14' },
    `${said} weeks { date }`,
  );
  expect(filled.weeks).toEqual([{ date: '2027-01-25' }, { date: '2027-02-08' }]);
  expect((await at()).slice(0, 4)).toEqual([
    ['2027-02-08', 'Rice'],
    ['2027-02-01', 'Peas'],
    ['2027-01-25', 'Rice'],
    ['2027-01-18', 'Milk'],
  ]);
  expect(
    codeOf(
      await hannah.call(
        'autofillFoodMenu',
        { location: elm.id, start_date: '2027-03-01', end_date: '2027-02-01' },
        said,
      ),
    ),
  ).toEqual(['Error', 'end_date', 'ORDER']);
  const copy = () =>
    manager.call('copyFoodMenuToLocation', { location: elm.id, to_locations: [oak.id], weeks: [milk] }, said);
  expect(await copy()).toMatchObject({ status: 'Success', errors: [] });
  expect(await at(manager, oak.id)).toEqual([['2027-01-04', 'Milk']]);
  expect(await copy()).toMatchObject({
    status: 'Success',
    errors: [{ field: 'weeks', code: 'TAKEN', message: expect.stringContaining('01/04/2027') }],
  });
});

test('a meal is counted once for each child, as it is served, and by a manager afterwards', async () => {
  const count = (who: Person, date: string, students: number[], meal = 'lunch') =>
    who.call('countMeal', { location: elm.id, date, meal, students }, said);
  expect(await count(hannah, '2026-03-11', [ava.id, leo.id])).toMatchObject({ status: 'Success', errors: [] });
  expect(await count(hannah, '2026-03-11', [ava.id])).toMatchObject({
    status: 'Success',
    errors: [{ field: `students.${ava.id}`, code: 'COUNTED' }],
  });
  expect(codeOf(await count(hannah, '2026-03-10', [ava.id]))).toEqual(['Error', 'date', 'PAST']);
  expect(codeOf(await count(manager, '2026-03-12', [ava.id]))).toEqual(['Error', 'date', 'FUTURE']);
  expect((await count(manager, '2026-03-10', [ava.id])).status).toBe('Success');
  const counts = await hannah.call(
    'mealCounts',
    { location: elm.id, date: '2026-03-11' },
    'student_id meal counted_by',
  );
  expect(counts.map((one: { student_id: string }) => one.student_id).sort()).toEqual(
    [ava.id, leo.id].map(String).sort(),
  );
  await hannah.call('uncountMeal', { location: elm.id, date: '2026-03-11', meal: 'lunch', students: [leo.id] }, said);
  expect(await hannah.call('mealCounts', { location: elm.id, date: '2026-03-11' }, 'student_id')).toHaveLength(1);
});

test('a claim says what is paid, by whom, and what is in its way', async () => {
  const { tenant } = server;
  const day = '2026-03-11';
  await tenant.db
    .insertInto('attendance')
    .values({
      centre_id: tenant.centre,
      location_id: elm.id,
      student_id: ava.id,
      date: day,
      checked_in_at: new Date(`${day}T12:00:00Z`),
    })
    .execute();
  const week = await hannah.call(
    'foodMenuWeeks',
    { location: elm.id, start_date: day, end_date: day, first: 1 },
    'data { id }',
  );
  const all = [foods.milk, foods.chicken, foods.peas, foods.apple, foods.rice];
  await save(day, [lunch(3, ...all), { day: 3, meal: 'breakfast', items: [foods.milk] }], { id: week.data[0].id });
  for (const meal of ['breakfast', 'lunch', 'morning_snack', 'afternoon_snack', 'supper'])
    await manager.call('countMeal', { location: elm.id, date: day, meal, students: [ava.id] }, said);
  await manager.call('saveMealEligibility', { student_id: ava.id, category: 'free', start_date: '2026-01-01' }, said);
  expect(
    codeOf(
      await manager.call(
        'saveMealEligibility',
        { student_id: ava.id, category: 'paid', start_date: '2026-12-31' },
        said,
      ),
    ),
  ).toEqual(['Error', 'start_date', 'OVERLAP']);
  const claim = await manager.call(
    'mealClaim',
    { location: elm.id, month: '2026-03-01' },
    'due_date days children lines { meal category counted claimed } issues { rule blocks date meal student_name source }',
  );
  expect(claim).toMatchObject({ due_date: '2026-05-30', days: 2, children: 1 });
  // Breakfast lacks components, so lunch, supper and one snack are claimed of the day; the day before nobody was there.
  expect(claim.lines).toEqual([
    { meal: 'breakfast', category: 'free', counted: 1, claimed: 0 },
    { meal: 'morning_snack', category: 'free', counted: 1, claimed: 1 },
    { meal: 'lunch', category: 'free', counted: 2, claimed: 1 },
    { meal: 'afternoon_snack', category: 'free', counted: 1, claimed: 0 },
    { meal: 'supper', category: 'free', counted: 1, claimed: 1 },
  ]);
  const found = claim.issues.map(
    (one: { rule: string; date: string; meal: string }) => `${one.date} ${one.meal} ${one.rule}`,
  );
  expect(found).toEqual(
    expect.arrayContaining([
      '2026-03-10 lunch absent',
      '2026-03-10 lunch late',
      '2026-03-11 breakfast menu',
      '2026-03-11 afternoon_snack daily_limit',
    ]),
  );
  for (const type of ['csv', 'xlsx', 'pdf'])
    for (const report of ['claim', 'counts', 'checks', 'eligibility', 'production'])
      expect(
        await manager.call('exportMealReport', { location: elm.id, month: '2026-03-01', report, type }, 'status file'),
      ).toMatchObject({ status: 'Success', file: expect.stringContaining('/files/download/') });
});

test('the production record says how much is needed and was made', async () => {
  const at = { location: elm.id, date: '2026-03-11' };
  const made = (prepared: string) =>
    hannah.call('saveMealProduction', { ...at, meal: 'lunch', item: foods.milk, prepared }, said);
  expect((await made('1 gallon')).status).toBe('Success');
  const row = async () =>
    (await hannah.call('mealProduction', at, 'meal item_name served needed prepared')).find(
      (one: { meal: string; item_name: string }) => one.meal === 'lunch' && one.item_name === 'Milk',
    );
  expect(await row()).toEqual({ meal: 'lunch', item_name: 'Milk', served: 1, needed: '6 fl oz', prepared: '1 gallon' });
  await made('');
  expect((await row()).prepared).toBeNull();
});

test('a week with its meals and clashes takes as many statements however many children there are', async () => {
  const week = await hannah.call('getCurrentFoodMenuWeek', { location: elm.id }, 'id');
  const count = () =>
    server.statements(() => hannah.call('foodMenuClashes', { id: week.id }, 'student_name item_name'));
  const few = await count();
  for (let i = 0; i < 5; i += 1) {
    const { id } = await aStudent(server.tenant, { location_id: elm.id });
    await server.tenant.db
      .insertInto('student_diet')
      .values({ centre_id: server.tenant.centre, student_id: id, diet: 'halal' })
      .execute();
  }
  expect(await count()).toBe(few);
});
