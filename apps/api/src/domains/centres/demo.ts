import { done, message } from '../../kernel/call/call.ts';
import type { Ctx } from '../../kernel/call/context.ts';
import type { InputOf } from '../../kernel/call/input.ts';
import { records } from '../../kernel/write/records.ts';
import { mailerOf } from '../../outbox/mailer.ts';
import { sendEmails } from '../../outbox/send-emails.ts';
import { adminsToWrite } from './admins.ts';
import { DemoRequest } from './demo.entities.ts';
import type { demoForm } from './demo.inputs.ts';

const requests = records(DemoRequest, { gone: message('centres.demoGone'), stamps: ['created_at'] });

/** So many administrators are written to. */
const MOST_READERS = 10;

/** Keeps who asked for a demo and writes to the administrators of the platform. */
export const askForDemo = async (ctx: Ctx, given: InputOf<typeof demoForm>) => {
  const { name, email, phone, locations } = given;
  const company = given.company || null;
  const { id } = await requests.insert(ctx, {
    name,
    email,
    phone: phone || null,
    company,
    city: given.city || null,
    state: given.state || null,
    locations: locations ?? null,
    message: given.message || null,
    action: given.action || null,
  });
  const words = {
    subject: message('centres.demoSubject'),
    lines: [message('centres.demoBody', { name, school: company ?? '' })],
    button: { label: message('centres.demoButton'), path: `/demo-requests?open=${id}` },
  };
  await sendEmails(
    await mailerOf(ctx),
    'demo_request',
    (await adminsToWrite(ctx)).slice(0, MOST_READERS).map((to) => ({ to, words })),
  );
  return done(message('centres.demoKept'));
};
