import { waitAfter } from '@nestling/rules/back-off.ts';
import { takeAnswerAhead } from '../session/ahead.ts';
import { headersFor } from './headers.ts';

const tries = 6;

type Errors = { errors?: { extensions?: { code?: string; retry_after?: number } }[] };

const codesOf = (text: string): { codes: string[]; after: number } => {
  try {
    const answer: Errors = JSON.parse(text);
    const all = answer.errors ?? [];
    return {
      codes: all.map(({ extensions }) => extensions?.code ?? 'INTERNAL'),
      after: Math.max(0, ...all.map(({ extensions }) => extensions?.retry_after ?? 0)),
    };
  } catch {
    return { codes: [], after: 0 };
  }
};

/** A mutation whose answer was lost may be sent again only when it names its operation. */
const mayRepeat = (body: unknown): boolean => {
  const { query = '', variables }: { query?: string; variables?: { operation_id?: unknown } } = JSON.parse(
    String(body),
  );
  return !query.trimStart().startsWith('mutation') || variables?.operation_id !== undefined;
};

const pause = (attempt: number, seconds: number): Promise<void> =>
  new Promise((resolve) =>
    setTimeout(
      resolve,
      waitAfter(1, { firstMs: Math.max(seconds * 1000, waitAfter(attempt + 1, { firstMs: 250 })), spread: 0.25 }),
    ),
  );

/** What a session adds to a request: its token, and whether one that was refused is to be sent again. */
type Session = {
  readonly token: () => Promise<string | null>;
  readonly again: (answer: string, codes: readonly string[], token: string | null) => Promise<boolean>;
};

/**
 * A fetch that waits quietly while the server says it is not ready (NOT_READY, 502–504) or cannot be reached, about ten
 * seconds in all, and does the work a stranger is asked for.
 * @param begin for each request what its session adds; a guest has none
 */
export const patientFetch =
  (begin: () => Session | null = () => null): typeof fetch =>
  async (input, init) => {
    const session = begin();
    let proof: string | null = null;
    for (let attempt = 0; ; attempt += 1) {
      let token: string | null = null;
      let response: Response;
      try {
        token = (await session?.token()) ?? null;
        const headers = { ...headersFor(token), ...(proof && { 'x-proof': proof }) };
        response = await (takeAnswerAhead(init?.body) ?? fetch(input, { ...init, headers }));
      } catch (lost) {
        if (init?.signal?.aborted || attempt + 1 >= tries || !mayRepeat(init?.body)) throw lost;
        await pause(attempt, 0);
        continue;
      }
      const text = await response.text();
      const { codes, after } = codesOf(text);
      if (text.includes('"WORK"') && !proof) {
        proof = await (await import('./work.ts')).doWork(text);
        if (proof) continue;
      }
      if (await session?.again(text, codes, token)) continue;
      const notReady = codes.includes('NOT_READY') || (response.status >= 502 && response.status <= 504);
      if (notReady && attempt + 1 < tries) {
        await pause(attempt, after);
        continue;
      }
      return new Response(text, { status: response.status, headers: response.headers });
    }
  };
