import { expect, test } from 'vitest';
import { isTest, pathsOf, read } from './sources.ts';

/** A button that leaves without doing anything, by the word it says. */
const LEAVES = /<Button\b[^>]*>\s*\{[^{}]*[cC]ancel[^{}]*\}\s*<\/Button>/g;

/** Lines of a file where an act stands left of the way out. */
const wrongIn = (text: string): number[] =>
  [...text.matchAll(LEAVES)].flatMap(({ index }) => {
    const before = text.slice(0, index).trimEnd();
    const follows = before.endsWith('</Button>') || before.endsWith('</Button>\n            ) : null}');
    return follows ? [before.split('\n').length] : [];
  });

test('the way out stands left of the act, in every dialog and form', () => {
  const files = read(pathsOf('{apps,packages}/*/src/**/*.tsx').filter((path) => !isTest(path)));
  expect(files.flatMap(({ path, text }) => wrongIn(text).map((line) => `${path}:${line}`))).toEqual([]);
  expect(
    wrongIn("<Button type=\"submit\">{t('save')}</Button>\n<Button onClick={leave}>{t('cancel')}</Button>"),
  ).toEqual([1]);
});
