import { isPublicIp, isWithin, readIp, readIpRange } from './ip.ts';

/**
 * Ranges that no camera and no receiver lives in but that a server must not be talked into calling: this host, the link (where cloud
 * metadata answers), multicast, reserved, and well-known metadata addresses.
 */
const SPECIAL: readonly string[] = [
  '0.0.0.0/8',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '192.0.0.0/24',
  '100.100.100.200/32',
  '168.63.129.16/32',
  '224.0.0.0/4',
  '240.0.0.0/4',
  '::/96',
  '::ffff:0:0:0/96',
  'fe80::/10',
  'ff00::/8',
  'fd00:ec2::/32',
  '2002::/16',
  '2001::/32',
  '64:ff9b::/96',
  '64:ff9b:1::/48',
];

const SPECIAL_RANGES = SPECIAL.flatMap((cidr) => readIpRange(cidr) ?? []);

/**
 * May a server connect to this address in somebody's name? `allow` is the outer bound (empty: any private or public address). A special
 * range counts as allowed only where an entry lies inside it: `0.0.0.0/0` does not open loopback, `127.0.0.1/32` does.
 */
export function addressAllowed(text: string, allow: readonly string[]): boolean {
  const address = readIp(text);
  if (!address) return false;
  const given = allow.flatMap((cidr) => readIpRange(cidr) ?? []).filter((range) => isWithin(address, range));
  const special = SPECIAL_RANGES.filter((range) => isWithin(address, range));
  if (special.length > 0)
    return given.some(({ from, bits }) => special.every((one) => bits >= one.bits && isWithin(from, one)));
  return allow.length === 0 || given.length > 0;
}

/** May a server outside be called at this address: one of the internet, or one the operator has listed in `networks`. */
export const isPublicOrListed = (text: string, networks: readonly string[]): boolean =>
  isPublicIp(text) || (networks.length > 0 && addressAllowed(text, networks));
