import { cleanup, screen } from '@testing-library/react';
import { Client } from 'urql';
import { afterEach, expect, test } from 'vitest';
import type { Look } from '../gallery/stage.tsx';
import { drawnElsewhere, states } from '../gallery/states.ts';
import { renderPart } from './stage.tsx';

afterEach(cleanup);

const looks: readonly Look[] = [
  { language: 'en', pets: false, tone: 'light' },
  { language: 'en', pets: false, tone: 'dark' },
  { language: 'es', pets: false, tone: 'light' },
  { language: 'en', pets: true, tone: 'light' },
];
const client = new Client({ url: 'http://localhost/nowhere', exchanges: [], preferGetMethod: false });

test('every part that draws something stands in the gallery, or says where else it is seen', () => {
  const parts = Object.keys(import.meta.glob('../src/**/*.tsx')).map((path) =>
    path.slice('../src/'.length, -'.tsx'.length),
  );
  const shown = new Set([...states.map(({ part }) => part), ...Object.keys(drawnElsewhere)]);
  expect(parts.filter((part) => !shown.has(part)).sort()).toEqual([]);
  expect([...shown].filter((part) => !parts.includes(part))).toEqual([]);
});

test.each(states)('$part, $state, is drawn in every look', async ({ draw }) => {
  for (const look of looks) {
    const { container } = await renderPart(draw, { ...look, client });
    expect(container.querySelector('*')).not.toBeNull();
    // What the router draws in place of a part that throws.
    expect(screen.queryByText('Something went wrong!')).toBeNull();
    expect(document.documentElement.dataset.mantineColorScheme).toBe(look.tone);
    cleanup();
  }
});
