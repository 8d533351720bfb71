/**
 * What a PIN opens on a tablet without a line. The PIN goes through one slow, memory-hard derivation (scrypt, RFC 7914;
 * 64 MB each time) with a salt of the centre; all keys come from its result by HKDF (RFC 5869). The same code runs on the
 * server, which seals, and on the tablet, which opens.
 */
export const SLOW = { N: 65_536, r: 8, p: 1, dkLen: 32 } as const;

type Bytes = Uint8Array<ArrayBuffer>;
/** A key as WebCrypto holds it, here and in browsers. */
type Key = Parameters<typeof crypto.subtle.encrypt>[1];

const utf8 = (text: string): Bytes => new TextEncoder().encode(text);

/** Bytes as base64. */
export const toBase64 = (bytes: Uint8Array): string => btoa(Array.from(bytes, (b) => String.fromCharCode(b)).join(''));
/** Base64 as bytes; throws on anything else. */
export const fromBase64 = (text: string): Bytes => Uint8Array.from(atob(text), (c) => c.charCodeAt(0));

const derive = async (slow: Bytes, salt: Bytes, info: string, bytes: number): Promise<Bytes> => {
  const key = await crypto.subtle.importKey('raw', slow, 'HKDF', false, ['deriveBits']);
  const how = { name: 'HKDF', hash: 'SHA-256', salt, info: utf8(info) };
  return new Uint8Array(await crypto.subtle.deriveBits(how, key, bytes * 8));
};

/** Where a person's entry stands in a list, and the key it is sealed under. Another list has other ones. */
export interface EntryKeys {
  readonly index: string;
  readonly key: Key;
}

/** The keys of a person in the list with this salt. */
export const entryKeys = async (slow: Bytes, listSalt: Bytes): Promise<EntryKeys> => {
  const bits = await derive(slow, listSalt, 'nestling door list', 48);
  const key = await crypto.subtle.importKey('raw', bits.slice(0, 32), 'AES-GCM', false, ['encrypt', 'decrypt']);
  return { index: toBase64(bits.slice(32)), key };
};

const NONCE = 12;

/** Seals a text under a key (AES-256-GCM). */
export const sealText = async (key: Key, text: string): Promise<string> => {
  const iv = crypto.getRandomValues(new Uint8Array(NONCE));
  const body = new Uint8Array(await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, key, utf8(text)));
  const all = new Uint8Array(NONCE + body.length);
  all.set(iv);
  all.set(body, NONCE);
  return toBase64(all);
};

/** Opens what `sealText` made; throws when it was altered or sealed under another key. */
export const openText = async (key: Key, sealed: string): Promise<string> => {
  const all = fromBase64(sealed);
  const iv = all.slice(0, NONCE);
  return new TextDecoder().decode(await crypto.subtle.decrypt({ name: 'AES-GCM', iv }, key, all.slice(NONCE)));
};

/** Proof that a person's PIN was entered for this very act on this tablet; the tablet alone cannot make it. */
export const proofOf = async (slow: Bytes, device: number, body: string): Promise<string> => {
  const bits = await derive(slow, utf8(`tablet ${device}`), 'nestling door proof', 32);
  const key = await crypto.subtle.importKey('raw', bits, { name: 'HMAC', hash: 'SHA-256' }, false, ['sign']);
  return toBase64(new Uint8Array(await crypto.subtle.sign('HMAC', key, utf8(body))));
};

/** How tablets sign: ECDSA on P-256 (FIPS 186-5), the pair of numbers as 64 bytes. */
export const SIGNS = { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' } as const;

/** The bytes a tablet signs of an act and its proof. */
export const signedBytes = (body: string, proof: string | null): Bytes => utf8(`${body}\n${proof ?? ''}`);
