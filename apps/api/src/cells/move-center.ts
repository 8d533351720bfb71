import { CellTrouble } from './cell-trouble.ts';
import { checkMove } from './check-move.ts';
import { compareSides } from './compare-sides.ts';
import type { Directory, Move } from './directory.ts';
import { awaitCenter, closeCenter, dropJobs, openCenter, purgeCenter, tellBoth } from './hand-over.ts';
import { keepPlacesOf } from './places.ts';
import { awaitCopies, endReplication, publish, subscribe } from './replicate.ts';
import type { Side } from './side.ts';
import { type StepName, stepNames } from './step-names.ts';

/** What is told of a move: the step that begins, tables compared, ms for which writes waited. */
interface Told {
  readonly center: number;
  readonly step?: StepName;
  readonly tables?: number;
  readonly ms?: number;
}

/** A move under way: where the center comes from and goes to, and the directory that knows how far it is. */
export interface Moving {
  readonly directory: Directory;
  readonly from: Side;
  readonly to: Side;
  readonly center: number;
  /** Told of each step, and of what it found. */
  readonly log: { info(told: Told, text: string): void };
}

const steps: Readonly<Record<StepName, (moving: Moving) => Promise<void>>> = {
  prepared: async ({ directory, from, to, center }) => {
    const cells = { from: await directory.cell(from.name), to: await directory.cell(to.name) };
    await checkMove({ from, to }, cells, center, await isArriving(to, center));
    await awaitCenter(to, center, from.name);
  },
  published: ({ from, center }) => publish(from, center),
  subscribed: ({ from, to, center }) => subscribe(from, to, center),
  copied: ({ directory, to, center }) => awaitCopies(to, center, (progress) => directory.say(center, progress)),
  compared: async ({ from, to, center, log }) => {
    // What was just copied has no statistics: the first questions would read whole tables.
    await to.client.query('analyze');
    log.info({ center, tables: await compareSides(from, to, center) }, 'the rows are the same on both sides');
  },
  closed: async ({ from, to, center, log }) => {
    log.info({ center, ms: Math.round(await closeCenter(from, center, to.name)) }, 'the center is closed here');
  },
  opened: async ({ from, to, center }) => openCenter(from, to, center),
  placed: async ({ directory, from, to, center }) => {
    await keepPlacesOf(directory, to);
    await tellBoth([from, to], center);
  },
  cleaned: async ({ from, to, center }) => {
    await dropJobs(from, center);
    await endReplication(from, to, center);
  },
};

const isArriving = async ({ client }: Side, center: number): Promise<boolean> =>
  ((await client.query("select from moved_center where center_id = $1 and state = 'arriving'", [center])).rowCount ??
    0) > 0;

/**
 * Moves a center, or goes on with a move that was broken off, from the step after the last one that is known to be done. A
 * mover may be killed at any moment: what it was at is done again, to the same effect.
 */
export const moveCenter = async (moving: Moving): Promise<void> => {
  const { directory, from, to, center, log } = moving;
  await directory.hold(center);
  const begun = await directory.move(center);
  if (begun && (begun.origin !== from.name || begun.target !== to.name))
    throw new CellTrouble(`Center ${center} moves from ${begun.origin} to ${begun.target}: let that end, or abort it.`);
  if (!begun) {
    // Nothing is written down before it can go.
    const cells = { from: await directory.cell(from.name), to: await directory.cell(to.name) };
    await checkMove({ from, to }, cells, center);
    await directory.begin(center, from.name, to.name);
  }
  const last = begun?.step ? stepNames.indexOf(begun.step) : -1;
  for (const name of stepNames.slice(last + 1)) {
    log.info({ center, step: name }, 'next step');
    await steps[name](moving);
    await directory.done(center, name);
  }
};

/** Takes a move back that has not opened the center at its target: it is served where it was, and nothing of it is left there. */
export const abortMove = async ({ directory, from, to, center }: Moving): Promise<void> => {
  await directory.hold(center);
  const move = await directory.move(center);
  if (!move) throw new CellTrouble(`Center ${center} does not move.`);
  if (move.step !== null && !(await isArriving(to, center)))
    throw new CellTrouble(`Center ${center} is served by ${move.target} already: move it back.`);
  await endReplication(from, to, center);
  if (await isArriving(to, center)) await purgeCenter(to, center);
  await from.client.query('delete from moved_center where center_id = $1', [center]);
  await to.client.query('delete from moved_center where center_id = $1', [center]);
  await directory.forget(center);
  await tellBoth([from, to], center);
};

/** Days after which what a center has left at its origin may be deleted. */
const GRACE_DAYS = 7;
const DAY_MS = 86_400_000;

/** Deletes what a center that has moved has left at its origin; answers how many rows. */
export const purgeMoved = async (
  { directory, from, center }: Pick<Moving, 'directory' | 'from' | 'center'>,
  move: Move,
  { now, graceDays = GRACE_DAYS }: { readonly now: Date; readonly graceDays?: number },
): Promise<number> => {
  if (move.step !== 'cleaned' || !move.switchedAt)
    throw new CellTrouble(`The move of center ${center} is not at its end: go on with it.`);
  const due = move.switchedAt.getTime() + graceDays * DAY_MS;
  if (now.getTime() < due)
    throw new CellTrouble(`What center ${center} left at ${from.name} stays until ${new Date(due).toISOString()}.`);
  const count = await purgeCenter(from, center);
  await directory.forget(center);
  return count;
};
