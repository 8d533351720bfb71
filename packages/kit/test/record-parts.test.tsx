import { ThemeRoot } from '@nestling/ui/theme/ThemeRoot.tsx';
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
  useParams,
} from '@tanstack/react-router';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { act, useEffect, useState } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { FrameContext } from '../src/frame.ts';
import { RecordParts } from '../src/RecordParts.tsx';
import { sharedRecord } from '../src/shared-record.ts';

const [Shared, useFamily] = sharedRecord<{ readonly name: string }>();

let drawnHeads = 0;

/** The record's screen: what the frame says is what the portal says of its row. */
const Family = () => {
  const { id = '', '*': rest = '' } = useParams({ strict: false });
  const path = history.location.pathname.split('/')[3] ?? rest;
  useEffect(() => {
    drawnHeads += 1;
  }, []);
  const of = `/family/${id}`;
  const tabs = ['bills', 'notes', 'secret'].map((key) => ({ key, title: key.toUpperCase(), href: `${of}/${key}` }));
  const frame = { id: 'family', home: null, above: [], title: 'Family', product: 'Nestling' };
  return (
    <FrameContext value={{ ...frame, parts: { of, tabs, here: path } }}>
      <h1>Head</h1>
      <RecordParts shared={Shared} record={{ name: `Family ${id}` }} label="Parts" without={['secret']} />
    </FrameContext>
  );
};

const Part = ({ called }: { called: string }) => {
  const { name } = useFamily();
  const [typed, setTyped] = useState('');
  return (
    <label>
      {called} of {name}
      <input value={typed} onChange={(event) => setTyped(event.target.value)} />
    </label>
  );
};

let history = createMemoryHistory({ initialEntries: ['/family/1/bills'] });

const stage = async () => {
  history = createMemoryHistory({ initialEntries: ['/family/1/bills'] });
  const root = createRootRoute();
  const record = createRoute({ getParentRoute: () => root, path: '/family/$id', component: Family });
  const parts = ['bills', 'notes'].map((path) =>
    createRoute({ getParentRoute: () => record, path, component: () => <Part called={path} /> }),
  );
  const router = createRouter({ routeTree: root.addChildren([record.addChildren(parts)]), history });
  await act(() => router.load());
  render(
    <ThemeRoot colour="#4a0d66" tone="light">
      <RouterProvider router={router} />
    </ThemeRoot>,
  );
  return (to: string) => act(() => router.navigate({ to }));
};

beforeEach(() => {
  cleanup();
  drawnHeads = 0;
  window.scrollTo = () => {};
});

test('a tab for each part the record has; the part takes the record, and the head stays', async () => {
  await stage();
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['BILLS', 'NOTES']);
  expect(screen.getByText('bills of Family 1')).toBeTruthy();
  await act(async () => fireEvent.click(screen.getByRole('link', { name: 'NOTES' })));
  expect(await screen.findByText('notes of Family 1')).toBeTruthy();
  expect(drawnHeads).toBe(1);
});

test('what was typed in a part of one record is not in that of another', async () => {
  const go = await stage();
  fireEvent.change(screen.getByRole('textbox'), { target: { value: 'half a word' } });
  await go('/family/2/bills');
  expect(await screen.findByText('bills of Family 2')).toBeTruthy();
  expect(screen.getByRole('textbox')).toHaveProperty('value', '');
  expect(drawnHeads).toBe(1);
});
