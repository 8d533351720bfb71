import type { Kysely } from 'kysely';
import type { DB } from '../../db/types.gen.ts';
import { installation } from '../../installation.ts';
import { openSmallSource, openSource, type Source } from './source.ts';

/** What a gateway needs to fetch a camera: where it is, which networks it may be in, whether sound is consented. */
export interface Reachable {
  readonly source: Source;
  /** CIDR blocks; empty: any private or public address. */
  readonly allow: readonly string[];
  readonly audio: boolean;
  readonly version: number;
}

/**
 * The networks a camera of a location may be in: the installation's bound, narrowed to the location's own ranges
 * where it names some. The port of the demo cameras is open beside it while there is demo data.
 */
export const networksFor = (source: Source, ofLocation: readonly string[]): readonly string[] => {
  const { cameraNetworks, demoCameraPort } = installation();
  const url = new URL(source.url);
  if (demoCameraPort !== null && url.hostname === '127.0.0.1' && url.port === String(demoCameraPort))
    return ['127.0.0.1/32'];
  return ofLocation.length > 0 ? ofLocation : (cameraNetworks ?? []);
};

/**
 * Reads where a camera is, or with `small` its smaller stream. Null when it was deleted, is switched off or has no such
 * address.
 */
export const reachCamera = async (
  db: Kysely<DB>,
  centre: number,
  camera: number,
  small = false,
): Promise<Reachable | null> => {
  const row = await db
    .selectFrom('camera as c')
    .innerJoin('location as l', (join) => join.onRef('l.id', '=', 'c.location_id'))
    .leftJoin('location_setting as ls', (join) => join.onRef('ls.location_id', '=', 'c.location_id'))
    .leftJoin('stream as s', (join) => join.onRef('s.id', '=', 'c.stream_id'))
    .select([
      'c.source_sealed',
      'c.low_source_sealed',
      'c.camera_id',
      'c.audio',
      'ls.camera_sound',
      'c.version',
      'l.camera_networks',
      's.id as stream_id',
      's.url',
      's.username',
      's.password_sealed',
    ])
    .where('c.id', '=', camera)
    .where('c.deleted_at', 'is', null)
    .where('c.status', '=', 'active')
    .executeTakeFirst();
  if (!row) return null;
  const { stream_id, url, username, password_sealed } = row;
  const stream = stream_id === null || url === null ? null : { id: stream_id, url, username, password_sealed };
  const { source_sealed, camera_id } = row;
  const key = installation().secrets.vault;
  const whole = openSource(key, { centre, camera, source_sealed, camera_id, stream });
  const source = small && whole ? openSmallSource(key, centre, camera, row.low_source_sealed, whole) : whole;
  if (!source) return null;
  const audio = row.audio && row.camera_sound !== false;
  return { source, allow: networksFor(source, row.camera_networks), audio, version: row.version };
};
