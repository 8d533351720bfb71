import type { Column } from '../../files/sheet/sheet.ts';
import type { Ctx } from '../../kernel/call/context.ts';
import { detailWords, kindWords, readLines, textsOf } from './report.ts';
import type { Asked, Line } from './report-line.ts';

/** The lines of a report with the columns of its file, in the language of whoever asked. */
export const activityColumns = async (ctx: Ctx, asked: Asked) => {
  const t = textsOf(ctx);
  const rows = await readLines(ctx, asked);
  const columns: readonly Column<Line>[] = [
    { head: t['reports.date'], kind: 'date', value: ({ date }) => date },
    { head: t['activities.time'], kind: 'clock', width: 8, value: ({ time }) => time },
    { head: t['reports.name'], kind: 'text', width: 20, value: ({ name }) => name },
    { head: t['activities.what'], kind: 'text', width: 14, value: ({ kind }) => kindWords(kind, t) },
    { head: t['activities.details'], kind: 'text', width: 24, value: (line) => detailWords(line, t) },
    { head: t['reports.note'], kind: 'text', width: 30, value: ({ note }) => note },
    {
      head: t['activities.staffOnly'],
      kind: 'text',
      width: 12,
      value: ({ staff_only }) => (staff_only ? t['reports.yes'] : null),
    },
    { head: t['activities.by'], kind: 'text', width: 18, value: ({ author }) => author },
  ];
  return { title: t['activities.report'], rows, columns };
};
