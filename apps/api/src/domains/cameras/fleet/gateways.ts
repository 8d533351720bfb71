import { sql } from 'kysely';
import { declined, done, gone, message, objects, out, outOrNull } from '../../../kernel/call/call.ts';
import type { Ctx } from '../../../kernel/call/context.ts';
import type { InputOf } from '../../../kernel/call/input.ts';
import { id } from '../../../kernel/call/input.ts';
import { constraint } from '../../../kernel/call/refusals.ts';
import { createRow, deleteRows, replaceRows, updateRows } from '../../../kernel/write/write-rows.ts';
import { Camera, Gateway, Stream } from '../../../model/camera/entity.ts';
import { ownGateways } from '../../../model/camera/reach.ts';
import { inOwnLocations } from '../../../model/location/reach.ts';
import { gatewayName, newGatewayKey } from '../gateway/fleet.ts';
import type { changeGatewayInput } from './gateways.inputs.ts';

constraint('gateway_address', 'address', 'TAKEN', message('gateway.addressTaken'));

/** A gateway with how it is now, and the cameras it carries. */
export const Gateways = objects(
  {
    id: outOrNull(out.id),
    name: out.text,
    address: outOrNull(out.text),
    version: outOrNull(out.text),
    // Null of the installation's, which is looked after by whoever runs it.
    there: outOrNull(out.flag),
    seen_at: outOrNull(out.datetime),
    live: out.int,
    viewers: out.int,
    kbps: out.int,
    locations: out.json,
    cameras: out.json,
  },
  'GatewayNow',
);

interface Row {
  readonly id: number | null;
  readonly name: string;
  readonly address: string | null;
  readonly version: string | null;
  readonly there: boolean | null;
  readonly seen_at: Date | null;
  readonly live: number;
  readonly viewers: number;
  readonly kbps: number;
  readonly locations: readonly { id: string; name: string }[];
  readonly cameras: readonly { id: string; name: string }[];
}

/** The gateways of the centre, that of the installation first, with their health, their load and the cameras each carries. */
export const readGateways = async (ctx: Ctx) => {
  const now = sql`${ctx.now()}::timestamptz`;
  const { rows } = await sql<Row>`
    with carried as (
      select c.id, c.name, gateway_of(c.centre_id, c.id, ${now}) as gateway, s.state, s.viewers, s.kbps
      from camera c
      left join camera_state s on s.camera_id = c.id and s.reported_at > ${now} - interval '30 seconds'
      where c.deleted_at is null and c.status = 'active' and ${inOwnLocations(ctx.who, sql`c.location_id`)}
    ), known as (
      select null::int as id, '' as name, null::text as address, null::text as version, null::boolean as there, null::timestamptz as seen_at
      union all
      select g.id, g.name, g.address, g.version, g.gone_at is null and coalesce(g.seen_at > ${now} - interval '45 seconds', false),
        g.seen_at
      from gateway g where ${ownGateways.filter(ctx.who, { name: 'g' })}
    )
    select k.*, coalesce(c.live, 0)::int as live, coalesce(c.viewers, 0)::int as viewers, coalesce(c.kbps, 0)::int as kbps,
      coalesce(c.cameras, '[]') as cameras, coalesce((select jsonb_agg(jsonb_build_object('id', l.id::text, 'name', l.name) order by l.name)
        from gateway_location gl join location l on l.id = gl.location_id
        where gl.gateway_id = k.id), '[]') as locations
    from known k
    left join lateral (select count(*) filter (where state = 'live') as live, sum(viewers) filter (where state = 'live') as viewers,
        sum(kbps) filter (where state = 'live') as kbps,
        jsonb_agg(jsonb_build_object('id', id::text, 'name', name) order by name) as cameras
      from carried where gateway is not distinct from k.id) c on true
    order by k.id nulls first`.execute(ctx.db);
  return rows;
};

interface Given {
  readonly name: string;
  readonly address: string;
  readonly locations: readonly number[];
}

