import { hasFile, openStored, putChunks, removeFile } from './store.ts';
import { PART_BYTES, uploadFile, uploadPart } from './upload-address.ts';

/** A part of a file as `content-range` says it (RFC 9110, 14.4): both ends included. */
export interface PartOf {
  readonly start: number;
  readonly end: number;
  readonly total: number;
}

/** The part a header names, null for none; 'wrong' where it is none of ours: parts stand at multiples of their size. */
export const partOf = (header: string | undefined): PartOf | null | 'wrong' => {
  if (header === undefined) return null;
  const [, from, to, of] = /^bytes (\d{1,12})-(\d{1,12})\/(\d{1,12})$/.exec(header) ?? [];
  const [start, end, total] = [Number(from), Number(to), Number(of)];
  const whole = end === Math.min(start + PART_BYTES, total) - 1;
  return of !== undefined && start % PART_BYTES === 0 && start <= end && whole ? { start, end, total } : 'wrong';
};

const countOf = (total: number): number => Math.ceil(total / PART_BYTES);

/** From which byte on a file is still missing; null when it is whole. */
export const offsetOf = async (centre: number, key: string): Promise<number | null> => {
  if (await hasFile(centre, uploadFile(key))) return null;
  let part = 0;
  while (await hasFile(centre, uploadPart(key, part))) part += 1;
  return part * PART_BYTES;
};

async function* joined(centre: number, key: string, count: number): AsyncGenerator<Uint8Array> {
  for (let part = 0; part < count; part += 1) {
    const stored = await openStored(centre, uploadPart(key, part));
    if (!stored) throw new Error('A part is gone.');
    for await (const chunk of stored.content) yield chunk;
  }
}

/** Puts the parts together once all are there; two that do so at once write the same. @returns whether the file is whole. */
export const joinParts = async (centre: number, key: string, total: number): Promise<boolean> => {
  const count = countOf(total);
  for (let part = count - 1; part >= 0; part -= 1) if (!(await hasFile(centre, uploadPart(key, part)))) return false;
  await putChunks(centre, uploadFile(key), joined(centre, key, count));
  await removeParts(centre, key);
  return true;
};

/** Removes what has come of a file. */
export const removeParts = async (centre: number, key: string): Promise<void> => {
  for (let part = 0; await hasFile(centre, uploadPart(key, part)); part += 1)
    await removeFile(centre, uploadPart(key, part));
};
