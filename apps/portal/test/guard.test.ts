import { expect, test } from 'vitest';
import { landing, mayOpen, safeBack } from '../src/guard.ts';
import '../src/screens.ts';

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
