import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Client } from 'urql';
import { afterEach, expect, test } from 'vitest';
import { FrameContext } from '../src/frame.ts';
import { ListFileMenu } from '../src/table/ListFileMenu.tsx';
import { listFile } from '../src/table/list-file.ts';
import { useListFileItems } from '../src/table/list-file-items.tsx';
import { renderPart } from './stage.tsx';

afterEach(cleanup);

const client = new Client({ url: 'http://localhost/nowhere', exchanges: [], preferGetMethod: false });

const note = (args: object) => ({ list: { name: 'payments', args } });

test('a list is taken away with what it was asked: its pages and what is empty are left out', () => {
  const document = note({
    location: '$location',
    start_date: '$from',
    status: 'open',
    search: '$search',
    first: '$first',
    page: '$page',
  });
  const variables = { location: '4', from: '2026-11-01', search: '', first: 50, page: 3 };
  expect(listFile(document, variables)).toEqual({
    list: 'payments',
    args: { location: '4', start_date: '2026-11-01', status: 'open' },
  });
  expect(listFile(note({ location: '$location' }), { location: null })).toEqual({ list: 'payments', args: {} });
});

test('a document that is not noted has none', () => {
  expect(listFile({}, {})).toBeNull();
  expect(listFile({ list: 'payments' }, {})).toBeNull();
});

test('its menu offers each kind of file, and to keep it only where somebody may', async () => {
  await renderPart(() => <ListFileMenu file={{ list: 'payments', args: {} }} />, {
    client: client,
  });
  await userEvent.click(screen.getByRole('button', { name: 'Export' }));
  expect(screen.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual(['Excel', 'CSV', 'PDF']);
});

const Lines = () => (
  <ul>
    {useListFileItems({ list: 'payments', args: {} }).map(({ key, label }) => (
      <li key={key}>{label}</li>
    ))}
  </ul>
);

test.each([
  ['manager', ['Excel', 'CSV', 'PDF', 'Save and email…']],
  ['teacher', ['Excel', 'CSV', 'PDF']],
] as const)('a %s is offered %s', async (role, offered) => {
  const frame = { id: '', home: null, above: [], title: 'Payments', product: '', role };
  await renderPart(
    () => (
      <FrameContext value={frame}>
        <Lines />
      </FrameContext>
    ),
    { client },
  );
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(offered);
});
