/** A question that is asked over any screen, and what ends it. */
export interface Asked<Q, A> {
  readonly question: Q;
  readonly end: (answer: A) => void;
}

const all: { drop(): void }[] = [];

/**
 * Questions of one kind, asked from anywhere and drawn in one place; others wait behind the one on show.
 * @param no what closing it answers, and what all that wait are answered when somebody else signs in
 */
export const asking = <Q, A>(no: A) => {
  let waiting: readonly Asked<Q, A>[] = [];
  let told = (): void => {};
  const change = (to: readonly Asked<Q, A>[]): void => {
    waiting = to;
    told();
  };
  const drop = (): void => {
    for (const { end } of waiting) end(no);
  };
  all.push({ drop });
  return {
    /** The question on show, for `useSyncExternalStore`. */
    now: (): Asked<Q, A> | null => waiting[0] ?? null,
    watch: (hear: () => void): (() => void) => {
      told = hear;
      return () => {
        told = () => {};
      };
    },
    ask: (question: Q): Promise<A> =>
      new Promise((resolve) => {
        const one: Asked<Q, A> = {
          question,
          end: (answer) => {
            change(waiting.filter((other) => other !== one));
            resolve(answer);
          },
        };
        change([...waiting, one]);
      }),
    drop,
  };
};

/** Says no to all that is asked, of every kind, as when somebody else signs in. */
export const dropQuestions = (): void => {
  for (const { drop } of all) drop();
};
