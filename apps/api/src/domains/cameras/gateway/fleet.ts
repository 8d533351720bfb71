import { timingSafeEqual } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import type { DB } from '../../../db/types.gen.ts';
import type { ConnectionPools } from '../../../kernel/db/connection-pools.ts';
import { inCentre } from '../../../kernel/db/in-centre.ts';
import type { Sql } from '../../../kernel/db/tables.ts';
import { hashOfToken, newToken } from '../../../kernel/lib/token.ts';

/** A gateway of a centre, as its key says. */
export interface OwnGateway {
  readonly centre: number;
  readonly id: number;
}

/** Its name in tickets, views and what it tells: one of a centre cannot pass for one of another. */
export const gatewayName = ({ centre, id }: OwnGateway): string => `${centre}.${id}`;

const PURPOSE = 'gateway';
const KEY = /^(\d{1,10})\.(\d{1,10})\.([\w-]{22,64})$/;

/** A new key: `centre.id.secret`. What is kept of it is a hash. */
export const newGatewayKey = (own: OwnGateway): { key: string; hash: Buffer } => {
  const secret = newToken(24);
  return { key: `${gatewayName(own)}.${secret}`, hash: hashOfToken(secret, PURPOSE) };
};

/** What a key says of itself; null for what is none. */
export const readGatewayKey = (shown: string): { readonly own: OwnGateway; readonly hash: Buffer } | null => {
  const [, centre = 0, id = 0, secret = ''] = KEY.exec(shown) ?? [];
  const own = { centre: Number(centre), id: Number(id) };
  if (own.centre < 1 || own.centre > 2_147_483_647 || own.id > 2_147_483_647) return null;
  return { own, hash: hashOfToken(secret, PURPOSE) };
};

/** The hashes of the keys of all gateways of a centre that is in use, by the gateways' ids. */
export const gatewayKeys = async (pools: ConnectionPools, centre: number): Promise<ReadonlyMap<number, Buffer>> => {
  const { rows } = await inCentre(pools, centre, (db) =>
    sql<{ id: number; key_hash: Buffer }>`select g.id, g.key_hash from gateway g
      join centre c on c.id = g.centre_id and c.status <> 'inactive'`.execute(db),
  );
  return new Map(rows.map(({ id, key_hash }) => [id, key_hash]));
};

/** The gateway a key belongs to, or null. */
export const gatewayOfKey = async (pools: ConnectionPools, shown: string): Promise<OwnGateway | null> => {
  const key = readGatewayKey(shown);
  if (!key) return null;
  const hash = (await gatewayKeys(pools, key.own.centre)).get(key.own.id);
  return hash && timingSafeEqual(hash, key.hash) ? key.own : null;
};

/** Writes down that a gateway is there, or that it went. Answers whether that is news. */
export const markGateway = async (
  db: Kysely<DB>,
  { id }: OwnGateway,
  now: Date,
  told: { readonly version?: string; readonly gone?: boolean } = {},
): Promise<boolean> => {
  const at = now.toISOString();
  const { rows } = await sql<{ news: boolean }>`update gateway g set
      seen_at = case when ${told.gone ?? false}::boolean then g.seen_at else ${at}::timestamptz end,
      gone_at = case when ${told.gone ?? false}::boolean then ${at}::timestamptz end,
      version = coalesce(${told.version ?? null}::text, g.version)
    where g.id = ${id}
    returning (old.gone_at is null) = ${told.gone ?? false}::boolean or old.seen_at is null as news`.execute(db);
  return rows[0]?.news ?? false;
};

/** Where browsers are sent for a camera; null: to the gateway of the installation. */
export interface Carrier {
  readonly name: string;
  readonly address: string;
}

/** Which gateway carries each of the cameras now; those that are left out are the installation's. */
export const carriersOf = async (
  db: Kysely<DB>,
  centre: number,
  cameras: readonly number[],
  now: Date,
): Promise<Map<number, Carrier>> => {
  if (cameras.length === 0) return new Map();
  const { rows } = await sql<{ camera: number; id: number; address: string }>`
    select k.camera, g.id, g.address from unnest(${[...cameras]}::int[]) as k (camera)
    join gateway g on g.id = gateway_of(${centre}, k.camera, ${now.toISOString()}::timestamptz)`.execute(db);
  return new Map(rows.map(({ camera, id, address }) => [camera, { name: gatewayName({ centre, id }), address }]));
};

/** Whether a gateway may be told where a camera is and how to sign in to it: it is of the camera's location, or chosen for it. */
export const mayCarry = async (db: Kysely<DB>, own: OwnGateway, camera: number): Promise<boolean> => {
  const { rows } = await sql<{ may: boolean }>`select exists (select 1 from camera c
    where c.id = ${camera} and (c.gateway_id = ${own.id} or exists (
      select 1 from gateway_location gl where gl.gateway_id = ${own.id}
        and gl.location_id = c.location_id))) as may`.execute(db);
  return rows[0]?.may ?? false;
};

/**
 * SQL: a gateway carries a camera now. Whoever holds the installation's key (null) speaks for every gateway it may have
 * taken over from; one of a centre for the cameras it has the lease of.
 */
export const carries = (own: OwnGateway | null, camera: Sql, now: Date): Sql =>
  own === null
    ? sql`true`
    : sql`gateway_of(${own.centre}, ${camera}, ${now.toISOString()}::timestamptz) = ${own.id}::int`;

/** Addresses of all gateways of a centre, for what its pages may connect to. */
export const gatewayAddresses = async (pools: ConnectionPools, centre: number): Promise<string[]> => {
  const { rows } = await inCentre(pools, centre, (db) =>
    sql<{ address: string }>`select address from gateway order by id limit 50`.execute(db),
  );
  return rows.map(({ address }) => address);
};
