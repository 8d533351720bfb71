import { PART_MS, type Packager, type Part, type Segment } from './packager.ts';

/** Parts are listed for this many of the newest segments; older ones are had whole. */
const SEGMENTS_WITH_PARTS = 3;

const seconds = (ms: number) => (ms / 1000).toFixed(3);
const lengthOf = (parts: readonly Part[]) => parts.reduce((sum, part) => sum + part.endMs - part.startMs, 0);

/** The media playlist (RFC 8216, with the low-latency tags of its second edition); addresses are relative. */
export function playlist(packager: Packager): string {
  const { segments } = packager;
  const parts = segments.flatMap((segment) => segment.parts);
  const longestPart = Math.max(PART_MS, ...parts.map((part) => part.endMs - part.startMs));
  const longest = Math.max(2000, ...segments.map((segment) => lengthOf(segment.parts)));
  const lines = [
    '#EXTM3U',
    '#EXT-X-VERSION:9',
    `#EXT-X-TARGETDURATION:${Math.ceil(longest / 1000)}`,
    `#EXT-X-SERVER-CONTROL:CAN-BLOCK-RELOAD=YES,PART-HOLD-BACK=${seconds(longestPart * 3)}`,
    `#EXT-X-PART-INF:PART-TARGET=${seconds(longestPart)}`,
    `#EXT-X-MEDIA-SEQUENCE:${segments[0]?.number ?? 0}`,
    `#EXT-X-DISCONTINUITY-SEQUENCE:${packager.discontinuities}`,
  ];
  for (const [i, segment] of segments.entries()) lines.push(...segmentLines(segment, i, segments.length));
  const newest = packager.newest;
  if (newest) lines.push(`#EXT-X-PRELOAD-HINT:TYPE=PART,URI="part-${newest.number}.${newest.parts.length}.m4s"`);
  return `${lines.join('\n')}\n`;
}

function segmentLines(segment: Segment, index: number, count: number): string[] {
  const lines: string[] = [];
  if (segment.discontinuity) lines.push('#EXT-X-DISCONTINUITY');
  if (index === 0 || segment.discontinuity) lines.push(`#EXT-X-MAP:URI="init-${segment.init.version}.mp4"`);
  if (count - index <= SEGMENTS_WITH_PARTS) {
    for (const [p, part] of segment.parts.entries()) {
      const independent = part.independent ? ',INDEPENDENT=YES' : '';
      const uri = `part-${segment.number}.${p}.m4s`;
      lines.push(`#EXT-X-PART:DURATION=${seconds(part.endMs - part.startMs)},URI="${uri}"${independent}`);
    }
  }
  if (segment.closed) lines.push(`#EXTINF:${seconds(lengthOf(segment.parts))},`, `seg-${segment.number}.m4s`);
  return lines;
}
