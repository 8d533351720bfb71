import { createRequire } from 'node:module';
import { isRecord } from '@nestling/rules/json.ts';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { allCode, isTest, read, type Source } from './sources.ts';

/**
 * No regular expression of what answers strangers may run away: one whose time grows faster than its text is refused, such
 * as blanks that are looked for again from each blank (`/[ \t]*\n/`), or a tag that is never closed (`/<br[^>]*>/`).
 */
const server = read(allCode()).filter(
  ({ path }) => /^(apps\/(api|gateway)|packages\/(rules|contract))\/src\//.test(path) && !isTest(path),
);

/** Made of words of ours, or of a pattern that was looked at; `new RegExp` cannot be read from the source. */
const MADE = new Map([
  ['apps/api/src/domains/settings/card-payment.ts', 'a fixed prefix and up to 200 letters of one class'],
  ['apps/api/src/domains/newsletters/page.ts', 'lengths of at most two digits, four times at most'],
  ['apps/api/src/outbox/placeholder.ts', 'a fixed form'],
  ['apps/gateway/src/rtsp/sdp.ts', 'a number or a name of ours at the beginning of a line'],
]);

const found = ({ path, text }: Source): { at: string; source: string; flags: string }[] => {
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.ESNext, true);
  const literals: { at: string; source: string; flags: string }[] = [];
  const look = (node: ts.Node): void => {
    if (ts.isRegularExpressionLiteral(node)) {
      const end = node.text.lastIndexOf('/');
      const { line } = file.getLineAndCharacterOfPosition(node.getStart());
      literals.push({ at: `${path}:${line + 1}`, source: node.text.slice(1, end), flags: node.text.slice(end + 1) });
    }
    ts.forEachChild(node, look);
  };
  look(file);
  return literals;
};

/** scslre finds what is attacked by one sign that is repeated (MIT; loaded here alone). */
const library: unknown = createRequire(import.meta.url)('scslre');
const analyse: unknown = isRecord(library) ? library.analyse : undefined;

/** From the beginning of a tag to its end there is no other beginning: else each is looked through to the end of the text. */
const crossesTags = (source: string): boolean => /<.*\[\^>\][*+]/.test(source);

/** Whether a pattern takes longer than its text grows. */
const runsAway = (source: string, flags: string): boolean => {
  if (typeof analyse !== 'function') throw new Error('scslre is not installed: run "npm ci".');
  const told: unknown = analyse(new RegExp(source, flags), {
    reportTypes: { Move: true, Self: true, Trade: true },
  });
  return crossesTags(source) || (isRecord(told) && Array.isArray(told.reports) && told.reports.length > 0);
};

test('the check finds what runs away', () => {
  for (const source of ['[ \\t]*\\n\\s*', '^[ .]+|[ .]+$', '<(br|hr)\\b[^>]*>', '(a+)+$', '\\s+$', '^(.*),\\s*(.*)$'])
    expect(runsAway(source, 'g'), source).toBe(true);
  for (const source of ['^[ .]+', '<(?:br|hr)\\b[^<>]*>', '\\s+', '^\\d{1,9}$'])
    expect(runsAway(source, 'g')).toBe(false);
});

test('no regular expression of a server runs away', () => {
  const literals = server.flatMap(found);
  expect(literals.length).toBeGreaterThan(200);
  expect(
    literals.filter(({ source, flags }) => runsAway(source, flags)).map(({ at, source }) => `${at} ${source}`),
  ).toEqual([]);
});

test('a regular expression that is put together says what of', () => {
  const made = server.filter(({ text }) => /\bnew RegExp\(|\bRegExp\(/.test(text)).map(({ path }) => path);
  expect(made.sort()).toEqual([...MADE.keys()].sort());
});
