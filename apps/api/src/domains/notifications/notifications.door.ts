import type { OwnNoticeKind } from '@nestling/rules/own-notices.ts';
import { type Kysely, sql } from 'kysely';
import type { DB } from '../../db/types.gen.ts';
import { CHANNEL } from '../../kernel/call/call-context.ts';
import type { Ctx } from '../../kernel/call/context.ts';
import type { Sql } from '../../kernel/db/tables.ts';
import { deliver, rowsOf } from './deliver.ts';

export { toldToTeam, WRITE_NOTICES } from './letters.ts';
export { sentenceOf } from './sentence.ts';

interface Publication {
  readonly user: number;
  readonly kind: OwnNoticeKind;
  readonly about: number;
  readonly facts: Readonly<Record<string, string | number | boolean>>;
}

/** Tells one person of something that happens with this very call; it leaves with COMMIT. */
export const tellPerson = async (ctx: Ctx, { user, kind, about, facts }: Publication): Promise<void> => {
  const now = ctx.now();
  const notice = { kind, key: `${kind}:${now.getTime()}`, about, facts, person: user, location: null, least: null };
  await tellMany(ctx, rowsOf([notice]));
};

/** Tells people of something that happens with this very call: a select of the columns that `deliver` reads. */
export const tellMany = async (ctx: Ctx, notices: Sql): Promise<void> => {
  for (const { id, user } of await deliver(ctx.db, ctx.who.centre, ctx.now(), notices))
    ctx.publish({ kind: 'notification', ids: [id], at: { user } });
};

/** Stores the notices of a job, as `deliver` reads them, and tells those who have the portal open. */
export const deliverFromJob = async (db: Kysely<DB>, centre: number, now: Date, notices: Sql): Promise<void> =>
  publishFresh(db, centre, await deliver(db, centre, now, notices));

/** Tells those who have the portal open of notices that were stored for them. */
export const publishFresh = async (
  db: Kysely<DB>,
  centre: number,
  fresh: readonly { readonly id: number; readonly user: number }[],
): Promise<void> => {
  const told = fresh.map(({ id, user }) => JSON.stringify({ c: centre, k: 'notification', i: [id], a: { user } }));
  if (told.length > 0)
    await sql`select pg_notify(${CHANNEL}, payload) from unnest(${told}::text[]) as payload`.execute(db);
};
