import { timeFormat } from './clock.ts';

const MOVE_MS = 8000;
/** Places of the two marks, per cent of the picture; consecutive ones are far apart. */
const PLACES = [
  [10, 34, 52, 62],
  [46, 20, 14, 74],
  [22, 56, 58, 28],
  [54, 44, 8, 22],
  [6, 68, 44, 40],
] as const;

export interface WatermarkOptions {
  /** Stands over the video and is not static; the marks are put into it. */
  container: HTMLElement;
  /** Name of the viewer. */
  label: string;
  /** ms since 1970; null: not known yet, only the name is shown. */
  now(): number | null;
  timeZone: string;
  locale: string;
}

export interface Watermark {
  stop(): void;
}

/** Where the marks stand at a step; every step differs from the one before. */
export const placeAt = (step: number): readonly [number, number, number, number] =>
  PLACES[step % PLACES.length] ?? PLACES[0];

/**
 * Name of the viewer and time over the picture, white at 34 %, tilted by −14°, at another place every 8 s: a
 * photograph of the screen says whose screen it was. Decoration to a screen reader.
 */
export function startWatermark({ container, label, now, timeZone, locale }: WatermarkOptions): Watermark {
  const format = timeFormat(locale, { month: 'short', day: 'numeric', hour: 'numeric', minute: '2-digit', timeZone });
  const marks = [0, 1].map(() => {
    const mark = container.ownerDocument.createElement('div');
    mark.setAttribute('aria-hidden', 'true');
    mark.dataset.part = 'watermark';
    // Through the object model: a strict style-src allows that, and the marks need no style sheet of the page.
    Object.assign(mark.style, {
      position: 'absolute',
      color: 'rgba(255, 255, 255, 0.34)',
      font: '500 14px/1 system-ui, sans-serif',
      textShadow: '0 1px 2px rgba(0, 0, 0, 0.25)',
      transform: 'rotate(-14deg)',
      transformOrigin: 'left center',
      whiteSpace: 'nowrap',
      pointerEvents: 'none',
      userSelect: 'none',
    });
    container.append(mark);
    return mark;
  });
  let step = Math.floor(Math.random() * PLACES.length);
  const move = () => {
    const place = placeAt(step++);
    const time = now();
    for (const [index, mark] of marks.entries()) {
      mark.textContent = time === null ? label : `${label} · ${format.format(time)}`;
      mark.style.left = `${place[index * 2]}%`;
      mark.style.top = `${place[index * 2 + 1]}%`;
    }
  };
  move();
  const timer = setInterval(move, MOVE_MS);
  return {
    stop: () => {
      clearInterval(timer);
      for (const mark of marks) mark.remove();
    },
  };
}
