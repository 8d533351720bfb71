import type { EntryAct } from '@nestling/rules/forms/states.ts';
import type { Ctx } from '../../kernel/call/context.ts';
import { insertRows } from '../../kernel/write/write-rows.ts';

/**
 * Writes down what became of an entry, and by whom. `write`: answers went into a profile; `unsign`: a
 * signature was taken back.
 */
export const writeEvent = async (
  ctx: Ctx,
  entry_id: number,
  kind: EntryAct | 'write' | 'unsign',
  { notes = null, date = null }: { notes?: string | null; date?: string | null } = {},
): Promise<void> => {
  await insertRows(ctx, 'form_entry_event', [
    { entry_id, kind, notes, date, at: ctx.now(), by_user: ctx.who.user || null },
  ]);
};
