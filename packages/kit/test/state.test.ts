import { beforeEach, expect, test } from 'vitest';
import { dropDraft, keepDraft, keptDraft, withDraft } from '../src/draft.ts';
import { changedAddress } from '../src/list-state.ts';
import { newOperationId } from '../src/operation.ts';

beforeEach(() => sessionStorage.clear());

test('a change of filter or search leads back to page 1 and leaves the rest of the address alone', () => {
  const address = { page: '3', search: 'ava', room: '7', tab: 'facts' };
  expect(changedAddress(address, { search: 'leo' })).toEqual({ search: 'leo', room: '7', tab: 'facts' });
  expect(changedAddress<'room'>(address, { filters: { room: '' } })).toEqual({ search: 'ava', tab: 'facts' });
  expect(changedAddress(address, { page: 4 })).toEqual({ ...address, page: '4' });
  expect(changedAddress(address, { page: 1 })).toEqual({ search: 'ava', room: '7', tab: 'facts' });
});

test('a draft comes back after a reload, and only into fields that still fit', () => {
  keepDraft('camera:new', { name: 'Art Corner', room: '3', gone: 'x', order: 'many' });
  const values = withDraft({ name: '', room: null, order: 1 }, keptDraft('camera:new'));
  expect(values).toEqual({ name: 'Art Corner', room: '3', order: 1 });
  dropDraft('camera:new');
  expect(keptDraft('camera:new')).toBeNull();
});

test('a broken draft is no draft', () => {
  sessionStorage.setItem('draft:x', '{');
  expect(keptDraft('x')).toBeNull();
});

test('operation ids are version 4 UUIDs, on plain http too', () => {
  const pattern = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;
  expect(newOperationId()).toMatch(pattern);
  const own = Object.getOwnPropertyDescriptor(crypto, 'randomUUID');
  Object.defineProperty(crypto, 'randomUUID', { value: undefined, configurable: true });
  expect(newOperationId()).toMatch(pattern);
  if (own) Object.defineProperty(crypto, 'randomUUID', own);
  else Reflect.deleteProperty(crypto, 'randomUUID');
});
