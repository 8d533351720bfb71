import { appendFileSync, renameSync, statSync } from 'node:fs';
import { join } from 'node:path';

const fileLimit = 10 * 1024 * 1024;
const filesKept = 3;
const width = 8;

/**
 * Takes what a child prints: `taker` answers what takes one of its streams, chunk by chunk. `reason` is the line of its
 * latest ones that says why it ended.
 */
export type ChildLog = { taker(): (chunk: string) => void; reason(): string | null };

let quiet = false;
/** Prints nothing more: for programs that run the product and say themselves what goes on. The files stay complete. */
export const hush = (): void => {
  quiet = true;
};

/** A line of our own on the console. */
export const say = (line: string): void => {
  if (!quiet) console.log(`${'nestling'.padEnd(width)} | ${line}`);
};

/**
 * Writes everything a child prints to DATA_DIR/logs/<name>.log, for the system's user alone, and to the console what a person wants to see there:
 * plain lines, warnings and errors; every line when LOG_LEVEL asks for debug.
 */
export const childLog = (dataDir: string, name: string, logLevel: string): ChildLog => {
  const file = join(dataDir, 'logs', `${name}.log`);
  const least = /^(debug|trace)$/.test(logLevel) ? 0 : 40;
  let size = statSync(file, { throwIfNoEntry: false })?.size ?? 0;
  const latest: string[] = [];

  const line = (text: string) => {
    if (!text.trim()) return;
    latest.push(plain(text) ?? text);
    if (latest.length > 40) latest.shift();
    if (!quiet && levelOf(text) >= least) console.log(`${name.padEnd(width)} | ${plain(text) ?? text}`);
  };
  const keep = (text: string) => {
    try {
      if (size > fileLimit) turn(file);
      if (size > fileLimit) size = 0;
      appendFileSync(file, text, { mode: 0o600 });
      size += Buffer.byteLength(text);
    } catch {
      // A full disk must not end what still serves: the line was printed, or is lost.
    }
  };
  return {
    taker: () => {
      let rest = '';
      return (chunk) => {
        const lines = `${rest}${chunk}`.split('\n');
        rest = lines.pop() ?? '';
        for (const text of lines) line(text);
        // One write for all of them: a busy api writes a line for each call.
        const whole = lines.filter((text) => text.trim());
        if (whole.length > 0) keep(`${whole.join('\n')}\n`);
      };
    },
    reason: () => reasonIn(latest),
  };
};

const turn = (file: string): void => {
  for (let age = filesKept - 1; age >= 0; age -= 1) {
    const from = age === 0 ? file : `${file}.${age}`;
    if (statSync(from, { throwIfNoEntry: false })) renameSync(from, `${file}.${age + 1}`);
  }
};

/** After an uncaught error the sentence is followed by its stack and the version of Node. */
const reasonIn = (lines: string[]): string | null => {
  const error = lines.findLast((line) => /^\w*(Error|Trouble)\b.*: /.test(line));
  return (
    error?.replace(/^[\w ]+(\[\w+\])?: /, '') ?? lines.findLast((line) => !/^(\s|Node\.js v|[}^])/.test(line)) ?? null
  );
};

type Record = { level: number; msg?: unknown; err?: { message?: unknown } };

const recordIn = (text: string): Record | null => {
  if (!text.startsWith('{')) return null;
  try {
    const value: unknown = JSON.parse(text);
    return isRecord(value) ? value : null;
  } catch {
    return null;
  }
};

const isRecord = (value: unknown): value is Record =>
  typeof value === 'object' && value !== null && 'level' in value && typeof value.level === 'number';

/** Level of a pino record; a plain line counts as a warning, since somebody wrote it to be read. */
const levelOf = (text: string): number => recordIn(text)?.level ?? 40;

/** A record as a sentence, a plain line as it is; null for a record without one. */
const plain = (text: string): string | null => {
  const record = recordIn(text);
  if (!record) return text;
  const why = record.err?.message;
  const parts = [record.msg, why !== record.msg ? why : undefined].filter((p) => typeof p === 'string' && p !== '');
  return parts.length > 0 ? parts.join(': ') : null;
};
