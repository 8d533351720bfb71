import { expect, test } from 'vitest';
import { listToSave } from '../src/domains/reports/saved/list-to-save.ts';

const address = { list_args: '{"location":"4"}', list_name: 'Contacts', list_at: '/contacts/verified?search=li' };

test('a list that is to be saved is read from the address its menu leads to', () => {
  expect(listToSave('users', address)).toEqual({
    list: 'users',
    args: { location: '4' },
    name: 'Contacts',
    address: '/contacts/verified?search=li',
  });
});

test.each(['javascript:alert(1)', '//example.com', '/\\example.com', 'https://example.com', ''])(
  'an address that somebody has written leads nowhere else: %s',
  (list_at) => {
    expect(listToSave('users', { ...address, list_at })?.address).toBeNull();
  },
);

test.each([
  ['drills', address],
  [null, address],
  ['users', { ...address, list_args: '[1]' }],
  ['users', { ...address, list_args: 'null' }],
  ['users', { list_name: 'Contacts' }],
])('%s of %j is none', (report, given) => {
  expect(listToSave(report, given)).toBeNull();
});
