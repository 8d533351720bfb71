import { Fault, type Field, optional } from '@nestling/blocks/field.ts';
import { isRecord } from '../json.ts';
import { type Condition, END, type Option, type Place } from './blocks.ts';

const MOST_OPTIONS = 100;
/** What an id of a block or an option looks like. What every object has by itself would be taken for an answer. */
export const FORM_ID = /^(?!constructor$)[a-z][a-z0-9]{3,31}$/;

type Json = Readonly<Record<string, unknown>>;

const textOf = (value: unknown, most: number): string | undefined => {
  if (value === undefined || value === null || value === '') return undefined;
  if (typeof value !== 'string' || value.length > most) throw new Fault('TOO_LONG');
  return value.trim() || undefined;
};
const onlyKeys = (from: Json, ...keys: readonly string[]): void => {
  if (Object.keys(from).some((key) => !keys.includes(key))) throw new Fault('UNKNOWN_KEY');
};

/** A text that may be left empty. */
export const words = (most: number): Field<string | undefined> => ({
  as: 'area',
  empty: undefined,
  optional: true,
  most,
  read: (value) => textOf(value, most),
});

/** What is asked, or said. */
export const label = (most: number): Field<string> => ({
  as: 'area',
  empty: '',
  optional: false,
  most,
  read: (value) => {
    const text = textOf(value, most);
    if (text === undefined) throw new Fault('NO_LABEL');
    return text;
  },
});

/** A number that may be left empty. */
export const limit: Field<number | undefined> = {
  as: 'number',
  empty: undefined,
  optional: true,
  read: (value) => {
    if (value === undefined || value === null) return undefined;
    if (typeof value !== 'number' || !Number.isFinite(value) || Math.abs(value) > 1e12) throw new Fault('BAD_LIMITS');
    return value;
  },
};

/** Whether it must be answered: true, or not there. */
export const required: Field<true | undefined> = {
  as: 'flag',
  empty: undefined,
  optional: true,
  read: (value) => (value === true ? true : undefined),
};

const isPart = (value: unknown): value is number => typeof value === 'number' && value >= 0 && value <= 1;
/** A place on one of 50 pages at most, within the page and large enough to be seen. */
const readPlace = (value: unknown): Place | undefined => {
  if (value === undefined || value === null) return undefined;
  if (!isRecord(value)) throw new Fault('BAD_PLACE');
  onlyKeys(value, 'page', 'x', 'y', 'w', 'h');
  const { page, x, y, w, h } = value;
  if (typeof page !== 'number' || !Number.isInteger(page) || page < 0 || page >= 50) throw new Fault('BAD_PLACE');
  if (!isPart(x) || !isPart(y) || !isPart(w) || !isPart(h)) throw new Fault('BAD_PLACE');
  if (w < 0.005 || h < 0.005 || x + w > 1.0001 || y + h > 1.0001) throw new Fault('BAD_PLACE');
  return { page, x, y, w, h };
};

/** Where the answer goes on a printed form. */
export const place: Field<Place | undefined> = { as: 'place', empty: undefined, optional: true, read: readPlace };

const readOption = (value: unknown): Option => {
  if (!isRecord(value)) throw new Fault('NO_OPTIONS');
  onlyKeys(value, 'id', 'label', 'label_es', 'go', 'place');
  const at = readPlace(value.place);
  const [id, text, spanish] = [value.id, textOf(value.label, 200), textOf(value.label_es, 200)];
  if (typeof id !== 'string' || !FORM_ID.test(id)) throw new Fault('BAD_ID');
  if (text === undefined) throw new Fault('NO_LABEL');
  const go = value.go ?? undefined;
  if (go !== undefined && (typeof go !== 'string' || (go !== END && !FORM_ID.test(go)))) throw new Fault('BAD_JUMP');
  return {
    id,
    label: text,
    ...(spanish === undefined ? {} : { label_es: spanish }),
    ...(go === undefined ? {} : { go }),
    ...(at ? { place: at } : {}),
  };
};

/** The choices of a question, which answers name by their ids. */
export const options: Field<readonly Option[]> = {
  as: 'options',
  empty: [],
  optional: false,
  most: MOST_OPTIONS,
  read: (value) => {
    if (!Array.isArray(value) || value.length === 0) throw new Fault('NO_OPTIONS');
    if (value.length > MOST_OPTIONS) throw new Fault('TOO_MANY');
    const read = value.map(readOption);
    if (new Set(read.map(({ id }) => id)).size < read.length) throw new Fault('SAME_ID');
    return read;
  },
  renew: (value, newId) => value.map((option) => ({ ...option, id: newId() })),
};

const isKind = (is: unknown): is is Condition['is'] =>
  is === 'equals' || is === 'not' || is === 'filled' || is === 'empty';

/** A condition on the answer to another block; that it stands before is looked at once all are read. */
export const condition: Field<Condition | undefined> = optional<Condition | undefined>({
  as: 'condition',
  empty: undefined,
  optional: true,
  read: (value) => {
    if (!isRecord(value)) throw new Fault('BAD_CONDITION');
    onlyKeys(value, 'block', 'is', 'value');
    const { block, is } = value;
    if (typeof block !== 'string' || !isKind(is)) throw new Fault('BAD_CONDITION');
    if (is === 'filled' || is === 'empty') return { block, is };
    const wanted = textOf(value.value, 500);
    if (wanted === undefined) throw new Fault('BAD_CONDITION');
    return { block, is, value: wanted };
  },
  forget: (value, gone) => (value && gone.has(value.block) ? undefined : value),
});
