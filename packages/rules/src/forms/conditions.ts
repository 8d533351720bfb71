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

/** Where the answer to one choice leads; null: on to what follows. */
const wayOf = ({ type, options }: Block, given: AnswerValue | undefined): string | null =>
  type === 'select' ? (options?.find(({ id }) => id === given)?.go ?? null) : null;

/**
 * The blocks that are shown with these answers, each with whether it must be answered: the one way through a form, which whoever
 * fills it in, whoever takes it and whatever prints it go by. A block that is not shown has no answer, so what hangs on it is
 * judged as if it were empty. Where an answer leads to a section, the one it is asked in goes on to its end, and those between
 * are not shown; of several answers of a section the last one leads. One pass: what is named stands before, and jumps go forward.
 */
export const shownBlocks = (
  { blocks }: FormDocument,
  answers: Answers,
): readonly { readonly block: Block; readonly required: boolean }[] => {
  const seen: Record<string, AnswerValue> = {};
  let leads: string | null = null;
  let skipsTo: string | null = null;
  return blocks.flatMap((block) => {
    if (block.type === 'page') {
      [skipsTo, leads] = [leads ?? skipsTo, null];
      if (skipsTo === block.id) skipsTo = null;
    }
    if (skipsTo !== null) return [];
    if (block.show && !holds(block.show, seen)) return [];
    const given = block.type === 'hidden' ? block.value : answers[block.id];
    if (given !== undefined) seen[block.id] = given;
    leads = wayOf(block, given) ?? leads;
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
