import { isObject } from '@nestling/rules/json.ts';
import type { Column } from '../../../files/sheet/sheet.ts';
import type { Messages } from '../../../kernel/call/languages.ts';
import type { Shape } from '../../../kernel/call/shape.ts';
import { clockAt, dayAt } from '../../../kernel/lib/local-time.ts';
import type { ListColumn } from './list-table.ts';

interface Growing {
  readonly fields: Map<string, Growing>;
}

/** Which fields of a record the columns are read from. */
export const shapeOf = (columns: readonly ListColumn[]): Shape => {
  const shape: Growing = { fields: new Map() };
  for (const { path } of columns) {
    let at = shape;
    for (const name of path) {
      const known = at.fields.get(name) ?? { fields: new Map() };
      at.fields.set(name, known);
      at = known;
    }
  }
  return shape;
};

/** What stands at a place of a record; of a list of records at that place of each. */
const at = (value: unknown, path: readonly string[]): unknown => {
  if (Array.isArray(value) && path.length > 0) return value.map((one) => at(one, path));
  const [name, ...rest] = path;
  if (name === undefined) return value;
  return isObject(value) ? at(value[name], rest) : null;
};

/** A value as text, of a list all of its values; `word` says what each is called. */
const written = (value: unknown, word: (one: string) => string = (one) => one): string => {
  if (value === null || value === undefined) return '';
  if (Array.isArray(value))
    return value
      .map((one) => written(one, word))
      .filter((one) => one !== '')
      .join(', ');
  return word(typeof value === 'object' && !(value instanceof Date) ? JSON.stringify(value) : String(value));
};

const momentAt = (value: unknown, zone: string): string | null => {
  const instant = value instanceof Date ? value.getTime() : typeof value === 'string' ? Date.parse(value) : Number.NaN;
  return Number.isFinite(instant) ? `${dayAt(instant, zone)}T${clockAt(instant, zone)}` : null;
};

/** A sentence of the house by its name, where there is one. */
const wordIn = (texts: Messages, name: string): string | null => {
  const found: unknown = Reflect.get(texts, name);
  return typeof found === 'string' ? found : null;
};

/** What a list or a column is called; its own name where nobody has called it anything. */
export const calledIn = (texts: Messages, of: 'lists' | 'columns', name: string): string =>
  wordIn(texts, `${of}.${name}`) ?? name;

/** Columns of a file, with what each record answers in them; instants by the clock of `zone`. */
export const cellsOf = (columns: readonly ListColumn[], texts: Messages, zone: string): readonly Column<unknown>[] =>
  columns.map(({ id, path, kind }): Column<unknown> => {
    const head = calledIn(texts, 'columns', id);
    const value = (record: unknown) => at(record, path);
    const text = (record: unknown) => written(value(record)) || null;
    switch (kind) {
      case 'number':
      case 'cents':
        return {
          head,
          kind,
          value: (record) => {
            const found = value(record);
            return typeof found === 'number' ? found : null;
          },
        };
      case 'date':
      case 'clock':
        return { head, kind, value: text };
      case 'moment':
        return { head, kind, value: (record) => momentAt(value(record), zone) };
      case 'flag':
        return {
          head,
          kind: 'text',
          width: Math.max(head.length + 2, 8),
          value: (record) => texts[value(record) === true ? 'lists.yes' : 'lists.no'],
        };
      case 'code': {
        const word = (code: string) => wordIn(texts, `codes.${code}`) ?? code;
        return { head, kind: 'text', width: 16, value: (record) => written(value(record), word) || null };
      }
      default:
        return { head, kind: 'text', ...(id === 'id' && { width: 8 }), value: text };
    }
  });
