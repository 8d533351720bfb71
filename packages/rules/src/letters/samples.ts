import type { LetterDocument } from './blocks.ts';

/** What stands in our templates to be written over; no letter leaves with it. */
export const sampleTexts = ['What we did this week, and what comes next.'] as const;

/** Whether a letter still says what a template says for its writer alone. */
export const hasSample = ({ blocks }: LetterDocument): boolean =>
  blocks.some((block) => block.type === 'text' && sampleTexts.some((sample) => block.html.includes(sample)));
