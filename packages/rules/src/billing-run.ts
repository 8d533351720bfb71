/** A run of invoices that has stood still for so long holds up no other one; what it has left is billed by the next. */
const STILL_MS = 15 * 60_000;

/** Whether invoices of a run are still being made; one that stopped half way is not. Times are a Date or ISO text. */
export const isMaking = (
  { finished_at, made_at }: { readonly finished_at: unknown; readonly made_at: Date | string },
  now: Date,
): boolean => finished_at === null && new Date(made_at).getTime() > now.getTime() - STILL_MS;
