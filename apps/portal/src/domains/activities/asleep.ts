import { isObject } from '@nestling/rules/json.ts';
import type { ActivityEntryFragment } from './activities.graphql.ts';
import { keptId } from './outbox.ts';
import type { Kept } from './outbox-shelf.ts';

/** A child that sleeps, with the entry of its nap; `nap` lists all who still sleep by that entry. */
export interface Asleep {
  readonly student: { readonly id: string; readonly full_name: string; readonly image: string | null };
  readonly since: string;
  /** When it was last looked at. */
  readonly checked: string | null;
  readonly entry: Pick<ActivityEntryFragment, 'id' | 'date' | 'note' | 'staffOnly'>;
  readonly others: readonly string[];
}

/** An entry of the board. */
export type BoardEntry = ActivityEntryFragment & { readonly checked: string | null };
type Nap = Pick<BoardEntry, 'id' | 'date' | 'time' | 'note' | 'staffOnly' | 'students' | 'checked'>;

/** Whether a change that waits here wakes a child of a nap. */
const wokenBy =
  (nap: string, child: string) =>
  ({ kind, what, values }: Kept): boolean =>
    kind === 'nap' &&
    what === 'update' &&
    values.id === nap &&
    (Boolean(values.end_time) || (Array.isArray(values.students) && !values.students.includes(child)));

/** Who sleeps: by what the server has, and by what waits on this device. */
export const asleepOf = (entries: readonly BoardEntry[], kept: readonly Kept[]): Asleep[] => {
  const naps: Nap[] = [
    ...entries.filter(({ type, details }) => type === 'nap' && !(isObject(details) && details.end_time)),
    ...kept
      .filter(({ kind, what, values }) => kind === 'nap' && what === 'save' && !values.end_time)
      .map(({ operation, values, children }) => ({
        id: keptId(operation),
        date: String(values.date),
        time: String(values.time),
        note: null,
        staffOnly: values.staffOnly === true,
        checked: null,
        students: children.map(({ id, fname }) => ({ id, fname, full_name: fname, image: null })),
      })),
  ];
  return naps.flatMap(({ students, time, checked, ...entry }) => {
    const still = students.filter(({ id }) => !kept.some(wokenBy(entry.id, id)));
    return still.map((student) => ({
      student,
      since: time ?? '',
      checked,
      entry,
      others: still.filter((one) => one !== student).map(({ id }) => id),
    }));
  });
};
