import { type LookupAddress, type LookupOptions, lookup } from 'node:dns';
import { BlockList, isIP } from 'node:net';

/** Addresses that are nobody's on the internet (RFC 6890 and those that embed IPv4 in IPv6). */
const inside = new BlockList();
for (const [net, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const)
  inside.addSubnet(net, bits, 'ipv4');
/** Of IPv6 only 2000::/3 is public, and of that not the ranges that lead back to IPv4 or stand in books. */
const global = new BlockList();
global.addSubnet('2000::', 3, 'ipv6');
for (const [net, bits] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
] as const)
  inside.addSubnet(net, bits, 'ipv6');

/** Whether an address is one of the internet. */
export const isPublicAddress = (address: string): boolean => {
  const family = isIP(address);
  if (family === 4) return !inside.check(address, 'ipv4');
  return family === 6 && global.check(address, 'ipv6') && !inside.check(address, 'ipv6');
};

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
    if (!first || addresses.some(({ address }) => !isPublicAddress(address)))
      return found(new Error('The address of the push service is not a public one.'), []);
    if (options.all) return found(null, addresses);
    return found(null, first.address, first.family);
  });
};
