/** What a day must tell to take its place in a list. */
interface Day {
  readonly date: string;
  readonly student: { readonly id: string } | null;
}

/** A list as it was read; `at` is when it arrived, by performance.now(). */
interface Read<D> {
  readonly days: readonly D[];
  readonly at: number;
}

/** What was told of students since, by their ids, and when it arrived. */
export type News<D> = ReadonlyMap<string, { readonly day: D; readonly at: number }>;

/** A call ends within it: what arrives later than this after some news was read when they were known already. */
const CALL_MS = 5_000;
/** Who is late, and the minutes of those who are here, change by the hour alone. */
const OLD_MS = 60_000;

const idOf = ({ student }: Day): string => student?.id ?? '';

/** The days of a list, those that were told in their place. */
export const withNews = <D extends Day>(read: Read<D>, news: News<D>, date: string): readonly D[] =>
  read.days.map((day) => {
    const told = news.get(idOf(day));
    return told && told.day.date === date && told.at > read.at - CALL_MS ? told.day : day;
  });

/**
 * Whether what was told is not enough: nobody is named, the list is of another day (it may be that one that was corrected)
 * or has not got the student, or what was read is old.
 */
export const mustReadAnew = <D extends Day>(
  read: Read<D> | undefined,
  told: readonly D[],
  date: string,
  now: number,
): boolean => {
  if (!read || told.length === 0 || now - read.at > OLD_MS) return true;
  const known = new Set(read.days.map(idOf));
  return told.some((day) => day.date !== date || !known.has(idOf(day)));
};
