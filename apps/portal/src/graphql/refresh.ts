import type { Exchange, Operation } from 'urql';
import { filter, pipe, tap } from 'wonka';

/**
 * After a mutation every query on the screen is asked again. The cache alone would do so only for types it has seen,
 * and an empty list shows it none. A mutation with `context: { quiet: true }` leaves the screen as it is.
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
        for (const query of active.values())
          client.reexecuteOperation(
            client.createRequestOperation('query', query, { ...query.context, requestPolicy: 'network-only' }),
          );
      }),
      filter(() => true),
    );
  };
