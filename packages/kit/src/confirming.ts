import type { ReactNode } from 'react';

/** What the server asks before it goes on: a title, what will happen in words and figures, and the codes that say yes. */
export type Question = {
  readonly title: string;
  readonly lines: readonly string[];
  readonly codes: readonly string[];
  /** What the screen shows beside it, such as the letter itself. */
  readonly beside?: ReactNode | undefined;
};

type Waiting = { readonly question: Question; readonly end: (confirmed: boolean) => void };

let waiting: readonly Waiting[] = [];
let told = (): void => {};

const change = (to: readonly Waiting[]): void => {
  waiting = to;
  told();
};

/** The question on show, for `useSyncExternalStore`; others wait behind it. */
export const questionNow = (): Waiting | null => waiting[0] ?? null;
export const watchQuestions = (hear: () => void): (() => void) => {
  told = hear;
  return () => {
    told = () => {};
  };
};

/** Asks the person; true for yes. The portal draws the one dialog of all questions. */
export const askPerson = (question: Question): Promise<boolean> =>
  new Promise((resolve) => {
    const one: Waiting = {
      question,
      end: (confirmed) => {
        change(waiting.filter((other) => other !== one));
        resolve(confirmed);
      },
    };
    change([...waiting, one]);
  });

/** Says no to all that is asked, as when somebody else signs in. */
export const dropQuestions = (): void => {
  for (const { end } of waiting) end(false);
};
