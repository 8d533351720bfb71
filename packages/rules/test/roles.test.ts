import { expect, test } from 'vitest';
import { allows, highest, isRole, roles } from '../src/roles.ts';

test('each role may do what every lower one may, and nothing above it', () => {
  for (const [i, role] of roles.entries())
    for (const [j, rule] of roles.entries()) expect(allows(role, rule), `${role} on ${rule}`).toBe(i >= j);
});

test('a blog author stands above contacts and below staff', () => {
  expect(allows('blog', 'user')).toBe(true);
  expect(allows('blog', 'teacher')).toBe(false);
  expect(allows('user', 'blog')).toBe(false);
});

test('a person of several roles acts under the highest', () => {
  expect(highest(['user', 'manager', 'teacher'])).toBe('manager');
  expect(highest([])).toBe('guest');
});

test('unknown words are no roles', () => {
  expect(isRole('boss')).toBe(false);
  expect(isRole('constructor')).toBe(false);
});
