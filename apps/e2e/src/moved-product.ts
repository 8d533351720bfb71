import { join } from 'node:path';
import { startCluster } from '@nestling/postgres/cluster.ts';
import { type Browser, type BrowserContext, expect, type Page } from '@playwright/test';
import pg from 'pg';
import { MovedClock } from './moved-clock.ts';
import { confirmWith } from './office.ts';
import { type Product, startProduct } from './product.ts';
import { signIn } from './test.ts';

/** A product that goes by a clock of its own, with who looks at it, and its database beside it. */
export class MovedProduct {
  readonly product: Product;
  /** As the superuser, who reads the rows of every centre. */
  readonly database: pg.Client;
  readonly #clock: MovedClock;
  readonly #opened = new Map<string, Page>();

  private constructor(clock: MovedClock, product: Product, database: pg.Client) {
    this.#clock = clock;
    this.product = product;
    this.database = database;
  }

  /** Starts it at a moment, in UTC; in a data folder that is there already, if one is given. */
  static async start(at: string, env: Record<string, string> = {}, dataDir?: string): Promise<MovedProduct> {
    const clock = new MovedClock(at);
    const product = await startProduct({
      env: { ...clock.env, ...env },
      ...(dataDir === undefined ? {} : { dataDir }),
    });
    const { url, adminUrl } = await startCluster({ dir: join(product.dataDir, 'postgres') });
    const own = new URL(adminUrl);
    own.pathname = new URL(url).pathname;
    const database = new pg.Client({ connectionString: own.href });
    database.on('error', () => undefined);
    await database.connect();
    return new MovedProduct(clock, product, database);
  }

  /** A browser of somebody in New York, at the moment that is. */
  async context(browser: Browser): Promise<BrowserContext> {
    const context = await browser.newContext({
      baseURL: this.product.url(),
      timezoneId: 'America/New_York',
      locale: 'en-US',
    });
    await this.#clock.follow(context);
    return context;
  }

  /** The page of somebody, signed in; one with a password of its own types it wherever it is asked again. */
  async as(browser: Browser, account: string, password?: string): Promise<Page> {
    const known = this.#opened.get(account);
    if (known) return known;
    const page = await (await this.context(browser)).newPage();
    if (password !== undefined) await confirmWith(page, password);
    await signIn(page, account, password);
    this.#opened.set(account, page);
    return page;
  }

  /** Lets the clock go on to a moment; everybody comes back then. */
  async goTo(at: string): Promise<void> {
    for (const page of this.#opened.values()) await page.context().close();
    this.#opened.clear();
    await this.#clock.moveTo(this.product, at);
  }

  /**
   * Morning of a day: the clock stands shortly before the round of billing, which the job process then makes by itself; once
   * more where it took longer to come up than that.
   */
  async morning(day: string): Promise<void> {
    await this.database.query(`set time zone 'UTC'`);
    await expect(async () => {
      await this.goTo(`${day}T12:10:45Z`);
      await expect.poll(() => this.#rounds(), { timeout: 45_000 }).toBe(`${day} 12:11`);
    }).toPass({ timeout: 200_000 });
  }

  async end(): Promise<void> {
    await this.database.end();
    await this.product.stop();
    this.#clock.end();
  }

  /** When the job process last began its daily round by its own timetable; null while one of them has not ended. */
  async #rounds(): Promise<string | null> {
    const { rows } = await this.database.query(`select to_char(last_execution, 'YYYY-MM-DD HH24:MI') as at,
        (select count(*) from graphile_worker.jobs where task_identifier = 'billing.round')::int as waiting
      from graphile_worker._private_known_crontabs where identifier = 'billing.round'`);
    return rows[0]?.waiting === 0 ? rows[0].at : null;
  }
}
