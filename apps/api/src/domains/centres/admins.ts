import { sql } from 'kysely';
import type { WorkContext } from '../../kernel/call/context.ts';
import { openMailer } from '../../outbox/mailer.ts';
import { type Reader, sendEmails, type Words } from '../../outbox/send-emails.ts';

/** The administrators of the center worked in that a letter reaches. */
export const adminsToWrite = async ({ db }: Pick<WorkContext, 'db'>): Promise<readonly Reader[]> => {
  const { rows } = await sql<Reader>`select u.id, u.email, u.phone, u.language from app_user u
    where u.status = 'active' and u.deleted_at is null and u.email_confirmed and exists (
      select 1 from user_role ur join role r on r.id = ur.role_id
      where ur.user_id = u.id and r.name = 'admin')
    order by u.id`.execute(db);
  return rows;
};

/**
 * Writes to those who run the center worked in.
 * @param wordsOf what it says, to whoever is told the name of the center
 * @param once names what it is about: nobody is written to a second time under that name
 */
export const writeToAdmins = async (
  ctx: WorkContext,
  kind: string,
  wordsOf: (centre: string) => Words,
  once?: string,
): Promise<void> => {
  const mailer = await openMailer(ctx.db, { centre: ctx.who.centre, at: ctx.now(), language: 'en' });
  const words = wordsOf(mailer.centreName);
  await sendEmails(
    mailer,
    kind,
    (await adminsToWrite(ctx)).map((to) => ({
      to,
      words,
      ...(once === undefined ? {} : { once: `${once}:${to.id}` }),
    })),
  );
};
