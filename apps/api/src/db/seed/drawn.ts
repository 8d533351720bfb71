import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { fileOf, type Size } from '../../files/pictures.ts';
import type { Writer } from './writer.ts';

/** Keeps a file of a center under its name. */
export type Keep = (centre: number, name: string, bytes: Uint8Array) => Promise<void>;

/** A picture that was drawn, and how large it is in px. */
interface Drawn {
  /** The files of its sizes. */
  readonly files: Readonly<Record<Size, string>>;
  readonly width: number;
  readonly height: number;
}

/** Puts a drawn picture among those of a center; answers its key. */
export const addDrawn = async (
  to: Writer,
  keep: Keep,
  { files, ...size }: Drawn,
  created_at: Date,
): Promise<string> => {
  const key = `p${randomBytes(17).toString('base64url').slice(0, 22)}`;
  const full = await readFile(files.full);
  await keep(to.centre, fileOf(key, 'full'), full);
  for (const part of ['face', 'small'] as const) await keep(to.centre, fileOf(key, part), await readFile(files[part]));
  await to.add('picture', { key, ...size, bytes: full.length, created_at });
  return key;
};
