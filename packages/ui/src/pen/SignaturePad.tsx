import { type PointerEvent, useRef, useState } from 'react';
import classes from './pen.module.css';
import { PEN_HIGH, PEN_WIDE, type PenStrokes, Strokes } from './Strokes.tsx';

/** The server takes 100 lines of 4,000 points together; a pen that goes on is stopped before. */
const MOST_LINES = 90;
const MOST_POINTS = 3800;
const MOST_IN_A_LINE = 800;
/** Points closer than this say nothing more of a line. */
const NEAR = 6;

/** White paper to sign on with a finger, a pen or the mouse. Whoever cannot draw types a name beside it, which counts by itself. */
export const SignaturePad = ({
  strokes,
  onChange,
  label,
}: {
  strokes: PenStrokes;
  onChange: (strokes: PenStrokes) => void;
  /** What it is and whether it was signed, for whoever does not see it. */
  label: string;
}) => {
  const [drawing, setDrawing] = useState<readonly number[] | null>(null);
  const pad = useRef<SVGSVGElement>(null);
  const pointOf = (event: PointerEvent): readonly [number, number] | null => {
    const box = pad.current?.getBoundingClientRect();
    if (!box) return null;
    const within = (part: number, whole: number) => Math.round(Math.min(1, Math.max(0, part)) * whole);
    return [
      within((event.clientX - box.left) / box.width, PEN_WIDE),
      within((event.clientY - box.top) / box.height, PEN_HIGH),
    ];
  };
  const begin = (event: PointerEvent<SVGSVGElement>) => {
    const point = pointOf(event);
    if (!point || strokes.length >= MOST_LINES) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    setDrawing([...point]);
  };
  const go = (event: PointerEvent) => {
    const point = pointOf(event);
    if (!drawing || !point || drawing.length > MOST_IN_A_LINE) return;
    const [x = 0, y = 0] = drawing.slice(-2);
    if (Math.hypot(point[0] - x, point[1] - y) >= NEAR) setDrawing([...drawing, ...point]);
  };
  const end = () => {
    if (!drawing) return;
    const points = strokes.reduce((sum, line) => sum + line.length / 2, drawing.length / 2);
    if (points <= MOST_POINTS) onChange([...strokes, [...drawing]]);
    setDrawing(null);
  };
  return (
    <svg
      ref={pad}
      className={classes.pad}
      viewBox={`0 0 ${PEN_WIDE} ${PEN_HIGH}`}
      role="img"
      aria-label={label}
      onPointerDown={begin}
      onPointerMove={go}
      onPointerUp={end}
      onPointerCancel={end}
    >
      <line x1={40} x2={PEN_WIDE - 40} y1={PEN_HIGH - 60} y2={PEN_HIGH - 60} className={classes.padLine} />
      <Strokes strokes={drawing ? [...strokes, drawing] : strokes} />
    </svg>
  );
};
