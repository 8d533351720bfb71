import { isDeepStrictEqual } from 'node:util';
import type { Ctx } from '../../kernel/call/context.ts';
import { compared, type ReleaseBody } from './releases.ts';

/** What differs between what is shown of a site and what its next release would hold. */
interface Change {
  readonly kind: string;
  readonly name: string;
  readonly change: string;
}

const PARTS = ['site', 'theme', 'menu', 'events', 'staff', 'programs', 'news', 'testimonials', 'weeks'] as const;

const pagesOf = (next: ReleaseBody, shown: ReleaseBody | null): readonly Change[] => {
  const before = new Map((shown?.pages ?? []).map((page) => [page.id, page]));
  const after = new Set(next.pages.map(({ id }) => id));
  const changed = next.pages.flatMap((page) => {
    const old = before.get(page.id);
    if (!old) return [{ kind: 'page', name: page.name, change: 'added' }];
    return isDeepStrictEqual(old, page) ? [] : [{ kind: 'page', name: page.name, change: 'changed' }];
  });
  const removed = [...before.values()].filter(({ id }) => !after.has(id));
  return [...changed, ...removed.map(({ name }) => ({ kind: 'page', name, change: 'removed' }))];
};

/** What publishing a site would change, page by page and part by part. */
export const listChanges = async (ctx: Ctx, { id }: { readonly id: number }): Promise<readonly Change[]> => {
  const { next, shown } = await compared(ctx, id);
  if (!next) return [];
  const parts = PARTS.filter(
    (part) => !isDeepStrictEqual(next[part], shown?.[part] ?? (Array.isArray(next[part]) ? [] : null)),
  );
  return [...pagesOf(next, shown), ...parts.map((part) => ({ kind: part, name: part, change: 'changed' }))];
};
