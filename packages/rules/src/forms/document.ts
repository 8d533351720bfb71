import { isRecord } from '../json.ts';
import {
  type Block,
  type Condition,
  type FormDocument,
  hasOptions,
  isBlockType,
  isQuestion,
  type Option,
  type Place,
} from './blocks.ts';

export const MOST_BLOCKS = 200;
const MOST_OPTIONS = 100;
const ID = /^(?!constructor$)[a-z][a-z0-9]{3,31}$/;

/** Why a document is not taken. */
export type DocumentFault =
  | 'NOT_A_DOCUMENT'
  | 'TOO_MANY'
  | 'BAD_ID'
  | 'SAME_ID'
  | 'UNKNOWN_TYPE'
  | 'UNKNOWN_KEY'
  | 'NO_LABEL'
  | 'TOO_LONG'
  | 'NO_OPTIONS'
  | 'BAD_LIMITS'
  | 'BAD_CONDITION'
  | 'BAD_PLACE'
  | 'NO_PLACE';

export interface DocumentProblem {
  /** The block's id, or its place from 0 where it has none. */
  readonly block: string;
  readonly fault: DocumentFault;
}

type Json = Readonly<Record<string, unknown>>;
class Fault extends Error {
  readonly fault: DocumentFault;
  constructor(fault: DocumentFault) {
    super(fault);
    this.fault = fault;
  }
}

const textOf = (from: Json, key: string, most: number): string | undefined => {
  const value = from[key];
  if (value === undefined || value === null || value === '') return undefined;
  if (typeof value !== 'string' || value.length > most) throw new Fault('TOO_LONG');
  return value.trim() || undefined;
};
const numberOf = (from: Json, key: string): number | undefined => {
  const value = from[key];
  if (value === undefined || value === null) return undefined;
  if (typeof value !== 'number' || !Number.isFinite(value) || Math.abs(value) > 1e12) throw new Fault('BAD_LIMITS');
  return value;
};
const onlyKeys = (from: Json, keys: readonly string[]): void => {
  if (Object.keys(from).some((key) => !keys.includes(key))) throw new Fault('UNKNOWN_KEY');
};

const isPart = (value: unknown): value is number => typeof value === 'number' && value >= 0 && value <= 1;
/** A place on one of 50 pages at most, within the page and large enough to be seen. */
const readPlace = (value: unknown): Place | undefined => {
  if (value === undefined || value === null) return undefined;
  if (!isRecord(value)) throw new Fault('BAD_PLACE');
  onlyKeys(value, ['page', 'x', 'y', 'w', 'h']);
  const { page, x, y, w, h } = value;
  if (typeof page !== 'number' || !Number.isInteger(page) || page < 0 || page >= 50) throw new Fault('BAD_PLACE');
  if (!isPart(x) || !isPart(y) || !isPart(w) || !isPart(h)) throw new Fault('BAD_PLACE');
  if (w < 0.005 || h < 0.005 || x + w > 1.0001 || y + h > 1.0001) throw new Fault('BAD_PLACE');
  return { page, x, y, w, h };
};

const readOption = (value: unknown): Option => {
  if (!isRecord(value)) throw new Fault('NO_OPTIONS');
  onlyKeys(value, ['id', 'label', 'label_es', 'place']);
  const place = readPlace(value.place);
  const [id, label, label_es] = [value.id, textOf(value, 'label', 200), textOf(value, 'label_es', 200)];
  if (typeof id !== 'string' || !ID.test(id)) throw new Fault('BAD_ID');
  if (label === undefined) throw new Fault('NO_LABEL');
  return { id, label, ...(label_es === undefined ? {} : { label_es }), ...(place ? { place } : {}) };
};

const readOptions = (value: unknown): readonly Option[] => {
  if (!Array.isArray(value) || value.length === 0) throw new Fault('NO_OPTIONS');
  if (value.length > MOST_OPTIONS) throw new Fault('TOO_MANY');
  const options = value.map(readOption);
  if (new Set(options.map(({ id }) => id)).size < options.length) throw new Fault('SAME_ID');
  return options;
};

const isKind = (is: unknown): is is Condition['is'] =>
  is === 'equals' || is === 'not' || is === 'filled' || is === 'empty';

