import { availableParallelism, loadavg } from 'node:os';
import { mainThreadMs } from '@nestling/postgres/cpu-time.ts';
import { isHalted } from '@nestling/postgres/processes.ts';
import type { Child } from './child.ts';
import type { Health } from './health.ts';
import { Watch } from './watch.ts';

const everyMs = 500;
/** So late a look comes when the machine lets this very process wait. */
const lateMs = 3_000;
/** Once it has served for so long, one in reserve is made. */
const steadyMs = 2_000;

/**
 * Replaces a child that runs and yet does nothing: halted from outside for a second, or hanging (`watch.ts`), once there is
 * another one to serve. While it starts it may take its time. Call the answer to stop looking.
 */
export const keepLively = (child: Child, health: Health): (() => void) => {
  let stopped = false;
  const watch = new Watch();
  const asking = askAgain(health);
  void (async () => {
    for (let halted: number | null = null; !stopped; ) {
      const began = performance.now();
      await new Promise((wake) => setTimeout(wake, everyMs));
      const pid = child.pid();
      if (pid === null) continue;
      if (isHalted(pid)) {
        if (halted === pid) child.replace('is halted');
        halted = pid;
        continue;
      }
      halted = null;
      const now = performance.now();
      const { answers, serves } = asking.look(pid);
      const verdict = watch.judge({
        now,
        pid,
        turns: child.turnedAt() > began,
        answers,
        serves,
        cpuMs: mainThreadMs(pid),
        load: (loadavg()[0] ?? 0) / availableParallelism(),
        hasSpare: child.hasSpare(),
        starved: now - began > everyMs + lateMs,
      });
      if (verdict?.act === 'replace') child.replace(verdict.why);
      else if (verdict) child.prepare(verdict.why);
      else if (watch.servedFor(now) > steadyMs) child.served();
    }
  })();
  return () => {
    stopped = true;
  };
};

/** Asks one question after the other, and waits for none: an answer that is late says nothing of the time between. */
const askAgain = (health: Health) => {
  let asked: number | null = null;
  let pending = false;
  let answers = false;
  let serves = false;
  return {
    /** Whether this process has answered since the last look, and whether it serves as far as is known. */
    look: (pid: number): { answers: boolean; serves: boolean } => {
      if (asked !== pid) [answers, serves] = [false, false];
      asked = pid;
      const told = { answers, serves };
      answers = false;
      if (!pending) {
        pending = true;
        void health().then((condition) => {
          pending = false;
          if (asked !== pid) return;
          answers = condition.answers;
          serves = condition.lacks === null;
        });
      }
      return told;
    },
  };
};
