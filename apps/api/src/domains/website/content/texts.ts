type Given = Readonly<Record<string, unknown>>;

const orNothing = (value: unknown): string | null | undefined =>
  value === undefined ? undefined : typeof value === 'string' && value !== '' ? value : null;

/** Texts of a call as columns: what was not given stays, an empty one takes away what stood there. */
export const textsOf = <const N extends string>(
  given: Given,
  ...names: readonly N[]
): { readonly [K in N]?: string | null } => {
  const texts: { [K in N]?: string | null } = {};
  for (const name of names) {
    const text = orNothing(given[name]);
    if (text !== undefined) texts[name] = text;
  }
  return texts;
};

/** A flag of a call; undefined where it was not given. */
export const flagOf = (value: unknown): boolean | undefined => (typeof value === 'boolean' ? value : undefined);

/** A number of a call, such as an id; null takes it away. */
export const numberOf = (value: unknown): number | null | undefined =>
  typeof value === 'number' || value === null ? value : undefined;
