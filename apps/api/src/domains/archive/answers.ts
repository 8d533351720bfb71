import { answerText } from '@nestling/rules/forms/answers.ts';
import { type AnswerValue, inLanguage, isQuestion } from '@nestling/rules/forms/blocks.ts';
import { readDocument } from '@nestling/rules/forms/document.ts';
import { isObject, isRecord } from '@nestling/rules/json.ts';
import { phoneWords } from '@nestling/rules/phones.ts';

/** Answers were judged when they were handed in; here it is only told whether it is one. */
const isAnswer = (value: unknown): value is AnswerValue =>
  typeof value === 'string' || typeof value === 'number' || isObject(value);

/** What was answered in a form, a line for each question that was: `kept` are the document of its version and the values. */
export const answersSaid = (kept: unknown, language: 'en' | 'es'): string => {
  const read = isRecord(kept) ? readDocument(kept.document) : null;
  if (!isRecord(kept) || !isRecord(kept.values) || read === null || 'problems' in read) return '';
  const { values } = kept;
  return read.document.blocks
    .filter(isQuestion)
    .flatMap((block) => {
      const value = values[block.id];
      const text = isAnswer(value) ? answerText(block, value, language) : '';
      const said = block.type === 'phone' ? phoneWords(text) : text;
      return said ? [`${inLanguage(block, language).label}: ${said}`] : [];
    })
    .join('\n');
};
