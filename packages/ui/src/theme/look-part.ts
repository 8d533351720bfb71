type Part = typeof import('./look.tsx');

let part: Part | null = null;
let coming: Promise<Part> | null = null;
const watchers = new Set<() => void>();

/**
 * What makes a look of a colour, and the theme of Mantine's components with it. The first pages are drawn without it, in
 * `first-look.gen.css` or the sheet of the last visit; every other part waits for it as it waits for its own code.
 */
export const lookPart = (): Promise<Part> => {
  coming ??= import('./look.tsx').then(
    (come) => {
      part = come;
      for (const tell of watchers) tell();
      return come;
    },
    (error: unknown) => {
      coming = null;
      throw error;
    },
  );
  return coming;
};

/** The part when it is here. */
export const lookNow = (): Part | null => part;

/** Hears of it when it comes; answers how to stop hearing. */
export const watchLook = (tell: () => void): (() => void) => {
  watchers.add(tell);
  return () => watchers.delete(tell);
};
