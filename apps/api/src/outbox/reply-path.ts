import type { Environment } from '../kernel/lib/environment.ts';

/** The address answers to a letter of a thread go to, by what they are known by; undefined where none is taken. */
export type ReplyPath = (token: string) => string | undefined;

type Env = Pick<Partial<Environment>, 'MAIL_REPLY'>;

/** Whether answers by mail are brought to us. */
export const readsMail = ({ MAIL_REPLY, MAIL_HOOK_SECRET, MAIL_IMAP }: Partial<Environment>): boolean =>
  Boolean(MAIL_REPLY && (MAIL_HOOK_SECRET || MAIL_IMAP));

/** As MAIL_REPLY says, an address of a mailbox that takes whatever stands behind "+". */
export const replyPathOf = ({ MAIL_REPLY }: Env): ReplyPath => {
  const [box, domain] = MAIL_REPLY?.split('@') ?? [];
  return (token) => (box && domain ? `${box}+${token}@${domain}` : undefined);
};

const TOKEN_LETTERS = 25;
const BASE = 36;

/** A token with its centre behind it: one mailbox may be that of many. */
export const withCentre = (token: string, centre: number): string => `${token}${centre.toString(BASE)}`;

/** What a mail came to: a token with its centre, or the bare address, whose centre is told otherwise. */
export interface ReplyAddress {
  readonly token: string | null;
  readonly centre: number | null;
}

/** Reads an address mail came to, in whatever case; null where it is none of ours. */
export const readReplyAddress = ({ MAIL_REPLY }: Env, address: string): ReplyAddress | null => {
  const [box, domain] = MAIL_REPLY?.toLowerCase().split('@') ?? [];
  const [local = '', host] = address.trim().toLowerCase().split('@');
  if (!box || host !== domain) return null;
  if (local === box) return { token: null, centre: null };
  if (!local.startsWith(`${box}+`)) return null;
  const behind = local.slice(box.length + 1);
  if (!/^[\da-z]{26,32}$/.test(behind)) return null;
  const centre = Number.parseInt(behind.slice(TOKEN_LETTERS), BASE);
  return centre > 0 && centre < 2 ** 31 ? { token: behind.slice(0, TOKEN_LETTERS), centre } : null;
};