/** A condition on a question that stands before the block. */
const readCondition = (value: unknown, before: readonly Block[]): Condition | undefined => {
  if (value === undefined || value === null) return undefined;
  if (!isRecord(value)) throw new Fault('BAD_CONDITION');
  onlyKeys(value, ['block', 'is', 'value']);
  const { is } = value;
  const block = before.find(({ id }) => id === value.block);
  if (!block || !isQuestion(block) || !isKind(is)) throw new Fault('BAD_CONDITION');
  if (is === 'filled' || is === 'empty') return { block: block.id, is };
  const wanted = textOf(value, 'value', 500);
  const known = !hasOptions(block) || block.options?.some(({ id }) => id === wanted) === true;
  if (wanted === undefined || !known) throw new Fault('BAD_CONDITION');
  return { block: block.id, is, value: wanted };
};

const KEYS = [
  'id',
  'type',
  'label',
  'label_es',
  'help',
  'help_es',
  'required',
  'options',
  'min',
  'max',
  'value',
  'show',
  'require',
  'place',
];

const readBlock = (value: unknown, before: readonly Block[]): Block => {
  if (!isRecord(value)) throw new Fault('NOT_A_DOCUMENT');
  onlyKeys(value, KEYS);
  const { id, type } = value;
  if (typeof id !== 'string' || !ID.test(id)) throw new Fault('BAD_ID');
  if (before.some((block) => block.id === id)) throw new Fault('SAME_ID');
  if (!isBlockType(type)) throw new Fault('UNKNOWN_TYPE');
  const long = type === 'paragraph' ? 5000 : 300;
  const label = textOf(value, 'label', long);
  if (label === undefined) throw new Fault('NO_LABEL');
  const question = isQuestion({ type });
  const [min, max] = [numberOf(value, 'min'), numberOf(value, 'max')];
  if (min !== undefined && max !== undefined && min > max) throw new Fault('BAD_LIMITS');
  const all: { readonly [K in keyof Block]: Block[K] | undefined } = {
    id,
    type,
    label,
    label_es: textOf(value, 'label_es', long),
    help: textOf(value, 'help', 1000),
    help_es: textOf(value, 'help_es', 1000),
    required: question && type !== 'hidden' && value.required === true ? true : undefined,
    options: hasOptions({ type }) ? readOptions(value.options) : undefined,
    min,
    max,
    value: type === 'hidden' ? textOf(value, 'value', 500) : undefined,
    show: readCondition(value.show, before),
    require: question ? readCondition(value.require, before) : undefined,
    place: question ? readPlace(value.place) : undefined,
  };
  return { id, type, label, ...Object.fromEntries(Object.entries(all).filter(([, one]) => one !== undefined)) };
};

/**
 * Reads a document as the builder sent it: blocks of known types, each id once, conditions on earlier questions only, so
 * that no form can ask in a circle. Unknown keys are refused.
 */
export const readDocument = (
  value: unknown,
): { readonly document: FormDocument } | { readonly problems: readonly DocumentProblem[] } => {
  if (!isRecord(value) || !Array.isArray(value.blocks) || Object.keys(value).length > 1)
    return { problems: [{ block: '', fault: 'NOT_A_DOCUMENT' }] };
  if (value.blocks.length > MOST_BLOCKS) return { problems: [{ block: '', fault: 'TOO_MANY' }] };
  const blocks: Block[] = [];
  const problems: DocumentProblem[] = [];
  value.blocks.forEach((one: unknown, at) => {
    try {
      blocks.push(readBlock(one, blocks));
    } catch (error) {
      if (!(error instanceof Fault)) throw error;
      problems.push({
        block: isRecord(one) && typeof one.id === 'string' ? one.id.slice(0, 40) : String(at),
        fault: error.fault,
      });
    }
  });
  return problems.length > 0 ? { problems } : { document: { blocks } };
};

/** The questions of a printed form that have no place on its pages, or one on a page it does not have. */
export const unplaced = ({ blocks }: FormDocument, pages: number): readonly DocumentProblem[] =>
  blocks.flatMap((block): DocumentProblem[] => {
    if (!isQuestion(block) || block.type === 'hidden') return [];
    const places = [block.place, ...(block.options ?? []).map(({ place }) => place)].filter((one) => one !== undefined);
    if (places.length === 0) return [{ block: block.id, fault: 'NO_PLACE' }];
    return places.some(({ page }) => page >= pages) ? [{ block: block.id, fault: 'BAD_PLACE' }] : [];
  });
