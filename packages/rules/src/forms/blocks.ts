import type { Strokes } from '../strokes.ts';

/** What a block of a form can be. Those with `answer: false` only show something. */
export const blockTypes = {
  text: { answer: true, options: false },
  textarea: { answer: true, options: false },
  number: { answer: true, options: false },
  date: { answer: true, options: false },
  time: { answer: true, options: false },
  select: { answer: true, options: true },
  checkbox: { answer: true, options: true },
  rating: { answer: true, options: false },
  email: { answer: true, options: false },
  phone: { answer: true, options: false },
  address: { answer: true, options: false },
  signature: { answer: true, options: false },
  initials: { answer: true, options: false },
  hidden: { answer: true, options: false },
  heading: { answer: false, options: false },
  paragraph: { answer: false, options: false },
  page: { answer: false, options: false },
} as const satisfies Readonly<Record<string, { readonly answer: boolean; readonly options: boolean }>>;

export type BlockType = keyof typeof blockTypes;
export const isBlockType = (name: unknown): name is BlockType =>
  typeof name === 'string' && Object.hasOwn(blockTypes, name);
export const blockTypeNames: readonly BlockType[] = Object.keys(blockTypes).filter(isBlockType);

/** True for a block that people answer. */
export const isQuestion = ({ type }: { readonly type: BlockType }): boolean => blockTypes[type].answer;
export const hasOptions = ({ type }: { readonly type: BlockType }): boolean => blockTypes[type].options;

/** A place on a printed form: its page from 0, the rest as parts (0–1) of the page, from its top left corner. */
export interface Place {
  readonly page: number;
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

/** Where a choice leads that is the last thing asked; no id of a block is as short. */
export const END = 'end';

/** A choice; answers hold its id, so that its words can be changed. */
export interface Option {
  readonly id: string;
  readonly label: string;
  readonly label_es?: string;
  /** Of one choice: the section (a `page` block further down) that follows the one it is asked in, or `END`. */
  readonly go?: string;
  /** Of a printed form: where its mark goes, when it has a place of its own. */
  readonly place?: Place;
}

/**
 * When a block is shown or must be answered: by the answer to an earlier block. `equals` and `not` compare with an option's
 * id, or with the text, number or day as it was answered.
 */
export interface Condition {
  readonly block: string;
  readonly is: 'equals' | 'not' | 'filled' | 'empty';
  readonly value?: string;
}

/** One block. Answers are kept by its id, never by its label: a copy has the same label. */
export interface Block {
  readonly id: string;
  readonly type: BlockType;
  readonly label: string;
  readonly label_es?: string;
  readonly help?: string;
  readonly help_es?: string;
  readonly required?: boolean;
  readonly options?: readonly Option[];
  /** Of a number: the least and the most. Of text: the most letters as `max`. */
  readonly min?: number;
  readonly max?: number;
  /** What a hidden block answers. */
  readonly value?: string;
  readonly show?: Condition;
  /** Makes the block required beside `required`. */
  readonly require?: Condition;
  /** Of a printed form: where the answer goes. */
  readonly place?: Place;
}

export interface FormDocument {
  readonly blocks: readonly Block[];
}

export interface Address {
  readonly line: string;
  readonly city: string;
  readonly state: string;
  readonly zip: string;
}

/**
 * A signature or initials: the name that was typed, and the lines of the pen where it was drawn, each a list of x (to 1000)
 * and y (to 300) in turn.
 */
export interface Signature {
  readonly name: string;
  readonly strokes?: Strokes;
}

/** An answer by its block's type: choices of a `checkbox` are a list of option ids, `signature` may be a name alone. */
export type AnswerValue = string | number | readonly string[] | Address | Signature;
/** True for the blocks that are signed. */
export const isSigned = ({ type }: { readonly type: BlockType }): boolean =>
  type === 'signature' || type === 'initials';
/** Tells an answer that is a signature from an address. */
export const isSignature = (value: AnswerValue): value is Signature =>
  typeof value === 'object' && !Array.isArray(value) && 'name' in value;
/** Answers by block id. */
export type Answers = Readonly<Record<string, AnswerValue>>;

/** The words of a block in a language; English where there is no Spanish. */
export const inLanguage = (
  { label, label_es, help, help_es }: Pick<Block, 'label' | 'label_es' | 'help' | 'help_es'>,
  language: string,
): { readonly label: string; readonly help: string } =>
  language === 'es' ? { label: label_es || label, help: help_es || help || '' } : { label, help: help ?? '' };
