import { dirname, join } from 'node:path';
import { type BuiltInPermission, builtInPermissions, permissionFor } from '../packages/rules/src/permissions.ts';
import { pathsOf, read, type Source } from './sources.ts';

/** A file of the portal that sends a call a centre can take from a role, without asking first whether it was taken. */
export type Unasked = { path: string; call: string; permission: string; way: string };

const names = Object.keys(builtInPermissions);
const isName = (name: string | null): name is BuiltInPermission => name !== null && names.includes(name);

/** The documents of the portal that send a guarded call: the name of the document, the call and its permission. */
const guarded = (documents: readonly Source[]) =>
  documents.flatMap(({ text }) =>
    [...text.matchAll(/^mutation (\w+)[^{]*\{\s*(?:\w+: )?(\w+)/gm)].flatMap(([, name = '', call = '']) => {
      const permission = permissionFor(call);
      return isName(permission) ? [{ document: `${name}Document`, call, permission }] : [];
    }),
  );

/** Paths a file imports or loads, as paths from the root; types send nothing. */
const importsOf = ({ path, text }: Source): string[] =>
  [...text.replaceAll(/^import type [^;]*;/gm, '').matchAll(/(?:from |import\()'(\.[^']+)'/g)].map(([, to = '']) =>
    join(dirname(path), to),
  );

/**
 * The names under which a file hands on what sends a document: only who imports one of these sends it. Null where a part
 * of the file that is not handed on sends it: then everybody who imports the file may.
 */
const handedOn = (text: string, document: string): RegExp | null => {
  const parts = text
    .split(/^(?=(?:export )?(?:default )?const \w+)/m)
    .filter((part) => /^(?:export )?const /.test(part));
  const senders = parts.filter((part) => new RegExp(`\\b${document}\\b`).test(part));
  const names = senders.flatMap((part) => /^export const (\w+)/.exec(part)?.[1] ?? []);
  return senders.length > 0 && names.length === senders.length ? new RegExp(`\\b(${names.join('|')})\\b`) : null;
};

/** What a file that asks several permissions at once calls them: `edits: staff && may('edit_students')`. */
const flagsOf = ({ text }: Source): [flag: string, permission: string][] =>
  [...text.matchAll(/^\s+(\w+): [^\n]*\bmay\('(\w+)'\)/gm)].map(([, flag = '', permission = '']) => [flag, permission]);

/**
 * Looks on every way of imports from the file that sends the call up to a screen for one that asks `useMay` for the
 * permission. A way on which nobody asks ends in a button that is shown to whom the server refuses.
 */
export const unasked = (
  sources: readonly Source[] = read(pathsOf('apps/portal/src/**/*.ts', 'apps/portal/src/**/*.tsx')),
  documents: readonly Source[] = read(pathsOf('apps/portal/src/**/*.graphql')),
): Unasked[] => {
  const imports = new Map(sources.map((source) => [source.path, importsOf(source)]));
  const users = (path: string) => sources.filter((source) => imports.get(source.path)?.includes(path));
  const flags = new Map(sources.map((source) => [source.path, flagsOf(source)]));
  const asks = ({ path, text }: Source, permission: string): boolean =>
    new RegExp(`\\bmay\\('${permission}'\\)|useMay\\(\\)\\('${permission}'\\)|permission="${permission}"`).test(text) ||
    (imports.get(path) ?? []).some((from) =>
      (flags.get(from) ?? []).some(([flag, of]) => of === permission && new RegExp(`\\b${flag}\\b`).test(text)),
    );
  const wayWithout = (
    source: Source,
    permission: string,
    seen: ReadonlySet<string>,
    name: RegExp | null,
  ): string | null => {
    if (asks(source, permission)) return null;
    const above = users(source.path).filter(({ text }) => name === null || name.test(text));
    if (above.length === 0 || /\/screens\//.test(source.path)) return source.path;
    const next = new Set([...seen, source.path]);
    for (const user of above.filter(({ path }) => !seen.has(path))) {
      const way = wayWithout(user, permission, next, null);
      if (way) return way;
    }
    return null;
  };
  return guarded(documents).flatMap(({ document, call, permission }) =>
    sources
      .filter(({ text }) => new RegExp(`\\b${document}\\b`).test(text))
      .flatMap((source) => {
        const way = wayWithout(source, permission, new Set(), handedOn(source.text, document));
        return way ? [{ path: source.path, call, permission, way }] : [];
      }),
  );
};
