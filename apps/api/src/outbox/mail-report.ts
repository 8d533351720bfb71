import PostalMime, { type Email } from 'postal-mime';
import { idsInAddresses } from './return-path.ts';

/** What a report of a mail server says of one address a letter of ours went to. */
export interface MailReport {
  readonly kind: 'bounce' | 'complaint';
  /** In lower case. */
  readonly address: string;
  /** Ids it may be about: of the address the report came to, and of the Message-ID it shows. Whoever wrote it chose both. */
  readonly letters: readonly string[];
  /** What the server said, on one line. */
  readonly said: string;
}

/** Fields of a part such as message/delivery-status, in groups (RFC 3464, 2.1): names in lower case, folded lines joined. */
const groupsOf = (text: string): Map<string, string>[] =>
  text
    .replaceAll('\r\n', '\n')
    .replace(/\n[ \t]+/g, ' ')
    .split(/\n{2,}/)
    .map((group) => {
      const lines = group.split('\n').map((line) => /^([\w-]+):(.*)$/.exec(line));
      return new Map(
        lines.flatMap((found) => (found ? [[String(found[1]).toLowerCase(), String(found[2]).trim()]] : [])),
      );
    })
    .filter((group) => group.size > 0);

/** 'rfc822; <Lena@Example.com>' is 'lena@example.com'. */
const addressOf = (field: string | undefined): string =>
  (field ?? '')
    .replace(/^[^;]*;/, '')
    .replace(/[<>]/g, '')
    .trim()
    .toLowerCase();

/** Failures for good that are not the address's fault: a full box, a letter too large or not liked (RFC 3463). */
const NOT_THE_ADDRESS = /^5\.(2\.2|2\.3|3\.4|6\.|7\.)/;

const isForGood = (group: Map<string, string>): boolean =>
  group.get('action')?.trim().toLowerCase() === 'failed' &&
  /^5\./.test(group.get('status') ?? '') &&
  !NOT_THE_ADDRESS.test(group.get('status') ?? '');

const textOf = (content: ArrayBuffer | Uint8Array | string): string =>
  typeof content === 'string'
    ? content
    : Buffer.from(content instanceof Uint8Array ? content : new Uint8Array(content)).toString('utf8');

const idOf = (text: string): string | undefined => /^message-id:\s*<([\w-]{8,80})@[^<>]*>/im.exec(text)?.[1];

/** Where a report came to, as its own headers and those of the mailbox say. */
const addressesOf = ({ headers }: Email): readonly string[] =>
  headers
    .filter(({ key }) => ['to', 'delivered-to', 'x-original-to', 'envelope-to'].includes(key))
    .map(({ value }) => value.slice(0, 1000));

/**
 * Reads a raw report: of mail that did not arrive (RFC 3464), or was marked as unwanted (RFC 5965). Whatever else came to
 * the mailbox, and what may still arrive, is no report: an empty list.
 */
export const readMailReport = async (raw: Buffer): Promise<readonly MailReport[]> => {
  const mail = await PostalMime.parse(raw, { forceRfc822Attachments: true }).catch(() => null);
  if (!mail) return [];
  const parts = mail.attachments.map(({ mimeType, content }) => ({
    type: mimeType.toLowerCase(),
    text: textOf(content),
  }));
  const part = (...types: string[]) => parts.find(({ type }) => types.includes(type))?.text;
  const shown = idOf(part('message/rfc822', 'text/rfc822-headers', 'message/global-headers', 'message/global') ?? '');
  const letters = [...idsInAddresses(addressesOf(mail)), ...(shown ? [shown] : [])];
  if (letters.length === 0) return [];
  const oneLine = (text: string | undefined) => (text ?? '').replace(/[\p{Cc}\s]+/gu, ' ').slice(0, 200);
  const status = part('message/delivery-status', 'message/global-delivery-status');
  if (status !== undefined)
    return groupsOf(status)
      .filter(isForGood)
      .map((group) => ({
        kind: 'bounce' as const,
        address: addressOf(group.get('original-recipient') ?? group.get('final-recipient')),
        letters,
        said: oneLine(group.get('diagnostic-code') ?? group.get('status')),
      }));
  const feedback = part('message/feedback-report');
  const [fields] = feedback === undefined ? [] : groupsOf(feedback);
  if (fields?.get('feedback-type')?.trim().toLowerCase() !== 'abuse') return [];
  return [{ kind: 'complaint', address: addressOf(fields.get('original-rcpt-to')), letters, said: 'abuse' }];
};
