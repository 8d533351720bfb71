import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { AppContext } from '../kernel/call/app-context.ts';
import type { Call } from '../kernel/call/call.ts';
import { format } from '../kernel/call/errors.ts';
import { executeCall } from '../kernel/call/execute-call.ts';
import { textsOf } from '../kernel/call/request-context.ts';
import type { Shape } from '../kernel/call/shape.ts';
import type { Site } from '../kernel/lib/sites.ts';
import { answersOf, formAt } from '../site/sent-form.ts';
import { type Filled, TRAP, VERSION } from '../site/show-form.ts';
import { words } from '../site/words.ts';
import { strangerContextOf } from './request-context-of.ts';

/** The longest a form may be, bytes: its answers have limits of their own. */
const MOST_BYTES = 100_000;
const MOST_MS = 10_000;
const TYPE = 'application/x-www-form-urlencoded';
/** Where forms are sent. */
const ADDRESS = /^\/(es\/)?form\/([a-z0-9]{1,7}-[\w-]{10,60})$/;

/** What became of a form: where its sender is led, what is shown once more, or why nothing of it was read. */
export type Sent =
  | { readonly kind: 'sent'; readonly location: string }
  | { readonly kind: 'again'; readonly filled: Filled }
  | { readonly kind: 'refused'; readonly status: 403 | 404 | 413 | 415 };

const leaf: Shape = { fields: new Map() };
const asked: Shape = {
  fields: new Map([
    ['status', leaf],
    ['message', leaf],
    [
      'errors',
      {
        fields: new Map([
          ['field', leaf],
          ['message', leaf],
        ]),
      },
    ],
  ]),
};
const Outcome = z.object({
  status: z.string(),
  message: z.string().nullish(),
  errors: z.array(z.object({ field: z.string(), message: z.string().nullish() })).nullish(),
});

/** Whether a browser says that another site has sent this. Who sends no such header is no browser, and has no session here. */
const isForeign = ({ headers }: FastifyRequest, site: Site): boolean => {
  const { origin, 'sec-fetch-site': from } = headers;
  return (origin !== undefined && origin !== site.origin) || (from !== undefined && from !== 'same-origin');
};

/** The body of a request as text; null for one that is too long, or does not come. */
const bodyOf = async ({ raw }: FastifyRequest): Promise<string | null> => {
  const late = setTimeout(() => raw.destroy(), MOST_MS);
  const parts: Buffer[] = [];
  let size = 0;
  try {
    for await (const part of raw) {
      const bytes = Buffer.from(part);
      size += bytes.length;
      if (size > MOST_BYTES) return null;
      parts.push(bytes);
    }
    return Buffer.concat(parts).toString('utf8');
  } catch {
    return null;
  } finally {
    clearTimeout(late);
  }
};

/** Takes a form that was sent from a public page, as the call for public links takes it. */
export const takeForm = async (
  appContext: AppContext,
  call: Call,
  request: FastifyRequest,
  site: Site,
  path: string,
): Promise<Sent> => {
  const [, spanish, key = ''] = ADDRESS.exec(path) ?? [];
  if (key === '') return { kind: 'refused', status: 404 };
  if (isForeign(request, site)) return { kind: 'refused', status: 403 };
  if (request.headers['content-type']?.split(';', 1)[0]?.trim().toLowerCase() !== TYPE)
    return { kind: 'refused', status: 415 };
  const body = await bodyOf(request);
  if (body === null) return { kind: 'refused', status: 413 };
  const language = spanish === undefined ? 'en' : 'es';
  const sent = new URLSearchParams(body);
  const again = (said: string, faults: Filled['faults'] = new Map()): Sent => ({
    kind: 'again',
    filled: { sent, said, faults },
  });
  const form = await formAt(appContext, site, key);
  if (!form) return { kind: 'refused', status: 404 };
  if (sent.get(TRAP)) return again(words[language].trapped);
  const version = Number(sent.get(VERSION));
  const context = strangerContextOf(appContext, request, { centre: site.centre, pets: site.pets, language });
  const args = {
    form_id: key,
    values: answersOf(form, sent),
    ...(Number.isSafeInteger(version) && version > 0 ? { version } : {}),
  };
  try {
    const answer = await executeCall(appContext, context, { name: 'submitWebFormEntry', call, args, shape: asked });
    const { status, message, errors } = Outcome.parse(answer);
    if (status === 'Success') return { kind: 'sent', location: `${path}/sent` };
    const faults = (errors ?? []).flatMap(({ field, message: fault }): [string, string][] =>
      field.startsWith('values.') && fault ? [[field.slice('values.'.length), fault]] : [],
    );
    return again(message ?? words[language].notTaken, new Map(faults));
  } catch (error) {
    return again(format(error, textsOf(context), context.log).message);
  }
};
