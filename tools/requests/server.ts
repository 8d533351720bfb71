import { setFlagsFromString, writeHeapSnapshot } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { startTestServer, type TestServer } from '@nestling/api/harness/test-server.ts';
import type { GraphQLSchema } from 'graphql';
import { printSchema } from 'graphql';
import { tables } from '../../apps/api/test/tables.ts';
import { makeWorld, places, signedInRoles, type World } from '../../apps/api/test/world.ts';
import type { FromServer, Samples, ToServer } from './messages.ts';

/**
 * The api that requests are sent to, in a process of its own so that its memory can be told: the whole product's calls on
 * a database with two centres. Talks with its parent over IPC.
 */
setFlagsFromString('--expose-gc');
const collect: unknown = runInNewContext('gc');

const tell = (message: FromServer): void => {
  process.send?.(message);
};

const memory = async (): Promise<{ rss: number; heap: number }> => {
  for (let i = 0; i < 4; i += 1) {
    if (typeof collect === 'function') collect();
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  const { rss, heapUsed, external } = process.memoryUsage();
  return { rss, heap: heapUsed + external };
};

const matrix = await tables();
const MINUTES_20_MS = 20 * 60_000;

/** Valid arguments of every call, for records of the caller and for others. */
const samplesOf = async (world: World): Promise<Samples> => {
  const samples: Record<string, unknown[]> = {};
  const admin = world.people.get('admin') ?? null;
  for (const [name, expectation] of Object.entries(matrix)) {
    const ways = expectation.from
      ? places.map((where) => () => expectation.args(world, where, admin))
      : [() => expectation.args(world, admin)];
    const made: unknown[] = [];
    // Some arguments can be made for one place alone.
    for (const way of ways) made.push(...(await tried(way)));
    samples[name] = made;
  }
  return samples;
};
const tried = async (make: () => unknown): Promise<unknown[]> => {
  try {
    return [await make()];
  } catch {
    return [];
  }
};

/** A centre of its own for each generation, so that no number of requests fills one. */
const newWorld = async (): Promise<World> => {
  const tenant = await server.centre();
  const as: TestServer['as'] = (who, options = {}) => server.as(who, { at: tenant, ...options });
  return makeWorld({ ...server, tenant, as, centre: () => server.centre() });
};

const tokensOf = async (world: World): Promise<Record<string, string>> => {
  const tokens: Record<string, string> = {};
  for (const role of signedInRoles) {
    const headers = await world.people.get(role)?.way.headers();
    tokens[role] = headers?.authorization ?? '';
  }
  return tokens;
};

/** Lines of the log that tell of something that failed, as they were written since the last look. */
const failures = (server: TestServer): unknown[] => {
  const lines = server.log.splice(0);
  return lines.filter(({ level }) => typeof level === 'number' && level >= 50);
};

const server = await startTestServer();
const schema: GraphQLSchema = server.guest().way.schema;
tell({ t: 'ready', port: server.port, schema: printSchema(schema) });
// What is logged is looked at and let go: it would be the only thing that grows.
const looking = setInterval(() => {
  for (const line of failures(server)) tell({ t: 'failed', line });
}, 50);

const take = async (message: ToServer): Promise<void> => {
  if (message.t === 'memory') {
    const held = await memory();
    // Written first: nothing is answered meanwhile.
    if (message.snapshot) writeHeapSnapshot(message.snapshot);
    tell({ t: 'memory', ...held });
  }
  if (message.t === 'people') {
    // Windows of rate limits pass, and whoever signed out or was switched off is replaced by somebody new.
    server.clock.set(new Date(server.clock.now().getTime() + MINUTES_20_MS));
    const world = await newWorld();
    const host = world.people.get('admin')?.way.host ?? '';
    tell({ t: 'people', host, tokens: await tokensOf(world), samples: await samplesOf(world) });
  }
  if (message.t === 'end') {
    clearInterval(looking);
    await server.close();
    process.disconnect();
  }
};
process.on('message', (message: ToServer) => {
  take(message).catch((error: unknown) => {
    console.error(error);
    process.exit(1);
  });
});
process.once('disconnect', () => process.exit(0));
// Ctrl-C reaches both; the parent sums up first and then ends this one.
process.on('SIGINT', () => {});
