import { startTestServer, type TestServer } from '@nestling/api/harness/test-server.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { emailIdOf, nameOfPosted } from '../../../outbox/email-id.ts';
import { open as unseal } from '../../../outbox/post.ts';
import { replyHashOf } from '../thread.ts';
import { aScene, type Scene } from './scene.ts';

let server: TestServer;
let scene: Scene;
beforeAll(async () => {
  server = await startTestServer();
  scene = await aScene(server);
  const { manager, colleague, support, second } = scene;
  for (const { id } of [manager, colleague, support, second])
    await server.tenant.db
      .updateTable('app_user')
      .set({ email: `person-${id}@nestling.example`, email_confirmed: true })
      .where('id', '=', id)
      .execute();
});
afterAll(() => server.close());

const HOUR_MS = 3_600_000;

/** The letters of tickets somebody got, the oldest first, with what each is called outside. */
const lettersTo = async (user: number) => {
  const rows = await server.tenant.db
    .selectFrom('outbox')
    .select(['key', 'sealed', 'kind'])
    .where('user_id', '=', user)
    .where('kind', 'in', ['ticket', 'ticket_asked'])
    .orderBy('id')
    .execute();
  const { centre } = server.tenant;
  return rows.map(({ key, sealed }) => ({
    id: emailIdOf(centre, nameOfPosted(key)),
    ...unseal(centre, key, sealed),
  }));
};
const count = async (user: number) => (await lettersTo(user)).length;

test('the other side reads by mail what was said, in one thread for each person', async () => {
  const { open, reply, manager, colleague, support, second } = scene;
  const id = await open({ users: [colleague.id], description: 'It stands still.\nSince ten.' });
  await expect.poll(() => count(support.id)).toBe(1);
  await expect.poll(() => count(second.id)).toBe(1);
  expect(await count(manager.id)).toBe(0);
  const [asked] = await lettersTo(support.id);
  const { ticket_number } = await scene.read(id);
  expect(asked?.subject).toBe(`[${ticket_number}] Frozen picture`);
  expect(asked?.lines[1]).toBe('It stands still.\nSince ten.');
  expect(asked?.button?.href).toMatch(new RegExp(`/main/ticket/${id}$`));
  expect(asked?.thread?.before).toEqual([]);

  await reply(id, 'Unplug it, <b>please</b>.', support);
  await expect.poll(() => count(manager.id)).toBe(1);
  await reply(id, 'Between us: SECRET', second, { internal: true });
  await reply(id, 'And plug it in again.', second);
  await expect.poll(() => count(manager.id)).toBe(2);
  await expect.poll(() => count(colleague.id)).toBe(2);
  const [first, next] = await lettersTo(manager.id);
  const [named] = await lettersTo(colleague.id);
  expect(first?.lines[1]).toBe('Unplug it, <b>please</b>.');
  expect(first?.button?.href).toMatch(new RegExp(`[^n]/ticket/${id}$`));
  expect(first?.thread?.before).toEqual([]);
  expect(next?.thread?.before).toEqual([first?.id]);
  expect(JSON.stringify(await lettersTo(manager.id))).not.toContain('SECRET');
  // The address answers go to is that of the person and the ticket, letter after letter.
  const tokens = [first, next, named, asked].map((letter) => letter?.thread?.reply ?? '');
  for (const token of tokens) expect(token).toMatch(/^[0-9a-z]{25}/);
  // Its centre stands behind it, as one mailbox may be that of many.
  for (const token of tokens) expect(Number.parseInt(token.slice(25), 36)).toBe(server.tenant.centre);
  expect(tokens[0]).toBe(tokens[1]);
  expect(new Set(tokens).size).toBe(3);
  const kept = await server.tenant.db
    .selectFrom('ticket_thread')
    .select(['user_id', 'token_hash'])
    .where('ticket_id', '=', Number(id))
    .where('user_id', '=', manager.id)
    .executeTakeFirstOrThrow();
  expect(kept.token_hash.equals(replyHashOf(tokens[0]?.slice(0, 25) ?? ''))).toBe(true);
  const { rows } = await server.tenant.db
    .selectFrom('ticket_thread')
    .selectAll()
    .execute()
    .then((all) => ({ rows: JSON.stringify(all) }));
  for (const token of tokens) expect(rows).not.toContain(token.slice(0, 25));
});

test('whoever wants no mail gets none, and the other one does', async () => {
  const { open, reply, manager, support, second } = scene;
  const save = (on: boolean, who = manager) => who.call('saveTicketMail', { on }, 'status');
  const mail = (who = manager) => who.call('ticketMail', {}, 'on');
  expect(await mail()).toEqual({ on: true });
  expect(await save(false)).toEqual({ status: 'Success' });
  expect(await mail()).toEqual({ on: false });
  const before = await count(manager.id);
  const asked = await count(second.id);
  // What is switched off in the portal does not come by mail either.
  await support.call('saveNoticeChoice', { kind: 'ticket_asked', on: false }, 'status');
  const off = await count(support.id);
  const id = await open();
  await expect.poll(() => count(second.id)).toBe(asked + 1);
  await reply(id, 'We look at it.', second);
  const told = async () =>
    (await server.tenant.db.selectFrom('notification').select('id').where('user_id', '=', manager.id).execute()).length;
  await expect.poll(told).toBeGreaterThan(0);
  await reply(id, 'Thank you.', manager);
  await expect.poll(() => count(second.id)).toBe(asked + 2);
  expect(await count(manager.id)).toBe(before);
  expect(await count(support.id)).toBe(off);
  await save(true);
  await support.call('saveNoticeChoice', { kind: 'ticket_asked', on: true }, 'status');
});

test('no more than twenty letters of one ticket leave in an hour', async () => {
  const { open, reply, manager, support } = scene;
  const id = await open();
  const before = await count(manager.id);
  for (let n = 0; n < 25; n += 1) await reply(id, `Answer ${n}`, support);
  const of = async () =>
    (
      await server.tenant.db
        .selectFrom('ticket_letter')
        .select('history_id')
        .where('ticket_id', '=', Number(id))
        .execute()
    ).length;
  await expect.poll(of).toBe(20);
  const lines = async () => (await scene.read(id)).history.length;
  expect(await lines()).toBeGreaterThan(25);
  const held = async (who = support) =>
    (await scene.read(id, who)).history.filter(({ kind }: { kind: string }) => kind === 'letters_held');
  await expect.poll(() => held()).toMatchObject([{ internal: true, summary: expect.stringContaining('not sent') }]);
  expect(await held(manager)).toEqual([]);
  const after = await count(manager.id);
  expect(after - before).toBeLessThanOrEqual(20);
  const [, ...thread] = (await lettersTo(manager.id)).at(-1)?.thread?.before ?? [];
  expect(thread.length).toBeLessThan(10);
  server.clock.tick(2 * HOUR_MS);
  await reply(id, 'An hour later', support);
  await expect.poll(() => count(manager.id)).toBe(after + 1);
});
