import { waitAfter } from '@nestling/rules/back-off.ts';
import { asksToConfirm, confirmIdentity } from '../session/confirm.ts';
import { accessToken, renewSession } from '../session/session.ts';
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

/**
 * The client's fetch. Brings a fresh access token; renews it once when the server no longer takes it; waits quietly
 * while the server says it is not ready (NOT_READY, 502–504) or cannot be reached, about ten seconds in all.
 */
export const sessionFetch: typeof fetch = async (input, init) => {
  let renewed = false;
  let confirmed = false;
  let proof: string | null = null;
  for (let attempt = 0; ; attempt += 1) {
    let token: string | null;
    let response: Response;
    try {
      token = await accessToken();
      response = await fetch(input, { ...init, headers: { ...headersFor(token), ...(proof && { 'x-proof': proof }) } });
    } catch (lost) {
      if (init?.signal?.aborted || attempt + 1 >= tries || !mayRepeat(init?.body)) throw lost;
      await pause(attempt, 0);
      continue;
    }
    const text = await response.text();
    const { codes, after } = codesOf(text);
    if (codes.includes('UNAUTHENTICATED') && token && !renewed) {
      renewed = true;
      await renewSession(token);
      continue;
    }
    if (text.includes('"WORK"') && !proof) {
      proof = await (await import('./work.ts')).doWork(text);
      if (proof) continue;
    }
    if (asksToConfirm(text) && !confirmed) {
      confirmed = await confirmIdentity();
      if (confirmed) continue;
      confirmed = true;
    }
    const notReady = codes.includes('NOT_READY') || (response.status >= 502 && response.status <= 504);
    if (notReady && attempt + 1 < tries) {
      await pause(attempt, after);
      continue;
    }
    return new Response(text, { status: response.status, headers: response.headers });
  }
};
