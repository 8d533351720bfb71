import { appendFileSync } from 'node:fs';
import { Seeded } from '@nestling/testing/seeded.ts';
import { sql } from 'kysely';
import { disagreements } from './agreement.ts';
import type { Choices } from './choices.ts';
import { choose, remember } from './choose.ts';
import type { Answer, Model, NewModel, Observed, Operation } from './interface.ts';
import { observe } from './observe.ts';
import { perform, type Seen, sinceThen } from './perform.ts';
import type { Server } from './server.ts';
import type { Center } from './world.ts';

export class Difference extends Error {}

/** One center on its way: its own model, its own chance. Centers are driven beside each other. */
export class Lane {
  readonly center: Center;
  readonly counts = { Success: 0, Error: 0, Refused: 0 };
  readonly byCall = new Map<string, { done: number; not: number }>();
  private readonly server: Server;
  private readonly model: Model;
  private readonly choices: Choices;
  private readonly seen: Seen = new Map();
  private readonly from: string;
  private readonly closed = new Map<number, string>();
  private readonly stood = new Map<string, Observed['months'][number]>();
  private readonly transcript: string | null;
  private n = 0;

  constructor(
    server: Server,
    center: Center,
    options: { seed: number; newModel: NewModel; transcript: string | null },
  ) {
    const { world } = center;
    this.server = server;
    this.center = center;
    this.model = options.newModel(world);
    this.transcript = options.transcript;
    this.from = world.today;
    const at = new Map(world.students.map(({ id, location }) => [id, location]));
    const lists = {
      invoices: [],
      payments: [],
      credits: [],
      plans: [],
      payers: [],
      subsidies: [],
      absences: [],
      disputes: [],
    };
    this.choices = { random: new Seeded(options.seed), world, at, today: world.today, ...lists };
  }

  /** Does so many random operations, one after the other. */
  async go(count: number): Promise<void> {
    for (let i = 0; i < count; i += 1) {
      const { call, args, by = 'office', user = null } = choose(this.choices);
      const operation: Operation = { n: this.n + 1, on: this.choices.today, by, user, call, args };
      this.follow(operation, await perform(this.server, this.center, operation, this.seen));
    }
  }

  /** Hears that a day has come, and what the round has made. */
  async day(today: string, kills: number): Promise<void> {
    const operation: Operation = { n: this.n + 1, on: today, by: 'clock', user: null, call: 'day', args: { today } };
    const made = await sinceThen(this.center, this.seen);
    this.choices.today = today;
    this.follow(operation, { status: 'Success', errors: [], made, kills });
  }

  private follow(operation: Operation, answer: Answer): void {
    this.n = operation.n;
    this.counts[answer.status] += 1;
    const count = this.byCall.get(operation.call) ?? { done: 0, not: 0 };
    this.byCall.set(operation.call, count);
    if (answer.status === 'Success') count.done += 1;
    else count.not += 1;
    this.write({ operation, answer });
    remember(this.choices, operation, answer);
    if (operation.call === 'closeBillingMonth' && answer.status === 'Success')
      this.closed.set(Number(operation.args.location), String(operation.args.month).slice(0, 7));
    this.fail(operation, this.model.follow(operation, answer));
  }

  /** Compares everything that can be read with the model, with each other, and the kept sums with the ledger. */
  async check(): Promise<void> {
    await this.server.ready();
    const { tenant } = this.center;
    const observed = await observe(this.center, {
      n: this.n,
      from: this.from,
      today: this.choices.today,
      closed: this.closed,
    });
    const { rows } = await sql<object>`select * from ledger_differences(${tenant.centre})`.execute(tenant.db);
    const kept = rows.map((row) => `ledger: ${JSON.stringify(row)}`);
    const found = [...kept, ...disagreements(observed, this.stood), ...this.model.compare(observed)];
    if (found.length > 0) this.write({ observed });
    this.fail(null, found);
  }

  private write(what: object): void {
    if (this.transcript)
      appendFileSync(this.transcript, `${JSON.stringify({ centre: this.center.world.centre, ...what })}\n`);
  }

  private fail(operation: Operation | null, found: readonly string[]): void {
    if (found.length === 0) return;
    const where = operation
      ? JSON.stringify(operation)
      : `after operation ${this.n} of center ${this.center.world.centre}`;
    throw new Difference([where, ...found.slice(0, 20)].join('\n  '));
  }
}
