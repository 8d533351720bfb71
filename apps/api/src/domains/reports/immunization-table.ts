import { type Series, seriesNames } from '@nestling/rules/immunizations/series.ts';
import type { Acting } from '../../kernel/call/context.ts';
import { choice, type InputOf } from '../../kernel/call/input.ts';
import type { Id } from '../../kernel/db/tables.ts';
import { type Judged, judgedAt } from '../health/health.door.ts';
import { type Table, table, wordsOf } from './table.ts';

/** Only those who must stay home in an outbreak of this. */
export const ofOutbreak = { outbreak: choice(...seriesNames).optional() };
interface Of extends InputOf<typeof ofOutbreak> {
  readonly location: Id<'location'>;
}

/** What an inspector reads: each child, and how each series that anybody is asked for stands. The rules stand below. */
export const immunizationTable = async (ctx: Acting, { location, outbreak }: Of): Promise<Table> => {
  const t = wordsOf(ctx);
  const rows = await judgedAt(ctx, { location, outbreak });
  const told = new Set(rows.flatMap(({ series }) => series.map((one) => one.series)));
  const cell = ({ series }: Judged, name: Series): string => {
    const one = series.find((each) => each.series === name);
    return one
      ? t['health.cell']({
          state: one.state,
          valid: one.valid,
          asked: one.asked,
          day: one.by,
          exemption: one.exemption,
        })
      : '';
  };
  const sources = [...new Set(rows.map(({ requirements, source }) => `${requirements}: ${source}`))];
  return table(
    outbreak ? t['health.outbreakTitle']({ series: outbreak }) : t['health.reportTitle'],
    rows,
    [
      { head: t['health.child'], kind: 'text', value: ({ student }) => student.full_name },
      { head: t['health.born'], kind: 'date', value: ({ student }) => student.dob },
      { head: t['health.room'], kind: 'text', value: ({ student }) => student.room },
      ...seriesNames
        .filter((name) => told.has(name))
        .map((name) => ({
          head: t['health.series']({ series: name }),
          kind: 'text' as const,
          value: (row: Judged) => cell(row, name),
        })),
    ],
    [...sources, t['health.waitsNote']],
  );
};
