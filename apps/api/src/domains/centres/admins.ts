import { sql } from 'kysely';
import type { WorkContext } from '../../kernel/call/context.ts';
import type { Reader } from '../../outbox/send-emails.ts';

/** The administrators of the own center a letter reaches. */
export const adminsToWrite = async ({ db }: Pick<WorkContext, 'db'>): Promise<readonly Reader[]> => {
  const { rows } = await sql<Reader>`select u.id, u.email, u.phone, u.language from app_user u
    where u.status = 'active' and u.deleted_at is null and u.email_confirmed and exists (
      select 1 from user_role ur join role r on r.id = ur.role_id
      where ur.user_id = u.id and r.name = 'admin')
    order by u.id`.execute(db);
  return rows;
};
