import { lookup } from 'node:dns/promises';
import { isIP } from 'node:net';
import { addressAllowed } from '@nestling/rules/allowed-address.ts';
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
