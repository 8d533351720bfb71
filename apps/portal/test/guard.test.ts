import { expect, test } from 'vitest';
import { aliased, landing, mayOpen, safeBack } from '../src/guard.ts';
import '../src/screens.ts';
import '../src/staff-screens.ts';
import '../src/stranger-screens.ts';

test('the way back stays on this origin and never leads to the sign-in page', () => {
  expect(safeBack('/students/cameras/7?tab=a')).toBe('/students/cameras/7?tab=a');
  for (const wrong of [undefined, '', 'https://evil.example', '//evil.example', '/\\evil.example', '/login', 'home'])
    expect(safeBack(wrong)).toBeNull();
});

test('an address is open to whom its row admits', () => {
  expect(mayOpen('/cameras?search=x', 'manager')).toBe(true);
  expect(mayOpen('/cameras', 'user')).toBe(false);
  expect(mayOpen('/students/cameras/7', 'user')).toBe(true);
  expect(mayOpen('/no/such/page', 'admin')).toBe(false);
});

test('contacts begin at home, guests at the sign-in page', () => {
  expect(landing('user')).toBe('/home');
  expect(landing('guest')).toBe('/login');
});

test('staff begin at the dashboard', () => {
  for (const role of ['teacher', 'manager', 'admin'] as const) expect(landing(role)).toBe('/dashboard');
});

test('an alias keeps its search, and what its path had more goes there too', () => {
  expect(aliased('students.list', {}, '/students')).toBe('/pets');
  expect(aliased('students.list', { status: 'archived' }, '/students/archived?search=ava')).toBe(
    '/pets?search=ava&status=archived',
  );
  expect(aliased('students.one.staff', { userId: '7' }, '/teacher/student/7#facts')).toBe('/staff/pet/7');
});
