import { lookup } from 'node:dns/promises';
import { isIP } from 'node:net';
import { isWithin, readIp, readIpRange } from '@nestling/rules/ip.ts';
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

const SPECIAL_RANGES = SPECIAL.flatMap((cidr) => readIpRange(cidr) ?? []);

/**
 * May the gateway connect to this address? `allow` is the outer bound (empty: any private or public address). A special
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
