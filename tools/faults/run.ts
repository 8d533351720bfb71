import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { aLocation } from '@nestling/api/domains/locations/test/locations.factory.ts';
import { aRoom } from '@nestling/api/domains/rooms/test/rooms.factory.ts';
import { aStudent } from '@nestling/api/domains/students/test/students.factory.ts';
import { Seeded } from '@nestling/testing/seeded.ts';
import { send, settle, Tablet, type Try, type Work } from './clients.ts';
import { inflict } from './inflict.ts';
import { brokenInvariants } from './invariants.ts';
import { Journal } from './journal.ts';
import { listen } from './listener.ts';
import { judge } from './oracle.ts';
import { CHILDREN, type FaultKind, type Plan } from './plan.ts';
import { type Stage, untilServes } from './stage.ts';
import { type Watching, watch } from './watching.ts';

/** Everything a run came to. */
export interface Came {
  readonly plan: Plan;
  readonly acked: number;
  readonly refused: number;
  /** Tries whose answer did not come or was none. */
  readonly unanswered: number;
  readonly lost: readonly string[];
  readonly doubled: readonly string[];
  /** Anything else that must not be. */
  readonly broken: readonly string[];
  /** Ms until calls were answered again, where one fault alone can be the reason. */
  readonly recovered: readonly { readonly kind: FaultKind; readonly ms: number }[];
  readonly ms: number;
}

/** Nothing takes longer to come back than this; what is not settled by then is said to hang. */
const SETTLE_MS = 20_000;
const CONVERGE_MS = 5_000;

/** Runs a plan against the stage in a centre of its own, then holds what clients were told against what is there. */
export const runPlan = async (stage: Stage, plan: Plan): Promise<Came> => {
  const began = performance.now();
  const broken: string[] = [];
  const tenant = await stage.tenant();
  const location = await aLocation(tenant);
  const room = await aRoom(tenant, { location_id: location.id });
  const file = join(stage.dataDir, `${plan.seed}.journal`);
  let until = Number.POSITIVE_INFINITY;
  const work: Work = { journal: new Journal(file), tries: [], captured: [], until: () => until };
  const staff = await Promise.all(plan.clients.map(() => stage.person(tenant, 'manager', [location])));
  const enrol = () => aStudent(tenant, { location_id: location.id, room_id: room.id });
  const tablets = await Promise.all(
    staff.map(async (who, number) => {
      const children = await Promise.all(Array.from({ length: CHILDREN }, enrol));
      const ids = children.map(({ id }) => id);
      return new Tablet(who, number, location.id, ids, work);
    }),
  );
  const today = new Intl.DateTimeFormat('sv-SE', { timeZone: 'America/New_York' }).format(new Date());
  const screen = await listen(await stage.person(tenant, 'manager', [location]), location.id, today);

  const video = plan.faults.some(({ kind }) => kind === 'gateway killed')
    ? await watch(stage, await stage.tenant())
    : null;

  const random = new Seeded(plan.seed + 3);
  const replay = async () => {
    if (work.captured.length > 0)
      await random
        .pick(work.captured)()
        .catch(() => undefined);
  };
  const begins: { kind: FaultKind; at: number; over: number }[] = [];
  const faults = plan.faults.map(async (fault) => {
    await wait(fault.at);
    const at = performance.now();
    await inflict(fault, { stage, seed: plan.seed, centre: tenant.centre, replay });
    begins.push({ kind: fault.kind, at, over: performance.now() });
  });
  const days = tablets.map((tablet, n) => tablet.run(plan.clients[n] ?? []));
  await Promise.all(faults);
  until = performance.now() + SETTLE_MS;
  await Promise.all(days);

  // Once more each, so that every fault is followed by a call of every client; then what was given up is asked again.
  const after = new Seeded(plan.seed + 4);
  const last = { kind: 'room', child: 0, toggles: false, twice: false, forsaken: false, pause: 0 } as const;
  await Promise.all(tablets.map((tablet) => tablet.step({ ...last, op: after.uuid() })));
  for (const { intent, outcome } of work.journal.read()) {
    const who = staff[intent.client];
    if (outcome === 'unknown' && who && (await settle(who, intent, work)) === 'unknown')
      broken.push(`never settled: ${intent.kind} ${intent.op}`);
  }
  // A repeat of what was done answers as it did then.
  for (const { intent, outcome } of random.shuffled(work.journal.read()).slice(0, 3)) {
    const who = staff[intent.client];
    if (outcome !== 'acked' || !who) continue;
    const again = await send(who, intent);
    if (again.answer !== undefined) work.journal.ended(intent.op, again.outcome, again.answer);
  }
  if (!(await untilServes(stage, SETTLE_MS))) broken.push('api or gateway does not serve');
  await converge(screen, broken);
  const pictured = video ? await pictureAfter(video, begins) : null;

  if (video) broken.push(...(await video.end()));
  await video?.close();

  const entries = work.journal.read();
  const { lost, doubled, differing } = await judge(tenant, entries);
  broken.push(...differing.map((found) => `answered differently: ${found}`), ...(await brokenInvariants(tenant)));
  for (const { internal } of work.tries) if (internal) broken.push(`unexpected error: ${internal}`);
  work.journal.close();
  if (lost.length + doubled.length + broken.length === 0) rmSync(file);
  await screen.stop();
  await stage.leave();
  const count = (wanted: string) => entries.filter(({ outcome }) => outcome === wanted).length;
  return {
    plan,
    acked: count('acked'),
    refused: count('refused'),
    unanswered: work.tries.filter(({ outcome }) => outcome === 'unknown').length,
    lost,
    doubled,
    broken,
    recovered:
      begins.length === 1
        ? begins.map(({ kind, at, over }) => ({ kind, ms: pictured ?? recoveryOf(work.tries, at, over) }))
        : [],
    ms: performance.now() - began,
  };
};

/** From the end of a fault (a kill is over at once) to the first answer after the last call that got none. */
const recoveryOf = (tries: readonly Try[], at: number, over: number): number => {
  const failed = tries.filter(({ outcome, ended }) => outcome === 'unknown' && ended >= at);
  const lastFailure = Math.max(over, ...failed.map(({ ended }) => ended));
  if (failed.length === 0) return 0;
  const answered = tries.filter(({ outcome, sent }) => outcome !== 'unknown' && sent >= lastFailure);
  return Math.round(Math.min(...answered.map(({ ended }) => ended)) - over);
};

/** Ms from the kill of the gateway to the first picture after it; waited for here if it has not come yet. */
const pictureAfter = async (video: Watching, begins: readonly { kind: FaultKind; at: number }[]): Promise<number> => {
  const at = begins.find(({ kind }) => kind === 'gateway killed')?.at ?? 0;
  for (const end = performance.now() + SETTLE_MS; performance.now() < end; await wait(20)) {
    const first = video.firstAfter(at);
    if (first !== null) return Math.round(first - at);
  }
  return Number.POSITIVE_INFINITY;
};

const converge = async (screen: Awaited<ReturnType<typeof listen>>, broken: string[]): Promise<void> => {
  let fresh = '';
  for (const end = performance.now() + CONVERGE_MS; performance.now() < end; await wait(50)) {
    fresh = await screen.fresh().catch(() => '');
    if (fresh !== '' && fresh === screen.shown()) return;
  }
  broken.push(`a screen shows ${screen.shown()} where there is ${fresh}`);
};
