import { readStored, removeFile } from '../../files/store.ts';
import {
  isUploadKeyOf,
  PART_BYTES,
  RESUMABLE_SECONDS,
  type UPLOAD_TYPES,
  uploadAddress,
  uploadFile,
  type VIDEO_TYPES,
} from '../../files/upload-address.ts';
import { FORGET_UPLOADS } from '../../files/upload-tasks.ts';
import { installation } from '../../installation.ts';
import { declined, done, message } from '../../kernel/call/call.ts';
import type { Ctx } from '../../kernel/call/context.ts';
import { keepPicture } from './upload.ts';

interface File {
  readonly type: (typeof UPLOAD_TYPES)[number] | (typeof VIDEO_TYPES)[number];
}

/** How long a file waits to be confirmed. */
const KEPT_SECONDS = RESUMABLE_SECONDS + 60 * 60;

/**
 * Where several files are put, in their order: whole, or in parts of `part` bytes, each with its `content-range`; HEAD
 * answers `upload-offset`, from where to go on. What nobody confirms is removed an hour after the address has ended.
 */
export const uploadLinks = async (ctx: Ctx, { files }: { readonly files: readonly File[] }) => {
  const links = files.map(({ type }) => {
    const { url, key } = uploadAddress(ctx.who, type, ctx.now(), RESUMABLE_SECONDS);
    const fields = { method: 'PUT', 'content-type': type, part: PART_BYTES };
    return { url: `${ctx.request.origin}${url}`, key, fields, expires_in: RESUMABLE_SECONDS };
  });
  const at = new Date(ctx.now().getTime() + KEPT_SECONDS * 1000);
  ctx.enqueue(FORGET_UPLOADS, { keys: links.map(({ key }) => key) }, { at });
  return links;
};

/** Makes a picture of a file that its caller put into the store; what is none is removed. */
export const confirmUpload = async (ctx: Ctx, { key }: { readonly key: string }) => {
  const { centre, user } = ctx.who;
  const file = uploadFile(key);
  const bytes = isUploadKeyOf(key, centre, user) ? await readStored(centre, file) : null;
  if (!bytes) return declined(message('media.notUploaded'), { field: 'key', code: 'UNKNOWN' });
  // Refused for being one of too many at once, the file stays, to be confirmed a moment later.
  const kept = await keepPicture(ctx, bytes);
  await removeFile(centre, file);
  return 'key' in kept
    ? done(message('media.kept'), { file_name: kept.key })
    : declined(kept.message, { field: 'key', code: 'NO_PICTURE' });
};

/** Where files are kept, and where they are served from: by the api, at signed addresses, wherever they are kept. */
export const storage = async (ctx: Ctx) => {
  const { bucket } = installation();
  const base_url = `${ctx.request.origin}/files`;
  return bucket ? { name: 's3', region: bucket.region, base_url } : { name: 'local', region: '', base_url };
};
