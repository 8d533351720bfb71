import { expect, test } from 'vitest';
import { read } from './sources.ts';

const [{ text } = { text: '' }] = read(['docs/jobs.md']);

/** The rows of the table: how many acts a job may take, and the walk that counts them. */
const rows = [...text.matchAll(/^\| [^|]+ \| [^|]+ \| (\d+) \| `([\w.-]+)`: ([^|]+) \|$/gm)].map(
  ([, acts = '', spec = '', walk = '']) => ({ acts, spec, walk }),
);

test('there are jobs to walk', () => {
  expect(rows.length).toBeGreaterThan(5);
});

test.each(rows)('$walk: is walked, and holds the acts it may take', ({ acts, spec, walk }) => {
  const [{ text: source } = { text: '' }] = read([`apps/e2e/specs/${spec}`]);
  const from = source.indexOf(`test('${walk}'`);
  expect(from, 'no such walk').toBeGreaterThanOrEqual(0);
  const end = source.indexOf('\ntest(', from + 1);
  const body = source.slice(from, end < 0 ? undefined : end);
  const bounds = [...body.matchAll(/expect\((?:\w+\.count\(\)|acts)\)\.(?:toBe|toBeLessThanOrEqual)\((\d+)\)/g)];
  expect(bounds.map(([, bound]) => bound)).toContain(acts);
  expect(Math.max(...bounds.map(([, bound]) => Number(bound)))).toBe(Number(acts));
});
