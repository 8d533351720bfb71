import { randomBytes } from 'node:crypto';
import type { WorkContext } from '../kernel/call/context.ts';
import { insertRows } from '../kernel/write/write-rows.ts';
import { attachmentType } from './content-types.ts';
import { keepFile } from './keep-file.ts';
import { mustBeClean } from './must-be-clean.ts';
import { plainName } from './plain-name.ts';

/**
 * Keeps a document of the caller's under a name; null where its bytes are none that is taken. Throws what the scanner has against
 * it, unless it was looked through before.
 */
export const keepDocument = async (
  ctx: WorkContext,
  bytes: Buffer,
  name: string,
  { isScanned = false } = {},
): Promise<{ readonly key: string; readonly ending: string; readonly called: string } | null> => {
  const type = attachmentType(bytes);
  if (!type) return null;
  const harm = isScanned ? null : await mustBeClean(ctx, async () => bytes, 'file');
  if (harm) throw harm;
  const { ending } = type;
  const key = `f${randomBytes(16).toString('base64url')}`;
  const called = plainName(name || `file.${ending}`).slice(-120) || 'file';
  await keepFile(ctx, `${key}.${ending}`, bytes);
  const row = {
    key,
    name: called,
    type: ending,
    bytes: bytes.length,
    // What the system keeps nobody has uploaded.
    uploaded_by: ctx.who.user || null,
    created_at: ctx.now(),
  };
  await insertRows(ctx, 'stored_file', [row]);
  return { key, ending, called };
};
