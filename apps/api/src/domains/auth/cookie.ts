import type { Ctx } from '../../kernel/call/context.ts';

/**
 * Name of the portal's refresh cookie. On https the browser holds it to this host, path / and Secure by its prefix
 * (RFC 6265bis, 4.1.3.2); plain http, which is development, allows no such prefix.
 */
const nameFor = (ctx: Ctx): string =>
  ctx.request.origin.startsWith('https:') ? '__Host-nestling-refresh' : 'nestling-refresh';

/** The refresh token of the cookie. Only the portal's own requests count: a foreign page cannot send their header. */
export const refreshOfCookie = (ctx: Ctx): string | undefined =>
  ctx.request.portal ? ctx.request.cookie(nameFor(ctx)) : undefined;

/**
 * Hands a refresh token to the client: the portal gets it as a cookie and null in the answer, others in the answer.
 * `seconds` null: the cookie goes when the browser is closed.
 */
export const handOver = (ctx: Ctx, token: string, seconds: number | null): string | null => {
  if (!ctx.request.portal) return token;
  ctx.cookie({ name: nameFor(ctx), value: token, path: '/', ...(seconds === null ? {} : { seconds }) });
  return null;
};

/** Takes the cookie back. */
export const takeBack = (ctx: Ctx): void => {
  if (refreshOfCookie(ctx) !== undefined) ctx.cookie({ name: nameFor(ctx), value: null, path: '/' });
};
