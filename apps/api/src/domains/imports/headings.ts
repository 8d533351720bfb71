import type { Ctx } from '../../kernel/call/context.ts';
import type { InputOf } from '../../kernel/call/input.ts';
import { deleteRows, insertMissing } from '../../kernel/write/write-rows.ts';
import type { matchedSheet } from './imports.inputs.ts';
import { type Field, headingOf } from './reading/heads.ts';

/** Headings that are remembered of a center; more are no list somebody brings again. */
const MOST = 3_000;

/** What the columns of lists were said to hold before, by heading. */
export const rememberedFields = async (ctx: Pick<Ctx, 'db'>): Promise<Readonly<Record<string, Field>>> => {
  const rows = await ctx.db
    .selectFrom('import_heading')
    .select(['header', 'field'])
    .orderBy('updated_at', 'desc')
    .limit(MOST)
    .execute();
  return Object.fromEntries(rows.map(({ header, field }) => [header, field]));
};

/** Remembers what somebody has said columns hold, also where it is nothing of ours. */
export const rememberFields = async (ctx: Ctx, headers: InputOf<typeof matchedSheet>['headers']): Promise<void> => {
  const said = new Map(headers.map(({ header, field }) => [headingOf(header), field ?? '']));
  said.delete('');
  await deleteRows(ctx, 'import_heading', { header: [...said.keys()] });
  await insertMissing(
    ctx,
    'import_heading',
    [...said].map(([header, field]) => ({ header, field, updated_by: ctx.who.user, updated_at: ctx.now() })),
  );
};
