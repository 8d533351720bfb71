import type { FastifyReply, FastifyRequest } from 'fastify';
import type { AppContext } from '../kernel/call/app-context.ts';
import type { Cookie, Request } from '../kernel/call/context.ts';
import { languageOf } from '../kernel/call/languages.ts';
import type { RequestContext } from '../kernel/call/request-context.ts';
import { addressOf, originOfRequest } from './origin.ts';

const single = (value: string | string[] | undefined): string | undefined => (Array.isArray(value) ? value[0] : value);

/** The HTTP request as calls may know it. */
const requestOf = (request: FastifyRequest, pets: boolean): Request => ({
  id: request.id,
  ip: addressOf(request),
  userAgent: single(request.headers['user-agent']) ?? '',
  portal: request.headers['x-nestling'] === '1',
  origin: originOfRequest(request),
  language: languageOf(request.headers['accept-language']),
  pets,
  works: true,
  header: (name) => single(request.headers[name.toLowerCase()]),
  cookie: (name) => request.cookies[name],
});

/** Who came, judged by the access token alone; the database confirms it with the call. */
export const requestContextOf = async (
  appContext: AppContext,
  request: FastifyRequest,
  { id: centre, pets, suspended }: { readonly id: number; readonly pets: boolean; readonly suspended: boolean },
  authorization: string | undefined,
): Promise<RequestContext> => {
  const token = /^Bearer (.+)$/i.exec(authorization ?? '')?.[1];
  const at = { centre, ip: addressOf(request) };
  const claims = token ? await appContext.gate.claims(token, appContext.clock.now(), at) : null;
  const own = claims?.centre === centre ? claims : null;
  const asked = requestOf(request, pets);
  return {
    centre,
    suspended,
    request: asked,
    log: appContext.log.child({ request: request.id, centre }),
    claims: own,
    role: own?.role ?? 'guest',
    language: asked.language,
    epoch: 0,
    cookies: [],
  };
};

/** Somebody at a public page: nobody is signed in there, and its host has no cookie. */
export const strangerContextOf = (
  appContext: AppContext,
  request: FastifyRequest,
  { centre, pets, language }: { readonly centre: number; readonly pets: boolean; readonly language: 'en' | 'es' },
): RequestContext => ({
  centre,
  suspended: false,
  request: { ...requestOf(request, pets), language, works: false, cookie: () => undefined },
  log: appContext.log.child({ request: request.id, centre }),
  claims: null,
  role: 'guest',
  language,
  epoch: 0,
  cookies: [],
});

/** Sets what calls asked for: HttpOnly, same site, and Secure wherever the page came by https. */
export const setCookies = (reply: FastifyReply, secure: boolean, cookies: readonly Cookie[]): void => {
  for (const { name, value, seconds, path = '/' } of cookies) {
    const common = { path, httpOnly: true, sameSite: 'lax', secure } as const;
    if (value === null) reply.clearCookie(name, common);
    else reply.setCookie(name, value, seconds === undefined ? common : { ...common, maxAge: seconds });
  }
};
