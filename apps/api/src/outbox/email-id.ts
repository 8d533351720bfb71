import { createHmac, timingSafeEqual } from 'node:crypto';
import { installation } from '../installation.ts';

/** Half of it is enough for what is only asked over the network, and keeps return paths within 64 letters. */
const SEAL = 20;

const sealOf = (centre: number, name: string): string =>
  createHmac('sha256', installation().secrets.vault)
    .update(`letter id\0${centre}\0${name}`)
    .digest('hex')
    .slice(0, SEAL);

/**
 * What a letter is called outside, in its Message-ID and its return path: a name of ours and a seal over it and its centre.
 * Names can be counted or guessed; who has not got the letter cannot make its seal, so no report of it either.
 */
export const emailIdOf = (centre: number, name: string): string => `${name}-${sealOf(centre, name)}`;

/** The name in an id that this installation made for a letter of that centre; null for any other. */
export const emailNameOf = (centre: number, id: string): string | null => {
  const [, name, seal] = /^([\da-z-]{3,60})-([\da-f]{20})$/.exec(id) ?? [];
  if (name === undefined || seal === undefined) return null;
  return timingSafeEqual(Buffer.from(seal), Buffer.from(sealOf(centre, name))) ? name : null;
};

/** What names a letter of the outbox: its key without the lines in it. */
export const nameOfPosted = (key: string): string => key.replaceAll('-', '');
/** What names the copy of a newsletter that goes to one person. */
export const nameOfCopy = (send: number, recipient: number): string => `${send}-${recipient}`;
