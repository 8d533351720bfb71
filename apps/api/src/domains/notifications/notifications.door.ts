import type { OwnNoticeKind } from '@nestling/rules/own-notices.ts';
import type { Ctx } from '../../kernel/context.ts';
import type { Sql } from '../../kernel/tables.ts';
import { deliver, rowsOf } from './deliver.ts';

interface Told {
  readonly user: number;
  readonly kind: OwnNoticeKind;
  readonly about: number;
  readonly facts: Readonly<Record<string, string | number | boolean>>;
}

/** Tells one person of something that happens with this very call; it leaves with COMMIT. */
export const tellPerson = async (ctx: Ctx, { user, kind, about, facts }: Told): Promise<void> => {
  const now = ctx.now();
  const notice = { kind, key: `${kind}:${now.getTime()}`, about, facts, person: user, location: null, least: null };
  await tellMany(ctx, rowsOf([notice]));
};

/** Tells people of something that happens with this very call: a select of the columns that `deliver` reads. */
export const tellMany = async (ctx: Ctx, notices: Sql): Promise<void> => {
  for (const { id, user } of await deliver(ctx.db, ctx.who.centre, ctx.now(), notices))
    ctx.tell({ kind: 'notification', ids: [id], at: { user } });
};
