import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

/** What may be asked for members. */
export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** One picture of a record: when it came by the api's clock, ms since 1970, and how many bytes its fragment has. */
export interface Kept {
  at: number;
  bytes: number;
  key: boolean;
}

/** Some seconds of one camera, from a key picture on: what a player needs first, and the very fragments viewers got. */
export interface Piece {
  /** ms since 1970; `to` is the end of the last picture. */
  from: number;
  to: number;
  codec: string;
  width: number;
  height: number;
  init: Buffer;
  frames: Kept[];
  /** All fragments, one after the other. */
  media: Buffer;
}

/** "NRG1", length of what follows the header, from, to, nonce, tag. Times stand open: they say what is held. */
export const HEADER = 52;
const MAGIC = 0x4e524731;
const NONCE_AT = 24;
const TAG_AT = 36;
/** What is bound to the record beside its content: the open part of the header and whose record it is. */
const aadOf = (header: Buffer, cam: string): Buffer => Buffer.concat([header.subarray(0, NONCE_AT), Buffer.from(cam)]);

/** What a piece is before it is sealed: its description with its length, the init, the fragments. */
export function plainOf({ codec, width, height, init, frames, media }: Omit<Piece, 'from' | 'to'>): Buffer {
  const about = Buffer.from(JSON.stringify({ codec, width, height, init: init.length, frames }));
  const length = Buffer.alloc(4);
  length.writeUInt32BE(about.length);
  return Buffer.concat([length, about, init, media]);
}

/** Seals a piece under its camera's key (AES-256-GCM, a random nonce each) as it lies on the disk. */
export function sealRecord(key: Buffer, cam: string, piece: { from: number; to: number; plain: Buffer }): Buffer {
  const header = Buffer.alloc(HEADER);
  header.writeUInt32BE(MAGIC, 0);
  header.writeUInt32BE(piece.plain.length, 4);
  header.writeDoubleBE(piece.from, 8);
  header.writeDoubleBE(piece.to, 16);
  randomBytes(12).copy(header, NONCE_AT);
  const cipher = createCipheriv('aes-256-gcm', key, header.subarray(NONCE_AT, TAG_AT));
  cipher.setAAD(aadOf(header, cam));
  const body = cipher.update(piece.plain);
  cipher.final();
  cipher.getAuthTag().copy(header, TAG_AT);
  return Buffer.concat([header, body]);
}

/** Reads a header; null when it is none. */
export function readHeader(header: Buffer): { from: number; to: number; size: number } | null {
  if (header.length < HEADER || header.readUInt32BE(0) !== MAGIC) return null;
  const [from, to] = [header.readDoubleBE(8), header.readDoubleBE(16)];
  if (!Number.isFinite(from) || !Number.isFinite(to) || to < from) return null;
  return { from, to, size: header.readUInt32BE(4) };
}

/** Opens a record; null when it is not of this camera and key, or was changed. */
export function openRecord(key: Buffer, cam: string, record: Buffer): Piece | null {
  const header = readHeader(record);
  if (!header || record.length !== HEADER + header.size) return null;
  try {
    const open = createDecipheriv('aes-256-gcm', key, record.subarray(NONCE_AT, TAG_AT));
    open.setAAD(aadOf(record, cam));
    open.setAuthTag(record.subarray(TAG_AT, HEADER));
    const plain = Buffer.concat([open.update(record.subarray(HEADER)), open.final()]);
    return readPlain(plain, header);
  } catch {
    return null;
  }
}

function readPlain(plain: Buffer, { from, to }: { from: number; to: number }): Piece | null {
  const end = 4 + plain.readUInt32BE(0);
  const about: unknown = JSON.parse(plain.toString('utf8', 4, end));
  if (!isObject(about) || !Array.isArray(about.frames)) return null;
  const frames = about.frames.flatMap((frame: unknown) =>
    isObject(frame) ? [{ at: Number(frame.at), bytes: Number(frame.bytes), key: frame.key === true }] : [],
  );
  const media = end + Number(about.init);
  return {
    from,
    to,
    codec: String(about.codec),
    width: Number(about.width),
    height: Number(about.height),
    init: plain.subarray(end, media),
    frames,
    media: plain.subarray(media),
  };
}
