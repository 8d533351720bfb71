import type pg from 'pg';
import { parserOf, toWire } from './wire-values.ts';

/** One statement with its parameters. */
export interface Statement {
  readonly text: string;
  readonly values: readonly unknown[];
}
export interface Result {
  readonly rows: Record<string, unknown>[];
  /** Rows changed or read, as the command tells. */
  count: number;
}

interface RowDescription {
  readonly fields: readonly { readonly name: string; readonly dataTypeID: number }[];
}

/** Statements kept by name in each connection; texts beyond the limit are sent unnamed. */
const LIMIT = 500;
const names = new Map<string, string>();
const nameOf = (text: string): string => {
  const known = names.get(text);
  if (known !== undefined) return known;
  if (names.size >= LIMIT) return '';
  const name = `n${names.size}`;
  names.set(text, name);
  return name;
};

/** Names a connection has prepared, and those of which it is unknown since a batch failed. */
const prepared = new WeakMap<pg.Connection, Set<string>>();
const doubtful = new WeakMap<pg.Connection, Set<string>>();
const setOf = (sets: WeakMap<pg.Connection, Set<string>>, connection: pg.Connection): Set<string> => {
  const known = sets.get(connection);
  if (known) return known;
  const made = new Set<string>();
  sets.set(connection, made);
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
  private used: string[] = [];
  private current: Result = { rows: [], count: 0 };
  private readers: { name: string; parse: (value: string) => unknown }[] = [];
  private settled = false;

  constructor(statements: readonly Statement[], settle: (error: Error | null, batch: Batch) => void) {
    this.statements = statements;
    this.settle = settle;
  }

  submit(connection: pg.Connection): null {
    const known = setOf(prepared, connection);
    const lost = setOf(doubtful, connection);
    connection.stream.cork();
    try {
      for (const name of lost) {
        connection.close({ type: 'S', name }, true);
        known.delete(name);
      }
      lost.clear();
      for (const { text, values } of this.statements) {
        const name = nameOf(text);
        if (name === '' || !known.has(name)) {
          connection.parse({ text, name, types: [] }, true);
          if (name !== '') known.add(name);
        }
        if (name !== '') this.used.push(name);
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

  handleRowDescription(message: RowDescription): void {
    this.readers = message.fields.map(({ name, dataTypeID }) => ({ name, parse: parserOf(dataTypeID) }));
  }

  handleDataRow(message: { readonly fields: readonly (string | null)[] }): void {
    const row: Record<string, unknown> = {};
    for (const [i, { name, parse }] of this.readers.entries()) {
      const value = message.fields[i] ?? null;
      row[name] = value === null ? null : parse(value);
    }
    this.current.rows.push(row);
  }

  handleCommandComplete(message: { readonly text: string }): void {
    this.current.count = Number(/(\d+)$/.exec(message.text)?.[1] ?? 0);
    this.next();
  }

  handleEmptyQuery(): void {
    this.next();
  }

  private next(): void {
    this.results.push(this.current);
    this.current = { rows: [], count: 0 };
    this.readers = [];
  }

  handleReadyForQuery(): void {
    this.end(null);
  }

  handleError(error: Error, connection: pg.Connection): void {
    const lost = setOf(doubtful, connection);
    for (const name of this.used) lost.add(name);
    this.end(error);
  }

  /** pg tells a broken connection to the active query and then to its owner: only the first counts. */
  private end(error: Error | null): void {
    if (this.settled) return;
    this.settled = true;
    this.settle(error, this);
  }
}
