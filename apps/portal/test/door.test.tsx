import { useNotices } from '@nestling/ui/notice/notices.ts';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Client, fetchExchange, Provider } from 'urql';
import { expect, test } from 'vitest';
import { useDoor } from '../src/domains/attendance/use-door.ts';

const doorAnswering = (answer: object) => {
  const client = new Client({
    url: 'http://localhost/graphql',
    preferGetMethod: false,
    exchanges: [fetchExchange],
    fetch: async () => new Response(JSON.stringify(answer), { headers: { 'content-type': 'application/json' } }),
  });
  const wrapper = ({ children }: { children: ReactNode }) => <Provider value={client}>{children}</Provider>;
  return renderHook(() => ({ door: useDoor('3', 'America/New_York'), notices: useNotices() }), { wrapper });
};

test('what the server refuses at the door is said in its words', async () => {
  const { result } = doorAnswering({
    data: null,
    errors: [{ message: 'Your role may not check in here.', extensions: { code: 'FORBIDDEN' } }],
  });
  await act(async () => expect(await result.current.door.checkIn(['1'])).toBe(false));
  expect(result.current.notices.at(-1)).toMatchObject({ kind: 'failed', title: 'Your role may not check in here.' });
});
