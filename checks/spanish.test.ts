import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { inRoot } from '../tools/root.ts';
import { pathsOf, read } from './sources.ts';

// Spanish stands in a file of its own beside its English, `words.es.ts`, and is fetched by whoever reads Spanish with the
// code that says it. The types hold the keys of the two together; here stands what types do not see.

const pages = read(pathsOf('apps/portal/src/**/*.{ts,tsx}', 'packages/{kit,ui,editor}/src/**/*.{ts,tsx}'));
const spanish = pages.filter(({ path }) => path.endsWith('.es.ts'));

type Texts = Readonly<Record<string, string>>;
type Set = { readonly en: Texts; readonly es: () => Promise<{ readonly es: Texts; readonly pets?: Texts }> };

const isSet = (value: unknown): value is Set =>
  typeof value === 'object' && value !== null && 'en' in value && 'es' in value && typeof value.es === 'function';

/** The names to be filled in of a message; how many there are may be said by a word, "one child". */
const slots = (text: string): string =>
  [...new Set([...text.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name))]
    .filter((name) => name !== 'count')
    .sort()
    .join();

test('each message has in Spanish the parameters it has in English', async () => {
  expect(spanish.length).toBeGreaterThan(120);
  const wrong: string[] = [];
  let texts = 0;
  for (const { path } of spanish) {
    const file = path.replace('.es.ts', '.ts');
    expect(existsSync(inRoot(file)), `${file}, whose Spanish is ${path}`).toBe(true);
    const sets = Object.values<unknown>(await import(inRoot(file))).filter(isSet);
    for (const { en, es: load } of sets) {
      const { es, pets = {} } = await load();
      texts += Object.keys(es).length;
      for (const [key, text] of [...Object.entries(es), ...Object.entries(pets)])
        if (slots(text) !== slots(en[key] ?? '')) wrong.push(`${path}: ${key}: "${text}" beside "${en[key]}"`);
    }
  }
  expect(wrong).toEqual([]);
  expect(texts).toBeGreaterThan(4_500);
});

test('Spanish comes by import() beside its English alone', () => {
  const wrong = pages
    .filter(({ text }) => /from '[^']*\.es\.ts'/.test(text))
    .map(({ path }) => `${path} imports Spanish with its own code`);
  const inside = pages
    .filter(
      ({ path, text }) => text.includes('defineWords({') && !existsSync(inRoot(path.replace(/\.tsx?$/, '.es.ts'))),
    )
    .map(({ path }) => `${path} has no Spanish of its own file`)
    .filter((line) => !line.startsWith('packages/ui/src/words.ts'));
  expect([...wrong, ...inside]).toEqual([]);
});

test('a part that is fetched brings its Spanish: lazy is that of packages/ui', () => {
  const wrong = pages
    .filter(({ path, text }) => /\blazy\b[^;]*\} from 'react'/.test(text) && path !== 'packages/ui/src/lazy.ts')
    .map(({ path }) => `${path}: import lazy from @nestling/ui/lazy.ts`);
  expect(wrong).toEqual([]);
});
