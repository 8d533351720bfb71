/** Pieces of ISO BMFF boxes: a number is 32 bits, big-endian. */
export type Piece = number | string | Buffer;

/** One box of ISO/IEC 14496-12: size, four letters, content. */
export function box(type: string, ...content: Piece[]): Buffer {
  const body = content.map((piece) => (typeof piece === 'number' ? u32(piece) : Buffer.from(piece)));
  const size = body.reduce((sum, part) => sum + part.length, 8);
  return Buffer.concat([u32(size), Buffer.from(type, 'latin1'), ...body], size);
}

export function u32(value: number): Buffer {
  const bytes = Buffer.allocUnsafe(4);
  bytes.writeUInt32BE(value >>> 0);
  return bytes;
}

export function u16(...values: number[]): Buffer {
  const bytes = Buffer.allocUnsafe(values.length * 2);
  for (const [i, value] of values.entries()) bytes.writeUInt16BE(value & 0xffff, i * 2);
  return bytes;
}

export function u8(...values: number[]): Buffer {
  return Buffer.from(values);
}

export function zeros(count: number): Buffer {
  return Buffer.alloc(count);
}
