import { act, renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { usePages } from '../src/domains/imports/use-pages.ts';

const rows = (count: number) => Array.from({ length: count }, (_, n) => n);

test('of many rows a page is drawn at a time, and each stands on one', () => {
  const { result, rerender } = renderHook(({ count }) => usePages(rows(count)), { initialProps: { count: 250 } });
  const seen: number[] = [];
  for (const page of [1, 2, 3]) {
    act(() => result.current.setPage(page));
    seen.push(...result.current.shown);
  }
  expect(seen).toEqual(rows(250));
  expect(result.current.page).toEqual({ currentPage: 3, lastPage: 3, perPage: 100, total: 250 });
  rerender({ count: 120 });
  expect(result.current.page.currentPage).toBe(2);
  expect(result.current.shown).toHaveLength(20);
  rerender({ count: 0 });
  expect(result.current.page).toMatchObject({ currentPage: 1, lastPage: 1 });
});
