import { isSigned, signed } from './signature.ts';

/** As long as somebody watches a recording in one go. */
const SECONDS = 60 * 60;
const TYPES = ['video/mp4', 'video/webm'];

interface Shown {
  /** Name in the store. */
  readonly file: string;
  readonly type: string;
  /** Under which name it is downloaded; null to be watched. */
  readonly name: string | null;
}

/** Where a video of the store is fetched for an hour, or `seconds`, by whoever was answered it. */
export const videoAddress = (centre: number, { file, type, name }: Shown, now: Date, seconds = SECONDS): string => {
  const until = Math.floor(now.getTime() / 1000) + seconds;
  const kind = type.replace('video/', '');
  const called =
    name === null
      ? '-'
      : `${name
          .replace(/[^\p{L}\p{N} ._-]+/gu, ' ')
          .trim()
          .slice(0, 100)}.${kind}`;
  const sign = signed('video', centre, file, kind, until, called);
  return `/files/video/${centre}/${file}/${kind}/${until}/${sign}/${encodeURIComponent(called)}`;
};

/** What such an address asks for, when its signature is ours and its time is not over; else null. */
export const readVideoAddress = (
  parts: Readonly<Record<'centre' | 'file' | 'kind' | 'until' | 'sign' | 'name', string>>,
  now: Date,
): (Shown & { readonly centre: number }) | null => {
  const { centre, file, kind, until, sign, name } = parts;
  const type = `video/${kind}`;
  if (!TYPES.includes(type) || !isSigned(sign, 'video', centre, file, kind, until, name)) return null;
  if (Number(until) * 1000 <= now.getTime()) return null;
  return { centre: Number(centre), file, type, name: name === '-' ? null : name };
};
