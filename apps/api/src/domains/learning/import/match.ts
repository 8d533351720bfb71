import { plain } from '@nestling/rules/plain.ts';
import type { Part } from './arrange.ts';

/** What the center has of a level. */
export interface Standing {
  readonly id: number;
  readonly name: string;
  readonly code: string | null;
  readonly external_id: string | null;
}

const folded = (code: string | null): string | null => (code === null ? null : plain(code));

/**
 * Finds for each part what the center has of it: by identifier, else by code, else by name where it stands and neither tells
 * them apart. What was found is found once.
 * @param nameOf a name with the place it is unique in
 */
export const matched = <S extends Standing>(
  parts: readonly Part[],
  standing: readonly S[],
  nameOf: { readonly part: (part: Part) => string; readonly row: (row: S) => string },
  byNameAlone: boolean,
): ReadonlyMap<Part, S> => {
  const found = new Map<Part, S>();
  const taken = new Set<S>();
  const pass = (
    keyOf: (part: Part) => string | null,
    rowKey: (row: S) => string | null,
    fits: (part: Part, row: S) => boolean = () => true,
  ) => {
    const rows = new Map<string, S>();
    for (const row of standing) {
      const key = rowKey(row);
      if (key !== null && !taken.has(row) && !rows.has(key)) rows.set(key, row);
    }
    for (const part of parts) {
      const key = keyOf(part);
      const row = key === null || found.has(part) ? undefined : rows.get(key);
      if (!row || taken.has(row) || !fits(part, row)) continue;
      found.set(part, row);
      taken.add(row);
    }
  };
  pass(
    ({ identifier }) => identifier,
    ({ external_id }) => external_id,
  );
  pass(
    ({ code }) => folded(code),
    ({ code }) => folded(code),
  );
  const tells = (a: string | null, b: string | null) => a !== null && b !== null && a !== b;
  pass(
    nameOf.part,
    nameOf.row,
    (part, row) =>
      byNameAlone || !(tells(part.identifier, row.external_id) || tells(folded(part.code), folded(row.code))),
  );
  return found;
};
