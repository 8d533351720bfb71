import { createRootRoute, createRoute, createRouter } from '@tanstack/react-router';
import { expect, test } from 'vitest';
import { callProduct, fillPath, href, screenRows } from '../src/addresses.ts';
import { router, routerPath, takeInRows } from '../src/router.tsx';

const known = (path: string): boolean => !router.matchRoutes(path, {}).some(({ _notFound }) => _notFound);

test('screens of staff are unknown to families, until their rows come', async () => {
  expect(known('/dashboard')).toBe(false);
  expect(href('dashboard')).toBe('/pages/error-404');
  expect(known('/home')).toBe(true);
  await import('../src/staff-screens.ts');
  await import('../src/stranger-screens.ts');
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

test('the parts of a record are routes within its own: what stands around them is the same for all of them', () => {
  const routesOf = (path: string) => router.matchRoutes(path, {}).map(({ routeId }) => routeId);
  const [invoices, plans, other] = ['student/5/invoices', 'student/5/plans-detail', 'agency/5/invoices'].map((path) =>
    routesOf(`/billing/${path}`),
  );
  expect(invoices?.slice(0, -1)).toEqual(plans?.slice(0, -1));
  expect(invoices?.at(-1)).not.toBe(plans?.at(-1));
  expect(invoices?.slice(0, -1)).not.toEqual(other?.slice(0, -1));
  const parts = screenRows().filter(([, { partOf }]) => partOf);
  expect(parts.length).toBeGreaterThan(20);
  for (const [id, { path }] of parts)
    expect(router.matchRoutes(path.replace(/:\w+/g, '7'), {}).at(-1)?.staticData.screen, path).toBe(id);
});

test("a record's own address shows its first part, and one with a word more is a part or a screen of its own", () => {
  const screenAt = (path: string) => router.matchRoutes(path, {}).at(-1)?.staticData.screen;
  expect(screenAt('/location/3')).toBe('locations.one');
  expect(screenAt('/web-form/3')).toBe('forms.one');
  expect(screenAt('/web-form/3/details')).toBe('forms.one.details');
  expect(screenAt('/web-form/3/view')).toBe('forms.public');
  expect(screenAt('/web-form/3/4/entries')).toBe('forms.one.own');
  expect(screenAt('/web-form/1/3/4/entry')).toBe('forms.entry.edit');
});

test('a path may have the name the center gives the product', () => {
  expect(routerPath('/{product}-plan')).toBe('/{$product}-plan');
  expect(fillPath('/{product}-plan', {})).toBe('/nestling-plan');
  callProduct('Café & Kin');
  expect(fillPath('/{product}-plan', {})).toBe('/cafe-kin-plan');
  callProduct('Nestling');
  const root = createRootRoute();
  const ours = createRoute({ getParentRoute: () => root, path: routerPath('/{product}-plan') });
  const one = createRouter({ routeTree: root.addChildren([ours]) });
  expect(one.matchRoutes('/cafe-kin-plan', {}).at(-1)?.routeId).toBe(ours.id);
});
