import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { inRoot } from '../tools/root.ts';
import { pathsOf, read } from './sources.ts';

const pages = read(pathsOf('*.md', 'docs/**/*.md', '{apps,packages,checks,bench}/**/*.md'));

/** What the text links to within the repository, from the root. */
const linksIn = ({ path, text }: { path: string; text: string }): string[] =>
  [...text.matchAll(/\]\(([^)\s]+)\)/g)]
    .map(([, link = '']) => link.replace(/#.*$/, ''))
    .filter((link) => link !== '' && !/^[a-z]+:/.test(link))
    .map((link) => join(dirname(path), link));

test('there are pages to check', () => {
  expect(pages.flatMap(linksIn).length).toBeGreaterThan(5);
});

test.each(pages.map((page) => [page.path, page] as const))('every link of %s leads somewhere', (_, page) => {
  expect(linksIn(page).filter((link) => !existsSync(inRoot(link)))).toEqual([]);
});

test('every npm script that a page names exists', () => {
  const scripts = Object.keys(JSON.parse(read(['package.json'])[0]?.text ?? '{}').scripts);
  const known = [...scripts, 'ci', 'install', 'prune'];
  const named = pages.flatMap(({ path, text }) =>
    [...text.matchAll(/npm (?:run )?([a-z][\w-]*)/g)].map(([, name = '']) => ({ path, name })),
  );
  expect(named.filter(({ name, path }) => !known.includes(name) && path !== 'package.json')).toEqual([]);
});
