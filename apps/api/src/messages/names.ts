const MOST = 3;

/** Names in a sentence: three at most, then how many more there are. */
export const names = (all: readonly string[], more: (count: number) => string): string =>
  all.length <= MOST + 1 ? all.join(', ') : `${all.slice(0, MOST).join(', ')} ${more(all.length - MOST)}`;
