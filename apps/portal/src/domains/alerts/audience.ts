import type { PersonChoice } from '@nestling/kit/field/people.ts';
import { useSearch } from '@tanstack/react-router';
import { useMemo } from 'react';

/** Whom something is sent to: rooms by their ids, children and people as they were chosen. */
export type Audience = {
  readonly rooms: readonly string[];
  readonly children: readonly PersonChoice[];
  readonly people: readonly PersonChoice[];
};

/** Those a part of the address names, such as `12:Ava|13:Leo`. */
export const choicesIn = (value: string | undefined): PersonChoice[] =>
  String(value ?? '')
    .split('|')
    .flatMap((one) => {
      const [id = '', ...name] = one.split(':');
      return /^\d+$/.test(id) ? [{ id, name: name.join(':') || id }] : [];
    });

/** The audience an address names, as the buttons of records and lists write it: `?child=12:Ava` or `?room=3`. */
export const useAskedAudience = (): Audience => {
  const { child, person, room }: { child?: string; person?: string; room?: string } = useSearch({ strict: false });
  return useMemo(
    () => ({
      rooms: choicesIn(room).map(({ id }) => id),
      children: choicesIn(child),
      people: choicesIn(person),
    }),
    [child, person, room],
  );
};

const idsOf = (people: readonly PersonChoice[]): string[] | null =>
  people.length > 0 ? people.map(({ id }) => id) : null;

/** The arguments of the calls that take students and users. */
export const namedOf = ({ children, people }: Audience) => ({ students: idsOf(children), users: idsOf(people) });
export const roomsOf = ({ rooms }: Audience): string[] | null => (rooms.length > 0 ? [...rooms] : null);
export const isNobody = ({ rooms, children, people }: Audience): boolean =>
  rooms.length + children.length + people.length === 0;
