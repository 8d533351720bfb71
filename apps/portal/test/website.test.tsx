import { MantineProvider } from '@mantine/core';
import { loadLanguage } from '@nestling/ui/words.ts';
import { act, cleanup, render, renderHook, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Client, fetchExchange, Provider } from 'urql';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { pictureArgs } from '../src/domains/website/content/picture-args.ts';
import { dishesOf, optionsOf } from '../src/domains/website/content/week.ts';
import { type PageRecord, usePageSave, usePageStart } from '../src/domains/website/page-saving.ts';
import { PageView } from '../src/domains/website/parts/PageView.tsx';
import { colorsOf, fontsOf } from '../src/domains/website/theme.ts';

beforeEach(async () => {
  sessionStorage.clear();
  await act(() => loadLanguage('en'));
});
afterEach(cleanup);

const heading = (text: string) => ({ blocks: [{ id: 'head', type: 'heading' as const, text, level: '2' as const }] });
const nothing = { blocks: [] };
const saved = (id: string, updated_at: string) => ({ id, updated_at });

/** A client whose answers are given; keeps what was sent. */
const answering = (answers: readonly object[]) => {
  const heard: Record<string, unknown>[] = [];
  const client = new Client({
    url: 'http://localhost/graphql',
    preferGetMethod: false,
    exchanges: [fetchExchange],
    fetch: async (_, init) => {
      const { operation_id: _own, ...variables } = JSON.parse(String(init?.body)).variables;
      const answer = answers[heard.length];
      heard.push(variables);
      const data = {
        saveWebsitePageDraft: { status: 'Success', message: 'Saved', errors: [], draft: null, ...answer },
      };
      return new Response(JSON.stringify({ data }), { headers: { 'content-type': 'application/json' } });
    },
  });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <MantineProvider>
      <Provider value={client}>{children}</Provider>
    </MantineProvider>
  );
  return { heard, wrapper };
};

test('a page is written on where it was saved: on a draft beside another one, and on a new one where that is gone', async () => {
  const gone = { status: 'Error', message: 'Gone', errors: [{ field: 'id', code: 'UNKNOWN', message: 'Gone' }] };
  const { heard, wrapper } = answering([
    { draft: saved('1', 'a') },
    { draft: saved('2', 'b') },
    gone,
    { draft: saved('3', 'c') },
  ]);
  const { result } = renderHook(() => usePageSave('7', { id: null, seen: null }), { wrapper });
  for (const text of ['One', 'Two', 'Three', 'Four'])
    await act(() => result.current.save({ english: heading(text), spanish: nothing }));
  expect(heard.map(({ id, seen }) => [id, seen])).toEqual([
    [null, null],
    ['1', 'a'],
    ['2', 'b'],
    [null, null],
  ]);
  expect(heard[0]).toMatchObject({ page_id: '7', content: heading('One'), content_es: null });
  expect(result.current.at.current).toEqual({ id: '3', seen: 'c' });
});

const page: PageRecord = {
  id: '7',
  name: 'Rooms',
  name_es: null,
  slug: 'rooms',
  description: null,
  home: false,
  published: true,
  version: 1,
  updated_at: '2026-11-27T10:00:00Z',
  content: heading('Published'),
  content_es: null,
  site: null,
  drafts: [],
};

test('a page begins with its newest draft, else with what is published, or with what this tab has not saved', () => {
  const begun = (of: PageRecord) => renderHook(() => usePageStart(of)).result.current;
  expect(begun(page)).toMatchObject({ begun: { english: heading('Published') }, at: { id: null, seen: null } });
  const draft = {
    ...saved('1', 'a'),
    content: heading('Draft'),
    content_es: heading('Borrador'),
    began_from: 1,
    updated_by: null,
  };
  const written = { ...page, drafts: [draft] };
  expect(begun(written)).toMatchObject({
    begun: { english: heading('Draft'), spanish: heading('Borrador') },
    at: { id: '1', seen: 'a' },
  });
  const kept = { english: heading('Unsaved'), spanish: nothing, id: '1', seen: 'older' };
  sessionStorage.setItem('draft:site-page:7', JSON.stringify(kept));
  expect(begun(written)).toMatchObject({
    first: { english: heading('Draft') },
    begun: { english: heading('Unsaved') },
    at: { id: '1', seen: 'older' },
  });
});

test('a page is looked at as readers get it, and nothing in it runs', () => {
  const html = '<p>At eight<script>alert(1)</script> <a href="javascript:alert(1)">here</a></p>';
  const { container } = render(
    <MantineProvider>
      <PageView
        width="phone"
        document={{
          blocks: [
            ...heading('A day').blocks,
            { id: 'text', type: 'text', html },
            { id: 'team', type: 'team', most: 6 },
            { id: 'pict', type: 'picture', src: '', alt: 'The garden', href: '' },
          ],
        }}
      />
    </MantineProvider>,
  );
  expect(screen.getByRole('heading', { level: 2, name: 'A day' })).toBeTruthy();
  expect(screen.getByText(/At eight/)).toBeTruthy();
  expect(screen.getByText('The garden')).toBeTruthy();
  expect(screen.getByText(/The team of this site/)).toBeTruthy();
  expect(container.querySelectorAll('script, a[href]')).toHaveLength(0);
});

test('the dishes of a week go into its form and out of it again', () => {
  const options = [
    { day: 1, option: 4, name: 'Soup' },
    { day: 3, option: 5, name: 'Rice' },
    { day: 3, option: 4, name: 'Soup' },
  ];
  const held = dishesOf(options);
  expect([held.monday, held.wednesday, held.sunday]).toEqual([['4'], ['5', '4'], []]);
  expect(optionsOf(held)).toEqual([
    { day: 1, option: '4' },
    { day: 3, option: '5' },
    { day: 3, option: '4' },
  ]);
  expect(optionsOf(dishesOf(null))).toEqual([]);
});

test('another picture takes the place of one, and taking it away sends nothing else', () => {
  expect(pictureArgs({ picture: 'key', without: true })).toEqual({ img: 'key' });
  expect(pictureArgs({ picture: '', without: true })).toEqual({ img: null });
  expect(pictureArgs({ picture: '', without: false })).toEqual({});
});

test('a theme is read whatever it holds, fonts from the list alone', () => {
  expect(fontsOf({ colors: null, fonts: { text: 'serif', headings: 'url(//evil.example)' } })).toEqual({
    text: 'serif',
    headings: 'serif',
  });
  expect(fontsOf({ colors: null, fonts: null })).toEqual({ text: 'system', headings: 'system' });
  expect(colorsOf({ colors: 'red', fonts: null })).toEqual({});
});
