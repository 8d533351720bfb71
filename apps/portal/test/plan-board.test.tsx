import { MantineProvider } from '@mantine/core';
import { loadLanguage } from '@nestling/ui/words.ts';
import { act, cleanup, createEvent, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { Client, fetchExchange, Provider } from 'urql';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Plan } from '../src/domains/plans/kinds.ts';
import { PlanBoard } from '../src/domains/plans/parts/PlanBoard.tsx';

const at = '2026-11-23T10:00:00Z';
const topic = {
  id: '11',
  name: 'Leaf walk',
  spanish: null,
  at_home: null,
  date: '2026-11-24',
  order: 0,
  updated_at: at,
};
const section = { id: '1', name: 'Circle time', notes: '', order: 0, updated_at: at, topics: [topic] };
const plan: Plan = {
  id: '5',
  name: 'Leaves',
  theme: 'Fall',
  notes: '',
  weekend: false,
  status: 'draft',
  start_date: '2026-11-23',
  end_date: '2026-11-29',
  changed_at: null,
  updated_at: at,
  closed_days: [],
  location_id: '1',
  rooms: [],
  shared_by: null,
  sections: [section, { ...section, id: '2', name: 'Outside', order: 1, topics: [] }],
  activities: [],
};

/** Draws the board; answers what it sends. */
const board = () => {
  const heard: Record<string, unknown>[] = [];
  const client = new Client({
    url: 'http://localhost/graphql',
    preferGetMethod: false,
    exchanges: [fetchExchange],
    fetch: async (_, init) => {
      heard.push(JSON.parse(String(init?.body)).variables);
      const data = { updateLessonPlanTopic: { status: 'Success', message: 'Saved', errors: [] } };
      return new Response(JSON.stringify({ data }), { headers: { 'content-type': 'application/json' } });
    },
  });
  render(
    <MantineProvider>
      <Provider value={client}>
        <PlanBoard kind="lesson" plan={plan} span={{ from: '2026-11-22', to: '2026-11-28' }} today="2026-11-24" />
      </Provider>
    </MantineProvider>,
  );
  return heard;
};
const cellOf = (name: string, at: number): HTMLElement => {
  const row = screen.getByRole('rowheader', { name: new RegExp(name) }).closest('tr');
  const cell = row && within(row).getAllByRole('cell')[at];
  if (!cell) throw new Error(`${name} has no place ${at}.`);
  return cell;
};
const sent = async (heard: readonly Record<string, unknown>[]) => {
  await waitFor(() => expect(heard).toHaveLength(1));
  const { operation_id: _, ...rest } = heard[0] ?? {};
  return rest;
};

beforeEach(() => act(() => loadLanguage('en')));
afterEach(cleanup);

test('days of the weekend are left out, and a place without a day stands last', () => {
  board();
  expect(screen.getAllByRole('columnheader')).toHaveLength(7);
  expect(screen.getByRole('columnheader', { name: 'Any day' })).toBeDefined();
});

test('Alt and an arrow move a topic to the next day, or to the section below', async () => {
  let heard = board();
  const press = (key: string) =>
    fireEvent.keyDown(screen.getByRole('button', { name: 'Leaf walk' }), { key, altKey: true });
  press('ArrowUp');
  press('ArrowRight');
  expect(await sent(heard)).toEqual({ id: '11', seen: at, date: '2026-11-25' });
  cleanup();
  heard = board();
  press('ArrowDown');
  expect(await sent(heard)).toEqual({ id: '11', seen: at, section: '2' });
});

test('a topic is dropped on a place of its own plan, and on no other', async () => {
  const heard = board();
  const carried = new Map<string, string>();
  const dataTransfer = {
    get types() {
      return [...carried.keys()];
    },
    setData: (type: string, value: string) => carried.set(type, value),
    getData: (type: string) => carried.get(type) ?? '',
  };
  const target = cellOf('Outside', 0);
  const over = () => {
    const event = createEvent.dragOver(target, { dataTransfer });
    fireEvent(target, event);
    return event.defaultPrevented;
  };
  carried.set('application/x-nestling-plan-6', '11');
  expect(over()).toBe(false);
  fireEvent.drop(target, { dataTransfer });
  carried.clear();
  fireEvent.dragStart(screen.getByRole('button', { name: 'Leaf walk' }), { dataTransfer });
  expect(over()).toBe(true);
  expect(target.dataset.over).toBe('true');
  fireEvent.drop(target, { dataTransfer });
  expect(target.dataset.over).toBe('false');
  expect(await sent(heard)).toEqual({ id: '11', seen: at, date: '2026-11-23', section: '2' });
});
