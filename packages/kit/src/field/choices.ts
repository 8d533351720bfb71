type Named =
  | { readonly id: string; readonly name: string | null }
  | { readonly id: string; readonly full_name: string };

/** Records as a `Select` or `MultiSelect` takes them: each by its id, called by its name. None while they are asked for. */
export const choicesOf = (records: readonly Named[] | null | undefined): { value: string; label: string }[] =>
  (records ?? []).map((one) => ({ value: one.id, label: ('name' in one ? one.name : one.full_name) ?? '' }));

/** The ids of records, as a field that chooses several holds them. */
export const idsOf = (records: readonly { readonly id: string }[] | null | undefined): string[] =>
  (records ?? []).map(({ id }) => id);
