import { lazy } from '@nestling/ui/lazy.ts';
import { useWords } from '@nestling/ui/words.ts';
import { Suspense, useState } from 'react';
import { useMedia } from '../media.ts';
import classes from './Chart.module.css';
import type { ChartKind, ChartRow, ChartSeries } from './chart-data.ts';
import { chartWords } from './words.ts';

const ChartArea = lazy(() => import('./ChartArea.tsx'));

/**
 * Numbers as bars, lines or shares, and always as a table too: beside the picture from 992 px, below it on smaller
 * windows, where a button opens it. The picture is fetched when it appears and is hidden from screen readers, which have
 * the table. A value that is missing is a gap in a line and a dash in the table, never 0.
 * @param label the heading
 * @param head what the rows are, over the first column: "Day", "Room"
 * @param series one to six; of `shares` the first alone counts
 * @param format writes a value, such as `money`; the plain number where left out
 */
export const Chart = ({
  kind,
  label,
  head,
  rows,
  series,
  format = (value) => value.toLocaleString('en-US'),
}: {
  kind: ChartKind;
  label: string;
  head: string;
  rows: readonly ChartRow[];
  series: readonly ChartSeries[];
  format?: (value: number) => string;
}) => {
  const t = useWords(chartWords);
  const [open, setOpen] = useState(false);
  const beside = useMedia('(min-width: 992px)');
  const shown = kind === 'shares' ? series.slice(0, 1) : series;
  if (rows.length === 0) return <p className={classes.none}>{t('none')}</p>;
  return (
    <figure className={classes.chart}>
      <figcaption className={classes.label}>{label}</figcaption>
      <div className={classes.picture} aria-hidden="true">
        <Suspense fallback={null}>
          <ChartArea kind={kind} rows={rows} series={shown} format={format} />
        </Suspense>
      </div>
      <button type="button" className={classes.toggle} aria-expanded={open} onClick={() => setOpen(!open)}>
        {t(open ? 'hideTable' : 'showTable')}
      </button>
      <section
        className={classes.numbers}
        data-open={open}
        aria-label={label}
        tabIndex={open || beside ? 0 : undefined}
      >
        <table className={classes.table} aria-label={label}>
          <thead>
            <tr>
              <th scope="col">{head}</th>
              {shown.map(({ key, label }) => (
                <th key={key} scope="col" data-end="true">
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.label}>
                <th scope="row">{row.label}</th>
                {shown.map(({ key }) => {
                  const value = row.values[key] ?? null;
                  return (
                    <td key={key} data-end="true">
                      {value === null ? '–' : format(value)}
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </figure>
  );
};
