import type { WorkContext } from '../kernel/call/context.ts';
import { putFile, removeFile } from './store.ts';

/**
 * Keeps a file for a call or a job: only once it is known that the caller may, and gone again when the transaction is not
 * kept. Rejects with ENOSPC when there is no room.
 */
export const keepFile = async (ctx: WorkContext, name: string, bytes: Uint8Array): Promise<void> => {
  const { centre } = ctx.who;
  await ctx.settled();
  ctx.unlessKept(() => removeFile(centre, name));
  await putFile(centre, name, bytes);
};
