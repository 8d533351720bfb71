import {
  type Address,
  type Answers,
  type AnswerValue,
  type Block,
  type Condition,
  type FormDocument,
  isSignature,
} from './blocks.ts';

const isAddress = (value: AnswerValue): value is Address =>
  typeof value === 'object' && !Array.isArray(value) && 'line' in value;

/** True for what counts as no answer. */
export const isEmpty = (value: AnswerValue | undefined): boolean => {
  if (value === undefined) return true;
  if (typeof value === 'number') return false;
  if (typeof value === 'string') return value.trim() === '';
  if (isSignature(value)) return value.name.trim() === '';
  return isAddress(value)
    ? Object.values(value).every((part) => part.trim() === '')
    : 'length' in value && value.length === 0;
};

/** A condition on answers that are known to be shown. */
const holds = ({ block, is, value = '' }: Condition, answers: Answers): boolean => {
  const given = answers[block];
  if (is === 'filled') return !isEmpty(given);
  if (is === 'empty') return isEmpty(given);
  const equal = given !== undefined && (Array.isArray(given) ? given.includes(value) : String(given) === value);
  return is === 'equals' ? equal : !equal;
};

/**
 * The blocks that are shown with these answers, each with whether it must be answered. A block that is not shown has no
 * answer, so what hangs on it is judged as if it were empty. One pass: a condition names an earlier block.
 */
export const shownBlocks = (
  { blocks }: FormDocument,
  answers: Answers,
): readonly { readonly block: Block; readonly required: boolean }[] => {
  const seen: Record<string, AnswerValue> = {};
  return blocks.flatMap((block) => {
    if (block.show && !holds(block.show, seen)) return [];
    const given = block.type === 'hidden' ? block.value : answers[block.id];
    if (given !== undefined) seen[block.id] = given;
    const required = block.required === true || (block.require !== undefined && holds(block.require, seen));
    return [{ block, required }];
  });
};

/** The shown blocks by page; a `page` block begins a page and titles it. */
export const pagesOf = (
  shown: ReturnType<typeof shownBlocks>,
): readonly { readonly title: Block | null; readonly blocks: ReturnType<typeof shownBlocks> }[] => {
  const pages: { title: Block | null; blocks: { block: Block; required: boolean }[] }[] = [{ title: null, blocks: [] }];
  for (const one of shown) {
    if (one.block.type === 'page') pages.push({ title: one.block, blocks: [] });
    else pages.at(-1)?.blocks.push(one);
  }
  return pages.filter(({ title, blocks }) => title !== null || blocks.length > 0);
};
