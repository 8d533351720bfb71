import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../../..');

/** What a text imports from a package of Mantine. */
const importsOf = (text: string, from: 'core' | 'charts'): string[] =>
  [...text.matchAll(/import \{([^}]*)\} ?from ['"]@mantine\/(\w+)['"]/g)].flatMap(([, names = '', found]) =>
    found === from ? names.split(',').map((name) => name.trim()) : [],
  );

/** What a chart draws itself with: its legend has swatches that no file of ours names. */
const partsOfCharts = (): string[] =>
  globSync('node_modules/@mantine/charts/esm/{BarChart,LineChart,DonutChart,ChartLegend,ChartTooltip}/*.mjs', {
    cwd: root,
  }).flatMap((file) => importsOf(readFileSync(join(root, file), 'utf8'), 'core'));

test('the style sheet of every Mantine component in use is in mantine.css', () => {
  const sheet = readFileSync(join(root, 'packages/ui/src/mantine.css'), 'utf8');
  const files = globSync('{apps/portal,packages/ui,packages/kit}/src/**/*.tsx', { cwd: root });
  const texts = files.map((file) => readFileSync(join(root, file), 'utf8'));
  const used = new Set([...texts.flatMap((text) => importsOf(text, 'core')), ...partsOfCharts()]);
  const missing = [...used].filter(
    (name) =>
      existsSync(join(root, `node_modules/@mantine/core/styles/${name}.layer.css`)) &&
      !sheet.includes(`/${name}.layer.css`),
  );
  expect(used).toContain('Button');
  expect(used).toContain('ColorSwatch');
  expect(missing).toEqual([]);
});
