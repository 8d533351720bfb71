import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, expect } from '@playwright/test';
import { movedBy } from './moved-by.ts';
import type { Product } from './product.ts';

/**
 * A clock of its own for a product and for those who look at it, set by the test alone: a preload moves `Date` in the
 * api, an init script in pages. Keep it in the past: jobs are due by the database's clock, which goes on as ever.
 */
export class MovedClock {
  readonly #dir = mkdtempSync(join(tmpdir(), 'nestling-clock-'));
  #offset = 0;

  constructor(at: string) {
    this.#set(at);
  }

  /** What a product that goes by this clock is started with. */
  get env(): Record<string, string> {
    return {
      MOVED_CLOCK: this.#file,
      NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} --import=${join(import.meta.dirname, 'moved-date.ts')}`.trim(),
    };
  }

  /** Pages of a browser that are opened from now on go by this clock. */
  async follow(context: BrowserContext): Promise<void> {
    await context.addInitScript(movedBy, this.#offset);
  }

  /** Sets the clock, and starts the api anew with it. */
  async moveTo(product: Product, at: string): Promise<void> {
    this.#set(at);
    await product.kill('api', 'SIGTERM');
    await expect
      .poll(
        () =>
          fetch(`${product.url()}/health`).then(
            ({ ok }) => ok,
            () => false,
          ),
        { timeout: 60_000 },
      )
      .toBe(true);
  }

  end(): void {
    rmSync(this.#dir, { recursive: true });
  }

  get #file(): string {
    return join(this.#dir, 'offset');
  }

  #set(at: string): void {
    this.#offset = Date.parse(at) - Date.now();
    writeFileSync(this.#file, String(this.#offset));
  }
}
