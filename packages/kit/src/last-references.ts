const MOST = 3;
let kept: readonly string[] = [];

/** Remembers what a failed call is looked up by, of the last few on this page. */
export const noteReference = (reference: string): void => {
  kept = [reference, ...kept.filter((one) => one !== reference)].slice(0, MOST);
};

/** The references of the last failures, the newest first: told to support, they say nothing to anybody else. */
export const lastReferences = (): readonly string[] => kept;
