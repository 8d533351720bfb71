import { isObject } from '@nestling/rules/json.ts';
import type { ActivityEntryFragment } from './activities.graphql.ts';

/** What an entry holds, as the fields of its form take it. */
export const valuesOf = ({
  type,
  details,
  note,
  staffOnly,
  skills,
}: ActivityEntryFragment): Readonly<Record<string, unknown>> => {
  const held = isObject(details) ? details : {};
  const medication = 'medication' in held ? { medication: String(held.medication) } : {};
  const shown = type === 'observation' ? { skills: skills.map(({ id }) => id) } : {};
  return { ...held, ...medication, ...shown, note: note ?? '', staffOnly };
};

/** Kinds nobody should give a second time by habit, or that are a picture of one moment. */
const once = new Set(['medication', 'photo', 'video', 'name-to-face', 'incident', 'observation']);

/** The latest entry of a day that may be written down again for others; null while there is none. */
export const toRepeat = (entries: readonly ActivityEntryFragment[]): ActivityEntryFragment | null =>
  entries
    .filter(({ type }) => !once.has(type))
    .reduce<ActivityEntryFragment | null>(
      (last, one) => (last === null || Number(one.id) > Number(last.id) ? one : last),
      null,
    );
