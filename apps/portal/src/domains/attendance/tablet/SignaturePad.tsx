import { useWords } from '@nestling/ui/words.ts';
import { type PointerEvent, useRef } from 'react';
import classes from './tablet.module.css';
import { tabletWords } from './words.ts';

const WIDTH = 640;
const HEIGHT = 220;

/** A field to sign in with a finger; tells the picture as a data URL, or null once it was cleared. */
export const SignaturePad = ({ onChange }: { onChange: (picture: string | null) => void }) => {
  const t = useWords(tabletWords);
  const ref = useRef<HTMLCanvasElement>(null);
  const last = useRef<{ x: number; y: number } | null>(null);
  const place = ({ clientX, clientY }: PointerEvent) => {
    const box = ref.current?.getBoundingClientRect();
    if (!box) return null;
    return { x: ((clientX - box.left) / box.width) * WIDTH, y: ((clientY - box.top) / box.height) * HEIGHT };
  };
  const draw = (event: PointerEvent) => {
    const [from, to] = [last.current, place(event)];
    const pen = ref.current?.getContext('2d');
    if (!from || !to || !pen) return;
    // Signatures are kept on white paper, whatever the theme.
    pen.strokeStyle = 'black';
    pen.lineWidth = 3;
    pen.lineCap = 'round';
    pen.beginPath();
    pen.moveTo(from.x, from.y);
    pen.lineTo(to.x, to.y);
    pen.stroke();
    last.current = to;
  };
  const lift = () => {
    if (last.current) onChange(ref.current?.toDataURL('image/png') ?? null);
    last.current = null;
  };
  const clear = () => {
    ref.current?.getContext('2d')?.clearRect(0, 0, WIDTH, HEIGHT);
    onChange(null);
  };
  return (
    <div className={classes.sign}>
      <div className={classes.signHead}>
        <b>{t('sign')}</b>
        <button type="button" className={classes.clear} onClick={clear}>
          {t('clear')}
        </button>
      </div>
      <canvas
        ref={ref}
        width={WIDTH}
        height={HEIGHT}
        className={classes.paper}
        aria-label={t('sign')}
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId);
          last.current = place(event);
        }}
        onPointerMove={draw}
        onPointerUp={lift}
        onPointerCancel={lift}
      />
    </div>
  );
};
