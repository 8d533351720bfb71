import { setTimeout as wait } from 'node:timers/promises';
import { aCamera } from '@nestling/api/domains/cameras/test/cameras.factory.ts';
import { aLocation } from '@nestling/api/domains/locations/test/locations.factory.ts';
import { aGuardianLink } from '@nestling/api/domains/relationships/test/relationships.factory.ts';
import { aRoom } from '@nestling/api/domains/rooms/test/rooms.factory.ts';
import { aStudent } from '@nestling/api/domains/students/test/students.factory.ts';
import { aContact } from '@nestling/api/domains/users/test/users.factory.ts';
import type { TestTenant } from '@nestling/api/harness/test-tenant.ts';
import { sql } from 'kysely';
import { z } from 'zod';
import { TestCamera } from '../../apps/gateway/test/support/camera.ts';
import { readClip } from '../../apps/gateway/test/support/clip.ts';
import { TestViewer } from '../../apps/gateway/test/support/viewer.ts';
import { localNow } from './clients.ts';
import type { Stage } from './stage.ts';

const Played = z.object({ ticket: z.string().nullable(), reason: z.string().nullable() });

/** A parent who watches the child's room, over the lines of the stage. */
export interface Watching {
  /** When the first picture came over a line that was opened after a moment (both by `performance.now()`); or null. */
  firstAfter(moment: number): number | null;
  /** Checks the child out; answers what is wrong afterwards: the picture must be gone, and no view left open. */
  end(): Promise<string[]>;
  close(): Promise<void>;
}

const REVOKED_MS = 3_000;
const OPEN_MS = 20_000;
const insist = async <T>(work: () => Promise<T>, ms: number): Promise<T> => {
  for (const until = performance.now() + ms; ; await wait(100)) {
    try {
      return await work();
    } catch (error) {
      if (performance.now() > until) throw error;
    }
  }
};

/** Opens a camera, a family in front of it, and a player that comes back with a fresh ticket whenever its line ends. */
export const watch = async (stage: Stage, tenant: TestTenant): Promise<Watching> => {
  const { sealSource } = await import('@nestling/api/domains/cameras/source.ts');
  const { installation } = await import('@nestling/api/installation.ts');
  const camera = new TestCamera({ clip: readClip('plain.h264') });
  await camera.listen();
  const settings = { enable_max_login_feature: false };
  const location = await aLocation(tenant, { settings, camera_networks: ['127.0.0.1/32'] });
  const room = await aRoom(tenant, { location_id: location.id });
  const row = await aCamera(tenant, { location_id: location.id, room_id: room.id });
  const { user: username, password } = camera.behaviour;
  const source = { url: camera.url, username, password };
  const source_sealed = sealSource(installation().secrets.vault, tenant.centre, row.id, source);
  await tenant.db.updateTable('camera').set({ source_sealed }).where('id', '=', row.id).execute();
  const child = await aStudent(tenant, { location_id: location.id, room_id: room.id });
  const contact = await aContact(tenant);
  await aGuardianLink(tenant, { student_id: child.id, user_id: contact.id });
  const parent = await stage.person(tenant, contact);
  const teacher = await stage.person(tenant, 'teacher', [location]);
  const check = (action: 'in' | 'out') =>
    teacher.call(
      'saveUserStudentCheckInOutActivity',
      { students: [child.id], ...localNow(), action_by: teacher.id, action },
      'status',
    );
  await check('in');

  let closed = false;
  let seen = 0;
  let viewer: TestViewer | null = null;
  const lines: { opened: number; first: number | null }[] = [];
  const place = { id: row.id, code: row.code, location: location.id };
  let told: unknown = null;
  const ask = async () => {
    told = await parent.call('playCamera', place, 'ticket reason');
    return Played.parse(told);
  };
  const playing = (async () => {
    for (; !closed; await wait(120)) {
      if (viewer && !viewer.closed) {
        if (viewer.lastByteAt > seen) seen = viewer.lastByteAt;
        continue;
      }
      const { ticket } = await ask().catch(() => ({ ticket: null }));
      if (!ticket || closed) continue;
      viewer = new TestViewer(stage.toGateway.port, ticket, { origin: 'http://127.0.0.1', keep: false });
      const line: (typeof lines)[number] = { opened: performance.now(), first: null };
      lines.push(line);
      viewer.socket.on('message', (_, binary) => {
        if (binary) line.first ??= performance.now();
      });
    }
    viewer?.close();
  })();
  const pictureAt = () => Math.max(seen, viewer?.lastByteAt ?? 0);
  for (const until = performance.now() + OPEN_MS; pictureAt() === 0; await wait(30))
    if (performance.now() > until) throw new Error(`No picture came: ${JSON.stringify(told)}`);

  return {
    firstAfter: (moment) => lines.find(({ opened, first }) => opened > moment && first !== null)?.first ?? null,
    end: async () => {
      const wrong: string[] = [];
      await insist(() => check('out'), OPEN_MS);
      const out = performance.now();
      await wait(REVOKED_MS);
      const late = Math.round(pictureAt() - out);
      if (late > REVOKED_MS - 500) wrong.push(`pictures still come ${late} ms after the child was checked out`);
      const { ticket, reason } = await insist(ask, OPEN_MS);
      if (ticket !== null) wrong.push(`a ticket for a child that is out (${reason})`);
      const open = await sql`select id from camera_view where closed_at is null and opened_at is not null`.execute(
        tenant.db,
      );
      if (open.rows.length > 0) wrong.push(`${open.rows.length} views are open without a right`);
      return wrong;
    },
    close: async () => {
      closed = true;
      await playing;
      await camera.stop();
    },
  };
};
