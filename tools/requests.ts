import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { Seeded } from '@nestling/testing/seeded.ts';
import { Documents } from './requests/documents.ts';
import { kindOf, ONE_NOT_READY_IN, servedBy, wrongWith } from './requests/judge.ts';
import { type Answered, Lane } from './requests/send.ts';
import { over, type Request } from './requests/transport.ts';
import { UnderTest } from './requests/under-test.ts';
import { fail, Trouble } from './trouble.ts';

/**
 * `npm run requests -- --runs 1000000 [--seed 1] [--from 0] [--minutes 8]`: sends generated requests to an api of its own,
 * as guest and as each role. It must answer every one of them with something a person can read, log no error of its own, and
 * keep nothing: what it holds is told after each tenth, and `--snapshots <folder>` keeps its heap with each. The n-th
 * request of a seed is always the same, given the same people and records: `--from n --runs 1`. Stopped
 * by Ctrl-C it sums up what it has sent, and `--from` goes on behind it.
 */
const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '100000' },
    seed: { type: 'string', default: '1' },
    from: { type: 'string', default: '0' },
    minutes: { type: 'string', default: '600' },
    lanes: { type: 'string', default: '12' },
    snapshots: { type: 'string', default: '' },
  },
});
const whole = (name: keyof typeof values): number => {
  const text = values[name];
  if (/^\d{1,9}$/.test(text)) return Number(text);
  throw new Trouble(`--${name} is "${text}": give a whole number.`);
};

/** After so many requests there are new people: many have signed themselves out by then. */
const GENERATION = 5_000;
/** Slower than this is not answered in time, ms. */
const SLOWEST_MS = 10_000;
/**
 * What may be kept between a tenth and the whole of the requests for each call there is, bytes: the documents asked for
 * lately fill their place.
 */
const KEPT_PER_CALL = 100 * 1024;
const SHOWN = 3;
/** What `NOT_READY` tells a client to wait, ms (`retry_after` of kernel/call/refusals.ts). */
const COME_AGAIN_MS = 2_000;
const ROLES = ['guest', 'user', 'blog', 'teacher', 'manager', 'kvsupport', 'center', 'admin', 'admin', 'manager'];

interface Found {
  readonly fault: string;
  readonly number: number;
  readonly request: Request;
  readonly body: string;
}

/** Bytes that are resident, and those of them in use. */
interface Held {
  readonly rss: number;
  readonly heap: number;
}
const megabytes = (bytes: number): string => `${(bytes / 1024 / 1024).toFixed(0)} MB`;
const told = ({ rss, heap }: Held): string => `${megabytes(rss)} (${megabytes(heap)} in use)`;

const shown = ({ fault, number, request, body }: Found): string => {
  const { method, path, headers, body: sent } = request;
  return `#${number} ${fault}\n  ${method} ${path} ${JSON.stringify({ ...headers, authorization: undefined }).slice(0, 300)}\n  ${sent.toString('utf8').slice(0, 700)}\n  ${body.slice(0, 400)}`;
};

/** A server that says it is not ready says when to come again: it is asked once more then, as clients do. */
const answerOf = async (lane: Lane, request: Request): Promise<Answered> => {
  const first = await lane.send(request);
  if (kindOf(first) !== 'NOT_READY') return first;
  await setTimeout(COME_AGAIN_MS);
  return lane.send(request);
};

