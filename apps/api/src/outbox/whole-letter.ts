/** A letter that brings its own HTML, with the way out of it. */
export interface WholeLetter {
  readonly subject: string;
  readonly html: string;
  readonly plain: string;
  /** Where one click ends such letters (RFC 8058). */
  readonly unsubscribe: string;
  /** How the centre calls itself as sender. */
  readonly from: string;
}
/** Hands one letter over; throws when it was refused. `key` is the same each time it is tried. */
export type SendWhole = (to: string, letter: WholeLetter, key: string) => Promise<void>;

const WAIT_MS = 20_000;

/** Letters over SMTP, several connections at once; the Message-ID is made of the key. */
export const wholeSender = (url: string, from: string): SendWhole => {
  const open = async () =>
    (await import('nodemailer')).createTransport({
      url,
      pool: true,
      maxConnections: 5,
      connectionTimeout: WAIT_MS,
      socketTimeout: WAIT_MS,
    });
  let transport: ReturnType<typeof open> | undefined;
  const address = /<([^>]+)>$/.exec(from)?.[1] ?? from;
  const domain = address.split('@')[1] ?? 'localhost';
  return async (to, { subject, html, plain, unsubscribe, from: name }, key) => {
    transport ??= open();
    await (await transport).sendMail({
      from: { name, address },
      to: { name: '', address: to },
      subject,
      text: plain,
      html,
      messageId: `<${key}@${domain}>`,
      headers: {
        'List-Unsubscribe': `<${unsubscribe}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      },
    });
  };
};

/** As the environment says: SMTP_URL with MAIL_FROM; null where neither is set. */
export const letterSenderOf = ({ SMTP_URL, MAIL_FROM }: NodeJS.ProcessEnv): SendWhole | null =>
  SMTP_URL && MAIL_FROM ? wholeSender(SMTP_URL, MAIL_FROM) : null;
