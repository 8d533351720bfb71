import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Client, fetchExchange } from 'urql';
import { afterEach, expect, test } from 'vitest';
import { renderPart } from '../../../packages/kit/test/stage.tsx';
import { Forgotten } from '../src/domains/attendance/forgotten/Forgotten.tsx';

afterEach(cleanup);

const missing = (id: string, name: string) => ({
  ...{ id, came_at: '2026-11-20T13:00:00Z', proposed_at: '2026-11-20T22:00:00Z' },
  ...{ said_at: null, said_note: null, said_by: null, student: { id, full_name: name, image: null } },
});

test('forgotten check-outs are one line with their count until somebody opens them', async () => {
  const data = { forgottenCheckouts: [missing('1', 'Mia Chen'), missing('2', 'Noah Rivera')] };
  const client = new Client({
    url: 'http://localhost/graphql',
    preferGetMethod: false,
    exchanges: [fetchExchange],
    fetch: async () => new Response(JSON.stringify({ data }), { headers: { 'content-type': 'application/json' } }),
  });
  await renderPart(() => <Forgotten location="3" zone="America/New_York" />, { client });
  await screen.findByText('2 check-outs are missing');
  expect(screen.queryByText('Mia Chen')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Show' }));
  expect(screen.getByText('Mia Chen')).toBeTruthy();
  expect(screen.getAllByRole('button', { name: 'Record the check-out' })).toHaveLength(2);
  await userEvent.click(screen.getByRole('button', { name: 'Hide' }));
  expect(screen.queryByText('Noah Rivera')).toBeNull();
});
