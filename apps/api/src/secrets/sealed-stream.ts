import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

/** What every sealed stream begins with. */
const MAGIC = Buffer.from('NESTSEAL1\n');
const NONCE = 12;
const TAG = 16;
const LENGTH = 4;
/** As much is sealed at once, in bytes; more is held by neither side. */
const CHUNK = 1 << 20;
const MOST = CHUNK + NONCE + TAG;

/** Names a chunk by its place, so that none is moved, left out or put behind the last one. */
const placeOf = (about: string, at: number, last: boolean): Buffer =>
  Buffer.from(`${about} #${at}${last ? ' end' : ''}`);

/** A sealed stream that was altered, cut short, belongs elsewhere or was sealed under another key. */
export class SealBroken extends Error {}

/** Bytes as they come, in pieces of one size; the last is shorter, or empty. */
async function* evenly(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<Buffer> {
  let held: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of chunks) {
    held.push(chunk);
    size += chunk.byteLength;
    if (size < CHUNK) continue;
    const whole = Buffer.concat(held);
    const rest = size % CHUNK;
    for (let at = 0; at < size - rest; at += CHUNK) yield whole.subarray(at, at + CHUNK);
    held = [whole.subarray(size - rest)];
    size = rest;
  }
  yield Buffer.concat(held);
}

/**
 * Seals a stream piece by piece (AES-256-GCM, the construction STREAM of Hoang et al.): whatever is changed, moved, left out
 * or cut off does not open. `about` names what it is and where it belongs, as for `encrypt`.
 */
export async function* sealStream(
  key: Buffer,
  about: string,
  chunks: AsyncIterable<Uint8Array>,
): AsyncGenerator<Buffer> {
  yield MAGIC;
  let at = 0;
  const sealed = (piece: Buffer, last: boolean): Buffer => {
    const nonce = randomBytes(NONCE);
    const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(placeOf(about, at, last));
    const body = Buffer.concat([cipher.update(piece), cipher.final()]);
    at += 1;
    const length = Buffer.alloc(LENGTH);
    length.writeUInt32BE(NONCE + TAG + body.length);
    return Buffer.concat([length, nonce, cipher.getAuthTag(), body]);
  };
  let before: Buffer | null = null;
  for await (const piece of evenly(chunks)) {
    if (before) yield sealed(before, false);
    before = piece;
  }
  yield sealed(before ?? Buffer.alloc(0), true);
}

/** Opens what `sealStream` made, piece by piece; throws `SealBroken` where it does not hold. */
export async function* openSealed(
  key: Buffer,
  about: string,
  chunks: AsyncIterable<Uint8Array>,
): AsyncGenerator<Buffer> {
  let held = Buffer.alloc(0);
  let at = -1;
  let ended = false;
  const opened = (frame: Buffer): Buffer => {
    for (const last of [false, true]) {
      try {
        const decipher = createDecipheriv('aes-256-gcm', key, frame.subarray(0, NONCE), { authTagLength: TAG })
          .setAAD(placeOf(about, at, last))
          .setAuthTag(frame.subarray(NONCE, NONCE + TAG));
        const piece = Buffer.concat([decipher.update(frame.subarray(NONCE + TAG)), decipher.final()]);
        ended = last;
        at += 1;
        return piece;
      } catch {
        // Either of the two places it may have; it opens at none where it was altered.
      }
    }
    throw new SealBroken(`Piece ${at} does not open.`);
  };
  for await (const chunk of chunks) {
    held = Buffer.concat([held, chunk]);
    if (at < 0) {
      if (held.length < MAGIC.length) continue;
      if (!held.subarray(0, MAGIC.length).equals(MAGIC)) throw new SealBroken('This is no sealed stream.');
      held = held.subarray(MAGIC.length);
      at = 0;
    }
    while (held.length >= LENGTH) {
      const length = held.readUInt32BE(0);
      if (length > MOST || length < NONCE + TAG) throw new SealBroken(`Piece ${at} has no length there can be.`);
      if (held.length < LENGTH + length) break;
      if (ended) throw new SealBroken('Something stands behind the end.');
      yield opened(held.subarray(LENGTH, LENGTH + length));
      held = held.subarray(LENGTH + length);
    }
  }
  if (!ended || held.length > 0) throw new SealBroken('It is cut short.');
}
