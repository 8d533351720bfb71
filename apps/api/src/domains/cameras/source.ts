import { decrypt, encrypt } from '../../secrets/vault.ts';

/** Where a camera is and how to sign in to it. Never answered to anybody. */
export interface Source {
  /** `rtsp(s)://host:port/path`, without name and password. */
  readonly url: string;
  readonly username?: string;
  readonly password?: string;
}

const LONGEST = 500;

/** An address without the slashes at its end. */
export const withoutSlashes = (url: string): string => {
  let end = url.length;
  while (url[end - 1] === '/') end -= 1;
  return url.slice(0, end);
};

/**
 * Takes an address as people paste it, name and password inside, apart. Null when it is no RTSP address.
 * RFC 2326 section 3.2; `rtsps` is RTSP over TLS.
 */
export const readAddress = (text: string): Source | null => {
  const trimmed = text.trim();
  if (trimmed.length > LONGEST || !URL.canParse(trimmed)) return null;
  const url = new URL(trimmed);
  if (!['rtsp:', 'rtsps:'].includes(url.protocol) || url.hostname === '') return null;
  const username = decode(url.username);
  const password = decode(url.password);
  if (username === null || password === null) return null;
  url.username = '';
  url.password = '';
  url.hash = '';
  return { url: url.href, ...(username ? { username } : {}), ...(password ? { password } : {}) };
};
const decode = (part: string): string | null => {
  try {
    return decodeURIComponent(part);
  } catch {
    return null;
  }
};

const aboutCamera = (centre: number, camera: number) => `camera ${camera} of centre ${centre}`;
const aboutSmall = (centre: number, camera: number) => `small stream of camera ${camera} of centre ${centre}`;
const aboutStream = (centre: number, stream: number) => `stream ${stream} of centre ${centre}`;

export const sealSource = (key: Buffer, centre: number, camera: number, source: Source): Buffer =>
  encrypt(key, aboutCamera(centre, camera), JSON.stringify(source));

export const sealSmallSource = (key: Buffer, centre: number, camera: number, source: Source): Buffer =>
  encrypt(key, aboutSmall(centre, camera), JSON.stringify(source));

export const sealStreamPassword = (key: Buffer, centre: number, stream: number, password: string): Buffer =>
  encrypt(key, aboutStream(centre, stream), password);

/** What the tables hold of a camera's address. */
export interface StoredSource {
  readonly centre: number;
  readonly camera: number;
  readonly source_sealed: Buffer | null;
  /** Name on the streaming server. */
  readonly camera_id: string | null;
  readonly stream: {
    readonly id: number;
    readonly url: string;
    readonly username: string | null;
    readonly password_sealed: Buffer | null;
  } | null;
}

/** Opens the address of a camera: its own, or its name on the streaming server. Null when it has neither. */
export const openSource = (key: Buffer, stored: StoredSource): Source | null => {
  const { centre, camera, stream } = stored;
  if (stored.source_sealed) return readStored(decrypt(key, aboutCamera(centre, camera), stored.source_sealed));
  if (!stream || stored.camera_id === null) return null;
  const url = `${withoutSlashes(stream.url)}/${stored.camera_id.replace(/^\/+/, '')}`;
  return {
    url,
    ...(stream.username ? { username: stream.username } : {}),
    ...(stream.password_sealed
      ? { password: decrypt(key, aboutStream(centre, stream.id), stream.password_sealed) }
      : {}),
  };
};

/**
 * Opens the address of a camera's smaller stream. Without a sign-in of its own it is that of the camera, but only where
 * it is the same device: a password goes to no other host.
 */
export const openSmallSource = (
  key: Buffer,
  centre: number,
  camera: number,
  sealed: Buffer | null,
  whole: Source,
): Source | null => {
  if (!sealed) return null;
  const small = readStored(decrypt(key, aboutSmall(centre, camera), sealed));
  const same = new URL(small.url).host === new URL(whole.url).host;
  return small.username || !same ? small : { ...whole, url: small.url };
};

/** Reads a source as it was sealed. */
export const readStored = (text: string): Source => {
  const value: unknown = JSON.parse(text);
  if (typeof value !== 'object' || value === null || !('url' in value) || typeof value.url !== 'string') {
    throw new Error('A sealed camera address is not readable.');
  }
  const username = 'username' in value && typeof value.username === 'string' ? value.username : undefined;
  const password = 'password' in value && typeof value.password === 'string' ? value.password : undefined;
  return { url: value.url, ...(username ? { username } : {}), ...(password ? { password } : {}) };
};
