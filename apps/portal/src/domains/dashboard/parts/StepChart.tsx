import { axisOf, countAt, type Step } from '../steps.ts';
import classes from './StepChart.module.css';

/** A line of the chart; the second is drawn dashed, so that colour alone tells nothing. */
export type Line = { readonly name: string; readonly steps: readonly Step[] };

const clockWords = (minute: number): string => {
  const hour = Math.floor(minute / 60);
  const rest = String(Math.round(minute % 60)).padStart(2, '0');
  return `${hour % 12 || 12}:${rest} ${hour % 24 >= 12 ? 'PM' : 'AM'}`;
};

/** Full hours along the axis, at most five of them. */
const marksOf = (from: number, to: number): number[] => {
  const every = Math.max(1, Math.ceil((to - from) / 60 / 4)) * 60;
  const marks: number[] = [];
  for (let at = Math.ceil(from / 60) * 60; at <= to; at += every) marks.push(at);
  return marks;
};

/**
 * Counts over a day as steps, up to `now`. The same stands beneath it as a table for screen readers.
 * @param from first minute of the axis since midnight; `to` its last
 */
export const StepChart = ({
  lines,
  from,
  to,
  now,
  label,
  time,
}: {
  lines: readonly Line[];
  from: number;
  to: number;
  now: number;
  label: string;
  time: string;
}) => {
  const { top, step } = axisOf(Math.max(...lines.map(({ steps }) => steps.at(-1)?.count ?? 0)));
  const x = (minute: number): number => Math.min(1, Math.max(0, (minute - from) / Math.max(1, to - from))) * 100;
  const y = (count: number): number => 100 - (count / top) * 100;
  const path = (steps: readonly Step[]): string =>
    `M${x(from)} ${y(0)}${steps.map(({ at, count }) => `H${x(at)}V${y(count)}`).join('')}H${x(Math.min(now, to))}`;
  const grid = Array.from({ length: Math.round(top / step) + 1 }, (_, i) => i * step);
  const marks = marksOf(from, to);
  return (
    <figure className={classes.chart}>
      <ul className={classes.legend} aria-hidden="true">
        {lines.map(({ name }, i) => (
          <li key={name}>
            <i data-second={i > 0} />
            {name}
          </li>
        ))}
      </ul>
      <div className={classes.plot} aria-hidden="true">
        {grid.map((count) => (
          <span key={count} className={classes.line} style={{ top: `${y(count)}%` }}>
            <span className={classes.count}>{count}</span>
          </span>
        ))}
        <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
          {lines.map(({ name, steps }, i) => (
            <path key={name} className={classes.step} data-second={i > 0} d={path(steps)} />
          ))}
        </svg>
        {marks.map((mark) => (
          <span key={mark} className={classes.mark} style={{ left: `${x(mark)}%` }}>
            {clockWords(mark)}
          </span>
        ))}
      </div>
      {/* Around the table: Firefox does not clip the caption of a table that is itself clipped. */}
      <div className={classes.table}>
        <table>
          <caption>{label}</caption>
          <thead>
            <tr>
              <th scope="col">{time}</th>
              {lines.map(({ name }) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {[...marks.filter((mark) => mark < now), now].map((mark) => (
              <tr key={mark}>
                <th scope="row">{clockWords(mark)}</th>
                {lines.map(({ name, steps }) => (
                  <td key={name}>{countAt(steps, mark)}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </figure>
  );
};
