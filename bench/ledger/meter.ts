import { cpuOf, cpuOfFamily } from '../cpu.ts';

const PARTS = ['driver', 'api', 'postgres'] as const;
type Spent = Record<(typeof PARTS)[number] | 'wall', number>;

/** Processes whose CPU time is told: the driver's own, servers (those that were killed too), Postgres with its backends. */
export interface Measured {
  /** CPU ms of the servers that were killed. */
  readonly ended: () => number;
  readonly api: () => number | undefined;
  readonly postgres: number;
}

/** What the parts of a run have cost, in wall and CPU seconds: who shares a machine with others measures both. */
export class Meter {
  private readonly spent = new Map<string, Spent>();
  private readonly measured: Measured;

  constructor(measured: Measured) {
    this.measured = measured;
  }

  private now(): Spent {
    const { user, system } = process.cpuUsage();
    const { ended, api, postgres } = this.measured;
    return {
      wall: performance.now(),
      driver: (user + system) / 1000,
      api: ended() + cpuOf(api() ?? 0),
      postgres: cpuOfFamily(postgres),
    };
  }

  async during<T>(part: string, work: () => Promise<T>): Promise<T> {
    const from = this.now();
    const result = await work();
    const to = this.now();
    const sum = this.spent.get(part) ?? { wall: 0, driver: 0, api: 0, postgres: 0 };
    this.spent.set(part, sum);
    for (const key of ['wall', ...PARTS] as const) sum[key] += to[key] - from[key];
    return result;
  }

  /** One line for each part. */
  told(operations: number): string {
    const lines = [...this.spent].map(([part, { wall, ...cpu }]) => {
      const each = PARTS.map((key) => `${key} ${(cpu[key] / 1000).toFixed(1)}`).join(', ');
      return `${part}: ${(wall / 1000).toFixed(1)} s; CPU s: ${each}`;
    });
    const all = [...this.spent.values()].reduce((sum, cpu) => sum + PARTS.reduce((of, key) => of + cpu[key], 0), 0);
    return [...lines, `${(all / operations).toFixed(2)} CPU ms an operation`].join('\n');
  }
}
