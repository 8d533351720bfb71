import { cruise, type ICruiseResult } from 'dependency-cruiser';
import { beforeAll, expect, test } from 'vitest';
import { inRoot } from '../tools/root.ts';
import { arrows } from './arrows.ts';
import { allCode } from './sources.ts';

let result: ICruiseResult;

beforeAll(async () => {
  const { output } = await cruise(
    ['apps', 'packages', 'tools', 'checks', 'bench'],
    {
      baseDir: inRoot('.'),
      validate: true,
      ruleSet: { forbidden: arrows },
      // An arrow holds for types too, and so does a circle.
      tsPreCompilationDeps: true,
      exclude: { path: '(^|/)(node_modules|dist|\\.cache|test-results)/' },
      doNotFollow: { path: 'node_modules' },
    },
    {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'types', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json', '.css'],
    },
  );
  if (typeof output === 'string') throw new Error(output);
  result = output;
});

test('every source file was looked at', () => {
  // A cruiser that cannot parse TypeScript finds no files, and no faults in them.
  const seen = new Set(result.modules.map(({ source }) => source));
  expect(allCode().filter((path) => path.includes('/') && !seen.has(path))).toEqual([]);
});

test('imports between workspaces are followed to their sources', () => {
  const start = result.modules.find(({ source }) => source === 'tools/start/product.ts');
  const lock = result.modules.find(({ source }) => source === 'tools/start/data-folder.ts');
  expect(start?.dependencies.length).toBeGreaterThan(5);
  expect(lock?.dependencies.map(({ resolved }) => resolved)).toContain('packages/postgres/src/lock.ts');
});

test.each(arrows.map(({ name, comment }) => [name, comment]))('%s: %s', (name) => {
  const broken = result.summary.violations.filter(({ rule }) => rule.name === name);
  const lines = broken.map(({ from, to, cycle }) => [from, ...(cycle?.map((step) => step.name) ?? [to])].join(' → '));
  expect([...new Set(lines)]).toEqual([]);
});

test('no two domains of the portal use each other', () => {
  const domainOf = (path: string) => /^apps\/portal\/src\/domains\/([^/]+)\//.exec(path)?.[1];
  const uses = new Set(
    result.modules.flatMap(({ source, dependencies }) =>
      dependencies.map(({ resolved }) => `${domainOf(source)} ${domainOf(resolved)}`),
    ),
  );
  const mutual = [...uses].filter((pair) => {
    const [from = '', to = ''] = pair.split(' ');
    return !pair.includes('undefined') && from < to && uses.has(`${to} ${from}`);
  });
  expect(mutual.sort()).toEqual([]);
});
