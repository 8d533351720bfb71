import { tablesNoted } from '@nestling/kit/touched.ts';
import type { Exchange, Operation } from 'urql';
import { filter, pipe, tap } from 'wonka';

/** True when a query reads a table a mutation has written; where either is not known, it may. */
const mayShow = (query: Operation, changed: readonly string[] | null): boolean => {
  const shown = tablesNoted(query.query, 'shows');
  return !shown || (changed ? shown.some((table) => changed.includes(table)) : shown.length > 0);
};

/** The tables a mutation may have written: told by whoever runs it, or noted in its document; null when it is not known. */
const changedBy = ({ context, query }: Operation): readonly string[] | null => {
  const told: unknown = context.changes;
  return tablesNoted({ changes: told }, 'changes') ?? tablesNoted(query, 'changes');
};

/**
 * After a mutation the queries on the screen that read a table it writes are asked again. The cache alone would do so only
 * for types it has seen, and an empty list shows it none. A mutation with `context: { quiet: true }` leaves the screen as
 * it is.
 */
export const refreshAfterMutation: Exchange =
  ({ client, forward }) =>
  (operations$) => {
    const active = new Map<number, Operation>();
    return pipe(
      operations$,
      tap((operation) => {
        if (operation.kind === 'query') active.set(operation.key, operation);
        if (operation.kind === 'teardown') active.delete(operation.key);
      }),
      forward,
      tap(({ operation, error }) => {
        if (operation.kind !== 'mutation' || error || operation.context.quiet) return;
        const changed = changedBy(operation);
        for (const query of active.values())
          if (mayShow(query, changed))
            client.reexecuteOperation(
              client.createRequestOperation('query', query, { ...query.context, requestPolicy: 'network-only' }),
            );
      }),
      filter(() => true),
    );
  };
