import { randomBytes } from 'node:crypto';
import type { Ctx } from '../../kernel/call/context.ts';
import { message } from '../../kernel/call/message.ts';
import { declined, refuse } from '../../kernel/call/refusals.ts';
import { ThreadFailed } from '../../kernel/lib/thread-pool.ts';
import { downloadAddress } from '../address.ts';
import type { ExportType } from '../content-types.ts';
import { plainName } from '../plain-name.ts';
import { putChunks } from '../store.ts';
import type { Sheet } from './sheet.ts';
import { wholeInThread, writeInThread } from './sheet-thread.ts';

/** A table of a centre as the bytes of a PDF, for a letter it goes along with. */
export const pdfOf = <Row>(centre: number, sheet: Omit<Sheet<Row>, 'words'>, language: 'en' | 'es'): Promise<Buffer> =>
  wholeInThread(centre, 'pdf', language, sheet);

/** Makes what a thread makes; declined where it is too much for one, refused for now where all are busy. */
export const orTooHeavy = async <T>(make: () => Promise<T>): Promise<T> => {
  try {
    return await make();
  } catch (error) {
    if (!(error instanceof ThreadFailed)) throw error;
    if (error.why === 'BUSY') throw refuse.notReady();
    throw declined(message('sheet.tooHeavy'), { field: 'type', code: 'TOO_LARGE' });
  }
};

/**
 * Makes a file of a table and answers the address it is fetched at for 15 minutes; `name` is what the download is
 * called, without its ending. The file leaves the store with the nightly sweep. Rows are written as they come, so a
 * large table needs no more memory than a small one, and in a thread, so that nobody waits for it.
 */
export const exportSheet = async <Row>(
  ctx: Pick<Ctx, 'who' | 'request' | 'now' | 'epoch' | 'settled'>,
  type: ExportType,
  name: string,
  sheet: Omit<Sheet<Row>, 'words'>,
): Promise<string> => {
  const { centre } = ctx.who;
  const file = `x${randomBytes(16).toString('base64url')}.${type}`;
  const { language } = ctx.request;
  await ctx.settled();
  await orTooHeavy(() => writeInThread(centre, { type, language, sheet }, (chunks) => putChunks(centre, file, chunks)));
  return downloadAddress(ctx, file, `${plainName(name).slice(0, 100) || 'export'}.${type}`, 'unchanged');
};
