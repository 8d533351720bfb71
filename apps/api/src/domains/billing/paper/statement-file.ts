import type { ExportType } from '../../../files/content-types.ts';
import { exportSheet } from '../../../files/sheet/export-sheet.ts';
import { done, message } from '../../../kernel/call/call.ts';
import type { Ctx } from '../../../kernel/call/context.ts';
import { choice, date, type InputOf, id } from '../../../kernel/call/input.ts';
import { Export } from '../../../model/export/entity.ts';
import { Student } from '../../../model/student/entity.ts';
import { statementPage } from './statement-paper.ts';

export const statementFileInput = {
  student_id: id(Student),
  start_date: date(),
  end_date: date(),
  type: choice(...(['csv', 'xlsx', 'pdf'] as const satisfies readonly ExportType[])).optional(),
};

/** Makes a file of what was booked on an account within the days, as its statement, and leaves in the trail who took it. */
export const statementFile = async (
  ctx: Ctx,
  { student_id, start_date: from, end_date: to, type = 'csv' }: InputOf<typeof statementFileInput>,
) => {
  const { title, sheet } = await statementPage(ctx, { student_id, from, to, payer: null }, ctx.request.language);
  const file = await exportSheet(ctx, type, title, sheet);
  ctx.audit({ entity: Export, id: student_id, after: { report: 'billing statement', type, from, to } });
  return done(message('billing.linkMade'), { file });
};
