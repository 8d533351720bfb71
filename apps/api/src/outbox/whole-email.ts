import type { Environment } from '../kernel/lib/environment.ts';
import { attachedFile } from './attached-file.ts';
import { type ReturnPath, returnPathOf } from './return-path.ts';
import type { Attachment } from './written.ts';

/** A letter that brings its own HTML, with the way out of it. */
export interface WholeEmail {
  readonly subject: string;
  readonly html: string;
  readonly plain: string;
  /** Where one click ends such letters (RFC 8058). */
  readonly unsubscribe: string;
  /** How the centre calls itself as sender. */
  readonly from: string;
  /** Where answers go, where it is not there. */
  readonly replyTo?: string;
  /** Files that go along. */
  readonly attachments?: readonly Attachment[];
}
/** Hands one letter over; throws when it was refused. `id` is what it is called there, each time it is tried. */
export type SendWhole = (to: string, letter: WholeEmail, id: string) => Promise<void>;

const WAIT_MS = 20_000;

/** Letters over SMTP, several connections at once; Message-ID and return path are made of the id. */
export const wholeSender = (url: string, from: string, returnPath: ReturnPath = () => undefined): SendWhole => {
  const open = async () =>
    (await import('nodemailer')).createTransport({
      url,
      pool: true,
      maxConnections: 5,
      connectionTimeout: WAIT_MS,
      socketTimeout: WAIT_MS,
    });
  let transport: ReturnType<typeof open> | undefined;
  const address = /<([^<>]+)>$/.exec(from)?.[1] ?? from;
  const domain = address.split('@')[1] ?? 'localhost';
  return async (to, { subject, html, plain, unsubscribe, from: name, replyTo, attachments = [] }, id) => {
    const back = returnPath(id);
    transport ??= open();
    await (await transport).sendMail({
      from: { name, address },
      ...(replyTo ? { replyTo } : {}),
      to: { name: '', address: to },
      ...(back ? { envelope: { from: back, to } } : {}),
      subject,
      text: plain,
      html,
      attachments: attachments.map(attachedFile),
      messageId: `<${id}@${domain}>`,
      headers: {
        'List-Unsubscribe': `<${unsubscribe}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      },
    });
  };
};

/** As the environment says: SMTP_URL with MAIL_FROM and MAIL_RETURN_PATH; null where the first two are not set. */
export const emailSenderOf = (
  env: Pick<Environment, 'SMTP_URL' | 'MAIL_FROM' | 'MAIL_RETURN_PATH'>,
): SendWhole | null => {
  const { SMTP_URL, MAIL_FROM } = env;
  return SMTP_URL && MAIL_FROM ? wholeSender(SMTP_URL, MAIL_FROM, returnPathOf(env)) : null;
};
