import { Resolver } from 'node:dns/promises';
import { environment } from '../../kernel/lib/environment.ts';

/** Where the proof of a name stands: a TXT record at this name before it. */
export const RECORD = '_nestling-domain';
/** What the record of the proof says. */
export const proofOf = (token: string): string => `nestling-domain=${token}`;

/** What the system of names says of a domain now. 'unknown' is what it did not answer: nothing follows from that. */
export interface DomainLook {
  readonly proof: 'found' | 'other' | 'none' | 'unknown';
  readonly points: 'here' | 'elsewhere' | 'nowhere' | 'unknown';
  /** Where it leads to, as people write it: addresses, or the name it is another name of. */
  readonly to: readonly string[];
  /** The CloudFront distribution it is another name of. */
  readonly cloudFront: string | null;
}

/** Some seconds: a call waits for it. */
const TIMEOUT_MS = 2_000;
const NONE = new Set(['ENOTFOUND', 'ENODATA']);

/** What was answered: an empty list where there is nothing, null where nobody has answered. */
const answered = <T>(asked: Promise<readonly T[]>): Promise<readonly T[] | null> =>
  asked.catch((error: unknown) =>
    error instanceof Error && 'code' in error && NONE.has(String(error.code)) ? [] : null,
  );

const addressesOf = async (dns: Resolver, name: string): Promise<readonly string[] | null> => {
  const [four, six] = await Promise.all([answered(dns.resolve4(name)), answered(dns.resolve6(name))]);
  return four === null && six === null ? null : [...(four ?? []), ...(six ?? [])];
};

/** Whether a name leads to one of our addresses. Where our own are known to nobody, there is nothing to compare. */
const pointsTo = (own: readonly string[], found: readonly string[] | null): DomainLook['points'] => {
  if (found === null) return 'unknown';
  if (found.length === 0) return 'nowhere';
  return own.length === 0 || found.some((address) => own.includes(address)) ? 'here' : 'elsewhere';
};

/**
 * Asks the system of names about a domain: whether the record with the token stands there, and whether it leads to us.
 * @param home hosts of the platform's own center; where they lead to is where we are
 */
export const lookAtDomain = async (
  { domain, token }: { readonly domain: string; readonly token: string },
  home: readonly string[],
): Promise<DomainLook> => {
  const dns = new Resolver({ timeout: TIMEOUT_MS, tries: 2 });
  const servers = environment().DOMAIN_DNS?.split(',');
  if (servers) dns.setServers(servers);
  const here = home.find((host) => host.includes('.') && !host.endsWith('.localhost'));
  const [texts, found, alias, own] = await Promise.all([
    answered(dns.resolveTxt(`${RECORD}.${domain}`)),
    addressesOf(dns, domain),
    answered(dns.resolveCname(domain)),
    here === undefined ? [] : addressesOf(dns, here),
  ]);
  const said = texts?.map((parts) => parts.join(''));
  return {
    proof: !said ? 'unknown' : said.includes(proofOf(token)) ? 'found' : said.length > 0 ? 'other' : 'none',
    points: pointsTo(own ?? [], found),
    to: [...(alias ?? []), ...(found ?? [])].slice(0, 4),
    cloudFront: alias?.find((name) => name.endsWith('.cloudfront.net')) ?? null,
  };
};
