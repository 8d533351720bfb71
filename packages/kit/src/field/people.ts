import { useEffect, useRef, useState } from 'react';

/** A person to choose. The detail tells namesakes apart: a room, a location, an email. */
export type PersonChoice = {
  readonly id: string;
  readonly name: string;
  readonly detail?: string | null | undefined;
  readonly image?: string | null | undefined;
};

/** What a field begins with that picks a person. */
export const nobody = (): PersonChoice | null => null;

/** Asks the server for the people a text fits, best first; rejects when it cannot be asked. */
export type FindPeople = (text: string) => Promise<readonly PersonChoice[]>;

/** How long typing rests before the server is asked. */
const REST_MS = 200;

type Found = { readonly people: readonly PersonChoice[]; readonly state: 'finding' | 'found' | 'failed' };

/**
 * The people a text fits, asked for once typing rests. An answer that comes after a later question is dropped; those
 * found before stay until the next answer.
 * @param text null asks nothing
 */
export const usePeople = (find: FindPeople, text: string | null): Found & { readonly again: () => void } => {
  const [found, setFound] = useState<Found>({ people: [], state: 'found' });
  const [round, setRound] = useState(0);
  const latest = useRef(find);
  latest.current = find;

  // biome-ignore lint/correctness/useExhaustiveDependencies: another round asks the same text again
  useEffect(() => {
    if (text === null) return setFound({ people: [], state: 'found' });
    let over = false;
    setFound(({ people }) => ({ people, state: 'finding' }));
    const timer = setTimeout(
      () => {
        latest.current(text.trim()).then(
          (people) => over || setFound({ people, state: 'found' }),
          () => over || setFound({ people: [], state: 'failed' }),
        );
      },
      text === '' ? 0 : REST_MS,
    );
    return () => {
      over = true;
      clearTimeout(timer);
    };
  }, [text, round]);

  return { ...found, again: () => setRound(round + 1) };
};
