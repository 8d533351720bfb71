import { isSigned, signed } from './signature.ts';

/** What is seen at a signed address before it is published. */
type Previewed = 'blog preview' | 'page preview';

/** How long somebody may look at it. */
const PREVIEW_SECONDS = 3600;
const LONGEST_ID = 10;

/** The end of the address at which a record is seen before it is published, for an hour, by whoever has it. */
export const previewTail = (kind: Previewed, centre: number, id: number, now: Date): string => {
  const until = Math.floor(now.getTime() / 1000) + PREVIEW_SECONDS;
  return `${id}/${until}/${signed(kind, centre, id, until)}`;
};

/** The id an end of such an address is of; null when it is none of ours, or over. */
export const previewedId = (kind: Previewed, centre: number, parts: readonly string[], now: Date): number | null => {
  const [id = '', until = '', sign = '', ...more] = parts;
  if (more.length > 0 || !/^\d+$/.test(id) || id.length >= LONGEST_ID || !/^\d{1,12}$/.test(until)) return null;
  if (!isSigned(sign, kind, centre, id, until)) return null;
  return Number(until) * 1000 > now.getTime() ? Number(id) : null;
};
