import type { Environment } from '../kernel/lib/environment.ts';

/** The address a letter comes back to when it cannot be delivered, by its id; undefined: the sender's own. */
export type ReturnPath = (id: string) => string | undefined;

/**
 * As MAIL_RETURN_PATH says, an address of a mailbox that takes whatever stands behind "+": each letter has a return path of
 * its own, so that a report is known by where it came to, even one that shows nothing of the letter.
 */
export const returnPathOf = ({ MAIL_RETURN_PATH }: Pick<Partial<Environment>, 'MAIL_RETURN_PATH'>): ReturnPath => {
  const [box, domain] = MAIL_RETURN_PATH?.split('@') ?? [];
  return (id) => (box && domain ? `${box}+${id}@${domain}` : undefined);
};

/** The ids of letters in the addresses a report came to. */
export const idsInAddresses = (addresses: readonly string[]): readonly string[] =>
  addresses.flatMap((address) => /\+([\da-z-]{20,60})@/i.exec(address)?.[1]?.toLowerCase() ?? []);
