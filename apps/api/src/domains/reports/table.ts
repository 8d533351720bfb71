import type { ExportType } from '../../files/content-types.ts';
import { exportSheet } from '../../files/sheet/export-sheet.ts';
import type { Column, Sheet, Signature } from '../../files/sheet/sheet.ts';
import { wholeInThread } from '../../files/sheet/sheet-thread.ts';
import { declined, done, message } from '../../kernel/call/call.ts';
import type { Acting, Ctx } from '../../kernel/call/context.ts';
import { type Messages, type Speech, textsIn } from '../../kernel/call/languages.ts';
import type { Id } from '../../kernel/db/tables.ts';
import { spanFigures } from '../../messages/when.ts';
import { Export } from '../../model/export/entity.ts';

/** The words of tables in the language of whoever asked. */
export const wordsOf = (ctx: Pick<Acting, 'request'>): Messages => textsIn(ctx.request);

/** What a report of one location is asked for. */
export interface OfPlace {
  readonly location: Id<'location'>;
  readonly start_date: string;
  readonly end_date: string;
}

/** What a report is of. */
export interface Scope {
  /** Name of the place, or of the centre's places together. */
  readonly place: string;
  readonly start_date: string;
  readonly end_date: string;
}

/** A report with everything its file needs; how its rows look stays with it. */
export interface Table {
  /** How many rows there are; null where they are read as they are written. */
  readonly count: number | null;
  readonly title: string;
  /** Its bytes, for what it goes along with. */
  bytes(centre: number, type: ExportType, language: Speech['language'], of: Scope): Promise<Buffer>;
  save(ctx: Ctx, type: ExportType, of: Scope): Promise<string>;
}

export const table = <Row>(
  title: string,
  rows: readonly Row[] | AsyncIterable<Row>,
  columns: readonly Column<Row>[],
  notes: readonly string[] = [],
  signature?: Signature,
): Table => {
  const sheetOf = ({ place, start_date, end_date }: Scope): Omit<Sheet<Row>, 'words'> => ({
    title,
    subtitle: `${place}, ${spanFigures(start_date, end_date)}`,
    columns,
    rows,
    notes,
    ...(signature ? { signature } : {}),
  });
  return {
    count: 'length' in rows ? rows.length : null,
    title,
    bytes: (centre, type, language, of) => wholeInThread(centre, type, language, sheetOf(of)),
    save: (ctx, type, of) => {
      const { place, start_date, end_date } = of;
      const days = start_date === end_date ? start_date : `${start_date} – ${end_date}`;
      return exportSheet(ctx, type, `${place} ${title} ${days}`, sheetOf(of));
    },
  };
};

/** Paper nobody reads; and a PDF is made by a slow pen. */
export const MOST_ON_PAPER = 10_000;

/** Makes the file of a report, and leaves in the trail who took what. */
export const giveOut = async (
  ctx: Ctx,
  made: Table,
  {
    type,
    report,
    location,
    ...of
  }: Scope & { readonly type: ExportType; readonly report: string; readonly location: number | null },
) => {
  if (type === 'pdf' && (made.count === null || made.count > MOST_ON_PAPER)) {
    return declined(message('reports.tooMuchPaper'), { field: 'type', code: 'TOO_LARGE' });
  }
  const file = await made.save(ctx, type, of);
  const { start_date, end_date } = of;
  ctx.audit({ entity: Export, id: location ?? 0, after: { report, type, start_date, end_date } });
  return done(message('reports.made'), { file });
};