/** `https://host:port` as it is typed; null for what is none. Plain http only leads to this machine. */
const originOf = (text: string): string | null => {
  if (!URL.canParse(text.trim())) return null;
  const { protocol, origin, hostname, pathname, search, username } = new URL(text.trim());
  if (pathname !== '/' || search !== '' || username !== '') return null;
  const near = hostname === 'localhost' || hostname.endsWith('.localhost') || hostname === '127.0.0.1';
  return protocol === 'https:' || (protocol === 'http:' && near) ? origin : null;
};

const badAddress = () => declined(message('gateway.badAddress'), { field: 'address', code: 'BAD_ADDRESS' });

const bind = (ctx: Ctx, id: number, locations: readonly number[]): Promise<void> =>
  replaceRows(ctx, 'gateway_location', { gateway_id: id }, 'location_id', locations);

/** Recordings are told anew, and who watches opens again where the cameras are now. */
const moved = (ctx: Ctx, at: { readonly location: number } | { readonly camera: number }): void => {
  ctx.publish({ kind: 'recording', at });
  ctx.publish({ kind: 'picture', at });
};

/** Adds a gateway and answers its key, which is told once. */
export const addGateway = async (ctx: Ctx, { name, address, locations }: Given) => {
  const { centre } = ctx.who;
  const origin = originOf(address);
  if (!origin) return badAddress();
  const { id } = await createRow(ctx, 'gateway', {
    name,
    address: origin,
    key_hash: Buffer.alloc(32),
    created_at: ctx.now(),
  });
  const { key, hash } = newGatewayKey({ centre, id });
  await updateRows(ctx, 'gateway', { id }, { key_hash: hash });
  await bind(ctx, id, locations);
  ctx.audit({ entity: Stream, id, after: { gateway: name, address: origin, locations } });
  return done(message('gateway.added', { name }), { key });
};

/** Changes name, address or locations; `new_key` answers another key, with which the old one is of no use. */
export const changeGateway = async (
  ctx: Ctx,
  { id, name, address, locations, new_key = false }: InputOf<typeof changeGatewayInput>,
) => {
  const { centre } = ctx.who;
  const origin = originOf(address);
  if (!origin) return badAddress();
  const made = new_key ? newGatewayKey({ centre, id }) : null;
  await updateRows(ctx, 'gateway', { id }, { name, address: origin, ...(made ? { key_hash: made.hash } : {}) });
  const { rows } = await sql<{ location_id: number }>`select location_id from gateway_location
    where gateway_id = ${id}`.execute(ctx.db);
  await bind(ctx, id, locations);
  ctx.audit({ entity: Stream, id, after: { gateway: name, address: origin, locations, new_key } });
  for (const location of new Set([...rows.map(({ location_id }) => location_id), ...locations]))
    moved(ctx, { location });
  if (made) ctx.publish({ kind: 'gateway', ids: [id] });
  return done(message('gateway.saved', { name }), { key: made?.key ?? null });
};

/** Removes a gateway, whose cameras go to others; its line is cut. */
export const removeGateway = async (ctx: Ctx, { id }: { readonly id: number }) => {
  const { rows } = await sql<{ location_id: number }>`select location_id from gateway_location
    where gateway_id = ${id}`.execute(ctx.db);
  const [removed] = await deleteRows(ctx, 'gateway', { id }, ['name']);
  if (!removed) return gone(message('gateway.gone'));
  ctx.audit({ entity: Stream, id, before: { gateway: removed.name } });
  for (const { location_id } of rows) moved(ctx, { location: location_id });
  ctx.publish({ kind: 'gateway', ids: [id] });
  return done(message('gateway.removed', { name: removed.name }));
};
export const moveCameraInput = { id: id(Camera), gateway_id: id(Gateway).nullish() };

/** Gives a camera to a gateway, or back to those of its location. Who watches sees it go on from there. */
export const moveCamera = async (ctx: Ctx, { id, gateway_id = null }: InputOf<typeof moveCameraInput>) => {
  const [row] = await updateRows(ctx, 'camera', { id, deleted_at: null }, { gateway_id }, ['name']);
  if (!row) return gone(message('camera.gone'));
  ctx.audit({
    entity: Camera,
    id,
    after: { gateway: gateway_id === null ? null : gatewayName({ centre: ctx.who.centre, id: gateway_id }) },
  });
  moved(ctx, { camera: id });
  return done(message('gateway.moved', { name: row.name }));
};
