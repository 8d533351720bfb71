import { sql } from 'kysely';
import type { Ctx } from '../../kernel/call/context.ts';
import type { Sql } from '../../kernel/db/tables.ts';

/**
 * Puts what was told under these keys right after the records have changed: `notices` selects what would be told now (the columns
 * `deliver` reads). Notices and letters that still wait take over its facts; what would not be told any more is taken away, with
 * the pushes that wait for it. Nobody is told anew.
 */
export const retell = async (ctx: Ctx, keys: readonly string[], notices: Sql): Promise<void> => {
  const same = sql`t.key = n.key and (t.person is null or t.person = n.user_id)`;
  await sql`with told as materialized (${notices}), changed as (
      update notification n set facts = t.facts from told t where ${same} and n.facts <> t.facts
    ), rewritten as (
      update notice_letter n set facts = t.facts from told t where ${same} and n.written_at is null and n.facts <> t.facts
    ), unwritten as (
      delete from notice_letter n where n.key = any(${[...keys]}::text[]) and n.written_at is null
        and not exists (select 1 from told t where ${same})
    )
    delete from notification n where n.key = any(${[...keys]}::text[])
      and not exists (select 1 from told t where ${same})`.execute(ctx.db);
};
