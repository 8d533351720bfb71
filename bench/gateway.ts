import { cpus, loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { nginx } from './gateway/nginx.ts';
import { cpuOver, fetchers, pssMb, type Stage, sleep, stage, stopAll, viewersProgram, watch } from './gateway/stage.ts';

/**
 * Loads a real gateway and prints what it costs. Everything runs on this machine over loopback, viewers too, so the
 * cost of a write holds the receiving side's share of the kernel. Without a choice all parts run.
 *
 *   node bench/gateway.ts [--cameras 50] [--crowd 500] [--fanout 1000] [--revoke 500] [--loss] [--seconds 15]
 */
const { values } = parseArgs({
  options: {
    cameras: { type: 'string' },
    crowd: { type: 'string' },
    fanout: { type: 'string', multiple: true },
    revoke: { type: 'string' },
    loss: { type: 'boolean' },
    seconds: { type: 'string', default: '15' },
  },
});
const all = !values.cameras && !values.crowd && !values.fanout && !values.revoke && !values.loss;
const ms = Number(values.seconds) * 1000;
const program = viewersProgram();
const rows: string[][] = [['what', 'result', 'load']];

function row(what: string, result: string): void {
  rows.push([what, result, loadavg()[0]?.toFixed(1) ?? '']);
  console.error(`${what}: ${result}`);
}

const pid = (s: Stage) => s.gateway.pid ?? 0;
const live = (s: Stage) =>
  new Set(
    s.api
      .of('state')
      .filter((state) => state.state === 'live')
      .map((state) => state.cam),
  ).size;

async function allLive(s: Stage, cameras: number): Promise<void> {
  for (let i = 0; i < 200 && live(s) < cameras; i++) await sleep(100);
  if (live(s) < cameras) throw new Error(`only ${live(s)} of ${cameras} cameras gave pictures`);
}

async function perCamera(cameras: number): Promise<void> {
  const s = await stage(cameras);
  const idle = pssMb(pid(s));
  const viewers = await watch(program, s, cameras, cameras);
  await allLive(s, cameras);
  await sleep(5000);
  const cpu = await cpuOver([pid(s)], ms);
  const memory = pssMb(pid(s));
  const seen = await viewers.end();
  row(`${cameras} cameras, a viewer each: CPU`, `${cpu.toFixed(1)} % of a core, ${(cpu / cameras).toFixed(3)} % each`);
  row(
    `${cameras} cameras: memory`,
    `${memory.toFixed(0)} MB, ${((memory - idle) / cameras).toFixed(2)} MB each above ${idle.toFixed(0)}`,
  );
  row(`${cameras} cameras: viewers left behind`, `${seen.resyncs} resyncs, ${cameras - seen.open} closed`);
}

async function crowd(viewers: number, cameras: number): Promise<void> {
  const s = await stage(cameras);
  const people = await watch(program, s, viewers, cameras);
  await allLive(s, cameras);
  await sleep(5000);
  const cpu = await cpuOver([pid(s)], ms);
  const memory = pssMb(pid(s));
  const seen = await people.end();
  row(`${cameras} cameras, ${viewers} viewers`, `${cpu.toFixed(1)} % of a core, ${memory.toFixed(0)} MB`);
  row(
    '  pictures dropped for them',
    `${seen.resyncs} resyncs, ${viewers - seen.open} closed, ${seen.silent} without video`,
  );
}

/** Viewers that come at once. */
const WAVE = 900;

async function fanout(viewers: number): Promise<void> {
  const s = await stage(1);
  // The gateway lets a thousand wait at its door at once: more come in waves, as they would.
  const crowds: Awaited<ReturnType<typeof watch>>[] = [];
  for (let left = viewers; left > 0; left -= WAVE) {
    crowds.push(await watch(program, s, Math.min(WAVE, left), 1));
    await sleep(2000);
  }
  await allLive(s, 1);
  await sleep(3000);
  const started = performance.now();
  const cpu = await cpuOver([pid(s)], ms);
  const client = await cpuOver(
    crowds.map((crowd) => crowd.pid),
    2000,
  );
  const all = await Promise.all(crowds.map((crowd) => crowd.end()));
  const seen = {
    bytes: all.reduce((sum, { bytes }) => sum + bytes, 0),
    open: all.reduce((sum, { open }) => sum + open, 0),
    resyncs: all.reduce((sum, { resyncs }) => sum + resyncs, 0),
  };
  const seconds = (performance.now() - started) / 1000 + 5;
  const rate = seen.bytes / viewers / seconds;
  const megabits = (rate * viewers * 8) / 1e6;
  row(
    `1 camera to ${viewers}`,
    `${cpu.toFixed(1)} % of a core, ${megabits.toFixed(0)} Mbit/s, ${seen.resyncs} resyncs, ${viewers - seen.open} closed`,
  );
  row('  the C viewers beside it', `${client.toFixed(0)} % of a core`);
  const reference = await nginx(rate, ms / 1000);
  if (!reference) {
    row('  nginx', 'not installed');
    return;
  }
  const readers = fetchers(program, reference.port, viewers);
  await sleep(3000);
  const other = await cpuOver(reference.pids, ms);
  const taken = await readers.end();
  reference.stop();
  const got = taken.open === viewers ? '' : `, ${viewers - taken.open} closed`;
  row(`  nginx, a file at the same rate to ${viewers}`, `${other.toFixed(1)} % of a core${got}`);
}

async function revoke(viewers: number): Promise<void> {
  const s = await stage(1);
  const stalled = Math.ceil(viewers / 10);
  const people = await watch(program, s, viewers, 1, stalled);
  await allLive(s, 1);
  await sleep(4000);
  people.tell('stall');
  await sleep(5000);
  const at = Date.now();
  s.api.send({ t: 'revoke', by: 'cam', id: '1:1', why: 'blackout' });
  await sleep(1500);
  people.tell('resume');
  await sleep(1500);
  const seen = await people.end();
  row(`revoke ${viewers}, ${stalled} of them stalled for 5 s: last byte`, `${(seen.last - at).toFixed(0)} ms`);
  row('  healthy ones closed', `${(seen.closed - at).toFixed(0)} ms, ${seen.open} still open`);
  row('  most a stalled one still got', `${(seen.stalledBytes / 1000).toFixed(0)} kB`);
}

async function loss(): Promise<void> {
  const s = await stage(20);
  const people = await watch(program, s, 20, 20);
  await allLive(s, 20);
  await sleep(3000);
  const states = () => s.api.of('state');
  const lost = performance.now();
  const comeBack = s.losePower();
  while (
    new Set(
      states()
        .filter((state) => state.state === 'away')
        .map((state) => state.cam),
    ).size < 20
  )
    await sleep(2);
  row('20 cameras lose power: all noticed', `${(performance.now() - lost).toFixed(0)} ms`);
  await sleep(5000);
  const known = states().length;
  await comeBack();
  const back = performance.now();
  while (
    new Set(
      states()
        .slice(known)
        .filter((state) => state.state === 'live')
        .map((state) => state.cam),
    ).size < 20
  )
    await sleep(2);
  row('  back: pictures from all', `${(performance.now() - back).toFixed(0)} ms`);
  const seen = await people.end();
  row('  viewers that had to reconnect', `${20 - seen.open}`);
}

try {
  if (all || values.cameras) await perCamera(Number(values.cameras ?? 50));
  stopAll();
  if (all || values.crowd) await crowd(Number(values.crowd ?? 500), 150);
  stopAll();
  for (const count of values.fanout ?? (all ? ['1000', '2000'] : [])) {
    await fanout(Number(count));
    stopAll();
  }
  if (all || values.revoke) await revoke(Number(values.revoke ?? 500));
  stopAll();
  if (all || values.loss) await loss();
} finally {
  stopAll();
}
const widths = [0, 1, 2].map((column) => Math.max(...rows.map((cells) => cells[column]?.length ?? 0)));
console.log(
  `\n${cpus().length} × ${cpus()[0]?.model ?? 'CPU'}, Node ${process.version}; viewers are a C program on the same machine`,
);
for (const cells of rows) console.log(cells.map((cell, i) => cell.padEnd(widths[i] ?? 0)).join('  '));
process.exit(0);
