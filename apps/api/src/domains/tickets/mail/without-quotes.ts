/**
 * What an answer by mail says, apart from the letter it answers: as Gmail, Outlook, Apple Mail and Yahoo put that below, in
 * English and Spanish. It goes line by line and by the begin of lines, so that no mail makes it take long.
 */

const LONGEST_LINE = 1_000;
/** A line that tells who wrote what follows may be folded into so many. */
const FOLDED = 3;

const WROTE = /^(?:on|el)\s.*(?:wrote|escribió)\s?:$/i;
const ORIGINAL = /^-{2,20}\s?(?:original message|mensaje original|forwarded message|mensaje reenviado)\s?-{2,20}$/i;
const RULE = /^_{20,}$/;
const FROM = /^\*?(?:from|de)\s?:\*?\s/i;
const SENT = /^\*?(?:sent|date|enviado|enviado el|fecha)\s?:\*?\s/i;
const SIGNED =
  /^(?:sent from my |get outlook for |enviado desde mi |obtener outlook para |sent from yahoo|enviado desde yahoo)/i;
const QUOTED = /^>/;

/** How many lines from here on tell who wrote what follows; 0 where none does. */
const headingAt = (lines: readonly string[], at: number): number => {
  const line = lines[at] ?? '';
  if (ORIGINAL.test(line)) return 1;
  if (RULE.test(line) && FROM.test(lines[at + 1] ?? '')) return 1;
  if (FROM.test(line) && lines.slice(at + 1, at + 4).some((one) => SENT.test(one))) return 1;
  if (!/^(?:on|el)\s/i.test(line)) return 0;
  for (let count = 1; count <= FOLDED; count += 1) if (WROTE.test(lines.slice(at, at + count).join(' '))) return count;
  return 0;
};

/** Without the mark of a phone or a program at the end, and what stands below a line of "-- " (RFC 3676, 4.3). */
const withoutSignature = (lines: readonly string[], which: readonly number[]): readonly number[] => {
  const mark = which.findIndex((n) => lines[n] === '-- ');
  const written = mark < 0 ? which : which.slice(0, mark);
  const last = written.findLastIndex((n) => lines[n]?.trim() !== '');
  return last >= 0 && SIGNED.test(lines[written[last] ?? 0] ?? '') ? written.slice(0, last) : written;
};

/** What an answer says, and all else that stood in it. */
export interface Answer {
  readonly words: string;
  readonly quoted: string;
}

/** The words of an answer; where they stand below what they answer, or between its lines, all that is not quoted. */
export const splitQuotes = (text: string): Answer => {
  const raw = text.replace(/\r\n?/g, '\n').split('\n');
  const lines = raw.map((line) => (line === '-- ' ? line : line.slice(0, LONGEST_LINE).trimEnd()));
  const trims = lines.map((line) => line.trim());
  const isQuoted = (n: number): boolean => QUOTED.test(trims[n] ?? '');
  const joined = (which: readonly number[]): string =>
    which
      .map((n) => lines[n])
      .join('\n')
      .trim();
  const all = [...lines.keys()];
  const at = trims.findIndex((_, place) => headingAt(trims, place) > 0);
  const above = withoutSignature(lines, at < 0 ? all.filter((n) => !isQuoted(n)) : all.slice(0, at));
  const isAbove = joined(above) !== '' || (at < 0 && !all.some(isQuoted));
  const below = () => all.slice(Math.max(0, at) + (at < 0 ? 0 : headingAt(trims, at))).filter((n) => !isQuoted(n));
  const kept = isAbove ? above : withoutSignature(lines, below());
  const within = new Set(kept);
  return { words: joined(kept), quoted: joined(all.filter((n) => !within.has(n))) };
};
