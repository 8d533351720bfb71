/** Rows of a page of the platform's lists. */
export const PER_PAGE = 50;

/** What the list of centers is narrowed to by its address. */
export const centersAsked = ({ status, trial }: { readonly [name: string]: string | undefined }) => ({
  status: status || null,
  on_trial: trial ? trial === 'yes' : null,
});
