import type { OwnNoticeKind } from '@nestling/rules/own-notices.ts';
import type { Ctx, WorkContext } from '../../kernel/call/context.ts';
import type { Sql } from '../../kernel/db/tables.ts';
import { deliver, rowsOf } from './deliver.ts';

interface Publication {
  readonly user: number;
  readonly kind: OwnNoticeKind;
  readonly about: number;
  readonly facts: Readonly<Record<string, string | number | boolean>>;
}

/** Tells one person of something that happens with this very call; it leaves with COMMIT. */
export const notifyPerson = async (ctx: Ctx, { user, kind, about, facts }: Publication): Promise<void> => {
  const now = ctx.now();
  const notice = { kind, key: `${kind}:${now.getTime()}`, about, facts, person: user, location: null, least: null };
  await notifyMany(ctx, rowsOf([notice]));
};

/** Tells people of something that happens with this very call, or that a job has found: a select of the columns that `deliver` reads. */
export const notifyMany = async (
  ctx: Pick<WorkContext, 'db' | 'who' | 'now' | 'publish'>,
  notices: Sql,
): Promise<void> => {
  publishFresh(ctx, await deliver(ctx.db, ctx.who.centre, ctx.now(), notices));
};

/** Tells those who have the portal open of notices that were stored for them. */
export const publishFresh = (
  ctx: Pick<WorkContext, 'publish'>,
  fresh: readonly { readonly id: number; readonly user: number }[],
): void => {
  for (const { id, user } of fresh) ctx.publish({ kind: 'notification', ids: [id], at: { user } });
};
