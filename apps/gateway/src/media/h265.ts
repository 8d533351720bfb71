import { BitReader, withoutEmulation } from './bits.ts';

export interface SpsH265 {
  id: number;
  width: number;
  height: number;
  profileSpace: number;
  tier: number;
  profile: number;
  /** 32 compatibility flags, the first in the highest bit. */
  compatibility: number;
  /** The 48 constraint bits as six bytes. */
  constraints: Uint8Array;
  level: number;
  chromaFormat: number;
  bitDepthLuma: number;
  bitDepthChroma: number;
  temporalLayers: number;
}

/** Reads a sequence parameter set, NAL header included (H.265 §7.3.2.2). Throws on anything a decoder could not use. */
export function readSpsH265(nal: Uint8Array): SpsH265 {
  const payload = withoutEmulation(nal.subarray(2));
  const r = new BitReader(payload);
  r.skip(4);
  const subLayers = r.bits(3);
  r.flag();
  const profileSpace = r.bits(2);
  const tier = r.flag();
  const profile = r.bits(5);
  const compatibility = r.bits(32);
  // profile_tier_level starts at the second byte, its constraint bits five bytes later.
  const constraints = payload.slice(6, 12);
  r.skip(48);
  const level = r.bits(8);
  skipSubLayers(r, subLayers);
  const id = r.ue();
  const chromaFormat = r.ue();
  const separatePlanes = chromaFormat === 3 ? r.flag() : 0;
  const codedWidth = r.ue();
  const codedHeight = r.ue();
  const [left, right, top, bottom] = r.flag() ? [r.ue(), r.ue(), r.ue(), r.ue()] : [0, 0, 0, 0];
  const bitDepthLuma = 8 + r.ue();
  const bitDepthChroma = 8 + r.ue();
  const chroma = separatePlanes ? 0 : chromaFormat;
  const width = codedWidth - (left + right) * (chroma === 1 || chroma === 2 ? 2 : 1);
  const height = codedHeight - (top + bottom) * (chroma === 1 ? 2 : 1);
  const possible = width >= 8 && height >= 8 && width <= 16384 && height <= 16384;
  if (!possible || id > 15 || chromaFormat > 3 || bitDepthLuma > 16 || bitDepthChroma > 16 || constraints.length < 6) {
    throw new RangeError('the parameter set holds an impossible number');
  }
  return {
    id,
    width,
    height,
    profileSpace,
    tier,
    profile,
    compatibility,
    constraints,
    level,
    chromaFormat,
    bitDepthLuma,
    bitDepthChroma,
    temporalLayers: subLayers + 1,
  };
}

function skipSubLayers(r: BitReader, subLayers: number): void {
  const present: [number, number][] = [];
  for (let i = 0; i < subLayers; i++) present.push([r.flag(), r.flag()]);
  if (subLayers > 0) r.skip(2 * (8 - subLayers));
  for (const [profilePresent, levelPresent] of present) r.skip((profilePresent ? 88 : 0) + (levelPresent ? 8 : 0));
}

/** Id of a video parameter set (its first four bits). */
export function vpsIdH265(nal: Uint8Array): number {
  return (nal[2] ?? 0) >> 4;
}

/** Id of a picture parameter set. */
export function ppsIdH265(nal: Uint8Array): number {
  const id = new BitReader(withoutEmulation(nal.subarray(2, 16))).ue();
  if (id > 63) throw new RangeError('the parameter set holds an impossible number');
  return id;
}

/** `hvc1.…` of ISO/IEC 14496-15 annex E: profile, reversed compatibility, tier and level, constraint bytes. */
export function codecStringH265(sps: SpsH265): string {
  const space = ['', 'A', 'B', 'C'][sps.profileSpace] ?? '';
  let reversed = 0;
  for (let bit = 0; bit < 32; bit++) if ((sps.compatibility / 2 ** bit) & 1) reversed += 2 ** (31 - bit);
  const constraints = [...sps.constraints].map((byte) => byte.toString(16).toUpperCase());
  while (constraints.length > 0 && constraints.at(-1) === '0') constraints.pop();
  const parts = [`${space}${sps.profile}`, reversed.toString(16).toUpperCase(), `${sps.tier ? 'H' : 'L'}${sps.level}`];
  return ['hvc1', ...parts, ...constraints].join('.');
}
