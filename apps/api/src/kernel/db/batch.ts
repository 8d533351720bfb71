import { hash } from 'node:crypto';
import type pg from 'pg';
import { parserOf, toWire } from './pg-types.ts';

/** One statement with its parameters. */
export interface Statement {
  readonly text: string;
  readonly values: readonly unknown[];
}
export interface Result {
  readonly rows: Record<string, unknown>[];
  /** Rows changed or read, as the command tells. */
  count: number;
  /** Characters of the values in the rows. */
  characters: number;
}

interface RowDescription {
  readonly fields: readonly { readonly name: string; readonly dataTypeID: number }[];
}

/** Statements each connection keeps prepared; the one used longest ago goes first. */
const LIMIT = 500;
/** A text is sent under a name from its second time on: what is asked once pushes nothing out. */
const ONCE = 2_000;
/** Texts the process keeps that came more than once, and hashes of those that came at all. */
const TEXTS = 2_000;
const HASHES = 20_000;

/** The most recently used keys, in their order. */
class Recent<K, V> {
  private readonly kept = new Map<K, V>();

  get(key: K): V | undefined {
    const found = this.kept.get(key);
    if (found === undefined) return undefined;
    this.kept.delete(key);
    this.kept.set(key, found);
    return found;
  }

  /** Keeps a key as the latest and answers the one used longest ago, if there are more than `limit`. */
  keep(key: K, value: V, limit: number): V | undefined {
    this.kept.set(key, value);
    const [oldest] = this.kept;
    if (this.kept.size <= limit || !oldest) return undefined;
    this.kept.delete(oldest[0]);
    return oldest[1];
  }

  drop(key: K): void {
    this.kept.delete(key);
  }
}

const texts = new Recent<string, number>();
const hashes = new Recent<string, number>();
let numbered = 0;

/**
 * The number connections know a text by: thousands of long ones in each of them would fill the memory, and most never come
 * again. A text that was forgotten gets a new number, and is prepared anew.
 */
const numberOf = (text: string): number => {
  const known = texts.get(text);
  if (known !== undefined) return known;
  const key = hash('sha256', text, 'base64');
  const seen = hashes.get(key);
  if (seen !== undefined) {
    texts.keep(text, seen, TEXTS);
    return seen;
  }
  numbered += 1;
  hashes.keep(key, numbered, HASHES);
  return numbered;
};

/** Statements a connection has prepared, by the numbers of their texts, and names of which it is unknown since a batch failed. */
interface Prepared {
  readonly names: Recent<number, string>;
  readonly seenOnce: Recent<number, true>;
  readonly doubtful: Map<string, number>;
  made: number;
}
const kept = new WeakMap<pg.Connection, Prepared>();
const preparedIn = (connection: pg.Connection): Prepared => {
  const known = kept.get(connection);
  if (known) return known;
  const made: Prepared = { names: new Recent(), seenOnce: new Recent(), doubtful: new Map(), made: 0 };
  kept.set(connection, made);
  return made;
};

/**
 * Several statements sent as one message with a single Sync. Postgres runs them as one implicit transaction (inside
 * of BEGIN as part of it): a transaction-local setting of the first holds for the rest, and after an error the rest is
 * skipped. One round trip, however many they are.
 *
 * Passed to `client.query()` of pg, which takes any object with these handlers. Rules of pg to know: it forgets the
 * active query before it calls `handleError`, so no ReadyForQuery follows here; and `pipeline: true` refuses it.
 */
export class Batch {
  readonly results: Result[] = [];
  private readonly statements: readonly Statement[];
  private readonly settle: (error: Error | null, batch: Batch) => void;
  private readonly used = new Map<string, number>();
  private current: Result = { rows: [], count: 0, characters: 0 };
  private readers: { name: string; parse: (value: string) => unknown }[] = [];
  private settled = false;

  constructor(statements: readonly Statement[], settle: (error: Error | null, batch: Batch) => void) {
    this.statements = statements;
    this.settle = settle;
  }

  submit(connection: pg.Connection): null {
    const prepared = preparedIn(connection);
    connection.stream.cork();
    try {
      for (const [name, number] of prepared.doubtful) {
        connection.close({ type: 'S', name }, true);
        if (prepared.names.get(number) === name) prepared.names.drop(number);
      }
      prepared.doubtful.clear();
      for (const { text, values } of this.statements) {
        const name = this.prepare(connection, prepared, text);
        connection.bind({ statement: name, values: values.map(toWire) }, true);
        connection.describe({ type: 'P', name: '' }, true);
        connection.execute({ portal: '' }, true);
      }
      connection.sync();
    } finally {
      connection.stream.uncork();
    }
    return null;
  }

  /** The name a text is prepared under in the connection; empty where it is sent as it is. */
  private prepare(connection: pg.Connection, prepared: Prepared, text: string): string {
    const number = numberOf(text);
    let name = prepared.names.get(number);
    if (name === undefined) {
      name = '';
      if (prepared.seenOnce.get(number)) {
        prepared.made += 1;
        name = `n${prepared.made}`;
        const oldest = prepared.names.keep(number, name, LIMIT);
        if (oldest !== undefined) connection.close({ type: 'S', name: oldest }, true);
      } else prepared.seenOnce.keep(number, true, ONCE);
      connection.parse({ text, name, types: [] }, true);
    }
    if (name !== '') this.used.set(name, number);
    return name;
  }

  handleRowDescription(message: RowDescription): void {
    this.readers = message.fields.map(({ name, dataTypeID }) => ({ name, parse: parserOf(dataTypeID) }));
  }

  handleDataRow(message: { readonly fields: readonly (string | null)[] }): void {
    const row: Record<string, unknown> = {};
    for (const [i, { name, parse }] of this.readers.entries()) {
      const value = message.fields[i] ?? null;
      this.current.characters += value?.length ?? 0;
      row[name] = value === null ? null : parse(value);
    }
    this.current.rows.push(row);
  }

  handleCommandComplete(message: { readonly text: string }): void {
    this.current.count = Number(message.text.slice(message.text.lastIndexOf(' ') + 1)) || 0;
    this.next();
  }

  handleEmptyQuery(): void {
    this.next();
  }

  private next(): void {
    this.results.push(this.current);
    this.current = { rows: [], count: 0, characters: 0 };
    this.readers = [];
  }

  handleReadyForQuery(): void {
    this.end(null);
  }

  handleError(error: Error, connection: pg.Connection): void {
    for (const [name, number] of this.used) preparedIn(connection).doubtful.set(name, number);
    this.end(error);
  }

  /** pg tells a broken connection to the active query and then to its owner: only the first counts. */
  private end(error: Error | null): void {
    if (this.settled) return;
    this.settled = true;
    this.settle(error, this);
  }
}
