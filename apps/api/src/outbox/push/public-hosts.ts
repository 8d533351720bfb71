import { type LookupAddress, type LookupOptions, lookup } from 'node:dns';
import { isIP } from 'node:net';
import { isPublicIp } from '@nestling/rules/ip.ts';

/** Whether a URL may be somebody's push service: https on its own port, at a name and not at a bare address. */
export const isPublicUrl = (text: string): boolean => {
  const url = URL.parse(text);
  if (url?.protocol !== 'https:' || url.port !== '' || url.username !== '' || url.password !== '') return false;
  const host = url.hostname.toLowerCase();
  return (
    isIP(host.replace(/^\[|\]$/g, '')) === 0 &&
    host.includes('.') &&
    !/(^|\.)(localhost|local|internal|lan)\.?$/.test(host)
  );
};

type Found = (error: Error | null, address: string | LookupAddress[], family?: number) => void;

/** Looks a name up and refuses addresses inside: asked when the connection is made, so that a name cannot change in between. */
export const publicLookup = (host: string, options: LookupOptions, found: Found): void => {
  lookup(host, { ...options, all: true }, (error, addresses) => {
    if (error) return found(error, []);
    const [first] = addresses;
    if (!first || addresses.some(({ address }) => !isPublicIp(address)))
      return found(new Error('The address of the push service is not a public one.'), []);
    if (options.all) return found(null, addresses);
    return found(null, first.address, first.family);
  });
};
