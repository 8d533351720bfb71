import type { TestServer } from '@nestling/api/harness/test-server.ts';
import { percentile } from './api.ts';
import { lastTrip } from './recorded.ts';

/** How long something takes, in ms. */
export const timed = async (work: () => Promise<unknown>): Promise<number> => {
  const from = performance.now();
  await work();
  return performance.now() - from;
};

/**
 * Medians in ms of a call and of the very SQL it sends, by turns in one run. `written`: the bare way writes the answer as
 * JSON and reads it again as well, which the caller of a call does within this process.
 */
export const besideSql = async (
  { app }: TestServer,
  ask: () => Promise<unknown>,
  { rounds, warm, written = false }: { readonly rounds: number; readonly warm: number; readonly written?: boolean },
): Promise<{ readonly ms: number; readonly bare: number }> => {
  const { pools } = app.appContext;
  const own = await lastTrip(pools, ask);
  const send = async () => {
    const connection = await pools.acquire();
    await connection.send(own).finally(() => connection.release());
    if (written) JSON.parse(JSON.stringify(answer));
  };
  const answer = await ask();
  for (let round = 0; round < warm; round += 1) await ask();
  const asked: number[] = [];
  const bare: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    asked.push(await timed(ask));
    bare.push(await timed(send));
  }
  return { ms: percentile(asked, 0.5), bare: percentile(bare, 0.5) };
};
