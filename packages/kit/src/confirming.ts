import type { ReactNode } from 'react';
import { asking } from './asking.ts';

/** What the server asks before it goes on: a title, what will happen in words and figures, and the codes that say yes. */
export type Question = {
  readonly title: string;
  readonly lines: readonly string[];
  readonly codes: readonly string[];
  /** What the screen shows beside it, such as the letter itself. */
  readonly beside?: ReactNode | undefined;
};

const questions = asking<Question, boolean>(false);

/** The question on show, for `useSyncExternalStore`; others wait behind it. */
export const questionNow = questions.now;
export const watchQuestions = questions.watch;

/** Asks the person; true for yes. The portal draws the one dialog of all questions. */
export const askPerson = questions.ask;
