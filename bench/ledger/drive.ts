import type { Agent } from 'node:http';
import { addDays } from '@nestling/api/kernel/lib/local-time.ts';
import { Seeded } from '@nestling/testing/seeded.ts';
import type pg from 'pg';
import type { NewModel } from './interface.ts';
import { Lane } from './lane.ts';
import { Meter } from './meter.ts';
import { Server } from './server.ts';
import { makeCenter } from './world.ts';

interface Options {
  readonly ownerUrl: string;
  readonly appUrl: string;
  readonly agent: Agent;
  readonly pools: pg.Pool[];
  readonly seed: number;
  readonly centers: number;
  /** Operations of each center in a day. */
  readonly perDay: number;
  readonly newModel: NewModel;
  readonly transcript: string | null;
  /** The process of Postgres. */
  readonly postgres: number;
}

const FIRST_DAY = '2026-01-05';
/** Noon at the locations, or an hour beside it. */
const noonOf = (day: string): Date => new Date(`${day}T17:00:00Z`);

/** All centers, day by day: a day ends when each of them has done its operations. */
export class Drive {
  private readonly options: Options;
  private readonly server: Server;
  private readonly random: Seeded;
  private readonly meter: Meter;
  private lanes: readonly Lane[] = [];
  private today = FIRST_DAY;
  private operations = 0;

  constructor(options: Options) {
    this.options = options;
    this.server = new Server(options.appUrl, noonOf(FIRST_DAY));
    this.random = new Seeded(options.seed);
    const { server } = this;
    this.meter = new Meter({ ended: () => server.spentMs, api: () => server.pid, postgres: options.postgres });
  }

  async begin(): Promise<void> {
    await this.server.start();
    const { centers, seed, newModel, transcript, ...rest } = this.options;
    this.lanes = await Promise.all(
      Array.from({ length: centers }, async (_, i) => {
        const center = await makeCenter(this.server, { ...rest, slug: `ledger-${i + 1}`, today: FIRST_DAY });
        return new Lane(this.server, center, { seed: seed + i + 1, newModel, transcript });
      }),
    );
  }

  async run({
    operations,
    kills,
    checkEvery,
  }: {
    operations: number;
    kills: number;
    checkEvery: number;
  }): Promise<void> {
    const { centers, perDay } = this.options;
    const each = Math.ceil(operations / centers);
    this.operations = operations;
    const days = Math.ceil(each / perDay);
    const killOn = new Set(Array.from({ length: kills }, () => this.random.between(1, days)));
    let checked = 0;
    for (let day = 1; day <= days; day += 1) {
      const count = Math.min(perDay, each - (day - 1) * perDay);
      const killed = killOn.has(day);
      await this.meter.during('operations', () =>
        Promise.all([...this.lanes.map((lane) => lane.go(count)), killed ? this.killSoon() : null]),
      );
      await this.meter.during('nights', () => this.nextDay(killed));
      if (day * perDay - checked < checkEvery && day < days) continue;
      checked = day * perDay;
      await this.meter.during('checks', () => Promise.all(this.lanes.map((lane) => lane.check())));
    }
  }

  /** Kills the server some moments from now, in the middle of calls. */
  private async killSoon(): Promise<void> {
    await new Promise((wake) => setTimeout(wake, this.random.between(5, 400)));
    await this.server.kill();
  }

  private async nextDay(killed: boolean): Promise<void> {
    this.today = addDays(this.today, 1);
    const before = this.server.kills;
    await this.server.setClock(noonOf(this.today));
    const places = this.lanes.map(({ center: { world } }) => ({
      centre: world.centre,
      locations: world.locations.map(({ id }) => id),
    }));
    const round = this.server.tell({ kind: 'round', places });
    await (killed ? Promise.all([round, this.killSoon()]) : round);
    await Promise.all(this.lanes.map((lane) => lane.day(this.today, this.server.kills - before)));
  }

  /** How often each call was done and was not. */
  told(): string {
    const all = new Map<string, { done: number; not: number }>();
    for (const { byCall } of this.lanes)
      for (const [call, { done, not }] of byCall) {
        const sum = all.get(call) ?? { done: 0, not: 0 };
        all.set(call, { done: sum.done + done, not: sum.not + not });
      }
    const lines = [...all]
      .sort(([a], [b]) => a.localeCompare(b))
      .map(([call, { done, not }]) => `${call}: ${done} done, ${not} not`);
    const { operations } = this;
    return [...lines, `up to ${this.today}, ${this.server.kills} kills`, this.meter.told(operations)].join('\n');
  }

  async close(): Promise<void> {
    await this.server.close();
  }
}
