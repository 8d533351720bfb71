import { out } from './answers.ts';

/** What stands beside the `data` of a page that a function puts together itself; `paged` needs none of it. */
export const pageParts = { currentPage: out.int, lastPage: out.int, perPage: out.int, total: out.int };

/** The last page there is, the first one of an empty list. */
export const lastPageOf = (total: number, perPage: number): number => Math.max(1, Math.ceil(total / perPage));

/** The values of `pageParts`, of what was asked for and how many there are. */
export const pageFigures = (
  total: number,
  { first, page = 1 }: { readonly first: number; readonly page?: number | undefined },
) => ({
  currentPage: page,
  lastPage: lastPageOf(total, first),
  perPage: first,
  total,
});
