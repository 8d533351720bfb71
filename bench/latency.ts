/**
 * Camera to glass: demo camera → gateway → player in Chromium, by the frame number in the picture.
 *   node bench/latency.ts [--seconds 20] [--openings 10]
 */
import { parseArgs } from 'node:util';
import { chromium, type Page } from '@playwright/test';
import { ffmpegPath } from '../apps/gateway/test/support/ffmpeg.ts';
import { findChromium } from '../tools/chromium.ts';
import { setStage } from './live/stage.ts';
import { stampedLoop } from './live/stamp.ts';

const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '20' },
    openings: { type: 'string', default: '10' },
  },
});

interface Reading {
  ages: number[];
  states: { kind: string; at: number }[];
  stats: { way: string | null; fps: number; firstFrameMs: number | null; lagMs: number; openings: number };
}

const pause = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms));

const share = (sorted: number[], part: number): number => sorted[Math.floor((sorted.length - 1) * part)] ?? Number.NaN;

function spread(numbers: number[]): string {
  const sorted = numbers.toSorted((a, b) => a - b);
  return `p50 ${share(sorted, 0.5).toFixed(0)} / p95 ${share(sorted, 0.95).toFixed(0)} ms`;
}

const start = (page: Page, urls: { url: string; hlsUrl: string }): Promise<void> =>
  page.evaluate((given) => Reflect.get(globalThis, 'bench').start(given), urls);

const stop = (page: Page): Promise<void> => page.evaluate(() => Reflect.get(globalThis, 'run').stop());

const read = (page: Page): Promise<Reading> =>
  page.evaluate(() => {
    const { ages, states, stats } = Reflect.get(globalThis, 'run');
    return { ages, states, stats: stats() };
  });

async function untilPlaying(page: Page, ms: number): Promise<Reading> {
  for (const end = Date.now() + ms; Date.now() < end; await pause(20)) {
    const now = await read(page);
    if (now.stats.firstFrameMs !== null && now.states.at(-1)?.kind === 'playing') return now;
  }
  throw new Error(`no picture within ${ms} ms: ${JSON.stringify((await read(page)).states)}`);
}

/** Plays for a while and prints how old the pictures on screen were. */
async function latency(page: Page, name: string, urls: { url: string; hlsUrl: string }, settle: number): Promise<void> {
  await start(page, urls);
  await untilPlaying(page, 20_000);
  await pause(settle);
  const before = (await read(page)).ages.length;
  await pause(Number(values.seconds) * 1000);
  const { ages, stats } = await read(page);
  await stop(page);
  const measured = ages.slice(before);
  console.log(
    `${name}: camera to glass ${spread(measured)}, ${measured.length} pictures, ${stats.fps} fps, way ${stats.way}`,
  );
}

const stage = await setStage(await stampedLoop(ffmpegPath()));
const found = await findChromium(console.log);
const browser = await chromium.launch({
  executablePath: found.path,
  args: [...found.args, '--autoplay-policy=no-user-gesture-required'],
  env: { ...process.env, ...found.env },
});
try {
  const page = await browser.newPage();
  page.on('pageerror', (error) => console.error(error.message));
  await page.goto(stage.page);
  const live = { url: stage.socketUrl, hlsUrl: stage.hlsUrl };

  const first: number[] = [];
  for (let i = 0; i < Number(values.openings); i++) {
    await start(page, live);
    first.push((await untilPlaying(page, 10_000)).stats.firstFrameMs ?? Number.NaN);
    await stop(page);
    await pause(137);
  }
  console.log(
    `first picture after opening: ${spread(first)} over ${first.length} openings, the camera connected anew at the first: ${first[0]} ms`,
  );

  await latency(page, 'WebSocket', live, 2000);

  await start(page, live);
  await untilPlaying(page, 10_000);
  const killed = Date.now();
  await stage.restartGateway();
  await page.waitForFunction(() => Reflect.get(globalThis, 'run').states.at(-1)?.kind === 'reconnecting');
  await untilPlaying(page, 20_000);
  console.log(`gateway killed and started again: pictures back after ${((Date.now() - killed) / 1000).toFixed(1)} s`);
  await stop(page);

  for (const why of ['checked_out', 'black_list']) {
    await start(page, live);
    await untilPlaying(page, 10_000);
    const revoked = Date.now();
    stage.revoke(why);
    await page.waitForFunction(() => Reflect.get(globalThis, 'run').stopped);
    const { at, bare, still } = await page.evaluate(() => Reflect.get(globalThis, 'run').stopped);
    const left = still === '' ? 'no still' : `a still of ${still.length} characters`;
    console.log(`revoked (${why}): picture ${bare ? 'gone' : 'STILL THERE'} after ${at - revoked} ms, ${left}`);
    await stop(page);
    // Tickets carry whole seconds: one of the second of the revocation is refused.
    await pause(1100);
  }

  // A socket that cannot be opened sends the player to HLS, as a network that blocks WebSockets does.
  await latency(page, 'HLS', { url: 'ws://127.0.0.1:9/live', hlsUrl: stage.hlsUrl }, 6000).catch((error: unknown) =>
    console.log(`HLS: ${error instanceof Error ? error.message : error}`),
  );
} finally {
  await browser.close();
  await stage.close();
}
