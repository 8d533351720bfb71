import { readIpRange } from '@nestling/rules/ip.ts';

/** Whom to believe what they say in `X-Forwarded-*`: so many proxies in front, or those at these addresses; false: nobody. */
export type TrustedProxies = false | number | string[];

const NAMES = ['loopback', 'linklocal', 'uniquelocal'];
/** More than anybody puts one behind the other. */
const MOST_HOPS = 10;

/**
 * Reads TRUST_PROXY as Express and Fastify do: the number of proxies in front (`1`), or their addresses (`10.0.0.0/8`,
 * `loopback`), separated by commas. Everything else stops the start: whoever believes a header too many lets anybody
 * choose the address that locks and limits are counted under. Empty or `0`: nobody is in front.
 */
export const trustedProxies = (text: string | undefined): TrustedProxies => {
  const given = (text ?? '').trim();
  if (given === '' || given === '0') return false;
  if (/^\d+$/.test(given) && Number(given) <= MOST_HOPS) return Number(given);
  const named = given.split(',').map((part) => part.trim());
  if (named.every((part) => NAMES.includes(part) || readIpRange(part) !== null)) return named;
  throw new Error(
    `TRUST_PROXY is "${given}". Set the number of proxies in front (1 to ${MOST_HOPS}), or their addresses such as 10.0.0.0/8,192.0.2.7.`,
  );
};

/** Whether a proxy in front was told of. */
export const isBehindProxy = ({ TRUST_PROXY }: { readonly TRUST_PROXY?: string | undefined }): boolean =>
  trustedProxies(TRUST_PROXY) !== false;
