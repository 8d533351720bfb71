import { expect, test } from 'vitest';
import { tabletPath } from '../tools/screens/kiosk.ts';
import { readRows, rolesOf, sliceOf } from '../tools/screens/rows.ts';

// `npm run screens -- --check` is worth what it looks at: every row, the tablet at the door and the pets' centre.

const rows = readRows();
const at = (path: string) => rows.find((row) => row.path === path);

test('every screen is looked at once by the slices together', () => {
  const slices = [1, 2, 3, 4].flatMap((slice) => sliceOf(rows, `${slice}/4`));
  expect(slices.map(({ path }) => path).sort()).toEqual(rows.map(({ path }) => path).sort());
  for (const wrong of ['0/4', '5/4', 'half']) expect(() => sliceOf(rows, wrong)).toThrow('--slice');
});

test('the tablet at the door is among them, and the screens that speak of pets are known', () => {
  expect(at(tabletPath)).toMatchObject({ rule: 'guest' });
  expect(at('/home')).toMatchObject({ account: 'parent' });
  expect(at('/pets')).toMatchObject({ pets: true });
  expect(at('/pages/no-access')).toMatchObject({ pets: false });
  expect(rows.filter(({ pets }) => pets).length).toBeGreaterThan(50);
});

test('a screen is looked at as every role it admits', () => {
  const list = at('/student-allergies');
  expect(list && rolesOf(list)).toContain('manager');
  expect(list && rolesOf(list)).not.toContain('user');
});
