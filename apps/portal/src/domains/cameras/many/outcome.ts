import type { Ended } from '@nestling/kit/action.ts';

/** How adding several cameras ended: which rows are stored now, and what is wrong with the others, by row. */
export type Several = {
  readonly added: readonly number[];
  readonly faults: ReadonlyMap<number, readonly string[]>;
  /** What is wrong with all of them; null when each row speaks for itself. */
  readonly message: string | null;
};

/** Reads the fields `cameras.3.code` of an outcome. One that names no row refuses them all. */
export const severalOf = (count: number, ended: Ended<unknown>): Several => {
  const rows = Array.from({ length: count }, (_, row) => row);
  const faults = new Map<number, string[]>();
  for (const { field, message } of ended.kind === 'done' ? (ended.leftOut ?? []) : ended.fieldErrors) {
    const [, row] = /^cameras\.(\d+)\./.exec(field) ?? [];
    if (row === undefined) return { added: [], faults: new Map(), message };
    faults.set(Number(row), [...(faults.get(Number(row)) ?? []), message]);
  }
  if (ended.kind !== 'done' && faults.size === 0) return { added: [], faults, message: ended.message };
  return { added: rows.filter((row) => !faults.has(row)), faults, message: null };
};
