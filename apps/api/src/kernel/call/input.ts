import { z } from 'zod';
import type { Id, Table } from '../db/tables.ts';
import { cleanHtml } from '../lib/rich-text.ts';
import type { Entity, Scalar } from '../read/entity.ts';

/** What GraphQL and the reach check need to know of an argument beside its zod type. */
export interface ArgumentMeta {
  readonly type: Scalar | 'Object';
  readonly list: boolean;
  /** The entity whose id it is. */
  readonly entity?: Entity;
  /** Members of an object argument. */
  readonly shape?: InputShape;
  /** Name of the GraphQL input type of an object; made from call and argument when not given. */
  readonly name?: string;
  /** The values a `choice` admits. */
  readonly values?: readonly string[];
}

/** Arguments by name, in the order of the catalogue. */
export type InputShape = Readonly<Record<string, z.ZodType>>;
export type InputOf<S extends InputShape> = z.output<z.ZodObject<S>>;

const metas = new WeakMap<z.ZodType, ArgumentMeta>();
const told = <V>(schema: z.ZodType<V>, type: ArgumentMeta['type'], more: Partial<ArgumentMeta> = {}): z.ZodType<V> => {
  metas.set(schema, { type, list: false, ...more });
  return schema;
};

/** The meta of an argument, looking through `.optional()`, `.nullish()` and `.default()`. */
export const metaOf = (schema: z.ZodType): ArgumentMeta => {
  const meta = metas.get(schema);
  if (meta) return meta;
  if (
    schema instanceof z.ZodOptional ||
    schema instanceof z.ZodNullable ||
    schema instanceof z.ZodDefault ||
    schema instanceof z.ZodReadonly
  ) {
    const { innerType } = schema.def;
    if (innerType instanceof z.ZodType) return metaOf(innerType);
  }
  throw new TypeError('An argument is made with the builders of kernel/call/input.ts.');
};

const largestId = 2_147_483_647;
const toNumber = (value: unknown): unknown =>
  typeof value === 'string' && /^[1-9]\d{0,9}$/.test(value) ? Number(value) : value;
const isId = (value: unknown): boolean =>
  typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= largestId;
const idSchema = <T extends Table>(): z.ZodType<Id<T>> => z.preprocess(toNumber, z.custom<Id<T>>(isId, 'kernel.noId'));

/** The id of a record; the row's `reach` must say which ones the caller may name. */
export const id = <T extends Table>(of: Entity<T>): z.ZodType<Id<T>> => told(idSchema<T>(), 'ID', { entity: of });

/** Ids of several records, `min` to `max` (1,000 at most), each told once. */
export const ids = <T extends Table>(of: Entity<T>, max = 1000, min = 1): z.ZodType<Id<T>[]> =>
  told(
    z
      .array(idSchema<T>())
      .min(min)
      .max(max)
      .transform((all) => [...new Set(all)]),
    'ID',
    { entity: of, list: true },
  );

/** The id of something that is named by random text, such as a session: base64url, 8 to 64 characters. */
export const key = (): z.ZodType<string> => told(z.string().regex(/^[\w-]{8,64}$/), 'ID');

const unkept = 'kernel.unkept';

/** Texts of at most so many characters are names, titles and subjects: they stand on one line. */
const LONGEST_LINE = 200;
const onOneLine = (value: string): string => value.replace(/[\s\u0085\u2028\u2029]+/g, ' ');

/**
 * Text of `min` to `max` characters, trimmed; up to 200 on one line, so that no name shapes a letter, a header or a table.
 * Control characters other than line breaks are refused.
 */
export const text = (min = 0, max = 1000): z.ZodType<string> => {
  const typed = max <= LONGEST_LINE ? z.string().overwrite(onOneLine) : z.string();
  return told(typed.trim().min(min).max(max).refine(printable, unkept), 'String');
};
/** C0 controls (but tab, line feed, carriage return) and lone surrogates: Postgres or JSON would choke on them. */
const printable = (value: string): boolean =>
  value.isWellFormed() && [...value].every((c) => c >= ' ' || c === '\n' || c === '\t' || c === '\r');

/** HTML written with the portal's `RichText`, cleaned; `max` counts its letters with the tags, before cleaning. */
export const richText = (max = 20_000): z.ZodType<string> =>
  told(z.string().max(max).refine(printable, unkept).transform(cleanHtml), 'String');

/** What neither Postgres nor JSON can keep: NUL, and halves of a character. */
const keepable = (value: string): boolean => value.isWellFormed() && !value.includes('\u0000');

/** Text kept as it was typed, such as passwords and signatures; never written to a log. */
export const secret = (min = 1, max = 72): z.ZodType<string> =>
  told(z.string().min(min).max(max).refine(keepable, unkept), 'String');

/** Several texts. */
export const texts = (max = 100, length = 200): z.ZodType<string[]> =>
  told(z.array(z.string().trim().max(length).refine(printable, unkept)).max(max), 'String', { list: true });

/** An e-mail address, in lower case. */
export const email = (): z.ZodType<string> => told(z.string().trim().toLowerCase().max(254).pipe(z.email()), 'String');

