import { BitReader, withoutEmulation } from './bits.ts';

export interface SpsH264 {
  id: number;
  width: number;
  height: number;
  profile: number;
  compatibility: number;
  level: number;
  chromaFormat: number;
  bitDepthLuma: number;
  bitDepthChroma: number;
}

/** Profiles whose SPS carries chroma format and bit depths (H.264 §7.3.2.1.1). */
const HIGH_PROFILES = new Set([100, 110, 122, 244, 44, 83, 86, 118, 128, 138, 139, 134, 135]);

export function hasChromaFields(profile: number): boolean {
  return HIGH_PROFILES.has(profile);
}

/** Reads a sequence parameter set, NAL header included (H.264 §7.3.2.1). Throws on anything a decoder could not use. */
export function readSpsH264(nal: Uint8Array): SpsH264 {
  const r = new BitReader(withoutEmulation(nal.subarray(1)));
  const profile = r.bits(8);
  const compatibility = r.bits(8);
  const level = r.bits(8);
  const id = bounded(r.ue(), 31);
  let chromaFormat = 1;
  let bitDepthLuma = 8;
  let bitDepthChroma = 8;
  let separatePlanes = 0;
  if (hasChromaFields(profile)) {
    chromaFormat = bounded(r.ue(), 3);
    if (chromaFormat === 3) separatePlanes = r.flag();
    bitDepthLuma = 8 + bounded(r.ue(), 6);
    bitDepthChroma = 8 + bounded(r.ue(), 6);
    r.flag();
    if (r.flag()) skipScalingLists(r, chromaFormat === 3 ? 12 : 8);
  }
  r.ue();
  const pocType = bounded(r.ue(), 2);
  if (pocType === 0) r.ue();
  else if (pocType === 1) {
    r.flag();
    r.se();
    r.se();
    for (let i = bounded(r.ue(), 255); i > 0; i--) r.se();
  }
  r.ue();
  r.flag();
  const widthMbs = r.ue() + 1;
  const heightUnits = r.ue() + 1;
  const frameOnly = r.flag();
  if (!frameOnly) r.flag();
  r.flag();
  const cropped = r.flag();
  const [left, right, top, bottom] = cropped ? [r.ue(), r.ue(), r.ue(), r.ue()] : [0, 0, 0, 0];
  const chroma = separatePlanes ? 0 : chromaFormat;
  const cropX = chroma === 1 || chroma === 2 ? 2 : 1;
  const cropY = (chroma === 1 ? 2 : 1) * (2 - frameOnly);
  const width = widthMbs * 16 - (left + right) * cropX;
  const height = (2 - frameOnly) * heightUnits * 16 - (top + bottom) * cropY;
  if (width < 16 || height < 16 || width > 16384 || height > 16384)
    throw new RangeError('the picture size is impossible');
  return { id, width, height, profile, compatibility, level, chromaFormat, bitDepthLuma, bitDepthChroma };
}

function skipScalingLists(r: BitReader, lists: number): void {
  for (let list = 0; list < lists; list++) {
    if (!r.flag()) continue;
    let last = 8;
    let next = 8;
    for (let i = 0; i < (list < 6 ? 16 : 64); i++) {
      if (next !== 0) next = (last + r.se() + 256) % 256;
      last = next === 0 ? last : next;
    }
  }
}

function bounded(value: number, max: number): number {
  if (value > max) throw new RangeError('the parameter set holds an impossible number');
  return value;
}

/** Id of a picture parameter set. */
export function ppsIdH264(nal: Uint8Array): number {
  return bounded(new BitReader(withoutEmulation(nal.subarray(1, 16))).ue(), 255);
}
