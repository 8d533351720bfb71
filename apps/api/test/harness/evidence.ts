import type { WrittenRow } from './row-watcher.ts';
import { added, tablesOf, type Writes } from './seen-writes.ts';

/** What was seen of one call, in a form that files keep. */
export interface Seen {
  /** Arguments that were given. */
  readonly given: readonly string[];
  /** Fields of the answer that held a value. */
  readonly held: readonly string[];
  /** Whether Success changed rows. */
  readonly changed: boolean;
  /** What it wrote, by who asked. */
  readonly writes?: Writes;
}

/**
 * What was seen of each call: which arguments were given when it was served, which fields of its answer held a value, and
 * whether its Success changed rows.
 */
export class Evidence {
  private readonly given = new Map<string, Set<string>>();
  private readonly held = new Map<string, Set<string>>();
  private readonly changed = new Set<string>();
  private readonly writes = new Map<string, Writes>();

  /** Notes one answer. Arguments count where the call was served; an outcome with status Error holds fields alone. */
  note(name: string, args: object, answer: unknown): void {
    const given = setOf(this.given, name);
    const declined = isObject(answer) && 'status' in answer && answer.status === 'Error';
    for (const [key, value] of declined ? [] : Object.entries(args))
      if (value !== null && value !== undefined) given.add(key);
    const held = setOf(this.held, name);
    for (const one of recordsIn(answer))
      for (const [key, value] of Object.entries(one)) if (value !== null) held.add(key);
  }

  /** Notes that Success of this call changed rows. */
  noteChange(name: string): void {
    this.changed.add(name);
  }

  /** Notes what rows this call wrote, and as whom it was made (`Needed`). */
  noteWrites(name: string, by: string, rows: readonly WrittenRow[]): void {
    const tables = tablesOf(rows);
    if (Object.keys(tables).length > 0) this.writes.set(name, added(this.writes.get(name) ?? {}, { [by]: tables }));
  }

  /** What each call wrote. */
  written(): Readonly<Record<string, Writes>> {
    return Object.fromEntries([...this.writes].sort(([a], [b]) => (a < b ? -1 : 1)));
  }

  /** What was seen of a call so far. */
  of(name: string): Seen {
    return {
      given: [...(this.given.get(name) ?? [])],
      held: [...(this.held.get(name) ?? [])],
      changed: this.changed.has(name),
      writes: this.writes.get(name) ?? {},
    };
  }

  /** All that was seen, by name of the call. */
  all(): Readonly<Record<string, Seen>> {
    return Object.fromEntries([...this.given.keys()].sort().map((name) => [name, this.of(name)]));
  }

  /** Takes over what another has seen. */
  add(seen: Readonly<Record<string, Seen>>): void {
    for (const [name, { given, held, changed, writes = {} }] of Object.entries(seen)) {
      for (const key of given) setOf(this.given, name).add(key);
      for (const key of held) setOf(this.held, name).add(key);
      if (changed) this.changed.add(name);
      if (Object.keys(writes).length > 0) this.writes.set(name, added(this.writes.get(name) ?? {}, writes));
    }
  }
}

const setOf = (all: Map<string, Set<string>>, name: string): Set<string> => {
  const set = all.get(name) ?? new Set<string>();
  all.set(name, set);
  return set;
};

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** The records of an answer: of a page its rows, of a list its members, else the answer itself. */
const recordsIn = (answer: unknown): object[] => {
  if (Array.isArray(answer)) return answer.filter(isObject);
  if (!isObject(answer)) return [];
  return 'currentPage' in answer && 'data' in answer && Array.isArray(answer.data)
    ? answer.data.filter(isObject)
    : [answer];
};
