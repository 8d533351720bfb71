import { randomBytes } from 'node:crypto';
import { keepFile } from '../../files/keep-file.ts';
import { fileOf, type Size } from '../../files/pictures.ts';
import { readStored } from '../../files/store.ts';
import type { WorkContext } from '../../kernel/call/context.ts';
import { insertRows } from '../../kernel/write/write-rows.ts';

interface Picture {
  readonly key: string;
  readonly width: number;
  readonly height: number;
  readonly bytes: number;
}
const sizes: readonly Size[] = ['full', 'face', 'small'];

/**
 * Keeps a copy of a picture of another center under a key of its own, which nobody has uploaded; null where its files are gone.
 * Whoever asks has seen to it that the picture may go over.
 */
export const copyPicture = async (
  ctx: WorkContext,
  from: number,
  { key, width, height, bytes }: Picture,
): Promise<string | null> => {
  const own = `p${randomBytes(16).toString('base64url')}`;
  const files = await Promise.all(sizes.map((size) => readStored(from, fileOf(key, size))));
  if (files.some((file) => file === null)) return null;
  for (const [n, size] of sizes.entries()) await keepFile(ctx, fileOf(own, size), files[n] ?? Buffer.alloc(0));
  await insertRows(ctx, 'picture', [{ key: own, width, height, bytes, created_at: ctx.now() }]);
  return own;
};
