/** What a text that was given makes of a column that may be null: an empty one takes away what stood there. */
export const cleared = (value: string | null | undefined): string | null | undefined =>
  value === undefined ? undefined : value || null;
