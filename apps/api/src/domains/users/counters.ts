import { sql } from 'kysely';
import type { Ctx } from '../../kernel/call/context.ts';
import type { Id } from '../../kernel/db/tables.ts';

interface OwnCounters {
  readonly students: number;
  /** Told and not seen. */
  readonly notifications: number;
  /** Days a student left without a check-out, which this contact was asked about and nobody has answered. */
  readonly questions: number;
}

/** What a contact finds on its home page, in numbers. */
export const countOwn = async (
  ctx: Pick<Ctx, 'db' | 'who' | 'now'>,
  { id }: { readonly id: Id<'app_user'> },
): Promise<OwnCounters & { id: Id<'app_user'> }> => {
  const { centre } = ctx.who;
  const { rows } = await sql<OwnCounters>`select
    (select count(*) from guardian_link gl
      join student st on st.centre_id = gl.centre_id and st.id = gl.student_id
      where gl.centre_id = ${centre} and gl.user_id = ${id} and not gl.black_list and st.archived_at is null
    )::int as students,
    (select count(*) from notification n
      where n.centre_id = ${centre} and n.user_id = ${id} and n.seen_at is null and n.deleted_at is null
    )::int as notifications,
    (select count(distinct fc.id) from forgotten_checkout_link l
      join forgotten_checkout fc on fc.centre_id = l.centre_id and fc.id = l.forgotten_checkout_id
      where l.centre_id = ${centre} and l.user_id = ${id} and l.expires_at > ${ctx.now()}
        and fc.said_on is null and fc.settled_at is null
    )::int as questions`.execute(ctx.db);
  const [found] = rows;
  if (!found) throw new Error('The counters were not answered.');
  return { id, ...found };
};
