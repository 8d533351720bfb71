import { fileOf } from '../../files/pictures.ts';
import { plainName } from '../../files/plain-name.ts';
import type { Raw } from './records.ts';

/** A file that goes along: where it stands in the archive, and what it is called in the store. */
export interface Paper {
  readonly path: string;
  readonly stored: string;
}

const textOf = (value: object, key: string): string | null => {
  const text: unknown = Reflect.get(value, key);
  return typeof text === 'string' && text !== '' ? text : null;
};

/**
 * The file a row names in its column `file`, as {id, original, and stored or picture}; null where it names none. A picture is
 * kept as it is shown, whatever it was when it was taken.
 */
export const paperOf = (part: string, { file }: Raw): Paper | null => {
  if (typeof file !== 'object' || file === null) return null;
  const [stored, picture] = [textOf(file, 'stored'), textOf(file, 'picture')];
  const key = stored ?? (picture ? fileOf(picture, 'full') : null);
  if (key === null) return null;
  const original = plainName(textOf(file, 'original') ?? '').slice(0, 80) || 'file';
  const name = stored ? original : `${original.replace(/\.[a-z0-9]{1,5}$/i, '')}.webp`;
  return { path: `${part}/${String(Reflect.get(file, 'id'))} ${name}`, stored: key };
};
