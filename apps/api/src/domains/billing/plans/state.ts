/** The state of a plan on a day; `plan_state` of the database is the same for lists. */
export const stateOf = (
  { ends_on, paused_from }: { readonly ends_on: string | null; readonly paused_from: string | null },
  day: string,
): 'active' | 'paused' | 'deactivated' => {
  if (ends_on !== null && ends_on < day) return 'deactivated';
  return paused_from !== null && paused_from <= day ? 'paused' : 'active';
};
