import { closeSync, fsyncSync, openSync, readFileSync, writeSync } from 'node:fs';

/** How an operation ended for the client that asked for it. */
export type Outcome = 'acked' | 'refused' | 'unknown';

/** What a client meant to do: once. */
export interface Intent {
  /** Operation id, the same for every repeat. */
  readonly op: string;
  readonly client: number;
  /** `check`: a child in or out; `room`: a room of that name. */
  readonly kind: 'check' | 'room';
  /** Number of the child, or the name of the room. */
  readonly of: string;
  /** Arguments of the call as they are sent each time. */
  readonly args: Readonly<Record<string, unknown>>;
}

/** An operation as the journal has it. */
export interface Entry {
  readonly intent: Intent;
  readonly outcome: Outcome;
  /** What the client was answered each time it got an answer. */
  readonly answers: readonly string[];
}

type Line = { sent: Intent } | { op: string; outcome: Outcome; answer?: string };

/**
 * What clients asked for and were told, one line each, on disk before the next thing happens: the clients' own memory,
 * against which the database is held.
 */
export class Journal {
  private readonly file: string;
  private readonly fd: number;

  constructor(file: string) {
    this.file = file;
    this.fd = openSync(file, 'a');
  }

  sent(intent: Intent): void {
    this.write({ sent: intent });
  }

  ended(op: string, outcome: Outcome, answer?: string): void {
    this.write({ op, outcome, ...(answer === undefined ? {} : { answer }) });
  }

  private write(line: Line): void {
    writeSync(this.fd, `${JSON.stringify(line)}\n`);
    fsyncSync(this.fd);
  }

  /** Reads it back from the disk. What was sent and never ended is unknown; an answer once given stays given. */
  read(): Entry[] {
    const entries = new Map<string, { intent: Intent; outcome: Outcome; answers: string[] }>();
    for (const text of readFileSync(this.file, 'utf8').trimEnd().split('\n')) {
      if (text === '') continue;
      const line: Line = JSON.parse(text);
      if ('sent' in line) {
        if (!entries.has(line.sent.op))
          entries.set(line.sent.op, { intent: line.sent, outcome: 'unknown', answers: [] });
        continue;
      }
      const entry = entries.get(line.op);
      if (!entry) throw new Error(`The journal ends ${line.op}, which was never sent.`);
      if (line.answer !== undefined) entry.answers.push(line.answer);
      if (entry.outcome === 'unknown') entry.outcome = line.outcome;
    }
    return [...entries.values()];
  }

  close(): void {
    closeSync(this.fd);
  }
}
