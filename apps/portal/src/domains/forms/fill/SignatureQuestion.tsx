import { inLanguage, isSignature, type Signature } from '@nestling/rules/forms/blocks.ts';
import { useSpeech, useWords } from '@nestling/ui/words.ts';
import { type PointerEvent, useRef, useState } from 'react';
import { LineField } from './fields/LineField.tsx';
import { Press } from './fields/Press.tsx';
import classes from './fill.module.css';
import type { QuestionProps } from './question-props.ts';
import { fillWords } from './words.ts';

const WIDE = 1000;
const HIGH = 300;
const MOST_POINTS = 3800;
/** Points closer than this say nothing more of a line. */
const NEAR = 6;

const signatureOf = (value: QuestionProps['value']): Signature => {
  if (typeof value === 'string') return { name: value };
  if (typeof value === 'object' && !Array.isArray(value) && isSignature(value)) return value;
  return { name: '' };
};

const pathOf = (line: readonly number[]): string => {
  const points: string[] = [];
  for (let at = 0; at + 1 < line.length; at += 2) points.push(`${line[at]} ${line[at + 1]}`);
  return points.length === 1 ? `M ${points[0]} l 0.1 0` : `M ${points.join(' L ')}`;
};

/** The lines of a pen, as they were drawn. */
export const Strokes = ({ strokes }: { strokes: readonly (readonly number[])[] }) => (
  <>
    {strokes.map((line, at) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: a line is its place among the lines
      <path key={at} d={pathOf(line)} className={classes.stroke} />
    ))}
  </>
);

/** A signature or initials: the name typed, which counts by itself, and drawn above it by whoever likes to. */
export const SignatureQuestion = ({ block, required, value, onChange, onLeave, error }: QuestionProps) => {
  const t = useWords(fillWords);
  const { language } = useSpeech();
  const { label, help } = inLanguage(block, language);
  const now = signatureOf(value);
  const [drawing, setDrawing] = useState<readonly number[] | null>(null);
  const pad = useRef<SVGSVGElement>(null);
  const strokes = now.strokes ?? [];
  const signs = block.type === 'signature';
  const keep = (next: Signature) => {
    const some = next.strokes && next.strokes.length > 0;
    if (!next.name && !some) return onChange(undefined);
    onChange(some ? next : { name: next.name });
  };
  const pointOf = (event: PointerEvent): readonly [number, number] | null => {
    const box = pad.current?.getBoundingClientRect();
    if (!box) return null;
    const within = (part: number, whole: number) => Math.round(Math.min(1, Math.max(0, part)) * whole);
    return [within((event.clientX - box.left) / box.width, WIDE), within((event.clientY - box.top) / box.height, HIGH)];
  };
  const begin = (event: PointerEvent<SVGSVGElement>) => {
    const point = pointOf(event);
    if (!point || strokes.length >= 90) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    setDrawing([...point]);
  };
  const go = (event: PointerEvent) => {
    const point = pointOf(event);
    if (!drawing || !point || drawing.length > 800) return;
    const [x = 0, y = 0] = drawing.slice(-2);
    if (Math.hypot(point[0] - x, point[1] - y) >= NEAR) setDrawing([...drawing, ...point]);
  };
  const end = () => {
    if (!drawing) return;
    const points = strokes.reduce((sum, line) => sum + line.length / 2, drawing.length / 2);
    if (points <= MOST_POINTS) keep({ name: now.name, strokes: [...strokes, [...drawing]] });
    setDrawing(null);
  };
  return (
    <div className={classes.sign}>
      <LineField
        id={`q-${block.id}`}
        label={label}
        help={[help, t(signs ? 'signature' : 'initials')].filter(Boolean).join(' ')}
        required={required}
        error={error}
        onBlur={onLeave}
        inputClass={signs ? classes.signature : ''}
        autoComplete={signs ? 'name' : 'off'}
        value={now.name}
        onChange={(event) => keep({ ...now, name: event.currentTarget.value })}
      />
      {signs ? (
        <>
          <svg
            ref={pad}
            className={classes.pad}
            viewBox={`0 0 ${WIDE} ${HIGH}`}
            role="img"
            aria-label={t(strokes.length > 0 ? 'drawn' : 'notDrawn')}
            onPointerDown={begin}
            onPointerMove={go}
            onPointerUp={end}
            onPointerCancel={end}
          >
            <line x1={40} x2={WIDE - 40} y1={HIGH - 60} y2={HIGH - 60} className={classes.padLine} />
            <Strokes strokes={drawing ? [...strokes, drawing] : strokes} />
          </svg>
          <div className={classes.padFoot}>
            <small>{t('draw')}</small>
            {strokes.length > 0 ? (
              <Press look="quiet" onClick={() => keep({ name: now.name })}>
                {t('clearDrawing')}
              </Press>
            ) : null}
          </div>
        </>
      ) : null}
    </div>
  );
};
