import { createHash } from 'node:crypto';
import { Resolver } from 'node:dns/promises';
import { authenticate } from 'mailauth';
import PostalMime, { addressParser, type Email } from 'postal-mime';
import { plainOf } from '../../../kernel/lib/rich-text.ts';
import type { MailFile, RawMail, ReadMail } from './mail-thread.ts';
import { splitQuotes } from './without-quotes.ts';

const LONGEST_WORDS = 10_000;
const LONGEST_QUOTED = 20_000;
/** What is looked through for the words of an answer. */
const MOST_READ = 200_000;
const LONGEST_SUBJECT = 200;
const LONGEST_ADDRESS = 254;
/** More is no letter anybody wrote. */
const MOST_FILES = 10;
const FILE_BYTES = 10_000_000;
const HEADER_BYTES = 262_144;
const DNS_MS = 4_000;

const valuesOf = ({ headers }: Email, name: string): string[] =>
  headers.filter(({ key }) => key === name).map(({ value }) => value.trim());

const first = (mail: Email, name: string): string => (valuesOf(mail, name)[0] ?? '').toLowerCase();

/** Addresses of programs, which read nothing. */
const PROGRAM = /^(mailer-daemon|postmaster|no[-_.]?reply|do[-_.]?not[-_.]?reply|bounces?)([+-].*)?(@|$)/;

/** Whether a program wrote it (RFC 3834, 2): notes of absence, lists, reports. */
const isAutomatic = (mail: Email, sender: string, from: string | null): boolean =>
  sender === '' ||
  PROGRAM.test(sender) ||
  PROGRAM.test(from ?? '') ||
  !['', 'no'].includes(first(mail, 'auto-submitted').split(/[;\s]/)[0] ?? '') ||
  /^(bulk|list|junk|auto_reply)$/.test(first(mail, 'precedence')) ||
  ['list-id', 'x-autoreply', 'x-autorespond', 'x-auto-reply'].some((name) => valuesOf(mail, name).length > 0) ||
  /^multipart\/report\b/.test(first(mail, 'content-type'));

/** The one mailbox of the one From; several, or a group, prove nobody. */
const authorOf = (mail: Email): { readonly address: string; readonly name: string } | null => {
  const fields = valuesOf(mail, 'from');
  const boxes = addressParser(fields[0] ?? '', { flatten: true });
  const [box] = boxes;
  if (fields.length !== 1 || boxes.length !== 1 || !box?.address) return null;
  const address = box.address.trim().toLowerCase();
  return /^[^\s@<>]+@[^\s@<>]+$/.test(address) && address.length <= LONGEST_ADDRESS
    ? { address, name: onOneLine(box.name).slice(0, 100) }
    : null;
};

/** Where a mail server that keeps a mail says to whom and from whom it was; then what its sender says. */
const DELIVERED = ['delivered-to', 'x-original-to', 'envelope-to', 'to', 'cc'];
const MOST_ADDRESSED = 50;
const addressedOf = (mail: Email): string[] => {
  const all = DELIVERED.flatMap((name) => valuesOf(mail, name))
    .flatMap((value) => addressParser(value.slice(0, MOST_READ), { flatten: true }))
    .flatMap(({ address = '' }) => (address.length > 0 && address.length <= LONGEST_ADDRESS ? address : []));
  return [...new Set(all)].slice(0, MOST_ADDRESSED);
};

/** Whom reports of a mail go to, as its server has noted it; empty of what asks for none. */
const returnPathOf = (mail: Email): string | undefined => valuesOf(mail, 'return-path')[0]?.replace(/^<|>$/g, '');

const onOneLine = (words: string | undefined): string => (words ?? '').replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ').trim();

/** Line breaks as ours, and none of the controls a screen or a database stumbles over. */
const plain = (words: string): string =>
  words
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n\t]/gu, '')
    .replace(/\n{3,}/g, '\n\n')
    .trim();

/** What a mail says; of one that is HTML alone its words, a line for each block. */
const textOf = ({ text, html }: Email): string =>
  text ?? plainOf((html ?? '').slice(0, MOST_READ).replace(/<\/?div\b[^<>]*>/gi, '<br>'));

const bytesOf = (content: ArrayBuffer | Uint8Array | string): Uint8Array =>
  typeof content === 'string' ? Buffer.from(content) : new Uint8Array(content);

const filesOf = ({ attachments }: Email): { files: MailFile[]; left: number } => {
  const files = attachments
    .map(({ filename, content }) => ({ name: onOneLine(filename ?? '').slice(-120), bytes: bytesOf(content) }))
    .filter(({ bytes }) => bytes.length > 0 && bytes.length <= FILE_BYTES);
  const kept = files.slice(0, MOST_FILES);
  return { files: kept, left: attachments.length - kept.length };
};

/** What is more is no mail anybody wrote, and is not looked into. */
const BOUNDS = { forceRfc822Attachments: true, maxNestingDepth: 20, maxHeadersSize: HEADER_BYTES } as const;
const checks = { mta: 'nestling', disableArc: true, disableBimi: true } as const;

