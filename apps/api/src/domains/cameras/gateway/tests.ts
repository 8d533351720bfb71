import { type Kysely, sql } from 'kysely';
import type { DB } from '../../../db/types.gen.ts';
import { installation } from '../../../installation.ts';
import { unseal } from '../../../secrets/vault.ts';
import { networksFor, type Reachable } from '../camera-source.ts';
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
  const { rows } = await sql<{ source_sealed: Buffer; camera_networks: string[] }>`
    update camera_test t set taken_at = ${now.toISOString()}::timestamptz
    from location l
    where t.centre_id = ${centre} and t.id = ${id} and t.taken_at is null
      and l.centre_id = t.centre_id and l.id = t.location_id
    returning t.source_sealed, l.camera_networks`.execute(db);
  const [row] = rows;
  if (!row) return null;
  const source: Source = readStored(unseal(installation().secrets.vault, aboutTest(centre, id), row.source_sealed));
  return { source, allow: networksFor(source, row.camera_networks), audio: false };
};

/** Keeps the answer for whoever asked; the address is forgotten with it. */
export const writeTested = async (
  db: Kysely<DB>,
  centre: number,
  id: number,
  result: Tested,
  now: Date,
): Promise<void> => {
  const { t: _, id: __, ...told } = result;
  await sql`update camera_test set answer = ${JSON.stringify(told)}::jsonb, answered_at = ${now.toISOString()}::timestamptz,
      source_sealed = ''::bytea
    where centre_id = ${centre} and id = ${id}`.execute(db);
};
