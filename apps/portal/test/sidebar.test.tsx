import { act, renderHook } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { loadTheme, useAppearance } from '../src/appearance/appearance.ts';
import { collapse, useCollapsed } from '../src/shell/collapsed.ts';

/** The centre's look, as the server answers it. */
const answered = (more: object) => {
  const getThemeSetting = { theme_color: '#4a0d66', theme_mode: 'light', set_title: 'Nestling', ...more };
  vi.stubGlobal('fetch', async () => Response.json({ data: { getThemeSetting } }));
};

beforeEach(() => localStorage.clear());

test('the center says where the navigation stands and whether it begins folded; a person’s own choice wins and is kept', async () => {
  answered({ change_layout: 'horizontal', collapse_sidebar: true });
  await act(loadTheme);
  const look = renderHook(useAppearance).result;
  expect(look.current).toMatchObject({ layout: 'horizontal', collapsed: true });
  const folded = renderHook(useCollapsed);
  expect(folded.result.current).toBe(true);
  act(() => collapse('', false));
  expect(folded.result.current).toBe(false);
  // A later visit begins as it was left.
  expect(renderHook(useCollapsed).result.current).toBe(false);

  answered({ change_layout: 'vertical', collapse_sidebar: false });
  await act(loadTheme);
  expect(look.current).toMatchObject({ layout: 'vertical', collapsed: false });
});
