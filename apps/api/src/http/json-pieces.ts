import { isObject } from '@nestling/rules/json.ts';
import { turnsOf } from './turns.ts';

/** Records of a list that are written out at once. */
const AT_ONCE = 20;
/** How far down lists are looked for: answer, data, call, page. */
const LEVELS = 4;
/** Characters that are made into bytes at once. */
const CHUNK = 65_536;

const isPlain = (value: unknown): value is Record<string, unknown> => {
  if (!isObject(value) || Array.isArray(value)) return false;
  const made: unknown = Object.getPrototypeOf(value);
  return made === null || made === Object.prototype;
};

/** The JSON of a value, piece by piece; what is undefined is left out, as in JSON.stringify. */
export function* jsonPieces(value: unknown, levels = LEVELS): Generator<string> {
  if (Array.isArray(value) && value.length > AT_ONCE) {
    for (let i = 0; i < value.length; i += AT_ONCE)
      yield `${i === 0 ? '[' : ','}${JSON.stringify(value.slice(i, i + AT_ONCE)).slice(1, -1)}`;
    yield ']';
  } else if (levels > 0 && isPlain(value)) {
    let sign = '{';
    for (const [key, inner] of Object.entries(value)) {
      if (inner === undefined) continue;
      yield `${sign}${JSON.stringify(key)}:`;
      yield* jsonPieces(inner, levels - 1);
      sign = ',';
    }
    yield sign === '{' ? '{}' : '}';
  } else yield JSON.stringify(value) ?? 'null';
}

/** The JSON of an answer as bytes; while a long one is written, others come in between. */
export const writtenOut = async (answer: unknown): Promise<Buffer> => {
  const bytes: Buffer[] = [];
  let text = '';
  const others = turnsOf();
  for (const piece of jsonPieces(answer)) {
    text += piece;
    if (text.length < CHUNK) continue;
    bytes.push(Buffer.from(text));
    text = '';
    await others();
  }
  bytes.push(Buffer.from(text));
  return bytes.length === 1 && bytes[0] ? bytes[0] : Buffer.concat(bytes);
};
