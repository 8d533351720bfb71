import addresses from 'ipaddr.js';

// The package is of the older kind, which gives its names away as parts of one object.
const { IPv4, IPv6 } = addresses;

/** An address of the internet protocol, taken apart. An IPv4 address written as IPv6 (`::ffff:10.0.0.1`) is the IPv4 one. */
export type Ip = InstanceType<typeof IPv4> | InstanceType<typeof IPv6>;

/** A range of addresses: the first `bits` of `from` are theirs. */
export interface IpRange {
  readonly from: Ip;
  readonly bits: number;
}

/** Of what a person or a header writes; no address is longer. */
const LONGEST = 45;

/** Reads an address; null for what is none, such as one with a zone (`fe80::1%eth0`) or in an old spelling (`127.1`). */
export const readIp = (text: string): Ip | null => {
  if (text.length > LONGEST || text.includes('%')) return null;
  if (IPv4.isValidFourPartDecimal(text)) return IPv4.parse(text);
  if (!IPv6.isValid(text)) return null;
  const address = IPv6.parse(text);
  return address.isIPv4MappedAddress() ? address.toIPv4Address() : address;
};

/** Reads `10.0.0.0/8`, or an address alone as the range of that one; null for what is none. */
export const readIpRange = (text: string): IpRange | null => {
  const [address = '', length, ...rest] = text.trim().split('/');
  const wide = IPv6.isValid(address) && !address.includes('%') ? IPv6.parse(address) : null;
  const from = wide ?? readIp(address);
  if (!from || rest.length > 0) return null;
  const full = from.kind() === 'ipv4' ? 32 : 128;
  if (length !== undefined && !/^\d{1,3}$/.test(length)) return null;
  const bits = length === undefined ? full : Number(length);
  return bits <= full ? { from, bits } : null;
};

/** Whether an address is in a range; one of the other family never is. */
export const isWithin = (address: Ip, { from, bits }: IpRange): boolean => {
  if (address instanceof IPv4) return from instanceof IPv4 && address.match(from, bits);
  return from instanceof IPv6 && address.match(from, bits);
};

/** Today's internet (RFC 4291, 2.4; the rest of IPv6 is not given out). */
const GLOBAL: IpRange = { from: IPv6.parse('2000::'), bits: 3 };

/** Whether text is an address of the internet, and not one of a house, a link, this machine, a book, or of another family within. */
export const isPublicIp = (text: string): boolean => {
  const address = readIp(text);
  if (address?.range() !== 'unicast') return false;
  return address.kind() === 'ipv4' || isWithin(address, GLOBAL);
};

/**
 * What an address is counted under. One home has one IPv4 address, but a whole /64 of IPv6 (RFC 6177). Text that is no
 * address is itself.
 */
export const networkOf = (text: string): string => {
  const address = readIp(text);
  if (!address) return text;
  if (address instanceof IPv4) return address.toString();
  const parts = address.parts.map((part, at) => (at < 4 ? part : 0));
  return `${new IPv6(parts).toString()}/64`;
};
