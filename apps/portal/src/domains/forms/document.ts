import { type AnswerValue, type Block, type FormDocument, isBlockType } from '@nestling/rules/forms/blocks.ts';
import { isRecord } from '@nestling/rules/json.ts';

/** Answers by block id while they are filled in. */
export type Values = Readonly<Record<string, AnswerValue>>;

/** A block as the server checked it when it was saved. */
const isBlock = (value: unknown): value is Block =>
  isRecord(value) && typeof value.id === 'string' && isBlockType(value.type) && typeof value.label === 'string';

/** The blocks of a form, as the server answers them. */
export const documentOf = (kept: unknown): FormDocument => ({
  blocks: isRecord(kept) && Array.isArray(kept.blocks) ? kept.blocks.filter(isBlock) : [],
});

const isAnswer = (value: unknown): value is AnswerValue =>
  typeof value === 'string' ||
  typeof value === 'number' ||
  Array.isArray(value) ||
  (isRecord(value) && ('line' in value || 'name' in value));

/** Answers as the server keeps them, or as a draft of this tab holds them. */
export const valuesOf = (kept: unknown): Values =>
  isRecord(kept)
    ? Object.fromEntries(Object.entries(kept).flatMap(([id, value]) => (isAnswer(value) ? [[id, value]] : [])))
    : {};

/** The ids a list of the server holds. */
export const idsOf = (kept: unknown): readonly string[] =>
  Array.isArray(kept) ? kept.filter((one) => typeof one === 'string' || typeof one === 'number').map(String) : [];
