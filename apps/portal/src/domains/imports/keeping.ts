import type { Ended } from '@nestling/kit/action.ts';

/** Rows of one call: a longer list is kept by several. */
const AT_ONCE = 500;

/** How rows are kept: in place of what stands there or behind it, over what another person has kept or not. */
export type KeepHow = { readonly append: boolean; readonly replace: boolean };
export type Keep<R> = (rows: readonly R[], how: KeepHow) => Promise<Ended<unknown> | null>;

/** Keeps rows in place of those kept before; answers how it ended: the first call that did not keep, or the last. */
export const keepAll = async <R>(
  rows: readonly R[],
  keep: Keep<R>,
  replace = false,
): Promise<Ended<unknown> | null> => {
  let ended: Ended<unknown> | null = null;
  for (let at = 0; at < rows.length; at += AT_ONCE) {
    ended = await keep(rows.slice(at, at + AT_ONCE), { append: at > 0, replace: replace && at === 0 });
    if (ended?.kind !== 'done') return ended;
  }
  return ended;
};
