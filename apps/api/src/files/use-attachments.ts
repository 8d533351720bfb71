import { sql } from 'kysely';
import { declined } from '../kernel/call/call.ts';
import type { WorkContext } from '../kernel/call/context.ts';
import { message } from '../kernel/call/message.ts';

/** What somebody has uploaded: a document by its key and the ending of its name in the store, or a picture by its key. */
export interface Attached {
  readonly file: string | null;
  readonly picture: string | null;
  readonly type: string;
  readonly name: string;
}

/**
 * Holds documents and pictures a record is about to name until the transaction ends, and answers them in their order. Throws,
 * at the field, where one of them was not uploaded by the caller.
 */
export const useAttachments = async (ctx: WorkContext, keys: readonly string[], field: string): Promise<Attached[]> => {
  const wanted = [...new Set(keys)];
  if (wanted.length === 0) return [];
  const { user } = ctx.who;
  const { rows: files } = await sql<Attached & { key: string }>`
    select f.key, f.key as file, null::text as picture, f.type, f.name from stored_file f
    where f.key = any(${wanted}::text[]) and f.uploaded_by = ${user} order by f.key for share`.execute(ctx.db);
  const { rows: pictures } = await sql<Attached & { key: string }>`
    select p.key, null::text as file, p.key as picture, 'webp' as type, 'picture.webp' as name from picture p
    where p.key = any(${wanted}::text[]) and p.uploaded_by = ${user} order by p.key for share`.execute(ctx.db);
  const known = new Map([...files, ...pictures].map(({ key, ...found }) => [key, found]));
  return wanted.map((key) => {
    const found = known.get(key);
    if (found) return found;
    throw declined(message('media.unknownFile'), { field, code: 'UNKNOWN', message: message('media.unknownFile') });
  });
};
