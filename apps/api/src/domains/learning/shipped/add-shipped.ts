import { readFile } from 'node:fs/promises';
import type { ShippedFramework } from '@nestling/rules/shipped-frameworks.ts';
import { sql } from 'kysely';
import type { Ctx } from '../../../kernel/call/context.ts';
import { message } from '../../../kernel/call/message.ts';
import { declined } from '../../../kernel/call/refusals.ts';
import { updateRows } from '../../../kernel/write/write-rows.ts';
import { keepFramework } from '../import/keep.ts';
import { readInThread } from '../import/read-thread.ts';

/** Each stands in a file of our own columns beside this one. */
const files: Readonly<Record<ShippedFramework, string>> = { ELOF_2015: 'elof-2015.csv' };

/**
 * Adds a framework that comes with the product, to be read and copied and not changed. Its skills say that nobody has
 * compared their words with the published document.
 */
export const addShipped = async (ctx: Ctx, framework: ShippedFramework) => {
  await ctx.settled();
  const bytes = await readFile(new URL(files[framework], import.meta.url));
  const read = await readInThread(ctx.who.centre, bytes);
  const [found] = 'unread' in read || read.faults.length > 0 ? [] : read.frameworks;
  if (!found) throw new Error(`${files[framework]} is no framework.`);
  const { rows } = await sql`select 1 from learning_framework
    where external_id = ${framework} or folded(name) = folded(${found.head.name}) limit 1`.execute(ctx.db);
  if (rows.length > 0)
    return declined(message('learning.hasShipped', { name: found.head.name }), { field: 'framework', code: 'TAKEN' });
  const { id } = await keepFramework(ctx, { ...found, head: { ...found.head, identifier: framework } }, false);
  if (id === null) throw new Error(`${files[framework]} was not kept.`);
  await updateRows(ctx, 'learning_framework', { id }, { shipped: true });
  await updateRows(ctx, 'learning_skill', { framework_id: id }, { compared: false });
  return { id, name: found.head.name };
};
