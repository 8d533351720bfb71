import { isIPv6 } from 'node:net';

/**
 * What an address is counted under. One home has one IPv4 address, but a whole /64 of IPv6 (RFC 6177); an IPv4 address
 * that came over an IPv6 socket (`::ffff:198.51.100.7`) is itself.
 */
export const network = (ip: string): string => {
  if (!isIPv6(ip)) return ip;
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1];
  if (mapped) return mapped;
  const [head = '', tail = ''] = ip.toLowerCase().split('::');
  const left = head.split(':').filter(Boolean);
  const right = tail.split(':').filter(Boolean);
  const zeros = ip.includes('::') ? Array<string>(Math.max(0, 8 - left.length - right.length)).fill('0') : [];
  return `${[...left, ...zeros, ...right].slice(0, 4).join(':')}::/64`;
};
