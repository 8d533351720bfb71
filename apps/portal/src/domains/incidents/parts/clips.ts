/** A clip that is played: what its camera saw from `begins` on, ms since 1970. */
export interface Clip {
  readonly id: string;
  readonly camera: string;
  readonly url: string;
  readonly begins: number;
  /** Where nothing was recorded: a picture stands there, and is none of that time. */
  readonly gaps: readonly { readonly from: number; readonly to: number }[];
}

/** Whether a cut is still to come. */
export const isOpen = (state: string | null): boolean => state === 'waiting' || state === 'running' || state === 'cut';

interface Told {
  readonly id: string;
  readonly camera: string;
  readonly url: string;
  readonly begins_at: string | null;
  readonly gaps: unknown;
}

const isGap = (gap: unknown): gap is { from: number; to: number } =>
  typeof gap === 'object' &&
  gap !== null &&
  'from' in gap &&
  'to' in gap &&
  typeof gap.from === 'number' &&
  typeof gap.to === 'number';

/** Clips on one clock. One whose beginning is not known, as it was uploaded, begins with the first of the others. */
export const clipsOf = (told: readonly Told[]): Clip[] => {
  const known = told.flatMap(({ begins_at }) => (begins_at ? Date.parse(begins_at) : []));
  const first = known.length > 0 ? Math.min(...known) : 0;
  return told.map(({ id, camera, url, begins_at, gaps }) => ({
    id,
    camera,
    url,
    begins: begins_at ? Date.parse(begins_at) : first,
    gaps: Array.isArray(gaps) ? gaps.filter(isGap) : [],
  }));
};

/** From the first picture of any clip to the last; `lengths` in ms, as far as they are known. */
export const spanOf = (clips: readonly Clip[], lengths: Readonly<Record<string, number>>) => ({
  from: Math.min(...clips.map(({ begins }) => begins)),
  to: Math.max(...clips.map(({ id, begins }) => begins + (lengths[id] ?? 0))),
});

/** Whether a clip has no picture of this moment. */
export const isMissing = ({ begins, gaps }: Clip, at: number, length: number): boolean =>
  at < begins || (length > 0 && at > begins + length) || gaps.some(({ from, to }) => at >= from && at < to);
