import ts from 'typescript';
import { expect, test } from 'vitest';
import { allCode, isTest, pathsOf, read, type Source } from './sources.ts';

const code = read(allCode());
const product = code.filter(({ path }) => !isTest(path));

/** Lines of these files that match, as `path:line text`. Comments do not count, unless they are what is looked for. */
const found = (files: Source[], pattern: RegExp, comments = false): string[] =>
  files.flatMap(({ path, text }) =>
    (comments ? text : withoutComments(text))
      .split('\n')
      .flatMap((line, at) => (pattern.test(line) ? [`${path}:${at + 1} ${line.trim()}`] : [])),
  );

/** Blanks comments, keeping the lines where they are. */
const withoutComments = (text: string): string =>
  text.replace(/\/\*[\s\S]*?\*\//g, (comment) => comment.replace(/[^\n]/g, ' ')).replace(/(^|[\s;])\/\/.*$/gm, '$1');

/** Where a file says `x as T` or `<T>x`; `as const` says nothing the compiler does not know. */
const castsIn = ({ path, text }: Source): string[] => {
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.ESNext, true);
  const casts: string[] = [];
  const visit = (node: ts.Node): void => {
    if ((ts.isAsExpression(node) || ts.isTypeAssertionExpression(node)) && node.type.getText() !== 'const') {
      const { line } = file.getLineAndCharacterOfPosition(node.getStart());
      casts.push(`${path}:${line + 1} ${node.getText().split('\n')[0]}`);
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return casts;
};

test('nothing is cast past the compiler', () => {
  expect(product.flatMap(castsIn)).toEqual([]);
});

/** Where what `outside` throws is caught as a whole: the refusal of the caller is among it. */
const swallowed = ({ path, text }: Source): string[] => {
  if (!text.includes('outside(')) return [];
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.ESNext, true);
  const lines: string[] = [];
  const isCallOf = (
    node: ts.Node,
    name: string,
  ): node is ts.CallExpression & { expression: ts.PropertyAccessExpression } =>
    ts.isCallExpression(node) && ts.isPropertyAccessExpression(node.expression) && node.expression.name.text === name;
  const visit = (node: ts.Node): void => {
    if (isCallOf(node, 'catch') && isCallOf(node.expression.expression, 'outside'))
      lines.push(`${path}:${file.getLineAndCharacterOfPosition(node.getStart()).line + 1}`);
    ts.forEachChild(node, visit);
  };
  visit(file);
  return lines;
};

test('what a caller may not is never taken for the silence of another server', () => {
  expect(product.flatMap(swallowed)).toEqual([]);
  expect(swallowed({ path: 'a.ts', text: 'await ctx.outside(() => ask()).catch(() => null);' })).toEqual(['a.ts:1']);
});

test('the calls about centers alone work within another center', () => {
  const callers = found(product, /\.inCenter\(/).filter((line) => !line.startsWith('apps/api/src/domains/centres/'));
  expect(callers).toEqual([]);
});

test('nothing is hidden from the compiler or the linter', () => {
  const pattern = /@ts-(ignore|nocheck|expect-error)|biome-ignore-all|biome-ignore(?! lint\/[\w/]+: \S)/;
  expect(found(product, pattern, true).filter((line) => !line.startsWith('checks/code.test.ts'))).toEqual([]);
});

test('what is left to do stands in issues, not in the code', () => {
  const own = /^checks\/code\.test\.ts/;
  expect(found(code, /\b(TODO|FIXME|XXX|HACK)\b/, true).filter((line) => !own.test(line))).toEqual([]);
});

// The door of a domain is nothing else: the list of what others may call (checks/domains.test.ts).
test('no file but a door only hands on what others export', () => {
  const handsOn = /^\s*export (\*|\{[^}]*\}|type \{[^}]*\}) (as \w+ )?from /;
  const barrels = product.filter(({ path, text }) => {
    const statements = withoutComments(text)
      .replace(/\{[^}]*\}/g, (list) => list.replace(/\s+/g, ' '))
      .split('\n');
    const written = statements.filter((line) => line.trim() !== '');
    return !path.endsWith('.door.ts') && written.length > 0 && written.every((line) => handsOn.test(line));
  });
  expect(barrels.map(({ path }) => path)).toEqual([]);
});

test('addresses of screens are written in their rows alone', () => {
  const portal = product.filter(
    ({ path }) => /^(apps\/portal|packages\/(kit|ui|editor))\//.test(path) && !/screens\.ts$/.test(path),
  );
  expect(found(portal, /\b(to|href)=(["'`{]["'`]?)\/(?!\/)|\bnavigate\(\s*["'`]|\bto: ?["'`]\//)).toEqual([]);
});

test('no file is a drawer for leftovers', () => {
  expect(allCode().filter((path) => /(^|\/)(utils?|helpers?|misc|common)(\.tsx?$|\/)/.test(path))).toEqual([]);
});

test('nothing prints by console but the tools and what speaks to a terminal', () => {
  const inside = product.filter(({ path }) => /^(apps\/(api|gateway|portal)|packages)\/.*src\//.test(path));
  const allowed = /\/(main|print-[\w-]+)\.tsx?$/;
  expect(
    found(
      inside.filter(({ path }) => !allowed.test(path)),
      /\bconsole\./,
    ),
  ).toEqual([]);
});

test('pages load nothing from another host', () => {
  const pages = read(
    pathsOf('apps/portal/**/*.{html,css}', 'packages/{ui,kit,editor,player}/**/*.{html,css}', 'apps/gateway/**/*.html'),
  );
  expect(pages.length).toBeGreaterThan(3);
  expect(found(pages, /(src|href|url)\s*[=(]\s*["']?(https?:)?\/\/(?!www\.w3\.org)/)).toEqual([]);
});
