import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Cookie, Request } from '../kernel/context.ts';
import type { House } from '../kernel/house.ts';
import { languageOf } from '../kernel/languages.ts';
import type { Visit } from '../kernel/visit.ts';

const single = (value: string | string[] | undefined): string | undefined => (Array.isArray(value) ? value[0] : value);

/** The HTTP request as calls may know it. */
const requestOf = (request: FastifyRequest): Request => ({
  id: request.id,
  ip: request.ip,
  userAgent: single(request.headers['user-agent']) ?? '',
  portal: request.headers['x-nestling'] === '1',
  origin: `${request.protocol}://${request.host}`,
  language: languageOf(request.headers['accept-language']),
  header: (name) => single(request.headers[name.toLowerCase()]),
  cookie: (name) => request.cookies[name],
});

/** Who came, judged by the access token alone; the database confirms it with the call. */
export const visitOf = async (
  house: House,
  request: FastifyRequest,
  centre: number,
  authorization: string | undefined,
): Promise<Visit> => {
  const token = /^Bearer (.+)$/i.exec(authorization ?? '')?.[1];
  const claims = token ? await house.gate.claims(token, house.clock.now()) : null;
  const own = claims?.centre === centre ? claims : null;
  const asked = requestOf(request);
  return {
    centre,
    request: asked,
    log: house.log.child({ request: request.id, centre }),
    claims: own,
    role: own?.role ?? 'guest',
    language: asked.language,
    cookies: [],
  };
};

/** Sets what calls asked for: HttpOnly, same site, and Secure wherever the page came by https. */
export const setCookies = (reply: FastifyReply, secure: boolean, cookies: readonly Cookie[]): void => {
  for (const { name, value, seconds, path = '/' } of cookies) {
    const common = { path, httpOnly: true, sameSite: 'lax', secure } as const;
    if (value === null) reply.clearCookie(name, common);
    else reply.setCookie(name, value, seconds === undefined ? common : { ...common, maxAge: seconds });
  }
};