const main = async (): Promise<void> => {
  const [runs, seed, from] = [whole('runs'), whole('seed'), whole('from')];
  const until = performance.now() + whole('minutes') * 60_000;
  const api = new UnderTest();
  const { port, schema } = await api.ready();
  const documents = new Documents(schema);
  const lanes = Array.from({ length: whole('lanes') }, () => new Lane(port));
  const found: Found[] = [];
  const tardy: Found[] = [];
  const tally = new Map<string, number>();
  const served = new Set<string>();
  const times: number[] = [];
  const kept: Held[] = [];
  let tokens: Readonly<Record<string, string>> = {};
  let host = '';
  let next = from;
  let last = from;
  let asked = false;
  for (const name of ['SIGINT', 'SIGTERM'] as const)
    process.on(name, () => {
      asked = true;
    });

  const one = async (lane: Lane, number: number): Promise<void> => {
    const dice = new Seeded(seed * 1_000_003 + number);
    const request = over(dice, documents.body(dice), host, tokens[dice.pick(ROLES)]);
    try {
      const answered = await answerOf(lane, request);
      const fault = wrongWith(answered) ?? (answered.ms > SLOWEST_MS ? `took ${answered.ms.toFixed(0)} ms` : null);
      if (fault) found.push({ fault, number, request, body: answered.body });
      const kind = kindOf(answered);
      if (kind === 'NOT_READY')
        tardy.push({ fault: `not ready after ${answered.ms.toFixed(0)} ms`, number, request, body: answered.body });
      tally.set(kind, (tally.get(kind) ?? 0) + 1);
      for (const name of servedBy(answered)) served.add(name);
      times.push(answered.ms);
    } catch (error) {
      found.push({ fault: String(error), number, request, body: '' });
    }
  };
  const work = async (lane: Lane): Promise<void> => {
    while (next < last && !asked && !api.ended) {
      const number = next;
      next += 1;
      await one(lane, number);
    }
  };

  const began = performance.now();
  const end = from + runs;
  const tenth = Math.max(1, Math.floor(runs / 10));
  while (next < end && performance.now() < until && !asked && !api.ended) {
    const made = await api.people();
    tokens = made.tokens;
    host = made.host;
    documents.samples = made.samples;
    last = Math.min(end, next + GENERATION, from + tenth * (kept.length + 1));
    await Promise.all(lanes.map(work));
    if (next < from + tenth * (kept.length + 1) || api.ended) continue;
    const file = values.snapshots && join(values.snapshots, `${next - from}.heapsnapshot`);
    const held = await api.memory(file || null);
    kept.push(held);
    console.log(`after ${next - from}: ${told(held)}`);
  }
  const seconds = (performance.now() - began) / 1000;
  if (!api.ended) kept.push(await api.memory());
  for (const lane of lanes) lane.close();
  if (api.ended)
    found.push({ fault: 'the api ended', number: next, request: over(new Seeded(0), '', host, undefined), body: '' });
  await api.end();

  const sent = next - from;
  const faults = new Map<string, Found[]>();
  for (const each of found) faults.set(each.fault, [...(faults.get(each.fault) ?? []), each]);
  for (const of of faults.values()) for (const each of of.slice(0, SHOWN)) console.log(shown(each));
  const causes = new Map<string, number>();
  for (const line of api.failed) causes.set(causeOf(line), (causes.get(causeOf(line)) ?? 0) + 1);
  for (const [cause, count] of causes) console.log(`logged ${count} times: ${cause}`);
  const none = { rss: 0, heap: 0 };
  const [first = none] = kept;
  const all = kept.at(-1) ?? first;
  const grown = all.heap - first.heap;
  const sorted = times.sort((a, b) => a - b);
  const at = (share: number) =>
    (sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0).toFixed(0);
  const { calls } = documents;
  console.log(`calls: ${calls.filter((name) => served.has(name)).length} of ${calls.length} answered at least once`);
  console.log(
    `answers: ${[...tally]
      .sort(([, a], [, b]) => b - a)
      .map(([kind, count]) => `${kind} ${count}`)
      .join(', ')}`,
  );
  console.log(
    `requests: ${sent} sent (seed ${seed}, from ${from}), ${found.length} broken, ${api.failed.length} errors logged, p50 ${at(0.5)} ms, p99 ${at(0.99)} ms, slowest ${at(1)} ms, memory after 10 % ${told(first)}, after all ${told(all)}, ${(sent / seconds).toFixed(0)} a second`,
  );
  const late = tardy.length > Math.ceil(sent / ONE_NOT_READY_IN) ? 1 : 0;
  for (const each of tardy.slice(0, SHOWN)) console.log(shown(each));
  if (late) console.log(`It was not ready ${tardy.length} times.`);
  const tooMuch = grown > calls.length * KEPT_PER_CALL ? 1 : 0;
  if (tooMuch) console.log(`It kept ${megabytes(grown)}.`);
  process.exitCode = found.length + api.failed.length + tooMuch + late > 0 ? 1 : 0;
};

/** What a line of the log says failed, short enough to count by. */
const causeOf = (line: unknown): string => {
  const text = JSON.stringify(line, (key, value) =>
    ['time', 'reference', 'request', 'pid', 'hostname'].includes(key) ? undefined : value,
  );
  return text.slice(0, 700);
};

main().catch(fail);
