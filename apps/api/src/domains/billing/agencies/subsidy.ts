import { declined, message } from '../../../kernel/call/call.ts';
import type { Ctx } from '../../../kernel/call/context.ts';
import { choice, date, type InputOf, int, text } from '../../../kernel/call/input.ts';
import { constraint } from '../../../kernel/call/refusals.ts';
import { findRow, findRows } from '../../../kernel/db/find-rows.ts';
import { addDays } from '../../../kernel/lib/local-time.ts';
import { resource } from '../../../kernel/write/resource.ts';
import type { RecordOf } from '../../../kernel/write/resource-rows.ts';
import { Subsidy } from '../../../model/billing/entity.ts';
import { subsidiesOfOwnLocations } from '../../../model/billing/reach.ts';
import { cents, MOST, mustBePositive } from '../documents.ts';
import { agencyHome } from './agency.ts';

constraint('subsidy_overlap', 'start_date', 'TAKEN', message('billing.subsidyTwice'));
constraint('subsidy_dates', 'end_date', 'BEFORE_START', message('billing.endBefore'));

export const subsidies = resource(Subsidy, {
  as: 'subsidy',
  rule: 'admin',
  permission: 'manage_billing',
  reach: subsidiesOfOwnLocations,
  gone: message('billing.subsidyGone'),
  changed: ({ student_id }) => ({ kind: 'billing', ids: [student_id] }),
});

export const period = choice('daily', 'weekly', 'biweekly', 'monthly').optional();
export const authorization = {
  units: int(1, 100_000).nullish(),
  copay: int(0, MOST).nullish(),
  authorization_number: text(0, 60).nullish(),
};
export const share = {
  amount: cents,
  period,
  start_date: date().optional(),
  end_date: date().nullish(),
  ...authorization,
};

/** What an agency is to pay for students, one row each; declines students of another location. */
export const sharesOf = async (
  ctx: Ctx,
  agency_id: number,
  students: readonly number[],
  { amount, start_date, ...more }: InputOf<typeof share>,
) => {
  mustBePositive(amount);
  const { location, today } = await agencyHome(ctx, agency_id);
  const here = await findRows(ctx, 'student', { id: [...students], location_id: location }, ['id'], { order: ['id'] });
  if (here.length < students.length)
    throw declined(message('billing.studentElsewhere'), { field: 'students', code: 'OTHER_LOCATION' });
  const of = { ...more, agency_id, amount, period: more.period ?? 'monthly', start_date: start_date ?? today };
  return here.map(({ id: student_id }) => ({ ...of, student_id }));
};

/**
 * Declines later days for a student that is at another location than the agency: care is authorized at one place, so that a
 * move has ended it, and what is authorized for a student that comes back is decided when it is back.
 */
export const mustNotOutlastMove = async (
  ctx: Ctx,
  { student_id, agency_id, end_date: before }: RecordOf<'subsidy'>,
  end_date: string | null | undefined,
): Promise<void> => {
  const isLater = end_date === null ? before !== null : before !== null && end_date !== undefined && end_date > before;
  if (!isLater) return;
  const { location } = await agencyHome(ctx, agency_id);
  const home = { id: student_id, location_id: location };
  const here = await findRow(ctx, 'student', home, ['id'], { lock: 'share' });
  if (!here) throw declined(message('billing.studentElsewhere'), { field: 'end_date', code: 'OTHER_LOCATION' });
};

/** Ends an agency's share from today; its open invoices stay. One that has not begun is deleted. */
export const endSubsidy = async (ctx: Ctx, subsidy: RecordOf<'subsidy'>): Promise<void> => {
  const { today } = await agencyHome(ctx, subsidy.agency_id);
  const last = addDays(today, -1);
  if (subsidy.start_date > last) await subsidies.records.remove(ctx, subsidy.id);
  else if (subsidy.end_date === null || subsidy.end_date > last)
    await subsidies.records.change(ctx, subsidy, { end_date: last });
};
