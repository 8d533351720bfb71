import { randomBytes } from 'node:crypto';
import type { TestTenant } from '@nestling/api/harness/test-server.ts';
import { nth } from '../../centres/test/centres.factory.ts';

/** An incident at a location, in any state. */
export const anIncident = async (
  at: TestTenant,
  given: { location_id: number; name?: string; status?: string; embed_code?: string },
): Promise<{ id: number }> => {
  const { id } = await at.db
    .insertInto('incident')
    .values({ centre_id: at.centre, name: `Incident ${nth()}`, created_at: new Date(), ...given })
    .returning('id')
    .executeTakeFirstOrThrow();
  const link = { centre_id: at.centre, incident_id: id, location_id: given.location_id };
  await at.db.insertInto('incident_location').values(link).execute();
  return { id };
};

/** One camera and time of an incident. */
export const aLine = async (
  at: TestTenant,
  given: { incident_id: number; camera_id: number; camera_name?: string },
): Promise<{ id: number }> =>
  at.db
    .insertInto('incident_video')
    .values({ centre_id: at.centre, date: '2026-03-10', start_time: '09:00', end_time: '09:10', ...given })
    .returning('id')
    .executeTakeFirstOrThrow();

/** A link that lends clips of an incident to somebody for a day. */
export const aShare = async (
  at: TestTenant,
  given: { incident_id: number; user_id: number },
): Promise<{ id: number }> =>
  at.db
    .insertInto('incident_share')
    .values({
      centre_id: at.centre,
      video_ids: [1],
      token_hash: randomBytes(32),
      created_at: new Date(),
      expires_at: new Date(Date.now() + 86_400_000),
      ...given,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
