/** Posts of a page. */
export const PER_PAGE = 30;

export const FILTERS = ['status', 'category'] as const;
/** How a post can stand, as the list is narrowed down by it. */
export const STATES = ['published', 'scheduled', 'unpublished'] as const;

/** What the list asks by its filters. */
export const postsAsked = ({ status, category }: Readonly<Record<string, string | undefined>>) => ({
  status: status || null,
  category: category || null,
});
