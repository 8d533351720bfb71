import { createHmac, timingSafeEqual } from 'node:crypto';
import { installation } from '../installation.ts';

/** 128 bits by which an address of ours is known, as base64url; `parts` begin with what kind of address it is. */
export const signed = (...parts: readonly (string | number)[]): string =>
  createHmac('sha256', installation().secrets.refresh)
    .update(parts.join('\0'))
    .digest()
    .subarray(0, 16)
    .toString('base64url');

/** True when `given` is the signature of these parts; tells nothing by the time it takes. */
export const isSigned = (given: string, ...parts: readonly (string | number)[]): boolean => {
  const theirs = Buffer.from(given);
  const ours = Buffer.from(signed(...parts));
  return theirs.length === ours.length && timingSafeEqual(theirs, ours);
};