/** A phone number as people write it: digits with `+ ( ) - . /` and spaces. */
export const phone = (): z.ZodType<string> =>
  told(
    z
      .string()
      .trim()
      .max(30)
      .regex(/^\+?[\d\s().\-/]{5,}$/, 'kernel.noPhone'),
    'String',
  );

/** Days and instants from the year 1000 to the year 9998: on both sides of every time zone, Postgres and JavaScript agree on them. */
const counted = (value: string): boolean => value >= '1000-01-02' && value < '9999';

/** A day, 'YYYY-MM-DD', that exists. */
export const date = (): z.ZodType<string> => told(z.iso.date().refine(counted, 'kernel.noDay'), 'Date');

/** A month, 'YYYY-MM', or any day of it. */
export const month = (): z.ZodType<string> =>
  told(
    z.string().refine((value) => date().safeParse(value.length === 7 ? `${value}-01` : value).success, 'kernel.noDay'),
    'String',
  );

/** A time of day, 'HH:mm' from 00:00 to 23:59. */
export const clock = (): z.ZodType<string> =>
  told(z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'kernel.noClock'), 'Clock');

/** An instant, ISO 8601 with an offset. */
export const datetime = (): z.ZodType<Date> =>
  told(
    z.iso
      .datetime({ offset: true })
      .refine(counted, 'kernel.noMoment')
      .transform((value) => new Date(value)),
    'DateTime',
  );

export const int = (min = -largestId, max = largestId): z.ZodType<number> => told(z.int().min(min).max(max), 'Int');
/** Several whole numbers. */
export const ints = (max = 200, least = -largestId, most = largestId): z.ZodType<number[]> =>
  told(z.array(z.int().min(least).max(most)).max(max), 'Int', { list: true });
export const float = (min = -1e12, max = 1e12): z.ZodType<number> => told(z.number().min(min).max(max), 'Float');
export const flag = (): z.ZodType<boolean> => told(z.boolean(), 'Boolean');

/** One of the given words. */
export const choice = <const V extends string>(...values: readonly V[]): z.ZodType<V> =>
  told(z.literal([...values]), 'String', { values });

/** Several of the given words. */
export const choices = <const V extends string>(...values: readonly V[]): z.ZodType<V[]> =>
  told(z.array(z.literal([...values])).max(values.length), 'String', { values, list: true });

/** Levels of lists and objects within JSON; whoever walks through it goes down one by one. */
const DEEPEST = 40;
const shallow = (value: unknown): boolean => {
  let level = [value];
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > DEEPEST) return false;
    level = level.flatMap((one) => (typeof one === 'object' && one !== null ? Object.values(one) : []));
  }
  return true;
};
const short = (max: number) => (value: unknown) => (JSON.stringify(value) ?? '').length <= max;
/** A `\u0000`, or half of a character, in the JSON of a value; backslashes that are themselves escaped say nothing. */
const keptAsJson = (value: unknown): boolean =>
  !/\\u(0000|d[89a-f])/i.test((JSON.stringify(value) ?? '').replaceAll('\\\\', ''));
/** Each check ends the way: the next one relies on it. */
const given = (max: number) =>
  z
    .unknown()
    .refine(shallow, { error: 'kernel.tooDeep', abort: true })
    .refine(short(max), { error: 'kernel.tooMuch', abort: true })
    .refine(keptAsJson, unkept);
/** JSON of a given shape, of at most `max` characters. */
export const json = <V>(shape: z.ZodType<V, unknown>, max = 100_000): z.ZodType<V> =>
  told(given(max).pipe(shape), 'JSON');
/** Any JSON of at most `max` characters. */
export const anyJson = (max = 100_000): z.ZodType<z.core.util.JSONType> => told(given(max).pipe(z.json()), 'JSON');

/** A colour, '#rgb' or '#rrggbb'. */
export const colour = (): z.ZodType<string> =>
  told(
    z
      .string()
      .trim()
      .regex(/^#([\da-f]{3}|[\da-f]{6})$/i, 'kernel.noColour'),
    'String',
  );

/** Clients send null for members they leave out; it stays only where the member tells null from nothing. */
const withoutNulls = <S extends InputShape>(shape: S) =>
  z.preprocess(
    (value) =>
      typeof value === 'object' && value !== null && !Array.isArray(value)
        ? Object.fromEntries(
            Object.entries(value).filter(([key, one]) => one !== null || shape[key]?.safeParse(null).success === true),
          )
        : value,
    z.object(shape),
  );

/** A list of objects; ids inside are named in `reach` by their path, such as 'users.user_id'. */
export const listOf = <S extends InputShape>(shape: S, max = 200): z.ZodType<InputOf<S>[]> =>
  told(z.array(withoutNulls(shape)).max(max), 'Object', { shape, list: true });

/** One object, its members optional as they say; `name` is its GraphQL type: `objectOf('DeviceInput', { os: … })`. */
export const objectOf = <S extends InputShape>(name: string, shape: S): z.ZodType<InputOf<S>> =>
  told(withoutNulls(shape), 'Object', { shape, name });

/** How many rows (1–200), and which page of them, from 1. */
export const page = { first: int(1, 200), page: int(1, 1_000_000).optional() };
/** The same where the catalogue leaves `first` open; the kernel takes 50. */
export const pageIfAny = { first: int(1, 200).optional(), page: int(1, 1_000_000).optional() };
