import { sql } from 'kysely';
import { done, message } from '../../kernel/call/call.ts';
import type { Ctx } from '../../kernel/call/context.ts';
import type { InputOf } from '../../kernel/call/input.ts';
import { records } from '../../kernel/write/records.ts';
import { mailerOf } from '../../outbox/mailer.ts';
import { type Reader, sendEmails } from '../../outbox/send-emails.ts';
import { DemoRequest } from './demo.entities.ts';
import type { demoForm } from './demo.inputs.ts';

const requests = records(DemoRequest, { gone: message('centres.demoGone'), stamps: ['created_at'] });
const orNull = (value: string | undefined) => value?.trim() || null;

/** Keeps who asked for a demo and writes to the administrators of the platform. */
export const askForDemo = async (ctx: Ctx, given: InputOf<typeof demoForm>) => {
  const { name, email, phone, locations } = given;
  const company = orNull(given.company);
  const { id } = await requests.insert(ctx, {
    name: name.trim(),
    email,
    phone: orNull(phone),
    company,
    city: orNull(given.city),
    state: orNull(given.state),
    locations: locations ?? null,
    message: orNull(given.message),
    action: orNull(given.action),
  });
  const { rows } = await sql<Reader>`select u.id, u.email, u.phone, u.language from app_user u
    where u.status = 'active' and u.deleted_at is null and u.email_confirmed and exists (
      select 1 from user_role ur join role r on r.id = ur.role_id
      where ur.user_id = u.id and r.name = 'admin')
    order by u.id limit 10`.execute(ctx.db);
  const words = {
    subject: message('centres.demoSubject'),
    lines: [message('centres.demoBody', { name: name.trim(), school: company ?? '' })],
    button: { label: message('centres.demoButton'), path: `/demo-requests?open=${id}` },
  };
  await sendEmails(
    await mailerOf(ctx),
    'demo_request',
    rows.map((to) => ({ to, words })),
  );
  return done(message('centres.demoKept'));
};
