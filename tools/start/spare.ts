import type { ChildProcess } from 'node:child_process';
import { getPriority } from 'node:os';
import { identify, type ProcessId, setNiceness, signal } from '@nestling/postgres/processes.ts';
import { say } from './log.ts';

export type SpareOptions = {
  name: string;
  /** Starts a process that loads everything, sends a message when it has, and waits to be sent one. */
  start: () => ChildProcess;
  /** Told each process in reserve, and null when there is none any more. */
  onStart: (id: ProcessId | null) => void;
  /** Ms from the first `keep` until one is started: a program that has just started has the processor to itself. */
  after?: number;
  /** None is kept: one is made where it is needed, and ended once the program serves without it. */
  onDemand?: boolean;
};

/** A process in reserve. */
export type Spare = {
  /** Wants one to be there, from a while on. To be called as long as the program serves. */
  keep(): void;
  /** Wants one to be there as soon as may be, before anything else of this machine: the program does not serve. */
  need(): void;
  /** Whether it is there, and has loaded everything. */
  isWarm(): boolean;
  /** Tells it to serve, and answers it: from now on it is the caller's. Null when there is none. */
  take(): ChildProcess | null;
  /** Ends it, and makes none before the next `keep`. */
  drop(): void;
};

const usualAfter = 5_000;
/** One that ends while it waits is replaced, later each time. */
const longestAfter = 300_000;
/** It loads behind everything that serves: so much nicer it is than this process. */
const nicer = 10;

/** Keeps a process in reserve for a program that serves. */
export const keepSpare = ({ name, start, onStart, after = usualAfter, onDemand = false }: SpareOptions): Spare => {
  let spare: ChildProcess | null = null;
  let warm = false;
  let timer: NodeJS.Timeout | undefined;
  let delay = after;

  const make = () => {
    timer = undefined;
    const child = start();
    spare = child;
    warm = false;
    if (child.pid) setNiceness(child.pid, Math.min(19, getPriority() + nicer));
    onStart(identify(child.pid ?? 0));
    const ended = () => {
      if (spare !== child) return;
      say(`${name} in reserve ended, another one is made`);
      forget();
      delay = Math.min(delay * 2, longestAfter);
    };
    child.once('exit', ended);
    child.once('error', ended);
    child.on('message', (message) => {
      if (message === 'warm') warm = true;
    });
  };
  const forget = () => {
    if (spare) onStart(null);
    spare = null;
    warm = false;
    clearTimeout(timer);
    timer = undefined;
  };
  const drop = () => {
    const pid = spare?.pid;
    forget();
    if (pid) signal(pid, 'SIGTERM');
  };
  return {
    keep: () => {
      if (onDemand) drop();
      else if (!spare) timer ??= setTimeout(make, delay);
    },
    need: () => {
      clearTimeout(timer);
      if (!spare) make();
      if (spare?.pid && !warm) setNiceness(spare.pid, getPriority());
    },
    isWarm: () => warm,
    take: () => {
      const child = spare;
      forget();
      delay = after;
      if (!child?.pid) return null;
      setNiceness(child.pid, getPriority());
      // One that ended at this very moment cannot be told: its end is heard by whoever took it.
      child.send('serve', () => {});
      return child;
    },
    drop,
  };
};
