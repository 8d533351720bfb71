import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

/** Whether a server could listen on this port of this address now. */
export const isFree = (port: number, host = '127.0.0.1'): Promise<boolean> =>
  new Promise((answer) => {
    const server = createServer();
    server.once('error', () => answer(false));
    server.listen({ port, host, exclusive: true }, () => server.close(() => answer(true)));
  });

/**
 * Where servers are given their ports: below those that the kernel gives to lines out of the machine (32768 to 60999 on
 * Linux, above 49152 elsewhere). A port of theirs can be taken by any such line before a server listens on it.
 */
const GIVEN = { from: 16_000, below: 32_000 };

/** A port nobody listens on, by chance. Another server may take it before it is used: be ready to ask again. */
export const freePort = async (host = '127.0.0.1'): Promise<number> => {
  for (let tries = 0; tries < 100; tries += 1) {
    const port = randomInt(GIVEN.from, GIVEN.below);
    if (await isFree(port, host)) return port;
  }
  throw new Error(`No port of ${host} is free between ${GIVEN.from} and ${GIVEN.below}.`);
};
