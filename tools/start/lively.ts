import { isHalted } from '@nestling/postgres/processes.ts';
import type { Child } from './child.ts';
import type { Health } from './health.ts';

const everyMs = 500;
/** A program that answered before and says nothing for so long hangs. */
const silentMs = 3_000;
/** Once it has served for so long, an end is news and no longer the same trouble going on. */
const steadyMs = 2_000;

/**
 * Replaces a child that runs and yet does nothing: halted from outside for a second, or without an answer for three
 * after it had answered before. While it starts it may take its time. Call the answer to stop looking.
 */
export const keepLively = (child: Child, health: Health): (() => void) => {
  let stopped = false;
  void (async () => {
    for (let known = fresh(null); !stopped; ) {
      const began = performance.now();
      await new Promise((wake) => setTimeout(wake, everyMs));
      const pid = child.pid();
      if (pid !== known.pid) known = fresh(pid);
      if (pid === null) continue;
      if (isHalted(pid)) {
        if (known.halted) child.replace('is halted');
        known.halted = true;
        continue;
      }
      known.halted = false;
      const { answers, lacks } = await health();
      const now = performance.now();
      // A machine that let this very process wait tells nothing of the other one.
      const starved = now - began > everyMs + silentMs;
      if (answers || starved) known.answeredAt = answers || known.answeredAt !== null ? now : null;
      else if (known.answeredAt !== null && now - known.answeredAt > silentMs) child.replace('does not answer');
      known.servesSince = lacks === null ? (known.servesSince ?? now) : null;
      if (known.servesSince !== null && now - known.servesSince > steadyMs) child.served();
    }
  })();
  return () => {
    stopped = true;
  };
};

/** What is known of one process; times by `performance.now()`. */
interface Known {
  readonly pid: number | null;
  halted: boolean;
  answeredAt: number | null;
  servesSince: number | null;
}

const fresh = (pid: number | null): Known => ({ pid, halted: false, answeredAt: null, servesSince: null });
