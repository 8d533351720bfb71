import { useCallback, useEffect, useRef, useState } from 'react';
import type { SendFile } from './send-file.ts';

/** A file that has arrived: the key records are given, and what it was called. */
export type SentFile = { readonly key: string; readonly name: string; readonly bytes: number };

/** What a field begins with that takes files. */
export const noFiles = (): SentFile[] => [];

/** A file on its way. `problem` null says the line broke: it is sent again by itself once there is one. */
export type FileJob = {
  readonly id: number;
  readonly file: File;
  readonly state: 'waiting' | 'sending' | 'failed' | 'offline';
  readonly share: number;
  readonly problem: string | null;
};

/** Files sent at once: two fill a phone's line, more starve each other. */
const AT_ONCE = 2;

/**
 * Sends files one after the other, two at a time, and tells of each that arrived. A broken line stops nothing for good:
 * what had arrived stays, the rest goes on when the device is online again or `retry` is pressed.
 */
export const useFileQueue = (send: SendFile, onSent: (sent: SentFile) => void) => {
  const [jobs, setJobs] = useState<readonly FileJob[]>([]);
  const running = useRef(new Map<number, AbortController>());
  const nextId = useRef(1);
  const latest = useRef({ send, onSent });
  latest.current = { send, onSent };

  const change = useCallback(
    (id: number, to: Partial<FileJob>) => setJobs((all) => all.map((job) => (job.id === id ? { ...job, ...to } : job))),
    [],
  );
  const drop = useCallback((id: number) => setJobs((all) => all.filter((job) => job.id !== id)), []);

  useEffect(() => {
    const free = AT_ONCE - running.current.size;
    const next = jobs.filter(({ id, state }) => state === 'waiting' && !running.current.has(id)).slice(0, free);
    for (const { id, file } of next) {
      const control = new AbortController();
      running.current.set(id, control);
      change(id, { state: 'sending', problem: null });
      const progress = (share: number) => change(id, { share });
      void latest.current.send(file, { progress, signal: control.signal }).then((sent) => {
        running.current.delete(id);
        if (control.signal.aborted) return;
        if ('key' in sent) {
          drop(id);
          latest.current.onSent({ key: sent.key, name: file.name, bytes: file.size });
        } else {
          const offline = sent.problem === null && !navigator.onLine;
          change(id, { state: offline ? 'offline' : 'failed', problem: sent.problem });
        }
      });
    }
  }, [jobs, change, drop]);

  useEffect(() => {
    const goOn = () =>
      setJobs((all) => all.map((job) => (job.state === 'offline' ? { ...job, state: 'waiting' } : job)));
    const all = running.current;
    addEventListener('online', goOn);
    return () => {
      removeEventListener('online', goOn);
      for (const control of all.values()) control.abort();
      all.clear();
    };
  }, []);

  return {
    jobs,
    add: (files: readonly File[]) =>
      setJobs((all) => [
        ...all,
        ...files.map((file) => ({ id: nextId.current++, file, state: 'waiting' as const, share: 0, problem: null })),
      ]),
    retry: (id: number) => change(id, { state: 'waiting', problem: null }),
    remove: (id: number) => {
      running.current.get(id)?.abort();
      running.current.delete(id);
      drop(id);
    },
  };
};
