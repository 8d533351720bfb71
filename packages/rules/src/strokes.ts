/** How wide and high the paper of a signature is, in its own units. */
const PAPER_WIDE = 1000;
export const PAPER_HIGH = 300;

/** The lines of a pen, each a list of x (to `PAPER_WIDE`) and y (to `PAPER_HIGH`) in turn. */
export type Strokes = readonly (readonly number[])[];

const MOST_STROKES = 100;
const MOST_POINTS = 4000;
const isPoint = (value: unknown, at: number): boolean =>
  typeof value === 'number' &&
  Number.isInteger(value) &&
  value >= 0 &&
  value <= (at % 2 === 0 ? PAPER_WIDE : PAPER_HIGH);

/** What was drawn, read from anything; null where it cannot be a drawing or is too much of one. */
export const strokesOf = (value: unknown): number[][] | null => {
  if (!Array.isArray(value) || value.length > MOST_STROKES) return null;
  const lines: number[][] = [];
  for (const line of value) {
    if (!Array.isArray(line) || line.length < 2 || line.length % 2 === 1 || !line.every(isPoint)) return null;
    lines.push(line.map(Number));
  }
  return lines.reduce((sum, line) => sum + line.length / 2, 0) > MOST_POINTS ? null : lines;
};
