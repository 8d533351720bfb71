/** What the log of messages holds. */
export const logKinds = ['chat', 'alert', 'text', 'letter'] as const;
export type LogKind = (typeof logKinds)[number];

/** A kind as the address says it; null for all of them, and for a word that is none. */
export const kindOf = (word: string | undefined): LogKind | null => logKinds.find((kind) => kind === word) ?? null;
