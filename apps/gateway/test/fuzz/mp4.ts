/** A box of ISO/IEC 14496-12: four letters and what is in it. */
export interface Box {
  type: string;
  content: Buffer;
}

/** Takes boxes apart that lie side by side; throws unless they fill the bytes exactly. */
export function boxesIn(bytes: Buffer): Box[] {
  const boxes: Box[] = [];
  let at = 0;
  while (at < bytes.length) {
    const size = bytes.readUInt32BE(at);
    if (size < 8 || at + size > bytes.length) throw new Error(`a box of ${size} bytes in ${bytes.length - at}`);
    boxes.push({ type: bytes.toString('latin1', at + 4, at + 8), content: bytes.subarray(at + 8, at + size) });
    at += size;
  }
  return boxes;
}

/** What lies at `path`, below plain boxes; throws when there is none. */
export function inside(bytes: Buffer, ...path: string[]): Buffer {
  let content = bytes;
  for (const type of path) {
    const found = boxesIn(content).find((box) => box.type === type);
    if (!found) throw new Error(`no box ${type}`);
    content = found.content;
  }
  return content;
}

/** Start of the first picture, its parts without their length fields, and what follows them (the sound). */
export function readPicture(fragment: Buffer): { time: number; parts: Buffer[]; rest: Buffer } {
  const [moof, mdat, ...more] = boxesIn(fragment);
  if (moof?.type !== 'moof' || mdat?.type !== 'mdat' || more.length > 0) throw new Error('not moof and mdat');
  const traf = inside(moof.content, 'traf');
  const run = inside(traf, 'trun');
  const size = run.readUInt32BE(16);
  if (run.readUInt32BE(8) !== moof.content.length + 16) throw new Error('the run does not begin in mdat');
  const parts: Buffer[] = [];
  let at = 0;
  while (at < size) {
    const length = mdat.content.readUInt32BE(at);
    parts.push(mdat.content.subarray(at + 4, at + 4 + length));
    at += 4 + length;
  }
  if (at !== size) throw new Error('the parts of the picture do not fill it');
  return { time: Number(inside(traf, 'tfdt').readBigUInt64BE(4)), parts, rest: mdat.content.subarray(size) };
}

/** Parameter sets of an avcC or hvcC record, in order; throws unless the record is filled exactly. */
export function setsIn(record: Buffer, codec: 'h264' | 'h265'): Buffer[] {
  const sets: Buffer[] = [];
  let at = codec === 'h264' ? 5 : 23;
  const take = (count: number) => {
    for (let i = 0; i < count; i++) {
      const length = record.readUInt16BE(at);
      sets.push(record.subarray(at + 2, at + 2 + length));
      at += 2 + length;
    }
  };
  if (codec === 'h264') {
    take((record[at++] ?? 0) & 0x1f);
    take(record[at++] ?? 0);
    // Chroma format and bit depths follow in the higher profiles.
    if (record.length - at === 4) at += 4;
  } else {
    for (let arrays = record[22] ?? 0; arrays > 0; arrays--) {
      const count = record.readUInt16BE(at + 1);
      at += 3;
      take(count);
    }
  }
  if (at !== record.length) throw new Error('the record is not filled by its sets');
  return sets;
}
