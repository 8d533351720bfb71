import { lookup } from 'node:dns/promises';
import { BlockList, isIP } from 'node:net';
import { CameraFailure } from './failure.ts';

/** An address taken apart; it holds no credentials. */
export interface CameraUrl {
  tls: boolean;
  host: string;
  port: number;
  /** The address as it goes over the wire in requests. */
  wire: string;
}

/** Reads a camera's address: `rtsp:` or `rtsps:` only, without user and password. */
export function readCameraUrl(text: string): CameraUrl {
  const url = text.length <= 2048 && URL.canParse(text) ? new URL(text) : null;
  if (
    !url ||
    (url.protocol !== 'rtsp:' && url.protocol !== 'rtsps:') ||
    !url.hostname ||
    url.username ||
    url.password
  ) {
    throw new CameraFailure(
      'network_refused',
      'a camera address must be rtsp:// or rtsps://, without user and password',
    );
  }
  const tls = url.protocol === 'rtsps:';
  url.hash = '';
  return {
    tls,
    host: url.hostname.replace(/^\[|\]$/g, ''),
    port: url.port === '' ? (tls ? 322 : 554) : Number(url.port),
    wire: url.href,
  };
}

/**
 * Ranges that no camera lives in but that a server must not be talked into calling: this host, the link (where cloud
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

interface Range {
  network: string;
  prefix: number;
  family: 'ipv4' | 'ipv6';
  list: BlockList;
}

function readRange(cidr: string): Range | null {
  const [network = '', bits] = cidr.trim().split('/');
  const version = isIP(network);
  if (version === 0) return null;
  const full = version === 4 ? 32 : 128;
  const prefix = bits === undefined ? full : Number(bits);
  if (!Number.isInteger(prefix) || prefix < 0 || prefix > full) return null;
  const family = version === 4 ? 'ipv4' : 'ipv6';
  const list = new BlockList();
  list.addSubnet(network, prefix, family);
  return { network, prefix, family, list };
}

const SPECIAL_RANGES = SPECIAL.flatMap((cidr) => readRange(cidr) ?? []);

/**
 * May the gateway connect to this address? `allow` is the outer bound (empty: any private or public address). A special
 * range counts as allowed only where an entry lies inside it: `0.0.0.0/0` does not open loopback, `127.0.0.1/32` does.
 */
export function addressAllowed(address: string, allow: readonly string[]): boolean {
  const plain = unmapped(address);
  const version = isIP(plain);
  if (version === 0) return false;
  const family = version === 4 ? 'ipv4' : 'ipv6';
  const contains = (range: Range) => range.family === family && range.list.check(plain, family);
  const given = allow.flatMap((cidr) => readRange(cidr) ?? []).filter(contains);
  const special = SPECIAL_RANGES.filter(contains);
  if (special.length > 0) {
    return given.some((range) => special.every((s) => range.prefix >= s.prefix && s.list.check(range.network, family)));
  }
  return allow.length === 0 || given.length > 0;
}

/**
 * The address in its one shortest spelling; `::ffff:10.0.0.1` is 10.0.0.1 to the kernel, so it is judged as such. Empty
 * for what is none, also with a zone (`fe80::1%eth0`): only addresses of the link need one.
 */
function unmapped(address: string): string {
  if (isIP(address) === 4) return address;
  if (!URL.canParse(`http://[${address}]`)) return '';
  const plain = new URL(`http://[${address}]`).hostname.slice(1, -1);
  const mapped = /^::ffff:([0-9a-f]{1,4}):([0-9a-f]{1,4})$/.exec(plain);
  if (!mapped) return plain;
  const value = Number.parseInt(mapped[1] ?? '0', 16) * 65536 + Number.parseInt(mapped[2] ?? '0', 16);
  return [24, 16, 8, 0].map((shift) => (value / 2 ** shift) & 255).join('.');
}

/** Resolves a host name; replaced in tests to show what a name server that changes its mind can do. */
export type Resolve = (host: string) => Promise<string[]>;

export const resolveBySystem: Resolve = async (host) =>
  (await lookup(host, { all: true, verbatim: true })).map((entry) => entry.address);

/**
 * The one address to connect to. The name is resolved once and its answer is what the socket is given, so that a name
 * server cannot answer twice and differently (DNS rebinding).
 */
export async function addressOf(url: CameraUrl, allow: readonly string[], resolve: Resolve): Promise<string> {
  let addresses: string[];
  try {
    addresses = isIP(url.host) ? [url.host] : await resolve(url.host);
  } catch {
    throw new CameraFailure('unreachable', 'the name of the camera is not known');
  }
  const allowed = addresses.find((address) => addressAllowed(address, allow));
  if (!allowed) throw new CameraFailure('network_refused', 'the camera is outside the networks cameras may be in');
  return allowed;
}
