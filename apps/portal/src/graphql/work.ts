import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';
import type { Challenge } from 'altcha-lib/types';

type Errors = { errors?: readonly { extensions?: { work?: Challenge } }[] };

/**
 * Does the work a refusal asks for and writes it down for the header that shows it; null where the browser cannot, as on an
 * address that is not secure. A second or two on a phone, between which the page goes on.
 */
export const doWork = async (refused: string): Promise<string | null> => {
  const answer: Errors = JSON.parse(refused);
  const challenge = answer.errors?.find(({ extensions }) => extensions?.work)?.extensions?.work;
  if (!challenge || !globalThis.crypto?.subtle) return null;
  const solution = await solveChallenge({ challenge, deriveKey });
  return solution && btoa(JSON.stringify({ challenge, solution })).replaceAll('+', '-').replaceAll('/', '_');
};
