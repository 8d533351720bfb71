/** How wide signs are at size 1. Each is measured once, so that a text costs as much as it has signs. */
export type Measure = (sign: string) => number;

/** Signs that stand on the one before: no line ends between the two, unless very many stand there. */
const JOINED = /[\p{M}\p{Cf}]/u;
const JOINED_WIDTH = 0.02;

/** A measure that remembers; `widthOf` is asked once for each sign. */
export const measured = (widthOf: (sign: string) => number): Measure => {
  const known = new Map<string, number>();
  return (sign) => {
    const before = known.get(sign);
    if (before !== undefined) return before;
    const width = JOINED.test(sign) ? JOINED_WIDTH : widthOf(sign);
    known.set(sign, width);
    return width;
  };
};

const widthOf = (measure: Measure, text: string): number => {
  let sum = 0;
  for (const sign of text) sum += measure(sign);
  return sum;
};

/** A word that is wider than a line, in pieces that are not; what is left at its end is the last one. */
const piecesOf = (measure: Measure, word: string, width: number, most: number): string[] => {
  const pieces: string[] = [];
  let from = 0;
  let at = 0;
  let filled = 0;
  for (const sign of word) {
    const wide = measure(sign);
    if (filled + wide > (wide === JOINED_WIDTH ? width * 1.5 : width) && at > from) {
      pieces.push(word.slice(from, at));
      if (pieces.length >= most) return pieces;
      from = at;
      filled = 0;
    }
    filled += wide;
    at += sign.length;
  }
  return [...pieces, word.slice(from)];
};

/**
 * The words of a text broken into lines of a width (of size 1), `most` of them at most; a word wider than a line is broken,
 * too. It costs as much as the text is long, whatever stands in it.
 */
export const linesOf = (measure: Measure, text: string, width: number, most = Number.POSITIVE_INFINITY): string[] => {
  const lines: string[] = [];
  const blank = measure(' ');
  for (const paragraph of text.split(/\r?\n/)) {
    let line: string[] = [];
    let filled = 0;
    for (const word of paragraph.split(/\s+/)) {
      if (lines.length >= most) return lines;
      const wide = widthOf(measure, word);
      if (line.length > 0 && filled + blank + wide <= width) {
        line.push(word);
        filled += blank + wide;
        continue;
      }
      if (line.length > 0) lines.push(line.join(' '));
      const pieces = wide > width ? piecesOf(measure, word, width, most - lines.length) : [word];
      const last = pieces.pop() ?? '';
      lines.push(...pieces);
      line = last === '' ? [] : [last];
      filled = last === word ? wide : widthOf(measure, last);
    }
    if (lines.length >= most) return lines;
    lines.push(line.join(' '));
  }
  return lines;
};
