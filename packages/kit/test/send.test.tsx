import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Client, fetchExchange, gql, Provider } from 'urql';
import { beforeEach, expect, test, vi } from 'vitest';
import { useAction } from '../src/action.ts';
import { questionNow } from '../src/confirming.ts';
import { sendMutation } from '../src/send.ts';

type Variables = Record<string, unknown>;
const pay = gql<{ createPayment: object | null }, Variables>(
  'mutation Pay($amount: Int, $operation_id: String, $confirm: [String!]) { createPayment(amount: $amount, operation_id: $operation_id, confirm: $confirm) { status message errors { field message } } }',
);
const done = { data: { createPayment: { status: 'Success', message: 'Saved', errors: [] } } };
const asks = {
  data: {
    createPayment: {
      status: 'Error',
      message: 'Refund $40.00?',
      errors: [{ field: 'confirm.REFUND-1', message: '$40.00 to Ana' }],
    },
  },
};

/** A server with one answer after the other; null is an answer lost on the line. */
const server = (...answers: (object | null)[]) => {
  const heard: Variables[] = [];
  const client = new Client({
    url: 'http://localhost/graphql',
    preferGetMethod: false,
    exchanges: [fetchExchange],
    fetch: async (_, init) => {
      heard.push(JSON.parse(String(init?.body)).variables);
      const answer = answers.shift();
      if (!answer) throw new TypeError('Failed to fetch');
      return new Response(JSON.stringify(answer), { headers: { 'content-type': 'application/json' } });
    },
  });
  return { client, heard, ids: () => heard.map(({ operation_id }) => operation_id) };
};

beforeEach(() => sessionStorage.clear());

test('an answer that is lost leaves it open: the second press has the same id, the press after an answer another', async () => {
  const { client, ids } = server(null, done, done);
  expect((await sendMutation(client, pay, { amount: 5 })).kind).toBe('unknown');
  expect((await sendMutation(client, pay, { amount: 5 })).kind).toBe('done');
  await sendMutation(client, pay, { amount: 5 });
  const [first, second, third] = ids();
  expect(first).toBeTypeOf('string');
  expect(second).toBe(first);
  expect(third).not.toBe(first);
});

test('other values are another intention', async () => {
  const { client, ids } = server(null, null, done);
  await sendMutation(client, pay, { amount: 5 });
  await sendMutation(client, pay, { amount: 6 });
  await sendMutation(client, pay, { amount: 5 });
  const [first, other, again] = ids();
  expect(other).not.toBe(first);
  expect(again).toBe(first);
});

test('what was stated at the first press is stated again', async () => {
  const { client, heard, ids } = server(null, done);
  await sendMutation(client, pay, { amount: 5, time: '08:00' }, { stated: ['time'] });
  await sendMutation(client, pay, { amount: 5, time: '08:01' }, { stated: ['time'] });
  expect(heard.map(({ time }) => time)).toEqual(['08:00', '08:00']);
  expect(new Set(ids()).size).toBe(1);
});

test('what the server asks is asked once, and sent again under the same id with what was confirmed', async () => {
  const { client, heard, ids } = server(asks, null, asks, done);
  const sent = sendMutation(client, pay, { amount: 5 });
  await vi.waitFor(() => expect(questionNow()?.question.lines).toEqual(['$40.00 to Ana']));
  questionNow()?.end(true);
  expect((await sent).kind).toBe('unknown');
  const again = sendMutation(client, pay, { amount: 5 });
  await vi.waitFor(() => expect(questionNow()).not.toBeNull());
  questionNow()?.end(true);
  expect((await again).kind).toBe('done');
  expect(heard.map(({ confirm }) => confirm)).toEqual([undefined, ['REFUND-1'], undefined, ['REFUND-1']]);
  expect(new Set(ids()).size).toBe(1);
  expect(questionNow()).toBeNull();
});

test('whoever says no has done nothing, and is told nothing', async () => {
  const { client, heard } = server(asks);
  const wrapper = ({ children }: { children: ReactNode }) => <Provider value={client}>{children}</Provider>;
  const { result } = renderHook(() => useAction(pay), { wrapper });
  let ended: unknown;
  await act(async () => {
    const running = result.current.run({ amount: 5 });
    await vi.waitFor(() => expect(questionNow()).not.toBeNull());
    questionNow()?.end(false);
    ended = await running;
  });
  expect(ended).toBeNull();
  expect(heard).toHaveLength(1);
});

test('nobody knows: the sentence says that a second press does it only once', async () => {
  const { client } = server(null);
  const wrapper = ({ children }: { children: ReactNode }) => <Provider value={client}>{children}</Provider>;
  const { result } = renderHook(() => useAction(pay), { wrapper });
  await act(async () => {
    const ended = await result.current.run({ amount: 5 });
    expect(ended).toMatchObject({ kind: 'unknown', message: expect.stringContaining('done only once') });
  });
});

test('a reload keeps what has no answer, and a quarter of an hour ends it', async () => {
  const { client, ids } = server(null, null, null);
  await sendMutation(client, pay, { amount: 7 });
  vi.resetModules();
  const reloaded = await import('../src/send.ts');
  await reloaded.sendMutation(client, pay, { amount: 7 });
  const [first, second] = ids();
  expect(second).toBe(first);
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 16 * 60_000 });
  await reloaded.sendMutation(client, pay, { amount: 7 });
  vi.useRealTimers();
  expect(ids()[2]).not.toBe(first);
});
