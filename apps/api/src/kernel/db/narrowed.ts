import type { Statement } from './batch.ts';

/** The part of a center the reads of a session are narrowed to: null where they are not by locations, or not by students. */
export interface NarrowedTo {
  readonly locations: readonly number[] | null;
  readonly students: readonly number[] | null;
  /** Whose account the caller acts by. */
  readonly owner: number;
}

const array = (ids: readonly number[] | null): string => (ids === null ? '' : `{${ids.map(Number).join(',')}}`);

/**
 * What makes the statements behind it read as a role that row security shows a part of the center alone, until the
 * transaction ends or `LEAVE`: whatever a scope forgets stays unseen.
 */
export const enter = ({ locations, students, owner }: NarrowedTo): Statement => ({
  text: `select set_config('app.part_locations', $1::text, true), set_config('app.part_students', $2::text, true),
    set_config('app.part_owner', $3::text, true), set_config('role', 'nestling_part', true)`,
  values: [array(locations), array(students), owner],
});

/** Back to the whole center. */
export const LEAVE: Statement = { text: `select set_config('role', 'none', true)`, values: [] };
