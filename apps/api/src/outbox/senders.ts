import type { Environment } from '../kernel/lib/environment.ts';
import { attachedFile } from './attached-file.ts';
import { type ReplyPath, replyPathOf } from './reply-path.ts';
import { type ReturnPath, returnPathOf } from './return-path.ts';
import { asHtml, asSms, asText, type Written } from './written.ts';

/** Hands one message over to whoever carries it on. `id` is what it is called there, each time it is tried. Throws when refused. */
export type Send = (to: string, written: Written, id: string) => Promise<void>;

/** How messages leave this installation; null where nothing is configured: they wait in the outbox. */
export interface Senders {
  readonly mail: Send | null;
  readonly sms: Send | null;
}

const WAIT_MS = 20_000;

/**
 * Mail over SMTP (RFC 5321): `url` as in `smtp://user:password@mail.example.com:587`, `smtps://` for TLS from the start.
 * The Message-ID is made of the id, so that a mail that was sent twice shows once, and so is the return path where there is
 * one for each letter.
 */
export const smtpSender = (
  url: string,
  from: string,
  returnPath: ReturnPath = () => undefined,
  replyPath: ReplyPath = () => undefined,
): Send => {
  // Loaded by the first letter: a start of the server, after a kill above all, does not wait for it.
  const open = async () =>
    (await import('nodemailer')).createTransport({ url, connectionTimeout: WAIT_MS, socketTimeout: WAIT_MS });
  let transport: ReturnType<typeof open> | undefined;
  const domain = /@([^@>\s]+)>?$/.exec(from)?.[1] ?? 'localhost';
  return async (to, written, id) => {
    const back = returnPath(id);
    const { thread } = written;
    const replyTo = (thread && replyPath(thread.reply)) ?? written.reply_to;
    const before = (thread?.before ?? []).map((one) => `<${one}@${domain}>`);
    transport ??= open();
    await (await transport).sendMail({
      from: written.from_name ? { name: written.from_name, address: /<([^<>]+)>$/.exec(from)?.[1] ?? from } : from,
      ...(replyTo ? { replyTo } : {}),
      ...(before.length > 0 ? { inReplyTo: before.at(-1) ?? '', references: before } : {}),
      to,
      ...(back ? { envelope: { from: back, to } } : {}),
      subject: written.subject,
      text: asText(written),
      html: asHtml(written),
      attachments: (written.attachments ?? []).map(attachedFile),
      messageId: `<${id}@${domain}>`,
      headers: {
        'Auto-Submitted': 'auto-generated',
        ...(written.whole
          ? {
              'List-Unsubscribe': `<${written.whole.unsubscribe}>`,
              'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
            }
          : {}),
        // Exchange answers what is not marked so, with notes of absence and the like.
        ...(thread ? { 'X-Auto-Response-Suppress': 'All' } : {}),
      },
    });
  };
};

/** Text messages by Twilio's REST API (POST /2010-04-01/Accounts/{sid}/Messages.json). `base` is another host in tests. */
export const twilioSender = (account: string, token: string, from: string, base = 'https://api.twilio.com'): Send => {
  const url = `${base}/2010-04-01/Accounts/${encodeURIComponent(account)}/Messages.json`;
  const authorization = `Basic ${Buffer.from(`${account}:${token}`).toString('base64')}`;
  return async (to, written) => {
    const response = await fetch(url, {
      method: 'POST',
      headers: { authorization },
      body: new URLSearchParams({ To: to.replace(/[^\d+]/g, ''), From: from, Body: asSms(written) }),
      signal: AbortSignal.timeout(WAIT_MS),
    });
    if (!response.ok) throw new Error(`Twilio answered ${response.status}.`);
  };
};

/** As the environment says: SMTP_URL with MAIL_FROM, MAIL_RETURN_PATH and MAIL_REPLY; TWILIO_ACCOUNT_SID, TWILIO_AUTH_TOKEN and TWILIO_FROM. */
export const sendersOf = (env: Partial<Environment>): Senders => {
  const { SMTP_URL, MAIL_FROM, TWILIO_ACCOUNT_SID, TWILIO_AUTH_TOKEN, TWILIO_FROM, TWILIO_URL } = env;
  return {
    mail: SMTP_URL && MAIL_FROM ? smtpSender(SMTP_URL, MAIL_FROM, returnPathOf(env), replyPathOf(env)) : null,
    sms:
      TWILIO_ACCOUNT_SID && TWILIO_AUTH_TOKEN && TWILIO_FROM
        ? twilioSender(TWILIO_ACCOUNT_SID, TWILIO_AUTH_TOKEN, TWILIO_FROM, TWILIO_URL)
        : null,
  };
};
