/** A list as it was read; `at` is when it arrived, by performance.now(). */
interface Read<L> {
  readonly lines: readonly L[];
  readonly at: number;
}

/** What was told of lines since, by their ids, and when it arrived. */
export type News<T> = ReadonlyMap<string, { readonly told: T; readonly at: number }>;

/** How news and lines of a list belong together. */
export interface Fit<L, T> {
  readonly idOf: (line: L | T) => string;
  /** Whether what was told is about this list, such as its day; left out: always. */
  readonly fits?: (told: T) => boolean;
  /** Whether news of others have nothing to do with the list, such as one page of many; else it is read anew. */
  readonly partial?: boolean;
}

/** A call ends within it: what arrives later than this after some news was read when they were known already. */
const CALL_MS = 5_000;
/** Who is late, and the minutes of those who are here, change by the hour alone. */
const OLD_MS = 60_000;

/** The lines of a list, with what was told of them in its place. */
export const withNews = <L, T extends Partial<L>>(
  read: Read<L>,
  news: News<T>,
  { idOf, fits = () => true }: Fit<L, T>,
): readonly L[] =>
  read.lines.map((line) => {
    const latest = news.get(idOf(line));
    return latest && fits(latest.told) && latest.at > read.at - CALL_MS ? { ...line, ...latest.told } : line;
  });

/**
 * Whether what was told is not enough: nobody is named, the list is of another day (it may be that one that was corrected)
 * or has not got the student, or what was read is old.
 */
export const mustReadAnew = <L, T>(
  read: Read<L> | undefined,
  told: readonly T[],
  { idOf, fits = () => true, partial = false }: Fit<L, T>,
  now: number,
): boolean => {
  if (!read || told.length === 0 || now - read.at > OLD_MS) return true;
  const known = new Set(read.lines.map(idOf));
  return told.some((each) => !fits(each) || !(partial || known.has(idOf(each))));
};
