import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { z } from 'zod';

const Work = z.object({
  parameters: z.object({
    algorithm: z.string(),
    nonce: z.string(),
    salt: z.string(),
    cost: z.number(),
    keyLength: z.number(),
    keyPrefix: z.string(),
    keySignature: z.string(),
    expiresAt: z.number(),
    data: z.record(z.string(), z.string()),
  }),
  signature: z.string(),
});
type Work = z.infer<typeof Work>;

const Asks = z.object({
  errors: z.array(z.object({ extensions: z.object({ code: z.literal('RATE_LIMITED'), work: Work }) })).min(1),
});

/** The work an answer asks for first; null of every other answer. */
export const workAsked = (body: unknown): Work | null => Asks.safeParse(body).data?.errors[0]?.extensions.work ?? null;

/** Does the work, and writes it down as the header `x-proof` takes it. */
export const proofOf = async (challenge: Work): Promise<string> => {
  const solution = await solveChallenge({ challenge, deriveKey });
  return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64url');
};
