import type { IncomingMessage } from 'node:http';
import proxyAddress from '@fastify/proxy-addr';
import { networkOf } from '@nestling/rules/ip.ts';

/** Whether an address, so many steps from here (0: who connected to us), is a proxy whose word is taken. */
export type TrustsProxy = (address: string, hop: number) => boolean;

/**
 * Reads `TRUST_PROXY` as the api does: a number of proxies, or a comma-separated list of their addresses and ranges;
 * empty: none. Throws on anything else.
 */
export function readProxies(value: string | undefined): TrustsProxy {
  const text = value?.trim() ?? '';
  if (text === '') return () => false;
  if (/^\d{1,2}$/.test(text)) return (_, hop) => hop < Number(text);
  try {
    return proxyAddress.compile(text.split(',').map((one) => one.trim()));
  } catch {
    throw new Error('TRUST_PROXY must be a number of proxies, or a list of their addresses and ranges.');
  }
}

/** What a caller is counted under: one IPv4 address, or the /64 of IPv6 that one home has (RFC 6177). */
export function callerOf(request: IncomingMessage, trusts: TrustsProxy): string {
  const address = proxyAddress(request, trusts) ?? '';
  return networkOf(address);
}
