/** One coded picture of an H.264 elementary stream: its NAL units without start codes. */
export interface AccessUnit {
  nals: Buffer[];
  /** true when the picture is an IDR: decoding can start here. */
  key: boolean;
}

/** A loop ready to be sent: pictures, and the parameter sets the SDP announces. */
export interface Loop {
  units: AccessUnit[];
  sps: Buffer;
  pps: Buffer;
}

const NAL_SLICE = 1;
const NAL_IDR = 5;
const NAL_SPS = 7;
const NAL_PPS = 8;
const NAL_AUD = 9;

export const nalType = (nal: Buffer): number => (nal[0] ?? 0) & 0x1f;

/** Splits an Annex-B byte stream (ITU-T H.264 annex B) at its start codes. */
function* nalUnits(bytes: Buffer): Generator<Buffer> {
  let at = bytes.indexOf('000001', 0, 'hex');
  while (at >= 0) {
    const next = bytes.indexOf('000001', at + 3, 'hex');
    let end = next < 0 ? bytes.length : next;
    while (end > at + 3 && bytes[end - 1] === 0) end--;
    if (end > at + 3) yield bytes.subarray(at + 3, end);
    at = next;
  }
}

/** first_mb_in_slice is the first Exp-Golomb number of a slice; zero is the single bit 1. */
const startsPicture = (nal: Buffer): boolean => ((nal[1] ?? 0) & 0x80) !== 0;

/**
 * Reads a whole Annex-B file as a loop of pictures. Several slices of a picture stay together.
 * @throws when the file has no key frame at its start or no parameter sets: it could not be played.
 */
export function readLoop(bytes: Buffer): Loop {
  const units: AccessUnit[] = [];
  let waiting: Buffer[] = [];
  let sps: Buffer | undefined;
  let pps: Buffer | undefined;
  for (const nal of nalUnits(bytes)) {
    const type = nalType(nal);
    if (type === NAL_SPS) sps ??= nal;
    if (type === NAL_PPS) pps ??= nal;
    if (type === NAL_SLICE || type === NAL_IDR) {
      const open = units.at(-1);
      if (open && waiting.length === 0 && !startsPicture(nal)) {
        open.nals.push(nal);
      } else {
        units.push({ nals: [...waiting, nal], key: type === NAL_IDR });
        waiting = [];
      }
    } else if (type !== NAL_AUD) {
      waiting.push(nal);
    }
  }
  if (!sps || !pps || !units[0]?.key)
    throw new Error('The scene file is not an H.264 loop that starts with a key frame.');
  return { units, sps, pps };
}
