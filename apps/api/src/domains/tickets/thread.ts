import { createHmac } from 'node:crypto';
import { installation } from '../../installation.ts';
import { hashOfToken } from '../../kernel/lib/token.ts';
import { emailIdOf, nameOfPosted } from '../../outbox/email-id.ts';
import { keyOnce } from '../../outbox/post.ts';

interface Of {
  readonly centre: number;
  readonly ticket: number;
  readonly user: number;
}

const TOKEN_BYTES = 16;
/** 128 bits in letters and digits of one case: servers change the case of what stands before "@". */
const TOKEN_LETTERS = 25;

/**
 * What stands in the address one person answers one ticket at. It is made of a nonce under a key that is not in the
 * database, so that it can be said again in the next letter and is kept nowhere.
 */
export const replyTokenOf = ({ centre, ticket, user }: Of, nonce: Buffer): string => {
  const digest = createHmac('sha256', installation().secrets.vault)
    .update(`ticket reply\0${centre}\0${ticket}\0${user}\0`)
    .update(nonce)
    .digest()
    .subarray(0, TOKEN_BYTES);
  return BigInt(`0x${digest.toString('hex')}`)
    .toString(36)
    .padStart(TOKEN_LETTERS, '0');
};

/** What is kept of it: an answer is found by this, and nothing is made of it. */
export const replyHashOf = (token: string): Buffer => hashOfToken(token, 'ticket reply');

/** Names the letter of a line to a person: there is one. */
export const letterName = (line: number, user: number): string => `ticket:${line}:${user}`;

/** As many ids as a letter names of those before it: the first one, which the thread hangs on, and the last ones. */
const MOST_NAMED = 10;

/** The ids of the letters before this one to that person, the oldest first, of the lines they told of. */
export const lettersBefore = ({ centre, user }: Omit<Of, 'ticket'>, lines: readonly number[]): readonly string[] => {
  const named = lines.length <= MOST_NAMED ? lines : [...lines.slice(0, 1), ...lines.slice(1 - MOST_NAMED)];
  return named.map((line) => emailIdOf(centre, nameOfPosted(keyOnce(letterName(line, user)))));
};
