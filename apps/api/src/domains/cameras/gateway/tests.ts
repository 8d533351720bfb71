import { type Kysely, sql } from 'kysely';
import type { DB } from '../../../db/types.gen.ts';
import { installation } from '../../../installation.ts';
import { decrypt } from '../../../secrets/vault.ts';
import { networksFor, type Reachable, reachCamera } from '../camera-source.ts';
import { readStored, type Source } from '../source.ts';
import type { Tested } from './messages.ts';

/** What a test's address is sealed to. */
export const aboutTest = (centre: number, id: number): string => `test ${id} of centre ${centre}`;

/**
 * Takes a camera test to be run by the gateway of this process. Several processes hear of it; the first that takes it
 * runs it, the others get null.
 */
export const takeTest = async (
  db: Kysely<DB>,
  centre: number,
  id: number,
  now: Date,
): Promise<Pick<Reachable, 'source' | 'allow' | 'audio'> | null> => {
  const { rows } = await sql<{ camera_id: number | null; source_sealed: Buffer; camera_networks: string[] }>`
    update camera_test t set taken_at = ${now.toISOString()}::timestamptz
    from location l
    where t.id = ${id} and t.taken_at is null
      and l.id = t.location_id
    returning t.camera_id, t.source_sealed, l.camera_networks`.execute(db);
  const [row] = rows;
  if (!row) return null;
  if (row.camera_id !== null) {
    const stored = await reachCamera(db, centre, row.camera_id);
    return stored && { source: stored.source, allow: stored.allow, audio: false };
  }
  const source: Source = readStored(decrypt(installation().secrets.vault, aboutTest(centre, id), row.source_sealed));
  return { source, allow: networksFor(source, row.camera_networks), audio: false };
};

/**
 * Keeps the answer for whoever asked; the address is forgotten with it. Of a stored camera it is the last that is known:
 * answers its id, or null for an address out of a form.
 */
export const writeTested = async (db: Kysely<DB>, id: number, result: Tested, now: Date): Promise<number | null> => {
  const { t: _, id: __, ...told } = result;
  const reason = result.steps.find(({ ok }) => !ok)?.reason ?? null;
  const { rows } = await sql<{
    camera_id: number | null;
  }>`with told as (update camera_test set answer = ${JSON.stringify(told)}::jsonb, answered_at = ${now.toISOString()}::timestamptz,
      source_sealed = ''::bytea
    where id = ${id} returning centre_id, camera_id
    ), cleared as (
      delete from camera_fault f using told
      where ${result.ok}::boolean and f.camera_id = told.camera_id
    ), kept as (
      insert into camera_fault (camera_id, reason, at)
      select camera_id, ${reason}::text, ${now.toISOString()}::timestamptz from told
      where not ${result.ok}::boolean and ${reason}::text is not null and camera_id is not null
      on conflict (centre_id, camera_id) do update set reason = excluded.reason, at = excluded.at
    )
    select camera_id from told`.execute(db);
  return rows[0]?.camera_id ?? null;
};
