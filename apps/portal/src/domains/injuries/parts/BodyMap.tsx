import { useInjuryWords } from '../injury-words.ts';
import { back, front, type Shape, silhouette } from './body-shapes.ts';
import classes from './injuries.module.css';

interface Of {
  /** The parts that are marked. */
  readonly parts: readonly string[];
  /** Marks a part or takes the mark away; left out, the figure only shows. */
  readonly onPress?: ((part: string) => void) | undefined;
}

/**
 * A child from the front and from behind with what is marked. It is for the eye and the finger: the same parts stand beside it
 * by name, for the keyboard and for screen readers, where one presses them.
 */
export const BodyMap = ({ parts, onPress }: Of) => {
  const { t, partNames } = useInjuryWords();
  const sides = [
    { title: t('front'), shapes: front, left: t('rightMark'), right: t('leftMark') },
    { title: t('back'), shapes: back, left: t('leftMark'), right: t('rightMark') },
  ];
  const said = onPress
    ? { 'aria-hidden': true }
    : { role: 'img', 'aria-label': t('figure', { parts: partNames(parts) }) };
  return (
    <div className={classes.figures} {...said}>
      {sides.map(({ title, shapes, left, right }) => (
        <figure key={title} className={classes.figure}>
          <svg viewBox="0 0 200 330" aria-hidden="true" focusable="false">
            <g className={classes.body}>
              {silhouette.map(([x, y, width, height]) => (
                <rect key={`${x}-${y}`} x={x} y={y} width={width} height={height} rx={Math.min(width, height) / 2} />
              ))}
            </g>
            {shapes.map((shape) => (
              <Part key={shape.part} shape={shape} on={parts.includes(shape.part)} onPress={onPress} />
            ))}
            <text x="14" y="60" className={classes.mark}>
              {left}
            </text>
            <text x="174" y="60" className={classes.mark}>
              {right}
            </text>
          </svg>
          <figcaption>{title}</figcaption>
        </figure>
      ))}
    </div>
  );
};

const Part = ({ shape: { part, ...box }, on, onPress }: { shape: Shape; on: boolean; onPress: Of['onPress'] }) => (
  // biome-ignore lint/a11y/noStaticElementInteractions: hidden from assistive technology; its twin by name is a checkbox
  <rect
    {...box}
    rx={Math.min(box.width, box.height) / 2}
    className={classes.part}
    data-part={part}
    data-on={on || undefined}
    data-press={onPress ? true : undefined}
    onClick={onPress ? () => onPress(part) : undefined}
  />
);
