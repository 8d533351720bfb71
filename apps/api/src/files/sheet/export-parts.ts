import { randomBytes } from 'node:crypto';
import type { Zippable } from 'fflate';
import type { Ctx } from '../../kernel/call/context.ts';
import { downloadAddress } from '../address.ts';
import { plainName } from '../plain-name.ts';
import { putFile } from '../store.ts';
import { zipInThread } from '../zip-thread.ts';
import { orTooHeavy } from './export-sheet.ts';
import type { Column } from './sheet.ts';
import { wholeForCall } from './sheet-thread.ts';

/**
 * Makes several CSV of a table, packed into one ZIP, and answers the address it is fetched at for 15 minutes. Each is called as the
 * download with its place among them: "… 1-3.csv".
 */
export const exportParts = async <Row>(
  ctx: Pick<Ctx, 'who' | 'request' | 'now' | 'epoch' | 'settled'>,
  name: string,
  columns: readonly Column<Row>[],
  parts: readonly (readonly Row[])[],
): Promise<string> => {
  const { centre } = ctx.who;
  const called = plainName(name).slice(0, 100) || 'export';
  return exportZip(ctx, called, async () => {
    const files: Record<string, Uint8Array> = {};
    for (const [at, rows] of parts.entries()) {
      const sheet = { title: called, subtitle: '', columns, rows };
      const bytes = await wholeForCall(centre, 'csv', ctx.request.language, sheet);
      files[`${called} ${at + 1}-${parts.length}.csv`] = bytes;
    }
    return files;
  });
};

/** Packs files into one ZIP and answers the address it is fetched at for 15 minutes; `make` is asked once the caller's checks hold. */
export const exportZip = async (
  ctx: Pick<Ctx, 'who' | 'now' | 'epoch' | 'settled'>,
  name: string,
  make: () => Promise<Zippable>,
): Promise<string> => {
  const { centre } = ctx.who;
  const file = `x${randomBytes(16).toString('base64url')}.zip`;
  await ctx.settled();
  await orTooHeavy(async () => putFile(centre, file, await zipInThread(centre, await make(), ctx.now())));
  return downloadAddress(ctx, file, `${plainName(name).slice(0, 100) || 'export'}.zip`, 'unchanged');
};
