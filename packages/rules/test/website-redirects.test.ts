import { expect, test } from 'vitest';
import { followsOn, isRedirectPath, isRedirectTarget, ledTo, pathsFor, turnsBack } from '../src/website/redirects.ts';

test.each(['/tours', '/old/*', '/about-us.html', '/2019/05/first-post', '/a_b', '/old/a/*', '/espana'])(
  '%s can be led on',
  (path) => expect(isRedirectPath(path)).toBe(true),
);
test.each([
  '',
  '/',
  '/*',
  'tours',
  '//evil.example',
  '/a//b',
  '/a/../b',
  '/./a',
  '/a/',
  '/a*',
  '/a/*/b',
  '/a?b=1',
  '/es/a',
])('%s cannot be led on', (path) => expect(isRedirectPath(path)).toBe(false));
test('a path of 4 kB is judged at once', () => {
  const began = performance.now();
  expect(isRedirectPath(`${'/a'.repeat(50_000)}!`)).toBe(false);
  expect(performance.now() - began).toBeLessThan(50);
});
test.each([
  ['/a', '/', true],
  ['/a', '/b', true],
  ['/a', 'https://example.org/x', true],
  ['/a/*', '/b/*', true],
  ['/a/*', '/b', true],
  ['/a', '/b/*', false],
  ['/a', '//evil.example', false],
  ['/a', 'javascript:alert(1)', false],
  ['/a', 'mailto:a@example.org', false],
  ['/a', '/b/../c', false],
  ['/a/*', 'https://example.org/*', false],
])('from %s to %s: %s', (path, target, may) => expect(isRedirectTarget(path, target)).toBe(may));

test.each([
  ['/a', '/b', '/b', '/c', true],
  ['/a', '/b', '/c', '/a', true],
  ['/a', '/b', '/c', '/b', false],
  ['/a', '/b', '/b/*', '/c', false],
  ['/a', '/b/x', '/b/*', '/c', true],
  ['/a/*', '/b/*', '/b/x', '/c', true],
  ['/a/*', '/b/*', '/b/x/*', '/c', true],
  ['/a/*', '/b/*', '/c', '/d', false],
  ['/a', 'https://example.org/b', '/b', '/c', false],
])('%s → %s beside %s → %s: %s', (path, target, other, to, chained) => {
  expect(followsOn({ path, target }, { path: other, target: to })).toBe(chained);
});
test.each([
  ['/a', '/a'],
  ['/a/*', '/a/*'],
  ['/a/*', '/a/b'],
])('%s → %s goes in a circle by itself', (path, target) => {
  expect(turnsBack({ path, target })).toBe(true);
});

test('the closest path leads an address on', () => {
  expect(pathsFor('/a/b/c')).toEqual(['/a/b/c', '/a/b/*', '/a/*']);
  expect(ledTo({ path: '/a/*', target: '/new/*' }, '/a/b/c')).toBe('/new/b/c');
  expect(ledTo({ path: '/a/*', target: '/new' }, '/a/b/c')).toBe('/new');
  expect(ledTo({ path: '/a', target: 'https://example.org/' }, '/a')).toBe('https://example.org/');
});
