import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { Crumbs } from '../src/Crumbs.tsx';
import { renderPart } from './stage.tsx';

afterEach(cleanup);

const home = { title: 'Home', href: '/' };
const steps = () =>
  within(screen.getByRole('navigation', { name: 'Where you are' }))
    .getAllByRole('listitem')
    .map((item) => item.textContent);

test('every screen says the way from Home, also one with nothing above it', async () => {
  await renderPart(() => <Crumbs home={home} above={[]} title="Rooms" />);
  expect(steps()).toEqual(['Home', 'Rooms']);
  expect(screen.getByRole('link', { name: 'Home' }).getAttribute('href')).toBe('/');
});

test('screens above stand between, and Home itself has no way to it', async () => {
  const above = [{ title: 'Contacts', href: '/contacts' }];
  await renderPart(() => <Crumbs home={home} above={above} title="Lucia Lopez" />);
  expect(steps()).toEqual(['Home', 'Contacts', 'Lucia Lopez']);
  cleanup();
  await renderPart(() => <Crumbs home={null} above={[]} title="Home" />);
  expect(screen.queryByRole('navigation')).toBeNull();
});

test('the screen above is one press away, and without one the way is for wide windows alone', async () => {
  const above = [
    { title: 'Contacts', href: '/contacts' },
    { title: 'Lucia Lopez', href: '/contacts/1' },
  ];
  await renderPart(() => <Crumbs home={home} above={above} title="Papers" />);
  expect(screen.getByRole('link', { name: 'Back to Lucia Lopez' }).getAttribute('href')).toBe('/contacts/1');
  const below = screen.getByRole('navigation').className;
  cleanup();
  await renderPart(() => <Crumbs home={home} above={[]} title="Rooms" />);
  expect(screen.queryByRole('link', { name: /^Back/ })).toBeNull();
  expect(screen.getByRole('navigation').className).not.toBe(below);
});

test('a screen without a Home of its own still has its way up', async () => {
  await renderPart(() => <Crumbs home={null} above={[{ title: 'Contacts', href: '/contacts' }]} title="Lucia Lopez" />);
  expect(steps()).toEqual(['Contacts', 'Lucia Lopez']);
});
