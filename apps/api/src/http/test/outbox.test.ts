import { expect, test } from 'vitest';
import { mayShowOutbox } from '../outbox.ts';

test.each([
  ['on a developer’s machine', {}, true, true],
  ['beyond loopback', {}, false, false],
  ['behind a proxy that reaches it on loopback', { TRUST_PROXY: '1' }, true, false],
  ['where it was switched off', { DEV_OUTBOX: '0' }, true, false],
  ['where it was switched on', { DEV_OUTBOX: '1', TRUST_PROXY: '1' }, false, true],
])('the outbox %s', (_, env, loopback, shown) => {
  expect(mayShowOutbox(env, loopback)).toBe(shown);
});
