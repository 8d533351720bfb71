import { CameraFailure } from './failure.ts';

export type VideoCodec = 'h264' | 'h265';

/** One stream of the camera's description (RFC 8866, RFC 6184 §8, RFC 7798 §7, RFC 3640 §4). */
export interface MediaTrack {
  kind: 'video' | 'audio';
  payloadType: number;
  /** Encoding name in lower case, as in `rtpmap`: `h264`, `h265`, `mpeg4-generic`, `pcmu`… */
  encoding: string;
  /** RTP clock, ticks per second. */
  clockRate: number;
  channels: number;
  /** `fmtp` parameters, names in lower case. */
  parameters: Map<string, string>;
  /** The address for SETUP. */
  control: string;
}

/** Payload types that may come without an `rtpmap` (RFC 3551 §6). */
const STATIC_TYPES: Record<number, [string, number]> = { 0: ['pcmu', 8000], 8: ['pcma', 8000], 26: ['jpeg', 90000] };

/** Reads the tracks of an SDP. `base` is the address controls are relative to (Content-Base, or the request's own). */
export function readSdp(text: string, base: string): MediaTrack[] {
  const sections = text.split(/\r?\n(?=m=)/);
  if (!sections[0]?.startsWith('v='))
    throw new CameraFailure('not_rtsp', 'the description of the camera is not an SDP');
  const aggregate = attribute(sections[0], 'control');
  const root = aggregate && aggregate !== '*' ? absolute(aggregate, base) : base;
  return sections.slice(1, 17).flatMap((section) => readTrack(section, root) ?? []);
}

function readTrack(section: string, root: string): MediaTrack | null {
  const media = /^m=(video|audio) \d+(?:\/\d+)? (\S+) (\d{1,3})/.exec(section);
  const kind = media?.[1];
  if (!media || (kind !== 'video' && kind !== 'audio')) return null;
  const payloadType = Number(media[3]);
  const map = new RegExp(`^a=rtpmap:${payloadType} ([\\w.-]{1,32})/(\\d+)(?:/(\\d+))?`, 'm').exec(section);
  const known = STATIC_TYPES[payloadType];
  const clockRate = Number(map?.[2] ?? known?.[1] ?? 0);
  if (payloadType > 127 || !(clockRate > 0 && clockRate <= 1_000_000)) return null;
  const control = attribute(section, 'control');
  return {
    kind,
    payloadType,
    encoding: (map?.[1] ?? known?.[0] ?? '').toLowerCase(),
    clockRate,
    channels: Number(map?.[3] ?? 1),
    parameters: readFmtp(new RegExp(`^a=fmtp:${payloadType} (.*)$`, 'm').exec(section)?.[1] ?? ''),
    control: control ? absolute(control, root) : root,
  };
}

function attribute(section: string, name: string): string | null {
  return new RegExp(`^a=${name}:\\s*(\\S+)`, 'm').exec(section)?.[1] ?? null;
}

function readFmtp(text: string): Map<string, string> {
  const parameters = new Map<string, string>();
  for (const part of text.split(';')) {
    const equals = part.indexOf('=');
    if (equals > 0) parameters.set(part.slice(0, equals).trim().toLowerCase(), part.slice(equals + 1).trim());
  }
  return parameters;
}

/** Cameras join by text, not by RFC 3986: `track1` under `rtsp://h/live` is `rtsp://h/live/track1`. */
function absolute(control: string, base: string): string {
  if (/^rtsps?:\/\//i.test(control)) return control;
  const query = base.indexOf('?');
  // A control that repeats the query, or a base that has one, is appended as it stands: that is what cameras expect.
  const path = query < 0 || control.includes('?') ? base : base.slice(0, query);
  return path.endsWith('/') ? path + control : `${path}/${control}`;
}

/** The parameter sets an SDP carries (`sprop-parameter-sets`, or `sprop-vps/sps/pps`); may be empty. */
export function parameterSets(track: MediaTrack): Buffer[] {
  const names = track.encoding === 'h265' ? ['sprop-vps', 'sprop-sps', 'sprop-pps'] : ['sprop-parameter-sets'];
  return names
    .flatMap((name) => track.parameters.get(name)?.split(',') ?? [])
    .map((text) => Buffer.from(text, 'base64'))
    .filter((set) => set.length > 2 && set.length <= 4096)
    .slice(0, 32);
}
