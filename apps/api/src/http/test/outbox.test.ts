import { expect, test } from 'vitest';
import { isPrivate } from '../../installation.ts';
import { readEnvironment } from '../../kernel/lib/environment.ts';
import { mayShowOutbox } from '../outbox.ts';

test.each([
  ['on a developer’s machine', {}, true],
  ['beyond loopback', { HOST: '0.0.0.0' }, false],
  ['behind a proxy that reaches it on loopback', { TRUST_PROXY: '1' }, false],
  ['where it was switched off', { DEV_OUTBOX: '0' }, false],
  ['where it was switched on', { DEV_OUTBOX: '1', TRUST_PROXY: '1', HOST: '0.0.0.0' }, true],
])('the outbox %s', (_, env, shown) => {
  expect(mayShowOutbox(readEnvironment(env))).toBe(shown);
});

test('a machine is private while it listens to itself alone', () => {
  expect([{}, { HOST: 'localhost' }, { HOST: '::1' }].map(isPrivate)).toEqual([true, true, true]);
  expect([{ HOST: '10.0.0.4' }, { HOST: '127.0.0.1', TRUST_PROXY: '1' }].map(isPrivate)).toEqual([false, false]);
});
