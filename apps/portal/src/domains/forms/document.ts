import { type AnswerValue, type Block, type FormDocument, isBlockType } from '@nestling/rules/forms/blocks.ts';

/** Answers by block id while they are filled in. */
export type Values = Readonly<Record<string, AnswerValue>>;

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A block as the server checked it when it was saved. */
const isBlock = (value: unknown): value is Block =>
  isObject(value) && typeof value.id === 'string' && isBlockType(value.type) && typeof value.label === 'string';

/** The blocks of a form, as the server answers them. */
export const documentOf = (kept: unknown): FormDocument => ({
  blocks: isObject(kept) && Array.isArray(kept.blocks) ? kept.blocks.filter(isBlock) : [],
});

const isAnswer = (value: unknown): value is AnswerValue =>
  typeof value === 'string' ||
  typeof value === 'number' ||
  Array.isArray(value) ||
  (isObject(value) && 'line' in value);

/** Answers as the server keeps them, or as a draft of this tab holds them. */
export const valuesOf = (kept: unknown): Values =>
  isObject(kept)
    ? Object.fromEntries(Object.entries(kept).flatMap(([id, value]) => (isAnswer(value) ? [[id, value]] : [])))
    : {};

/** The ids a list of the server holds. */
export const idsOf = (kept: unknown): readonly string[] =>
  Array.isArray(kept) ? kept.filter((one) => typeof one === 'string' || typeof one === 'number').map(String) : [];
