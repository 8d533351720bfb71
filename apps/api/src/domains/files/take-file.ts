import { createHash } from 'node:crypto';
import { endingOf } from '../../files/content-types.ts';
import { isHeic } from '../../files/heic-thread.ts';
import { mustBeClean } from '../../files/must-be-clean.ts';
import { openStored, readStored } from '../../files/store.ts';
import { DOCUMENT_TYPE, isUploadKeyOf, UPLOAD_SECONDS, uploadAddress, uploadFile } from '../../files/upload-address.ts';
import { REMOVE_FILES } from '../../files/upload-tasks.ts';
import { declined, message } from '../../kernel/call/call.ts';
import type { Ctx } from '../../kernel/call/context.ts';
import { constraint } from '../../kernel/call/refusals.ts';
import { keepPicture } from '../media/media.door.ts';

for (const name of ['file_version_stored', 'student_document_stored'])
  constraint(name, 'file_path', 'TAKEN', message('files.uploadUsed'));

/** How long an uploaded file waits to be put on a record. */
const KEPT_MS = 4 * UPLOAD_SECONDS * 1000;

/** Where a file is put by PUT, as bytes; what no record takes within the hour is removed. */
export const fileUploadLink = (ctx: Ctx) => {
  const { url, key } = uploadAddress(ctx.who, DOCUMENT_TYPE, ctx.now());
  const fields = { method: 'PUT', 'content-type': DOCUMENT_TYPE };
  ctx.enqueue(REMOVE_FILES, { files: [uploadFile(key)] }, { at: new Date(ctx.now().getTime() + KEPT_MS) });
  return { url: `${ctx.request.origin}${url}`, key, fields, expires_in: UPLOAD_SECONDS };
};

/** What a record keeps of an upload. */
export interface Taken {
  readonly stored: string | null;
  readonly picture: string | null;
  readonly original: string;
  readonly bytes: number;
  readonly sha256: string;
}

const pictures = ['jpg', 'jpeg', 'png', 'webp', 'heic', 'heif'];
const zipped = ['docx', 'xlsx', 'pptx', 'odt', 'ods', 'odp'];
const compound = ['doc', 'xls', 'ppt'];
const plain = ['txt', 'csv'];

const isPicture = (head: Buffer): boolean =>
  head.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff])) ||
  head.subarray(0, 4).equals(Buffer.from([0x89, 0x50, 0x4e, 0x47])) ||
  (head.toString('latin1', 0, 4) === 'RIFF' && head.toString('latin1', 8, 12) === 'WEBP') ||
  isHeic(head);

/** Whether the first bytes are those of a file of this ending; what runs by itself, or hides as another kind, is not taken. */
const fits = (ending: string, head: Buffer): boolean => {
  if (ending === 'pdf') return head.includes('%PDF-');
  if (zipped.includes(ending)) return head.subarray(0, 4).equals(Buffer.from([0x50, 0x4b, 0x03, 0x04]));
  if (compound.includes(ending)) return head.subarray(0, 4).equals(Buffer.from([0xd0, 0xcf, 0x11, 0xe0]));
  return plain.includes(ending) && !head.includes(0);
};

const wrongKind = (field: string) => declined(message('files.wrongKind'), { field, code: 'WRONG_KIND' });

/** Its head, its length and its digest, in one reading. */
const look = async (centre: number, file: string) => {
  const opened = await openStored(centre, file);
  if (!opened) return null;
  const hash = createHash('sha256');
  let head = Buffer.alloc(0);
  for await (const chunk of opened.content) {
    hash.update(chunk);
    if (head.length < 1024) head = Buffer.concat([head, chunk]).subarray(0, 1024);
  }
  return { head, bytes: opened.size, sha256: hash.digest('hex') };
};

/**
 * Takes a file that the caller itself has put into the store: pictures are made anew, PDF, office and text files are kept
 * as they are. Throws at `field` when there is none, or when it is another kind than its name says.
 */
export const takeFile = async (ctx: Ctx, key: string, name: string, field = 'file_path'): Promise<Taken> => {
  const { centre, user } = ctx.who;
  const file = uploadFile(key);
  const found = isUploadKeyOf(key, centre, user) ? await look(centre, file) : null;
  if (!found || found.bytes === 0) throw declined(message('files.notUploaded'), { field, code: 'UNKNOWN' });
  const { head, bytes, sha256 } = found;
  const ending = endingOf(name);
  const original = name.slice(-200);
  if (pictures.includes(ending) && isPicture(head)) {
    const kept = await keepPicture(ctx, (await readStored(centre, file)) ?? Buffer.alloc(0));
    if (!('key' in kept)) throw declined(kept.message, { field, code: 'NO_PICTURE' });
    letGo(ctx, [{ stored: file }]);
    return { stored: null, picture: kept.key, original, bytes, sha256 };
  }
  if (!fits(ending, head)) throw wrongKind(field);
  const harm = await mustBeClean(ctx, () => readStored(centre, file), field);
  if (harm) throw harm;
  return { stored: file, picture: null, original, bytes, sha256 };
};

/** Lets go of what a record has held; the files leave after COMMIT. */
export const letGo = (ctx: Ctx, held: readonly { stored: string | null }[]): void => {
  const files = held.flatMap(({ stored }) => stored ?? []);
  if (files.length > 0) ctx.enqueue(REMOVE_FILES, { files });
};
