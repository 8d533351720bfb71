import { MantineProvider } from '@mantine/core';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { DoneTopic } from '../src/domains/plans/parts/DoneTopic.tsx';

const run = vi.hoisted(() => vi.fn());
vi.mock('../src/domains/activities/use-write-entry.ts', () => ({ useWriteEntry: () => ({ run, busy: false }) }));
afterEach(cleanup);

const show = (here: { id: string; fname: string }[]) =>
  render(
    <MantineProvider>
      <DoneTopic topic="Leaf walk" offered={['41']} here={here} zone="America/New_York" />
    </MantineProvider>,
  );

test('one press notes the topic for those who are here, and nobody else', async () => {
  show([
    { id: '1', fname: 'Ava' },
    { id: '2', fname: 'Ben' },
  ]);
  await userEvent.click(screen.getByRole('button', { name: 'Leaf walk: done with the 2 who are here' }));
  const [kind, what, children, values] = run.mock.calls[0] ?? [];
  expect([kind, what]).toEqual(['activity', 'save']);
  expect(children).toHaveLength(2);
  expect(values).toMatchObject({ students: ['1', '2'], activity: 'Leaf walk', offered: ['41'] });
});

test('where nobody is here there is nothing to note', () => {
  show([]);
  expect(screen.getByRole<HTMLButtonElement>('button').disabled).toBe(true);
});
