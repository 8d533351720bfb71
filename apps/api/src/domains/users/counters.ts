import { sql } from 'kysely';
import type { Ctx } from '../../kernel/call/context.ts';
import type { Id } from '../../kernel/db/tables.ts';
import { ownInvoices } from '../../model/billing/reach.ts';
import { filesSharedWith } from '../../model/file/reach.ts';
import { answersNow } from '../../model/form/answers-now.ts';
import { targetsOf } from '../../model/form/reach.ts';
import { countUnreadOf } from '../chat/chat.door.ts';

interface OwnCounters {
  readonly students: number;
  /** Of files shared with this contact or for its children, those it has not read. */
  readonly files: number;
  /** To fill in, or sent back. */
  readonly forms: number;
  /** With something left to pay. */
  readonly invoices: number;
  /** Told and not seen. */
  readonly notifications: number;
  /** Days a student left without a check-out, which this contact was asked about and nobody has answered. */
  readonly questions: number;
}

/** What a contact finds on its home page, in numbers. */
export const countOwn = async (
  ctx: Pick<Ctx, 'db' | 'who' | 'now'>,
  { id }: { readonly id: Id<'app_user'> },
): Promise<OwnCounters & { id: Id<'app_user'>; messages: number }> => {
  const self = { ...ctx.who, user: id, role: 'user' as const };
  const { rows } = await sql<OwnCounters>`select
    (select count(*) from guardian_link gl
      join student st on st.id = gl.student_id
      where gl.user_id = ${id} and not gl.black_list and st.archived_at is null
    )::int as students,
    (select count(*) from notification n
      where n.user_id = ${id} and n.seen_at is null and n.deleted_at is null
    )::int as notifications,
    (select count(distinct fc.id) from forgotten_checkout_link l
      join forgotten_checkout fc on fc.id = l.forgotten_checkout_id
      where l.user_id = ${id} and l.expires_at > ${ctx.now()}
        and fc.said_on is null and fc.settled_at is null
    )::int as questions,
    (select count(distinct s.file_id) from (${filesSharedWith(self)}) s
      join file f on f.id = s.file_id
      where not exists (select 1 from file_read r where r.file_id = f.id and r.version = f.version
        and r.user_id = ${id}))::int as files,
    (select count(*) from (${targetsOf(self)}) t where not exists (select 1 from form_entry e
      where e.form_id = t.form_id and e.student_id is not distinct from t.student_id and e.user_id = ${id}
      and e.status in ('submitted', 'approved') and ${answersNow('e', sql`t.form_id`)}))::int as forms,
    (select count(*) from invoice i where i.status in ('open', 'partly_paid')
      and ${ownInvoices.filter(self, { name: 'i' })})::int as invoices`.execute(ctx.db);
  const [found] = rows;
  if (!found) throw new Error('The counters were not answered.');
  return { id, messages: await countUnreadOf(ctx, id), ...found };
};
