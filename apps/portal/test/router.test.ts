import { expect, test } from 'vitest';
import { href } from '../src/addresses.ts';
import { router, takeInRows } from '../src/router.tsx';

const known = (path: string): boolean => !router.matchRoutes(path, {}).some(({ _notFound }) => _notFound);

test('screens of staff are unknown to families, until their rows come', async () => {
  expect(known('/dashboard')).toBe(false);
  expect(href('dashboard')).toBe('/pages/error-404');
  expect(known('/home')).toBe(true);
  await import('../src/staff-screens.ts');
  takeInRows();
  expect(known('/dashboard')).toBe(true);
  expect(href('dashboard')).toBe('/dashboard');
});

test('an unknown path leads to error-404, with the address asked for', async () => {
  await router.navigate({ href: '/dashboard/foo' });
  expect(router.state.location.href).toBe('/pages/error-404?from=%2Fdashboard%2Ffoo');
});

test('a path that goes on after a known one is as unknown as any other, so that it ends at error-404', () => {
  for (const path of ['/nowhere', '/dashboard/foo', '/pet/1/xyz', '/location/1/nothing'])
    expect(known(path), path).toBe(false);
  for (const path of ['/dashboard', '/home', '/login', '/students/cameras/7']) expect(known(path), path).toBe(true);
});
