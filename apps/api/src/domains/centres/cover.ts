import { declined, message } from '../../kernel/call/call.ts';
import type { Ctx } from '../../kernel/call/context.ts';
import { UserError } from '../../kernel/call/refusals.ts';
import type { RowOf } from '../../kernel/db/tables.ts';
import { addDays, dayAt, LAST_ZONE } from '../../kernel/lib/local-time.ts';
import { touched } from './center.ts';

type Covered = Pick<RowOf<'centre'>, 'on_trial' | 'trial_start_date' | 'trial_days'> &
  Partial<Pick<RowOf<'centre'>, 'payment_end'>>;

/** The last day of a center's trial, which begins with its first one; null where it is on none. */
export const lastTrialDay = ({ on_trial, trial_start_date: start, trial_days: days }: Covered): string | null =>
  on_trial && start !== null && days !== null ? addDays(start, days - 1) : null;

/** The last day a center may work as it likes: of its trial, or of what it has paid for; null where none is set. */
export const coveredUntil = (center: Covered): string | null =>
  center.on_trial ? lastTrialDay(center) : (center.payment_end ?? null);

/**
 * What becomes of a center whose days are changed by the platform: one that was suspended as they had run out goes on, where
 * they now reach today. One that was suspended otherwise stays so.
 */
export const woken = (
  ctx: Ctx,
  before: RowOf<'centre'>,
  after: { readonly [K in 'on_trial' | 'trial_days' | 'payment_end']?: Covered[K] | undefined },
): { readonly status?: 'active'; readonly suspended_for?: null } => {
  const now = ctx.now().getTime();
  const { on_trial = before.on_trial, trial_days = before.trial_days, payment_end = before.payment_end } = after;
  const is = coveredUntil({ ...before, on_trial, trial_days, payment_end });
  // Where a day ends last: the platform does not look into the locations of a center, whose own clock its job goes by.
  const reaches = is === null || is >= dayAt(now, LAST_ZONE);
  return before.suspended_for === 'days' && reaches ? { status: 'active', suspended_for: null } : {};
};

/** As many days as are given to a trial at once. */
const MOST_DAYS = 365;

/** A whole number of days, 1 to 365, as the text of `trial_days` tells it; declined there where it tells none. */
export const trialDays = (given: string): number | UserError => {
  const days = /^\d{1,3}$/.test(given) ? Number(given) : 0;
  if (days >= 1 && days <= MOST_DAYS) return days;
  const wrong = message('centres.noDays', { most: MOST_DAYS });
  return declined(wrong, { field: 'trial_days', code: 'NO_DAYS', message: wrong });
};

/** Adds days to a trial. */
export const extendTrial = (
  ctx: Ctx,
  center: RowOf<'centre'>,
  { trial_days: given }: { readonly trial_days: string },
) => {
  const days = trialDays(given);
  if (days instanceof UserError) return days;
  if (!center.on_trial || center.trial_days === null)
    return declined(message('centres.noTrial', { name: center.name }), { field: 'id', code: 'STATE' });
  const set = { trial_days: center.trial_days + days };
  return { set: { ...set, ...woken(ctx, center, set), ...touched(ctx) } };
};
