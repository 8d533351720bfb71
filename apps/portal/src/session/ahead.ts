/**
 * The answer to the refresh that `first-paint.js` asked for while the shell was on its way; null where it did not, and
 * from the second time on: an answer is good for one session.
 */
export const sessionAhead = (): Promise<Response> | null => {
  const asked: unknown = Reflect.get(globalThis, 'sessionAhead');
  Reflect.deleteProperty(globalThis, 'sessionAhead');
  return asked instanceof Promise ? asked : null;
};
