import { setTimeout as wait } from 'node:timers/promises';
import { CallRefused, documentOf } from '@nestling/api/harness/client.ts';
import type { Person } from '@nestling/api/harness/test-tenant.ts';
import { z } from 'zod';
import type { Intent, Journal, Outcome } from './journal.ts';
import type { Step } from './plan.ts';

/** One try of an operation: when it was sent and ended, by `performance.now()`. */
export interface Try {
  readonly sent: number;
  readonly ended: number;
  readonly outcome: Outcome;
  readonly answer?: string;
  /** The answer told of an error that nobody expects. */
  readonly internal?: string;
}

const Answered = z.object({ status: z.string() }).loose();
const calls = { check: 'saveUserStudentCheckInOutActivity', room: 'createProgram' } as const;
const selections = {
  check: 'status errors { field code } attendances { id }',
  room: 'status errors { field code } program { id name }',
} as const;

/** Sends an intent once. Whatever is no clear answer is unknown: it may have been done. */
export const send = async (who: Person, intent: Intent): Promise<Try> => {
  const sent = performance.now();
  const told = (outcome: Outcome, more: Partial<Try> = {}): Try => ({
    sent,
    ended: performance.now(),
    outcome,
    ...more,
  });
  try {
    const answer = await who.call(
      calls[intent.kind],
      { ...intent.args, operation_id: intent.op },
      selections[intent.kind],
    );
    const { status } = Answered.parse(answer);
    return status === 'Success' ? told('acked', { answer: JSON.stringify(answer) }) : told('refused');
  } catch (error) {
    if (!(error instanceof CallRefused) || error.code === 'NOT_READY') return told('unknown');
    return error.code === 'INTERNAL' ? told('unknown', { internal: error.message }) : told('refused');
  }
};

/** The request of an intent as it went over the wire, to be sent again by whoever captured it. */
export const captured = (who: Person, intent: Intent) => {
  const args = { ...intent.args, operation_id: intent.op };
  return () => who.post(documentOf(who.way.schema, calls[intent.kind], args, selections[intent.kind]));
};

/** What clients do for a run, and what they found. */
export interface Work {
  readonly journal: Journal;
  readonly tries: Try[];
  readonly captured: (() => Promise<unknown>)[];
  /** Asked again no later than this, by `performance.now()`. */
  until(): number;
}

const FIRST_RETRY_MS = 60;
const LONGEST_RETRY_MS = 400;

/** Does an intent: sent again with the same operation id until the answer is clear, or only once. */
export const settle = async (
  who: Person,
  intent: Intent,
  work: Work,
  how: { twice?: boolean; once?: boolean } = {},
) => {
  const { journal } = work;
  journal.sent(intent);
  work.captured.push(captured(who, intent));
  for (let attempt = 0; ; attempt += 1) {
    const both = await Promise.all(
      how.twice && attempt === 0 ? [send(who, intent), send(who, intent)] : [send(who, intent)],
    );
    work.tries.push(...both);
    for (const { outcome, answer } of both) journal.ended(intent.op, outcome, answer);
    const clear = both.find(({ outcome }) => outcome === 'acked') ?? both.find(({ outcome }) => outcome === 'refused');
    if (clear) return clear.outcome;
    if (how.once || performance.now() > work.until()) return 'unknown';
    await wait(Math.min(LONGEST_RETRY_MS, FIRST_RETRY_MS * 1.6 ** attempt));
  }
};

/** A child of a client, as the client knows it; `inside` null: it is not known. */
interface Child {
  readonly id: number;
  inside: boolean | null;
}

/** One client and its children: nobody else checks them in or out. */
export class Tablet {
  private readonly who: Person;
  private readonly number: number;
  private readonly location: number;
  private readonly children: Child[];
  private readonly work: Work;

  constructor(who: Person, number: number, location: number, children: readonly number[], work: Work) {
    this.who = who;
    this.number = number;
    this.location = location;
    this.children = children.map((id) => ({ id, inside: false }));
    this.work = work;
  }

  async run(steps: readonly Step[]): Promise<void> {
    for (const step of steps) {
      await wait(step.pause);
      await this.step(step);
    }
  }

  /** One step more, that must succeed. */
  async step(step: Step): Promise<void> {
    const child = this.children[step.child];
    if (step.kind === 'room' || !child || child.inside === null) return this.addRoom(step);
    const { toggles, twice, forsaken, op } = step;
    const action = child.inside ? 'out' : 'in';
    const args = { students: [child.id], ...localNow(), action_by: this.who.id, ...(toggles ? {} : { action }) };
    const intent: Intent = { op, client: this.number, kind: 'check', of: String(child.id), args };
    const outcome = await settle(this.who, intent, this.work, { twice, once: forsaken });
    if (outcome === 'acked') child.inside = !child.inside;
    if (outcome === 'unknown') child.inside = null;
  }

  private async addRoom({ op, twice, forsaken }: Step): Promise<void> {
    const of = `Room ${op}`;
    const args = { name: of, location_id: this.location };
    await settle(this.who, { op, client: this.number, kind: 'room', of, args }, this.work, { twice, once: forsaken });
  }
}

/** Today and the minute, as the door's clock in New York shows them. */
export const localNow = (): { date: string; time: string } => {
  const clock = new Intl.DateTimeFormat('sv-SE', {
    timeZone: 'America/New_York',
    dateStyle: 'short',
    timeStyle: 'short',
  });
  const [date = '', time = ''] = clock.format(new Date()).split(' ');
  return { date, time };
};
