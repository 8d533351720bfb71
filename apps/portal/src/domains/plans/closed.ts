const isClosed = (one: unknown): one is { readonly date: string; readonly name: string } =>
  typeof one === 'object' && one !== null && 'date' in one && 'name' in one;

/** Why the location is closed on a day of a plan; '' where it is not. */
export const closedOn = (closed: unknown, day: string): string =>
  (Array.isArray(closed) ? closed.filter(isClosed) : []).find(({ date }) => date === day)?.name ?? '';
