import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '@nestling/postgres/ports.ts';
import { gone, signal } from '@nestling/postgres/processes.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Child, keepRunning } from '../start/child.ts';
import { hush } from '../start/log.ts';

hush();

/** Everything the supervisor started and ended, as it was told. */
interface Told {
  readonly serving: number[];
  readonly reserve: (number | null)[];
  readonly hopeless: string[];
}

let dataDir: string;
let port: number;
let child: Child;
let told: Told;

/** Who serves: the process that holds the port; null while nobody does. */
const holder = (): Promise<number | null> =>
  new Promise((answer) => {
    const socket = connect({ port, host: '127.0.0.1' });
    socket.once('data', (text) => answer(Number(text)));
    socket.once('error', () => answer(null));
  });
const untilServes = (pid?: number) =>
  vi.waitFor(
    async () => {
      const found = await holder();
      if (found === null || (pid !== undefined && found !== pid)) throw new Error(`${found} serves`);
      return found;
    },
    { timeout: 20_000, interval: 5 },
  );
/** As the supervisor does while the program serves: again and again. */
const untilSpared = () =>
  vi.waitFor(
    () => {
      child.served();
      const spare = told.reserve.at(-1);
      if (!spare || !child.hasSpare()) throw new Error('none is in reserve');
      return spare;
    },
    { timeout: 20_000, interval: 5 },
  );
const kill = async (pid: number | null) => {
  signal(pid ?? 0, 'SIGKILL');
  expect(await gone([pid ?? 0], 10_000)).toBe(true);
};
const failsFile = () => join(dataDir, 'fails');

const begin = (after: number, onDemand = false) => {
  child = keepRunning({
    name: 'holder',
    script: 'tools/test/support/holder.ts',
    env: () => ({ DATA_DIR: dataDir, PORT: String(port), FAILS: failsFile() }),
    dataDir,
    logLevel: 'info',
    onStart: ({ pid }) => told.serving.push(pid),
    onHopeless: (why) => told.hopeless.push(why),
    spare: { onStart: (id) => told.reserve.push(id?.pid ?? null), after, onDemand },
  });
};

beforeEach(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'nestling-spare-'));
  mkdirSync(join(dataDir, 'logs'));
  port = await freePort();
  told = { serving: [], reserve: [], hopeless: [] };
});
afterEach(async () => {
  await child.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

test('the one in reserve serves at once, and the next is made when it has served', async () => {
  begin(20);
  const first = await untilServes();
  expect(told.reserve).toEqual([]);
  const second = await untilSpared();
  expect(second).not.toBe(first);
  expect(await holder()).toBe(first);

  await kill(first);
  await untilServes(second);
  expect(child.pid()).toBe(second);
  expect(child.hasSpare()).toBe(false);
  expect(told.serving).toEqual([first, second]);

  const third = await untilSpared();
  expect(told.reserve).toEqual([second, null, third]);

  // One that dies while it waits is replaced, and nobody else notices.
  await kill(third);
  await vi.waitFor(() => expect(child.hasSpare()).toBe(false));
  const fourth = await untilSpared();
  expect(await holder()).toBe(second);

  await child.stop();
  expect(await gone([second, fourth], 10_000)).toBe(true);
  expect(told.hopeless).toEqual([]);
});

test('one that ends as soon as it serves is not followed by another from the reserve, and starts slow down', async () => {
  begin(0);
  await untilServes();
  const spare = await untilSpared();
  writeFileSync(failsFile(), '');
  await kill(child.pid());
  // From now on everything that is started ends at once, and never serves: nothing asks for a reserve.
  await vi.waitFor(() => expect(told.serving.length).toBeGreaterThan(3), { timeout: 20_000 });
  expect(told.serving[1]).toBe(spare);
  expect(told.reserve).toEqual([spare, null]);
  const before = told.serving.length;
  const from = performance.now();
  await vi.waitFor(() => expect(told.serving.length).toBe(before + 1), { timeout: 20_000, interval: 5 });
  expect(performance.now() - from).toBeGreaterThan(200);

  rmSync(failsFile());
  await untilServes();
  expect(told.hopeless).toEqual([]);
});

test('where none is kept one is made before the hanging one is ended, and goes when that has come back', async () => {
  begin(0, true);
  const first = await untilServes();
  child.served();
  expect(told.reserve).toEqual([]);
  const made = () =>
    vi.waitFor(
      () => {
        child.prepare('hangs');
        if (!child.hasSpare()) throw new Error('none is in reserve');
        return told.reserve.at(-1) ?? 0;
      },
      { timeout: 20_000, interval: 5 },
    );
  const second = await made();
  expect(await holder()).toBe(first);
  // It has come back by itself: nobody is needed in its place.
  child.served();
  expect(child.hasSpare()).toBe(false);
  expect(await gone([second], 10_000)).toBe(true);

  const third = await made();
  child.replace('hangs');
  await untilServes(third);
  child.served();
  expect([child.pid(), child.hasSpare()]).toEqual([third, false]);
  expect(told.hopeless).toEqual([]);
});
