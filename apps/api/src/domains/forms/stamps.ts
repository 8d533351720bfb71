import { answerText } from '@nestling/rules/forms/answers.ts';
import { type Answers, type Block, type FormDocument, isQuestion, isSignature } from '@nestling/rules/forms/blocks.ts';
import type { Stamp } from '../../pdf/pdf-work.ts';

/** 'YYYY-MM-DD' as it is written on forms here. */
const usDate = (day: string): string => `${day.slice(5, 7)}/${day.slice(8, 10)}/${day.slice(0, 4)}`;

/** An answer as words for a page. */
export const onPaper = (block: Block, answers: Answers, language: string): string => {
  const value = answers[block.id];
  return block.type === 'date' && typeof value === 'string' ? usDate(value) : answerText(block, value, language);
};

const ofBlock = (block: Block, answers: Answers, language: string): readonly Stamp[] => {
  const value = answers[block.id];
  if (!isQuestion(block) || value === undefined) return [];
  const { label } = block;
  const chosen = (option: string) => (Array.isArray(value) ? value.includes(option) : value === option);
  const checks = (block.options ?? []).flatMap(({ id, place }): Stamp[] =>
    place && chosen(id) ? [{ ...place, kind: 'check', text: '', label }] : [],
  );
  const { place } = block;
  if (checks.length > 0 || !place) return checks;
  if (block.type === 'checkbox' && block.options?.length === 1) return [{ ...place, kind: 'check', text: '', label }];
  const strokes = typeof value === 'object' && !Array.isArray(value) && isSignature(value) ? value.strokes : undefined;
  const words = onPaper(block, answers, language);
  return [
    strokes ? { ...place, kind: 'name', text: words, label, strokes } : { ...place, kind: 'text', text: words, label },
  ];
};

/** What is written where on the pages of a printed form. */
export const stampsOf = ({ blocks }: FormDocument, answers: Answers, language: string): readonly Stamp[] =>
  blocks.flatMap((block) => ofBlock(block, answers, language));
