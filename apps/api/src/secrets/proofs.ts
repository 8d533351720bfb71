import { createHmac, randomInt } from 'node:crypto';
import { createChallenge, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { z } from 'zod';
import { PROOF_SECONDS, type Proofs } from '../kernel/call/proof.ts';

/** A round of the work: some 0.3 ms of a processor, that of whoever checks it as well. */
const ROUND = { algorithm: 'PBKDF2/SHA-256', cost: 1_000 } as const;

/** Longer is no proof: what is made here and answered takes some 700 characters. */
const LONGEST = 2_000;

const text = z.string().max(200);
const Done = z.object({
  challenge: z.object({
    parameters: z.object({
      algorithm: z.literal(ROUND.algorithm),
      cost: z.literal(ROUND.cost),
      keyLength: z.literal(32),
      nonce: text,
      salt: text,
      keyPrefix: text,
      keySignature: text,
      expiresAt: z.int(),
      data: z.object({ about: text }),
    }),
    signature: text,
  }),
  solution: z.object({ counter: z.int().min(0), derivedKey: text }),
});

const readDone = (header: string): z.infer<typeof Done> | null => {
  if (header.length > LONGEST) return null;
  try {
    return Done.safeParse(JSON.parse(Buffer.from(header, 'base64url').toString('utf8'))).data ?? null;
  } catch {
    return null;
  }
};

/**
 * Asks for work and checks it, as ALTCHA does (proof of work, version 2): signed with the installation's secret, so that nothing
 * of it is kept. The least takes between `rounds.from` and `rounds.below`: a second or two of a phone.
 */
export const openProofs = (secret: Buffer, rounds = { from: 400, below: 1_600 }): Proofs => {
  const keyOf = (name: string): string => createHmac('sha256', secret).update(`proof of work\0${name}`).digest('hex');
  const keys = { hmacSignatureSecret: keyOf('challenge'), hmacKeySignatureSecret: keyOf('key') };
  return {
    ask: (about, times) =>
      createChallenge({
        ...ROUND,
        ...keys,
        deriveKey,
        counter: randomInt(rounds.from * times, rounds.below * times),
        expiresAt: Math.floor(Date.now() / 1000) + PROOF_SECONDS,
        data: { about },
      }),
    done: async (header, about) => {
      const done = readDone(header);
      if (!done || done.challenge.parameters.data.about !== about) return null;
      const { verified } = await verifySolution({ ...done, ...keys, deriveKey });
      return verified ? done.challenge.parameters.nonce : null;
    },
  };
};
