import type { Loop } from './annex-b.ts';
import { PAYLOAD_TYPE } from './packetise.ts';
import { FRAMES_PER_SECOND } from './stream.ts';

export const TRACK = 'trackID=0';

/** Session description of one video track (RFC 4566, RFC 6184 section 8). */
export function describe(loop: Loop, name: string): string {
  const sets = `${loop.sps.toString('base64')},${loop.pps.toString('base64')}`;
  const profile = loop.sps.toString('hex', 1, 4);
  return [
    'v=0',
    'o=- 1 1 IN IP4 0.0.0.0',
    `s=${name}`,
    'c=IN IP4 0.0.0.0',
    't=0 0',
    'a=control:*',
    'a=range:npt=now-',
    `m=video 0 RTP/AVP ${PAYLOAD_TYPE}`,
    `a=rtpmap:${PAYLOAD_TYPE} H264/90000`,
    `a=fmtp:${PAYLOAD_TYPE} packetization-mode=1;profile-level-id=${profile};sprop-parameter-sets=${sets}`,
    `a=framerate:${FRAMES_PER_SECOND}`,
    `a=control:${TRACK}`,
    '',
  ].join('\r\n');
}
