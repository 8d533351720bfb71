import { sql } from 'kysely';
import { declined, done, message } from '../../kernel/call/call.ts';
import type { Ctx } from '../../kernel/call/context.ts';
import type { Id } from '../../kernel/db/tables.ts';
import { Student } from '../../model/student/entity.ts';

interface Shared {
  readonly student_id: Id<'student'>;
  readonly user_id: Id<'app_user'>;
  readonly shared: boolean;
}

/** Opens what was written before a guardian joined, or while it was on the black list, to it, or closes it again. */
export const shareHistory = async (ctx: Ctx, { student_id, user_id, shared }: Shared) => {
  const { rows } = await sql<{ joined: boolean }>`with link as (
      select 1 from guardian_link where student_id = ${student_id} and user_id = ${user_id}
        and not black_list
    ), changed as (
      update chat_join set history = ${shared} where student_id = ${student_id}
        and user_id = ${user_id} and exists (select 1 from link) returning 1
    ), missed as (
      update chat_gap set history = ${shared} where student_id = ${student_id}
        and user_id = ${user_id} and exists (select 1 from link) returning 1)
    select exists (select 1 from changed) or exists (select 1 from missed) as joined from link`.execute(ctx.db);
  const [link] = rows;
  if (!link) return declined(message('chat.notGuardian'), { field: 'user_id', code: 'NOT_LINKED' });
  // Without a row there was nothing before it joined: all of it is open, and there is nothing to close.
  if (!link.joined && !shared) return declined(message('chat.allAlready'), { field: 'shared', code: 'NOTHING' });
  ctx.audit({ entity: Student, id: student_id, after: { guardian: user_id, chat_history: shared } });
  ctx.publish({ kind: 'rights', at: { user: user_id } });
  return done(message(shared ? 'chat.historyOpen' : 'chat.historyClosed'));
};
