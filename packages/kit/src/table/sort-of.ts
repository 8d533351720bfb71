/**
 * What the list of a query can be sorted by, as noted on its document, and what it is asked for: the order of a list that is
 * all here may be one that its call does not know.
 */
export const sortOf = (
  document: object,
  state: { readonly sort: string },
): { readonly sorts: readonly string[]; readonly sort: string | null } => {
  const noted: unknown = Reflect.get(document, 'sorts');
  const sorts = Array.isArray(noted) ? noted.filter((one) => typeof one === 'string') : [];
  return { sorts, sort: sorts.includes(state.sort.replace(/^-/, '')) ? state.sort : null };
};
