import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { renderPart } from '../../kit/test/stage.tsx';
import { drawnWithin, states } from '../gallery/states.tsx';

afterEach(cleanup);

test('every part that draws something stands in the gallery, or within one that does', () => {
  const parts = Object.keys(import.meta.glob('../src/**/*.tsx')).map((path) => path.slice(7, -'.tsx'.length));
  const shown = new Set([...states.map(({ part }) => part), ...Object.keys(drawnWithin)]);
  expect(parts.filter((part) => !shown.has(part)).sort()).toEqual([]);
  expect([...shown].filter((part) => !parts.includes(part))).toEqual([]);
});

test.each(states)('$part, $state, is drawn in both languages and tones', async ({ draw }) => {
  for (const look of [{ tone: 'light' }, { tone: 'dark' }, { language: 'es' }] as const) {
    const { container } = await renderPart(draw, look);
    expect(container.querySelector('button')).not.toBeNull();
    expect(screen.queryByText('Something went wrong!')).toBeNull();
    cleanup();
  }
});
