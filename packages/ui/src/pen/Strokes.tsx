import classes from './pen.module.css';

/** The lines of a pen, each a list of x (to `PEN_WIDE`) and y (to `PEN_HIGH`) in turn. */
export type PenStrokes = readonly (readonly number[])[];
/** Nothing was drawn. */
export const noStrokes: PenStrokes = [];

/** How wide and high the paper of a signature is, in its own units. */
export const PEN_WIDE = 1000;
export const PEN_HIGH = 300;

const pathOf = (line: readonly number[]): string => {
  const points: string[] = [];
  for (let at = 0; at + 1 < line.length; at += 2) points.push(`${line[at]} ${line[at + 1]}`);
  return points.length === 1 ? `M ${points[0]} l 0.1 0` : `M ${points.join(' L ')}`;
};

/** The lines of a pen, as they were drawn. */
export const Strokes = ({ strokes }: { strokes: PenStrokes }) => (
  <>
    {strokes.map((line, at) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: a line is its place among the lines
      <path key={at} d={pathOf(line)} className={classes.stroke} />
    ))}
  </>
);

/** A signature as somebody drew it, for whoever reads it. */
export const DrawnSignature = ({ strokes, label }: { strokes: PenStrokes; label: string }) => (
  <svg viewBox={`0 0 ${PEN_WIDE} ${PEN_HIGH}`} className={classes.drawn} role="img" aria-label={label}>
    <Strokes strokes={strokes} />
  </svg>
);
