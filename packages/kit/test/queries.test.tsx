import { renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Client, fetchExchange, gql, Provider } from 'urql';
import { expect, test } from 'vitest';
import { useList } from '../src/list.ts';
import type { ListState } from '../src/list-state.ts';
import { useRecord } from '../src/record.ts';

type Answer = { readonly data?: object | null; readonly errors?: readonly object[] };

/** What the server was asked with, and a wrapper whose client asks it. */
const asking = (answer: Answer) => {
  const asked: object[] = [];
  const client = new Client({
    url: 'http://localhost/graphql',
    preferGetMethod: false,
    exchanges: [fetchExchange],
    fetch: async (_, init) => {
      asked.push(JSON.parse(String(init?.body)).variables);
      return new Response(JSON.stringify(answer), { headers: { 'content-type': 'application/json' } });
    },
  });
  const wrapper = ({ children }: { children: ReactNode }) => <Provider value={client}>{children}</Provider>;
  return { asked, wrapper };
};

const state: ListState<string> = {
  names: [],
  page: 2,
  search: 'ava',
  sort: '-name',
  filter: () => '',
  filtered: true,
  set: () => {},
  clear: () => {},
};

type Line = { readonly id: string };
type Page = { data: Line[]; currentPage: number; lastPage: number; perPage: number; total: number };

test('a list sends of its state what the document declares, and gives rows and page', async () => {
  const page = { data: [{ id: '7' }], currentPage: 2, lastPage: 2, perPage: 50, total: 51 };
  const { asked, wrapper } = asking({ data: { rooms: page } });
  const rooms = gql<{ rooms: Page }, { location: string; first: number; page: number; search: string | null }>(
    'query Rooms($location: ID!, $first: Int!, $page: Int, $search: String) { rooms { id } }',
  );
  const { result } = renderHook(
    () => useList(rooms, state, { rows: (data) => data.rooms, variables: { location: '3' } }),
    { wrapper },
  );
  expect(result.current.answer.page).toBeNull();
  await waitFor(() => expect(result.current.rows).toEqual([{ id: '7' }]));
  expect(result.current.answer.page?.total).toBe(51);
  expect(asked).toEqual([{ first: 50, page: 2, search: 'ava', location: '3' }]);
});

const room = gql<{ room: Line | null }, { id: string }>('query Room($id: ID!) { room(id: $id) { id } }');
const options = { variables: { id: '7' }, record: (data: { room: Line | null }) => data.room };

test('a record that is refused looks like one that is not there', async () => {
  for (const answer of [
    { data: { room: null } },
    { data: null, errors: [{ message: 'No', extensions: { code: 'FORBIDDEN' } }] },
  ]) {
    const { wrapper } = asking(answer);
    const { result } = renderHook(() => useRecord(room, options), { wrapper });
    expect(result.current.record).toBeUndefined();
    await waitFor(() => expect(result.current.record).toBeNull());
  }
});

test('a server that fails leaves the record unknown, so that it can be asked again', async () => {
  const { wrapper } = asking({ data: { room: null }, errors: [{ message: 'x', extensions: { code: 'INTERNAL' } }] });
  const { result } = renderHook(() => useRecord(room, options), { wrapper });
  await waitFor(() => expect(result.current.error).toBeDefined());
  expect(result.current.record).toBeUndefined();
});