const unreadable: Omit<ReadMail, 'digest'> = {
  addressed: [],
  isReadable: false,
  from: null,
  fromName: '',
  proven: 'no',
  automatic: false,
  subject: '',
  words: '',
  quoted: '',
  files: [],
  left: 0,
};

type Proof = Awaited<ReturnType<typeof authenticate>>;

/** Whether a signature leaves nothing out that could have been added behind it. */
const signsAll = ({ canonBodyLengthLimited }: { readonly canonBodyLengthLimited?: boolean | undefined }): boolean =>
  canonBodyLengthLimited !== true;

/** What the domain of From says; a domain without a word of its own is believed by its signature alone. */
const provenBy = ({ dmarc, dkim }: Proof): ReadMail['proven'] => {
  const said = dmarc ? dmarc.status.result : 'none';
  const signed = dkim.results.filter(({ status }) => status.result === 'pass' && status.aligned);
  const whole = signed.length === 0 || signed.some(signsAll);
  if (said === 'pass' && whole) return 'yes';
  if (said === 'none' && signed.some(signsAll)) return 'yes';
  const unsure = said === 'temperror' || dkim.results.some(({ status }) => status.result === 'temperror');
  return unsure ? 'later' : 'no';
};

/** Answers the records of a domain, or rejects as `node:dns` does. */
export type Resolve = (domain: string, type: string) => Promise<string[][] | string[]>;

/** Asks these servers about domains, those of the machine where none are named. */
export const resolverOf = (resolvers: readonly string[]): Resolve => {
  const dns = new Resolver({ timeout: DNS_MS, tries: 2 });
  if (resolvers.length > 0) dns.setServers(resolvers);
  return async (domain, type) => {
    if (type === 'TXT') return dns.resolveTxt(domain);
    if (type === 'A') return dns.resolve4(domain);
    if (type === 'AAAA') return dns.resolve6(domain);
    if (type === 'MX') return (await dns.resolveMx(domain)).map(({ exchange }) => exchange);
    return type === 'PTR' ? dns.resolvePtr(domain) : [];
  };
};

/** Headers there is at most one of (RFC 5322, 3.6): a second one stands above what was signed, and would be read for it. */
const SINGLE = [
  'message-id',
  'subject',
  'date',
  'content-type',
  'content-transfer-encoding',
  'mime-version',
  'in-reply-to',
];
const isDoubled = (mail: Email): boolean => SINGLE.some((name) => valuesOf(mail, name).length > 1);

/**
 * Whether each line of the header begins a field or goes on with one (RFC 5322, 2.2). `mailauth` joins what is neither with
 * the line before, and finds the signature whole, where other readers end the field: a mail that was caught would come again
 * under a Message-ID that is broken in two.
 */
const hasWholeHeader = (bytes: Buffer): boolean => {
  const text = bytes.subarray(0, HEADER_BYTES).toString('latin1');
  const end = text.search(/\r?\n\r?\n/);
  return (end < 0 ? text : text.slice(0, end))
    .split(/\r\n|\r|\n/)
    .every((line) => /^(?:[ \t]|[!-9;-~]+[ \t]*:)/.test(line));
};

/** Reads mails; `resolver` is asked about their domains. */
export const readerOf =
  (resolver: Resolve) =>
  async ({ raw, envelope }: RawMail): Promise<ReadMail> => {
    const bytes = Buffer.from(raw);
    const mail = await PostalMime.parse(bytes, BOUNDS).catch(() => null);
    if (mail === null) return { ...unreadable, digest: createHash('sha256').update(bytes).digest() };
    const author = authorOf(mail);
    const { ip = '', helo = '' } = envelope ?? {};
    const sender = envelope?.sender ?? returnPathOf(mail) ?? author?.address ?? '';
    const from = envelope ? { sender, ...(ip && { ip }), ...(helo && { helo }) } : {};
    // What cannot be checked is not proven, whatever is wrong with it.
    const isOne = author !== null && !isDoubled(mail) && hasWholeHeader(bytes);
    const proof = isOne ? await authenticate(bytes, { ...from, ...checks, resolver }).catch(() => null) : null;
    const name = valuesOf(mail, 'message-id')[0];
    const { words, quoted } = splitQuotes(textOf(mail).slice(0, MOST_READ));
    return {
      digest: createHash('sha256')
        .update(name ? `id\0${name}` : bytes)
        .digest(),
      isReadable: true,
      addressed: addressedOf(mail),
      from: author?.address ?? null,
      fromName: author?.name ?? '',
      proven: proof ? provenBy(proof) : 'no',
      automatic: isAutomatic(mail, sender.toLowerCase(), author?.address ?? null),
      subject: onOneLine(mail.subject).slice(0, LONGEST_SUBJECT),
      words: plain(words).slice(0, LONGEST_WORDS),
      quoted: plain(quoted).slice(0, LONGEST_QUOTED),
      ...filesOf(mail),
    };
  };
