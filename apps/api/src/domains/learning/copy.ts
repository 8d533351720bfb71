import { sql } from 'kysely';
import { declined } from '../../kernel/call/call.ts';
import type { Ctx } from '../../kernel/call/context.ts';
import { message } from '../../kernel/call/message.ts';
import { findRow } from '../../kernel/db/find-rows.ts';

/** What the copy of a framework says of itself. It is the center's own: no file is matched with it. */
export const copiedHead = async (ctx: Ctx, { id, name }: { readonly id: number; readonly name: string }) => {
  const from = await findRow(ctx, 'learning_framework', { id });
  if (!from) return declined(message('learning.gone'), { field: 'id', code: 'GONE' });
  const { description, version, source, licence } = from;
  return { set: { name, description, version, source, licence }, notes: { copied_from: id } };
};

/** Copies all that is in a framework into another, empty one; four statements within the database however much that is. */
export const copyParts = async ({ db }: Ctx, id: number, to: number): Promise<void> => {
  await sql`select learning_copy(${id}::int, ${to}::int)`.execute(db);
};
