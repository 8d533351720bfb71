import { globSync, readFileSync } from 'node:fs';
import { contrast } from '@nestling/ui/colour/oklch.ts';
import { paletteOf } from '@nestling/ui/colour/shades.ts';
import { tokensOf } from '@nestling/ui/theme/tokens.ts';
import { expect, test } from 'vitest';
import { inRoot } from '../tools/root.ts';

/** A text and the ground it lies on, by their tokens, and a rule that says both. */
type Pair = { text: string; tenant: string; rule: string };

/** The pairs of the style sheets: every rule that gives a text colour and a ground of its own. */
const pairs = (): Pair[] => {
  const paths = globSync(['apps/portal/src/**/*.css', 'packages/{ui,kit,editor}/src/**/*.css'], { cwd: inRoot('.') });
  return paths.flatMap((path) => {
    const css = readFileSync(inRoot(path), 'utf8').replace(/\/\*[\s\S]*?\*\//g, '');
    return [...css.matchAll(/([^{}]+)\{([^{}]*)\}/g)].flatMap(([, name = '', body = '']) => {
      const [, text] = /(?:^|[;\s])color:\s*var\(--n-([\w-]+)\)/.exec(body) ?? [];
      const [, tenant] = /background(?:-color)?:\s*var\(--n-([\w-]+)\)/.exec(body) ?? [];
      // What cannot be pressed may be paler: it asks to be passed over.
      return text && tenant && !name.includes(':disabled') ? [{ text, tenant, rule: `${path} ${name.trim()}` }] : [];
    });
  });
};

test('what a rule writes is read on the ground it gives, 4.5:1, in every brand and tone', () => {
  const found = pairs();
  expect(new Set(found.map(({ text, tenant }) => `${text} on ${tenant}`)).size).toBeGreaterThan(10);
  const poor = ['#4a0d66', '#6d3bbd', '#ffd400', '#95d600', '#fafafa', '#111111'].flatMap((brand) =>
    (['light', 'dark'] as const).flatMap((tone) => {
      const tokens = tokensOf(paletteOf(brand), tone);
      return found.flatMap(({ text, tenant, rule }) => {
        const [over, under] = [tokens[text], tokens[tenant]];
        if (!over?.startsWith('#') || !under?.startsWith('#')) return [`${rule}: ${text} or ${tenant} is no colour`];
        const ratio = contrast(over, under);
        return ratio < 4.5 ? [`${rule}: ${text} on ${tenant} is ${ratio.toFixed(2)}:1, ${brand} in ${tone}`] : [];
      });
    }),
  );
  expect(poor).toEqual([]);
});
