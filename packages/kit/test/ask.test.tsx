import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Client, cacheExchange, fetchExchange, gql, Provider } from 'urql';
import { expect, test, vi } from 'vitest';
import { useAsk } from '../src/ask.ts';
import { askAhead, question } from '../src/asked-ahead.ts';

type Variables = { id: string; search?: string | null };
const child = gql<{ child: { id: string } }, Variables>(
  'query Child($id: ID!, $search: String) { child(id: $id) { id } }',
);

/** A server that answers when it is let, with the id it was asked for. */
const slow = () => {
  const waiting: { readonly id: string; readonly answer: () => void }[] = [];
  const client = new Client({
    url: 'http://localhost/graphql',
    preferGetMethod: false,
    exchanges: [cacheExchange, fetchExchange],
    fetch: (_, init) =>
      new Promise((resolve) => {
        const { id }: Variables = JSON.parse(String(init?.body)).variables;
        const body = JSON.stringify({ data: { child: { id, __typename: 'Child' } } });
        const answer = () => resolve(new Response(body, { headers: { 'content-type': 'application/json' } }));
        waiting.push({ id, answer });
      }),
  });
  const wrapper = ({ children }: { children: ReactNode }) => <Provider value={client}>{children}</Provider>;
  const answerAll = async () => {
    await waitFor(() => expect(waiting.length).toBeGreaterThan(0));
    await act(async () => {
      for (const { answer } of waiting.splice(0)) answer();
    });
  };
  return { client, waiting, wrapper, answerAll };
};

test('an answer for one child never stands under the name of another', async () => {
  const { wrapper, answerAll } = slow();
  const { result, rerender } = renderHook(({ id }) => useAsk(child, { id }), { wrapper, initialProps: { id: 'A' } });
  expect(result.current.data).toBeUndefined();
  await answerAll();
  await waitFor(() => expect(result.current.data?.child.id).toBe('A'));
  rerender({ id: 'B' });
  expect(result.current.data).toBeUndefined();
  await answerAll();
  await waitFor(() => expect(result.current.data?.child.id).toBe('B'));
  rerender({ id: 'A' });
  expect(result.current.data?.child.id).toBe('A');
});

test('what may change under it leaves the answer standing until the next one', async () => {
  const { wrapper, answerAll } = slow();
  const { result, rerender } = renderHook(({ search }) => useAsk(child, { id: 'A', search }, { keep: ['search'] }), {
    wrapper,
    initialProps: { search: 'a' },
  });
  await answerAll();
  await waitFor(() => expect(result.current.data?.child.id).toBe('A'));
  rerender({ search: 'ab' });
  expect(result.current.data?.child.id).toBe('A');
});

test('nothing is asked without variables, and again asks the server whatever is known', async () => {
  const { waiting, wrapper, answerAll } = slow();
  const { result, rerender } = renderHook(
    ({ id }: { id: string | null }) => useAsk(child, id === null ? null : { id }),
    {
      wrapper,
      initialProps: { id: null as string | null },
    },
  );
  expect([waiting.length, result.current.data]).toEqual([0, undefined]);
  rerender({ id: 'A' });
  await waitFor(() => expect(waiting.length).toBe(1));
  await answerAll();
  await waitFor(() => expect(result.current.data?.child.id).toBe('A'));
  act(() => result.current.again());
  await waitFor(() => expect(waiting.length).toBe(1));
});

test('what was asked ahead is asked once, whether its answer came before the screen or after', async () => {
  for (const early of [true, false]) {
    const { client, waiting, wrapper, answerAll } = slow();
    const id = early ? 'early' : 'late';
    askAhead(client, question(child, { id }));
    await waitFor(() => expect(waiting.length).toBe(1));
    if (early) await answerAll();
    const { result } = renderHook(() => useAsk(child, { id }), { wrapper });
    if (early) expect(result.current.data?.child.id).toBe(id);
    else await answerAll();
    await waitFor(() => expect(result.current.data?.child.id).toBe(id));
    expect(waiting.length).toBe(0);
    act(() => result.current.again());
    await waitFor(() => expect(waiting.length).toBe(1));
  }
});

test('another question, and the same one a while later, is asked', async () => {
  const { client, waiting, wrapper, answerAll } = slow();
  askAhead(client, question(child, { id: 'one' }));
  await answerAll();
  renderHook(() => useAsk(child, { id: 'other' }), { wrapper });
  await waitFor(() => expect(waiting.length).toBe(1));
  await answerAll();
  vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 11_000);
  renderHook(() => useAsk(child, { id: 'one' }), { wrapper });
  await waitFor(() => expect(waiting.length).toBe(1));
  vi.restoreAllMocks();
});
