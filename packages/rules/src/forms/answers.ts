import { strokesOf } from '../strokes.ts';
import {
  type Address,
  type Answers,
  type AnswerValue,
  type Block,
  type FormDocument,
  isQuestion,
  isSignature,
  isSigned,
  type Signature,
} from './blocks.ts';
import { isEmpty, shownBlocks } from './conditions.ts';

/** Why an answer is not taken. */
export type AnswerFault =
  | 'REQUIRED'
  | 'TOO_LONG'
  | 'TOO_SMALL'
  | 'TOO_LARGE'
  | 'NO_CHOICE'
  | 'NO_NUMBER'
  | 'NO_DATE'
  | 'NO_TIME'
  | 'NO_EMAIL'
  | 'NO_PHONE'
  | 'INCOMPLETE'
  | 'INVALID';

export interface AnswerProblem {
  /** The block's id. */
  readonly block: string;
  readonly fault: AnswerFault;
}

const LONGEST = { text: 500, textarea: 10_000, email: 254, phone: 30, signature: 200, initials: 5, hidden: 500 };

const isDay = (text: string): boolean =>
  /^[12]\d{3}-\d\d-\d\d$/.test(text) && new Date(`${text}T00:00:00Z`).toJSON()?.startsWith(text) === true;

const ofText = (block: Block, value: string): AnswerFault | null => {
  const { type, max } = block;
  if (type === 'text' || type === 'textarea')
    return value.length > Math.min(max ?? LONGEST[type], LONGEST[type]) ? 'TOO_LONG' : null;
  if (type === 'signature' || type === 'initials' || type === 'hidden')
    return value.length > LONGEST[type] ? 'TOO_LONG' : null;
  if (type === 'date') return isDay(value) ? null : 'NO_DATE';
  if (type === 'time') return /^([01]\d|2[0-3]):[0-5]\d$/.test(value) ? null : 'NO_TIME';
  if (type === 'email')
    return value.length <= LONGEST.email && /^[^\s@]+@[^\s@]+\.[^\s@.]+$/.test(value) ? null : 'NO_EMAIL';
  if (type === 'phone') return value.length <= LONGEST.phone && /^\+?[\d\s().\-/]{5,}$/.test(value) ? null : 'NO_PHONE';
  if (type === 'select') return block.options?.some(({ id }) => id === value) ? null : 'NO_CHOICE';
  return 'INVALID';
};

const ofNumber = ({ type, min, max }: Block, value: number): AnswerFault | null => {
  if (type !== 'number' && type !== 'rating') return 'INVALID';
  if (!Number.isFinite(value) || Math.abs(value) > 1e12) return 'NO_NUMBER';
  if (type === 'rating') return Number.isInteger(value) && value >= 1 && value <= 5 ? null : 'NO_CHOICE';
  if (min !== undefined && value < min) return 'TOO_SMALL';
  return max !== undefined && value > max ? 'TOO_LARGE' : null;
};

const parts = ['line', 'city', 'state', 'zip'] as const;
const addressOf = (value: object): Address | null => {
  const read = (key: string): string | null => {
    const part: unknown = Object.hasOwn(value, key) ? Reflect.get(value, key) : '';
    return typeof part === 'string' && part.length <= 200 ? part.trim() : null;
  };
  const [line, city, state, zip] = parts.map(read);
  return line == null || city == null || state == null || zip == null ? null : { line, city, state, zip };
};

/** A signature as it was drawn or typed; null when it cannot be one. */
const signatureOf = (value: object): Signature | null => {
  const name: unknown = 'name' in value ? value.name : undefined;
  const strokes: unknown = 'strokes' in value ? value.strokes : undefined;
  if (typeof name !== 'string') return null;
  if (strokes === undefined || strokes === null) return { name: name.trim() };
  const lines = strokesOf(strokes);
  if (lines === null) return null;
  return lines.length > 0 ? { name: name.trim(), strokes: lines } : { name: name.trim() };
};

const read = (block: Block, value: unknown): { readonly value: AnswerValue } | { readonly fault: AnswerFault } => {
  const judged = (one: AnswerValue, fault: AnswerFault | null) => (fault ? { fault } : { value: one });
  if (typeof value === 'string') return judged(value.trim(), ofText(block, value.trim()));
  if (typeof value === 'number') return judged(value, ofNumber(block, value));
  if (Array.isArray(value)) {
    const known = new Set(block.type === 'checkbox' ? block.options?.map(({ id }) => id) : []);
    const chosen = value.filter((one): one is string => typeof one === 'string' && known.has(one));
    return judged([...new Set(chosen)], chosen.length === value.length ? null : 'NO_CHOICE');
  }
  if (typeof value === 'object' && value !== null && block.type === 'address') {
    const address = addressOf(value);
    if (!address) return { fault: 'TOO_LONG' };
    const some = !isEmpty(address);
    return judged(address, some && (address.line === '' || address.city === '') ? 'INCOMPLETE' : null);
  }
  if (typeof value === 'object' && value !== null && isSigned(block)) {
    const signature = signatureOf(value);
    return signature ? judged(signature, ofText(block, signature.name)) : { fault: 'INVALID' };
  }
  return { fault: 'INVALID' };
};

/** Empty texts, lists and nulls are no answer; they are never judged by their form. */
const nothing = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  (typeof value === 'string' && value.trim() === '') ||
  (Array.isArray(value) && value.length === 0);

/**
 * Reads answers as a browser or a client sent them against the document they answer. Answers of blocks that are not shown,
 * or not there, are left out; a hidden block answers its own value whatever was sent. `draft`: nothing is required, and what
 * cannot be kept as it is (a date half typed) is left out without a word.
 */
export const readAnswers = (
  document: FormDocument,
  given: Readonly<Record<string, unknown>>,
  { draft = false } = {},
): { readonly answers: Answers; readonly problems: readonly AnswerProblem[] } => {
  const taken: Record<string, AnswerValue> = {};
  const faults = new Map<string, AnswerFault>();
  for (const block of document.blocks) {
    if (!isQuestion(block)) continue;
    const value = block.type === 'hidden' ? block.value : Object.hasOwn(given, block.id) ? given[block.id] : undefined;
    if (nothing(value)) continue;
    const got = read(block, value);
    if ('fault' in got) faults.set(block.id, got.fault);
    else if (!isEmpty(got.value)) taken[block.id] = got.value;
  }
  const answers: Record<string, AnswerValue> = {};
  const problems: AnswerProblem[] = [];
  for (const { block, required } of shownBlocks(document, taken)) {
    const value = taken[block.id];
    if (value !== undefined) answers[block.id] = value;
    if (draft || !isQuestion(block)) continue;
    const fault = faults.get(block.id) ?? (required && value === undefined ? 'REQUIRED' : undefined);
    if (fault) problems.push({ block: block.id, fault });
  }
  return { answers, problems };
};

/** An answer as a cell of a table or a line of a letter; the words of options in the language. */
export const answerText = (block: Block, value: AnswerValue | undefined, language = 'en'): string => {
  if (value === undefined) return '';
  const option = (id: string): string => {
    const found = block.options?.find((one) => one.id === id);
    return (language === 'es' ? found?.label_es || found?.label : found?.label) ?? id;
  };
  if (typeof value === 'number') return String(value);
  if (typeof value === 'string') return block.type === 'select' ? option(value) : value;
  if (isSignature(value)) return value.name;
  if ('line' in value) return [value.line, value.city, `${value.state} ${value.zip}`.trim()].filter(Boolean).join(', ');
  return value.map(option).join(', ');
};
