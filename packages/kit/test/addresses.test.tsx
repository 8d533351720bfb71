import { useNotices } from '@nestling/ui/notice/notices.ts';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Client, fetchExchange, gql, Provider } from 'urql';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useOpening } from '../src/opening.ts';
import { useTaking } from '../src/taking.ts';

const open = gql<{ openPaper: { url: string | null } | null }, { id: string }>(
  'mutation Open($id: ID!) { openPaper(id: $id) { status message url errors { field message } } }',
);
/** The notices that stand, by their titles. */
const noticesNow = (): string[] => renderHook(() => useNotices()).result.current.map(({ title }) => String(title));
const clicked: { readonly href: string; readonly download: boolean }[] = [];
beforeEach(() => {
  clicked.length = 0;
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function note(this: HTMLAnchorElement) {
    clicked.push({ href: new URL(this.href).pathname, download: this.hasAttribute('download') });
  });
});
afterEach(() => vi.restoreAllMocks());
const answering = (openPaper: object) => {
  const client = new Client({
    url: 'http://localhost/graphql',
    preferGetMethod: false,
    exchanges: [fetchExchange],
    fetch: async () => Response.json({ data: { openPaper } }),
  });
  return ({ children }: { children: ReactNode }) => <Provider value={client}>{children}</Provider>;
};

test('a press goes to the address a call tells, and nowhere where it is declined', async () => {
  const told = { status: 'Success', message: 'Opened.', url: '/files/7', errors: [] };
  const { result } = renderHook(() => useOpening(open, (data) => data.openPaper?.url), { wrapper: answering(told) });
  await act(() => result.current.open({ id: '7' }));
  expect(clicked).toEqual([{ href: '/files/7', download: false }]);

  const declined = { status: 'Error', message: 'It is gone.', url: null, errors: [] };
  const other = renderHook(() => useOpening(open, (data) => data.openPaper?.url), { wrapper: answering(declined) });
  await act(() => other.result.current.open({ id: '8' }));
  expect(clicked).toHaveLength(1);
  expect(noticesNow()).toContain('It is gone.');
});

test('a file is handed over once however often one presses; where there is none, it is said why', async () => {
  const { result } = renderHook(() => useTaking(), { wrapper: answering({}) });
  let asked = 0;
  const make = async () => {
    asked += 1;
    await new Promise((go) => setTimeout(go, 10));
    return { message: 'Made.', file: '/files/9' };
  };
  let ended: readonly boolean[] = [];
  await act(async () => {
    ended = await Promise.all([result.current.take(make), result.current.take(make)]);
  });
  expect([asked, ended, clicked]).toEqual([1, [true, false], [{ href: '/files/9', download: true }]]);

  await act(async () => {
    ended = [await result.current.take(async () => ({ message: 'Choose fewer days.', file: null }))];
    ended = [...ended, await result.current.take(async () => null)];
  });
  expect(ended).toEqual([false, false]);
  expect(clicked).toHaveLength(1);
  expect(noticesNow()).toEqual(expect.arrayContaining(['Choose fewer days.']));
  expect(noticesNow().join()).toContain('couldn’t be created');
});
