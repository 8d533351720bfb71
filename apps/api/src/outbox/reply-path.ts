import type { Environment } from '../kernel/lib/environment.ts';

/** The address answers to a letter of a thread go to, by what they are known by; undefined where none is taken. */
export type ReplyPath = (token: string) => string | undefined;

/** As MAIL_REPLY says, an address of a mailbox that takes whatever stands behind "+". */
export const replyPathOf = ({ MAIL_REPLY }: Pick<Partial<Environment>, 'MAIL_REPLY'>): ReplyPath => {
  const [box, domain] = MAIL_REPLY?.split('@') ?? [];
  return (token) => (box && domain ? `${box}+${token}@${domain}` : undefined);
};
