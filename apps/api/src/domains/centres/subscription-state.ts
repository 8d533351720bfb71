import type { RowOf } from '../../kernel/db/tables.ts';

/** How a subscription stands, as the payment provider calls it, and what a center may by it. */
const may = {
  trialing: true,
  active: true,
  // A card failed and is tried again: nobody is shut out at the first failure.
  past_due: true,
  // Begun and never paid for.
  incomplete: false,
  incomplete_expired: false,
  unpaid: false,
  canceled: false,
  paused: false,
} as const satisfies Readonly<Record<string, boolean>>;

const isKnown = (status: string): status is keyof typeof may => Object.hasOwn(may, status);

/**
 * Whether a center goes on by the state of its subscription: the one place that says so. A state nobody knows yet takes
 * nothing away and gives nothing: null.
 */
export const goesOnBy = (status: string): boolean | null => (isKnown(status) ? may[status] : null);

/** States nothing leads out of: who would go on begins anew. */
const OVER: readonly string[] = ['canceled', 'incomplete_expired'];
export const isOver = (status: string): boolean => OVER.includes(status);

/** Whether a subscription pays for a center, or will as soon as its card is mended: a second one is not begun beside it. */
export const isSubscribed = ({
  subscription_ref,
  subscription_status,
}: Pick<RowOf<'centre'>, 'subscription_ref' | 'subscription_status'>): boolean =>
  subscription_ref !== null && !isOver(subscription_status ?? 'active');
