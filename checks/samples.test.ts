import { existsSync, globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** Lines of a sample that name the file the next ones stand in, below `apps/api/src/domains` or its `model`; `// …` skips some. */
const FILE = /^\/\/ ([\w/.-]+\.ts)$/;

const pathOf = (file: string): string => `apps/api/src/${file.startsWith('model/') ? '' : 'domains/'}${file}`;

const oneLine = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

type Piece = { file: string; text: string };

/** The pieces of the TypeScript samples of a page that say which file they are from. */
const piecesOf = (page: string): Piece[] =>
  [...page.matchAll(/```ts\n([\s\S]*?)```/g)].flatMap(([, sample = '']) => {
    const pieces: Piece[] = [];
    let file = '';
    for (const line of sample.split('\n')) {
      const named = FILE.exec(line.trim())?.[1];
      if (named) file = named;
      if (named || line.trim() === '// …') pieces.push({ file, text: '' });
      else if (file) pieces.push({ file, text: `${pieces.pop()?.text ?? ''}${line}\n` });
    }
    return pieces.map(({ file, text }) => ({ file, text: oneLine(text) })).filter(({ text }) => text !== '');
  });

test.each([
  ['calls', 'docs/add-a-call.md', 8],
  ['jobs', 'docs/add-a-job.md', 5],
])('the samples of the guide to %s are the code', (_, page, least) => {
  const pieces = piecesOf(readFileSync(page, 'utf8'));
  expect(pieces.length).toBeGreaterThan(least);
  const strange = pieces.filter(({ file, text }) => !oneLine(readFileSync(pathOf(file), 'utf8')).includes(text));
  expect(strange).toEqual([]);
});

test('each piece of a sample is told with its file', () => {
  expect(piecesOf('```ts\n// a/b.ts\nconst one = 1;\n// …\nconst two = 2;\n```\n```ts\nconst free = 3;\n```')).toEqual([
    { file: 'a/b.ts', text: 'const one = 1;' },
    { file: 'a/b.ts', text: 'const two = 2;' },
  ]);
});

test('files and commands the guide to domains names are there', () => {
  const page = readFileSync('docs/add-a-domain.md', 'utf8');
  const named = [...page.matchAll(/`([^`\s]+)`/g)].map(([, name = '']) => name);
  const paths = named.filter((name) => /^(apps|checks|packages)\//.test(name) && !/[<…*]/.test(name));
  expect(paths.length).toBeGreaterThan(7);
  expect(paths.filter((path) => !existsSync(path))).toEqual([]);
  const scripts = new Set(Object.keys(JSON.parse(readFileSync('package.json', 'utf8')).scripts));
  const run = [...page.matchAll(/npm (?:run )?([\w-]+)/g)].map(([, name = '']) => name);
  expect(run.filter((name) => !scripts.has(name))).toEqual([]);
});

test('the kinds of files the guide to domains lists are those domains have', () => {
  const page = readFileSync('docs/add-a-domain.md', 'utf8');
  const kinds = [...page.matchAll(/^\| `(?:test\/)?<domain>(\.\w+\.ts)`/gm)].map(([, kind = '']) => kind);
  expect(kinds.length).toBeGreaterThan(4);
  const files = globSync('apps/api/src/domains/**/*.ts');
  expect(kinds.filter((kind) => !files.some((file) => file.endsWith(kind)))).toEqual([]);
});
