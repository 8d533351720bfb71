import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Person, startTestServer } from '@nestling/api/harness/test-server.ts';
import { startReceiver } from '@nestling/testing/webhook-receiver.ts';
import { aCertificate, anAuthority } from '../../centres/test/certificates.factory.ts';
import { aLocation } from '../../locations/test/locations.factory.ts';
import { aStudent } from '../../students/test/students.factory.ts';

/** A server that tells receivers on this machine, which it knows by an authority of its own. Close it in `afterAll`. */
export const webhookPlace = async () => {
  const home = mkdtempSync(join(tmpdir(), 'nestling-hooks-'));
  const authority = await anAuthority();
  const pair = await aCertificate(['localhost'], { by: authority });
  writeFileSync(join(home, 'authority.pem'), authority.certificate.toString('pem'));
  process.env.WEBHOOK_CA = join(home, 'authority.pem');
  process.env.WEBHOOK_NETWORKS = '127.0.0.0/8,::1/128';
  // The receivers' library goes by the real time.
  const server = await startTestServer({ now: new Date().toISOString() });
  const location = await aLocation(server.tenant);
  const admin = await server.as('admin');
  const teacher = await server.as('teacher', { locations: [location] });
  const closing: (() => Promise<void>)[] = [];
  return {
    server,
    admin,
    receiver: async () => {
      const one = await startReceiver(pair);
      closing.push(one.close);
      return one;
    },
    /** Adds an address as an admin does; answers its id and what is said once. */
    add: async (url: string, types: readonly string[] = ['student.checked_in'], who: Person = admin) => {
      const answer = await who.call(
        'addWebhook',
        { url, types },
        'status message secret webhook { id public_key } errors { field code }',
      );
      if (answer.status !== 'Success') throw new Error(JSON.stringify(answer));
      return { id: Number(answer.webhook.id), secret: String(answer.secret), key: String(answer.webhook.public_key) };
    },
    /** Checks a new child in; answers its id. */
    checkIn: async (): Promise<number> => {
      const { id } = await aStudent(server.tenant, { location_id: location.id });
      const day = server.clock.now().toISOString().slice(0, 10);
      const row = await server.tenant.db
        .selectFrom('location as l')
        .innerJoin('timezone as z', 'z.id', 'l.timezone_id')
        .select('z.value')
        .where('l.id', '=', location.id)
        .executeTakeFirstOrThrow();
      const local = new Intl.DateTimeFormat('sv-SE', {
        timeZone: row.value ?? 'UTC',
        dateStyle: 'short',
        timeStyle: 'short',
      }).format(server.clock.now());
      const [date = day, time = '00:00'] = local.split(' ');
      const answer = await teacher.call(
        'saveUserStudentCheckInOutActivity',
        { students: [id], date, time, action_by: teacher.id },
        'status message errors { field code }',
      );
      if (answer.status !== 'Success') throw new Error(JSON.stringify(answer));
      return id;
    },
    /** Has what is due sent: what waits in the queue wakes whoever sends. */
    work: () => server.work('webhook.deliver'),
    deliveries: (webhook: number, more: object = {}) =>
      admin
        .call(
          'getWebhookDeliveries',
          { webhook, first: 50, ...more },
          'data { id message type status tries answer length ms trouble due_at tried_at } total',
        )
        .then(({ data }) => data),
    close: async () => {
      await server.close();
      await Promise.all(closing.map((close) => close()));
      rmSync(home, { recursive: true, force: true });
    },
  };
};
