import { CallRefused, type Client } from '@nestling/api/harness/client.ts';
import type { Evidence } from '@nestling/api/harness/evidence.ts';
import { outermostOf } from '@nestling/api/harness/outermost.ts';
import type { RowWatcher } from '@nestling/api/harness/row-watcher.ts';
import { subscribe } from '@nestling/api/harness/subscribe.ts';
import type { TestServer } from '@nestling/api/harness/test-server.ts';
import type pg from 'pg';
import { calls } from '../src/domains.ts';
import { lackingOf } from './proven.ts';

/** How a call ended: served, or the arguments that were found wrong, where the answer names some. */
export type Driven = {
  readonly done: boolean;
  readonly wrong: readonly string[];
  /** The caller's session was ended by a call before. */
  readonly signedOut?: boolean;
};

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** Arguments an answer names as wrong, `scheduledates.0.day` as its first part. */
const fieldsIn = (found: unknown): string[] =>
  (Array.isArray(found) ? found : [found]).flatMap((one) =>
    isObject(one) && 'field' in one && typeof one.field === 'string' ? (one.field.split('.')[0] ?? []) : [],
  );

/** Makes calls and notes what was seen of them; of those not served it keeps the last words. */
export class Driver {
  /** The last refusal of each call, for whoever asks why it is not proven. */
  readonly refused = new Map<string, string>();
  private readonly server: TestServer;
  private readonly evidence: Evidence;
  private readonly eye: pg.Client;
  private readonly effects: RowWatcher;

  constructor(server: TestServer, seen: { evidence: Evidence; eye: pg.Client; effects: RowWatcher }) {
    this.server = server;
    this.evidence = seen.evidence;
    this.eye = seen.eye;
    this.effects = seen.effects;
  }

  /** What was not seen of a call yet (`lackingOf`). */
  lacking(name: string): string[] {
    const call = calls[name];
    return call ? lackingOf(this.evidence, name, call, this.server.guest().way.schema) : [];
  }

  /** Makes a call and notes what was seen of it. */
  async drive(client: Client, name: string, args: object): Promise<Driven> {
    if (calls[name]?.kind === 'subscription') return this.listen(client, name, args);
    const watched = calls[name]?.kind === 'mutation' && this.lacking(name).includes('effect');
    const before = watched ? await this.effects.look() : '';
    try {
      const answer: unknown = await client.call(name, { ...args }, outermostOf(client.way.schema, name));
      this.evidence.note(name, args, answer);
      if (isObject(answer) && 'status' in answer && answer.status === 'Error')
        return this.declined(name, answer, 'errors' in answer ? fieldsIn(answer.errors) : []);
      if (watched && (await this.effects.look()) !== before) this.evidence.noteChange(name);
      return { done: true, wrong: [] };
    } catch (error) {
      if (!(error instanceof CallRefused)) throw error;
      // Calls are counted; here they are many.
      if (error.code === 'RATE_LIMITED')
        await this.eye.query('delete from attempt where centre_id = $1', [this.server.tenant.centre]);
      const { issues, ...own } = error.extensions;
      if (error.code === 'UNAUTHENTICATED') return { done: false, wrong: [], signedOut: true };
      return this.declined(name, `${error.code}: ${error.message}`, [...fieldsIn(issues ?? []), ...fieldsIn(own)]);
    }
  }

  private declined(name: string, answer: unknown, wrong: readonly string[]): Driven {
    this.refused.set(name, `${wrong.join(', ')} ${JSON.stringify(answer)}`.slice(0, 300));
    return { done: false, wrong };
  }

  /** Notes what a subscription says of what somebody does meanwhile. */
  async hear(client: Client, name: string, args: object, act: () => Promise<unknown>): Promise<void> {
    const heard = await subscribe(client, name, { ...args }, outermostOf(client.way.schema, name));
    await act();
    const values = await heard.until(1).catch(() => heard.values);
    await heard.stop();
    if (values.length === 0) this.declined(name, heard.errors[0] ?? 'heard nothing', []);
    for (const value of values) this.evidence.note(name, args, value);
  }

  private async listen(client: Client, name: string, args: object): Promise<Driven> {
    const heard = await subscribe(client, name, { ...args }, outermostOf(client.way.schema, name));
    await Promise.race([heard.ended, new Promise((resolve) => setTimeout(resolve, 100))]);
    await heard.stop();
    if (heard.errors.length > 0) return this.declined(name, heard.errors[0], []);
    this.evidence.note(name, args, null);
    return { done: true, wrong: [] };
  }
}
