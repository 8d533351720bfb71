const KEY = 'theme-tokens';

/** The tokens of the last visit, where they are of this colour: the first page need not make them anew. */
export const keptTokens = (colour: string): string | null => {
  try {
    const kept = localStorage.getItem(KEY);
    return kept?.startsWith(colour) ? kept.slice(colour.length) : null;
  } catch {
    return null;
  }
};

export const keepTokens = (colour: string, tokens: string): void => {
  try {
    if (keptTokens(colour) !== tokens) localStorage.setItem(KEY, colour + tokens);
  } catch {
    // Without a store the first page comes in the product's own colour.
  }
};
