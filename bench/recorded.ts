import type { Statement } from '@nestling/api/kernel/batch.ts';
import type { Wire } from '@nestling/api/kernel/wire.ts';

/** The statements of the last trip to the database while `work` runs: what the call itself asks. */
export const lastTrip = async (wire: Wire, work: () => Promise<unknown>): Promise<readonly Statement[]> => {
  let sent: readonly Statement[] = [];
  const line = wire.line;
  wire.line = async () => {
    const lent = await line.call(wire);
    return {
      ...lent,
      send: (statements) => {
        sent = statements;
        return lent.send(statements);
      },
    };
  };
  await work();
  wire.line = line;
  return sent;
};
