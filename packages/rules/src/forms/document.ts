import { readDocument as read } from '@nestling/blocks/read.ts';
import { asItIs, type BlockOfKind, blockSchema } from '@nestling/blocks/schema.ts';
import { type Block, type Condition, END, type FormDocument, hasOptions, isQuestion } from './blocks.ts';
import { condition, FORM_ID, label, limit, options, place, required, words } from './form-fields.ts';

const said = { label: label(300), label_es: words(300), help: words(1000), help_es: words(1000), show: condition };
const asked = { ...said, required, require: condition, place };
const question = {
  fields: asked,
  check: ({ min, max }: { readonly min?: unknown; readonly max?: unknown }) =>
    typeof min === 'number' && typeof max === 'number' && min > max ? 'BAD_LIMITS' : null,
};
const withLimit = { ...question, fields: { ...asked, min: limit, max: limit } };
const chosen = { ...question, fields: { ...asked, options } };

/** The kinds of blocks of a form. Those that only say something have no `required`. */
const kinds = {
  text: withLimit,
  textarea: withLimit,
  number: withLimit,
  date: question,
  time: question,
  select: chosen,
  checkbox: chosen,
  rating: question,
  email: question,
  phone: question,
  address: question,
  signature: question,
  initials: question,
  hidden: { fields: { ...said, require: condition, place, value: words(500) } },
  heading: { fields: said },
  paragraph: { fields: { ...said, label: label(5000), label_es: words(5000) } },
  page: { fields: said },
} as const;

type Faulty = { readonly block: string; readonly fault: string };

const holds = (given: Condition | undefined, before: ReadonlyMap<string, Block>): boolean => {
  if (!given) return true;
  const block = before.get(given.block);
  if (!block || !isQuestion(block)) return false;
  return (
    given.value === undefined || !hasOptions(block) || block.options?.some(({ id }) => id === given.value) === true
  );
};

/** A condition names an earlier question and one of its options, so that no form can ask in a circle. */
const conditionsOf = ({ blocks }: FormDocument): readonly Faulty[] => {
  const before = new Map<string, Block>();
  return blocks.flatMap((block) => {
    const right = holds(block.show, before) && holds(block.require, before);
    before.set(block.id, block);
    return right ? [] : [{ block: block.id, fault: 'BAD_CONDITION' }];
  });
};

/** One choice leads to a section further down, or to the end: never back, so that no form goes in a circle. */
const jumpsOf = ({ blocks }: FormDocument): readonly Faulty[] =>
  blocks.flatMap((block, at) => {
    const ways = (block.options ?? []).flatMap(({ go }) => go ?? []);
    if (ways.length === 0) return [];
    const below = new Set(blocks.slice(at + 1).flatMap(({ id, type }) => (type === 'page' ? id : [])));
    const right = block.type === 'select' && ways.every((go) => go === END || below.has(go));
    return right ? [] : [{ block: block.id, fault: 'BAD_JUMP' }];
  });

/** The set of blocks of a form. A question may be made one of another kind. */
export const formBlocks = blockSchema({
  kinds,
  root: [
    'text',
    'textarea',
    'number',
    'date',
    'time',
    'select',
    'checkbox',
    'rating',
    'email',
    'phone',
    'address',
    'signature',
    'initials',
    'hidden',
    'heading',
    'paragraph',
    'page',
  ],
  most: 200,
  id: FORM_ID,
  turns: true,
  check: (document) => [...conditionsOf(document), ...jumpsOf(document)],
});

/** A block of a form, by its kind. */
export type FormBlock = BlockOfKind<typeof kinds>;

/** What is wrong with a document: its block by id, or by its place from 0 where it has none, and why. */
export interface DocumentProblem {
  readonly block: string;
  readonly fault: string;
}

/**
 * Reads a document as the builder sent it: blocks of known types, each id once, conditions on earlier questions only.
 * Unknown keys are refused.
 */
export const readDocument = (
  value: unknown,
): { readonly document: FormDocument } | { readonly problems: readonly DocumentProblem[] } =>
  read(formBlocks, value, asItIs);

/** The questions of a printed form that have no place on its pages, or one on a page it does not have. */
export const unplaced = ({ blocks }: FormDocument, pages: number): readonly DocumentProblem[] =>
  blocks.flatMap((block): DocumentProblem[] => {
    if (!isQuestion(block) || block.type === 'hidden') return [];
    const places = [block.place, ...(block.options ?? []).map(({ place: at }) => at)].filter(
      (one) => one !== undefined,
    );
    if (places.length === 0) return [{ block: block.id, fault: 'NO_PLACE' }];
    return places.some(({ page }) => page >= pages) ? [{ block: block.id, fault: 'BAD_PLACE' }] : [];
  });
