import pg from 'pg';
import { CellTrouble } from './cell-trouble.ts';
import type { StepName } from './step-names.ts';

/** Channel on which the directory tells that a center lives elsewhere, or that a cell was added. */
const DIRECTORY_CHANGED = 'cells';
/** Class of the locks in the directory that keep a center to one mover. */
const MOVER_LOCK = 727_111;

const TABLES = `
  create schema if not exists cells;
  create table if not exists cells.cell (
    name text primary key check (name ~ '^[a-z0-9][a-z0-9-]{0,40}$'),
    -- Ids that are given out without a center begin at this times a million.
    number integer not null unique check (number between 0 and 2000),
    -- Where the proxy reaches it, as 10.0.0.5:4000.
    address text not null,
    -- Names the secrets and the store of files: cells that differ in one of them cannot hand centers on.
    keys text not null,
    files text not null,
    added_at timestamptz not null default now()
  );
  create table if not exists cells.place (
    center_id integer primary key,
    cell text not null references cells.cell (name),
    name text not null,
    since timestamptz not null default now()
  );
  create table if not exists cells.host (
    host text primary key,
    center_id integer not null references cells.place (center_id) on delete cascade
  );
  create index if not exists host_of_center on cells.host (center_id);
  create table if not exists cells.move (
    center_id integer primary key,
    origin text not null references cells.cell (name),
    target text not null references cells.cell (name),
    -- The last step that is done; null before the first.
    step text,
    -- How far the step under way is.
    progress text not null default '',
    began_at timestamptz not null default now(),
    switched_at timestamptz
  );`;

/** An installation that serves centers. */
export interface Cell {
  readonly name: string;
  readonly number: number;
  readonly address: string;
  readonly keys: string;
  readonly files: string;
}

/** A center on its way, or one that has moved and whose rows at `origin` are not purged yet. */
export interface Move {
  readonly center: number;
  readonly origin: string;
  readonly target: string;
  readonly step: StepName | null;
  readonly progress: string;
  readonly switchedAt: Date | null;
}

/** Where a center lives, and the names it is reached at. */
export interface Place {
  readonly center: number;
  readonly name: string;
  readonly cell: string;
  readonly hosts: readonly string[];
}

const MOVE = `select center_id as center, origin, target, step, progress, switched_at as "switchedAt" from cells.move`;

/**
 * Which cell serves which center: one small schema in a Postgres of its own, or beside the tables of a cell. Proxies are given
 * what stands here as files; whether a center may be written in a cell is for that cell's own database to say.
 */
export class Directory {
  private readonly client: pg.Client;
  private constructor(client: pg.Client) {
    this.client = client;
  }

  static async open(url: string): Promise<Directory> {
    const client = new pg.Client({ connectionString: url, application_name: 'nestling-cells' });
    client.on('error', () => undefined);
    await client.connect();
    await client.query(TABLES);
    return new Directory(client);
  }

  close(): Promise<void> {
    return this.client.end();
  }

  async cells(): Promise<readonly Cell[]> {
    const { rows } = await this.client.query<Cell>(
      'select name, number, address, keys, files from cells.cell order by 1',
    );
    return rows;
  }

  async cell(name: string): Promise<Cell> {
    const found = (await this.cells()).find((cell) => cell.name === name);
    if (!found) throw new CellTrouble(`There is no cell ${name}: add it first.`);
    return found;
  }

  /** Adds a cell, or changes where it is reached. */
  async add({ name, number, address, keys, files }: Cell): Promise<void> {
    await this.client.query(
      `insert into cells.cell (name, number, address, keys, files) values ($1, $2, $3, $4, $5)
       on conflict (name) do update set address = excluded.address, keys = excluded.keys, files = excluded.files`,
      [name, number, address, keys, files],
    );
    await this.tell();
  }

  /** Writes down what a cell serves now; what it no longer has is forgotten. */
  async keepPlaces(cell: string, places: readonly Omit<Place, 'cell'>[]): Promise<void> {
    const json = JSON.stringify(places);
    await this.client.query('begin');
    try {
      await this.client.query(
        `delete from cells.place where cell = $1
           and center_id not in (select center from json_to_recordset($2::json) as p (center integer))`,
        [cell, json],
      );
      await this.client.query(
        `insert into cells.place (center_id, cell, name)
           select center, $1, name from json_to_recordset($2::json) as p (center integer, name text)
         on conflict (center_id) do update set cell = excluded.cell, name = excluded.name,
           since = case when place.cell = excluded.cell then place.since else now() end`,
        [cell, json],
      );
      await this.client.query(
        `delete from cells.host where center_id in (select center from json_to_recordset($1::json) as p (center integer))`,
        [json],
      );
      await this.client.query(
        `insert into cells.host (host, center_id)
           select h, p.center from json_to_recordset($1::json) as p (center integer, hosts text[]), unnest(p.hosts) h
         on conflict (host) do update set center_id = excluded.center_id`,
        [json],
      );
      await this.tell();
      await this.client.query('commit');
    } catch (error) {
      await this.client.query('rollback');
      throw error;
    }
  }

  async places(): Promise<readonly Place[]> {
    const { rows } = await this.client.query<Place>(
      `select p.center_id as center, p.name, p.cell, array(select h.host from cells.host h
         where h.center_id = p.center_id order by 1) as hosts from cells.place p order by 1`,
    );
    return rows;
  }

  async place(center: number): Promise<Place | null> {
    return (await this.places()).find((place) => place.center === center) ?? null;
  }

  async moves(): Promise<readonly Move[]> {
    return (await this.client.query<Move>(`${MOVE} order by began_at`)).rows;
  }

  async move(center: number): Promise<Move | null> {
    return (await this.client.query<Move>(`${MOVE} where center_id = $1`, [center])).rows[0] ?? null;
  }

  async begin(center: number, origin: string, target: string): Promise<void> {
    await this.client.query('insert into cells.move (center_id, origin, target) values ($1, $2, $3)', [
      center,
      origin,
      target,
    ]);
  }

  /** Notes that a step is done. */
  async done(center: number, step: StepName): Promise<void> {
    await this.client.query(
      `update cells.move set step = $2, progress = '', switched_at = case when $2 = 'placed' then now() else switched_at end
       where center_id = $1`,
      [center, step],
    );
  }

  async say(center: number, progress: string): Promise<void> {
    await this.client.query('update cells.move set progress = $2 where center_id = $1', [center, progress]);
  }

  async forget(center: number): Promise<void> {
    await this.client.query('delete from cells.move where center_id = $1', [center]);
  }

  /** Keeps a center to this mover until the connection ends; throws where another one has it. */
  async hold(center: number): Promise<void> {
    const { rows } = await this.client.query<{ got: boolean }>('select pg_try_advisory_lock($1, $2) as got', [
      MOVER_LOCK,
      center,
    ]);
    if (!rows[0]?.got) throw new CellTrouble(`Somebody moves center ${center} at this moment.`);
  }

  /** Calls back whenever something has changed. */
  async watch(changed: () => void): Promise<void> {
    this.client.on('notification', changed);
    await this.client.query(`listen ${DIRECTORY_CHANGED}`);
  }

  private async tell(): Promise<void> {
    await this.client.query(`notify ${DIRECTORY_CHANGED}`);
  }
}
