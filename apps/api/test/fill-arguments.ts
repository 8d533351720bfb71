/** Makes a call with these arguments beside those it needs; which were found wrong, null where it was served. */
export type Attempt = (more: Readonly<Record<string, unknown>>) => Promise<readonly string[] | null>;

/** A call is asked so often at most to be given all it takes. */
const MOST = 24;
/** Values of one argument that are tried. */
const VALUES = 6;

/**
 * Gives a call the arguments it was not given yet, all at once; what the answer calls wrong gets its next value. An
 * answer that names none has them halved, so that one wrong value does not keep the others from being given.
 */
export const fillArguments = async (
  choices: ReadonlyMap<string, readonly unknown[]>,
  attempt: Attempt,
): Promise<void> => {
  const turn = new Map([...choices.keys()].map((key) => [key, 0]));
  let asked = 0;
  const valueOfKey = (key: string): unknown => choices.get(key)?.[turn.get(key) ?? 0];
  const isLeft = (key: string): boolean => (turn.get(key) ?? 0) < Math.min(VALUES, choices.get(key)?.length ?? 0);
  const next = (key: string) => turn.set(key, (turn.get(key) ?? 0) + 1);

  const give = async (keys: readonly string[]): Promise<void> => {
    const left = keys.filter(isLeft);
    if (left.length === 0 || asked >= MOST) return;
    asked += 1;
    const wrong = await attempt(Object.fromEntries(left.map((key) => [key, valueOfKey(key)])));
    if (wrong === null) return;
    const named = left.filter((key) => wrong.includes(key));
    if (named.length > 0 && named.length < left.length) {
      for (const key of named) next(key);
      await give(left.filter((key) => !named.includes(key)));
      for (const key of named) await give([key]);
    } else if (left.length === 1) {
      for (const key of left) next(key);
      await give(left);
    } else {
      const half = Math.ceil(left.length / 2);
      await give(left.slice(0, half));
      await give(left.slice(half));
    }
  };
  await give([...choices.keys()]);
};
