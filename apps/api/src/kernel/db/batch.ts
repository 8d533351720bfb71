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

/** The most recently used keys, in their order. */
class Recent<V> {
  private readonly kept = new Map<string, V>();

  get(key: string): V | undefined {
    const found = this.kept.get(key);
    if (found === undefined) return undefined;
    this.kept.delete(key);
    this.kept.set(key, found);
    return found;
  }

  /** Keeps a key as the latest and answers the one used longest ago, if there are more than `limit`. */
  keep(key: string, value: V, limit: number): V | undefined {
    this.kept.set(key, value);
    const [oldest] = this.kept;
    if (this.kept.size <= limit || !oldest) return undefined;
    this.kept.delete(oldest[0]);
    return oldest[1];
  }

  drop(key: string): void {
    this.kept.delete(key);
  }
}

/** Statements a connection has prepared, by their texts, and names of which it is unknown since a batch failed. */
interface Prepared {
  readonly names: Recent<string>;
  /** By their hashes: thousands of texts in each connection would fill the memory, and most never come again. */
  readonly seenOnce: Recent<true>;
  readonly doubtful: Map<string, string>;
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
  private readonly used = new Map<string, string>();
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
      for (const [name, text] of prepared.doubtful) {
        connection.close({ type: 'S', name }, true);
        if (prepared.names.get(text) === name) prepared.names.drop(text);
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
    let name = prepared.names.get(text);
    if (name === undefined) {
      name = '';
      const key = hash('sha1', text, 'base64');
      if (prepared.seenOnce.get(key)) {
        prepared.made += 1;
        name = `n${prepared.made}`;
        const oldest = prepared.names.keep(text, name, LIMIT);
        if (oldest !== undefined) connection.close({ type: 'S', name: oldest }, true);
      } else prepared.seenOnce.keep(key, true, ONCE);
      connection.parse({ text, name, types: [] }, true);
    }
    if (name !== '') this.used.set(name, text);
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
    for (const [name, text] of this.used) preparedIn(connection).doubtful.set(name, text);
    this.end(error);
  }

  /** pg tells a broken connection to the active query and then to its owner: only the first counts. */
  private end(error: Error | null): void {
    if (this.settled) return;
    this.settled = true;
    this.settle(error, this);
  }
}
