import { setTimeout as wait } from 'node:timers/promises';
import { startTestServer, type TestServer, type TestTenant } from '@nestling/api/harness/test-server.ts';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aLocation } from '../src/domains/locations/test/locations.factory.ts';
import { jobs } from '../src/jobs.ts';

/** What each added job is given here: records that are gone meanwhile, which it has to bear. */
const samples: Readonly<Record<string, object>> = {
  'alert.send': { alert: 999_999 },
  'alert.send_urgent': { alert: 999_999 },
  'activity.digest_letter': { user: 999_999 },
  'archive.make': { id: 999_999, language: 'en' },
  'auth.write_confirmation': { email: 'gone@example.com', pin: '123456', language: 'en' },
  'auth.write_invitation': { email: 'gone@example.com', pin: '123456', language: 'es' },
  'auth.write_new_device': { session: 'gone', language: 'en' },
  'auth.write_reset': { email: 'gone@example.com', language: 'en' },
  'billing.charge': { payment: 999_999 },
  'billing.detach': { location: 999_999, ref: 'pm_gone' },
  'billing.make_run': { run: 999_999 },
  'billing.refund': { refund: 999_999 },
  'billing.send_run': { run: 999_999 },
  'billing.send_year_receipts': { location: 999_999, year: 2026, language: 'en' },
  'billing.stripe_event': { location: 999_999, kind: 'payment_intent.succeeded', object: 'pi_gone' },
  'center.confirm_own_payment': { session: 'cs_gone' },
  'center.confirm_sign_up': { session: 'cs_gone' },
  'center.keep_invoices': { center: 999_999, invoices: [] },
  'center.look_at_subscription': {},
  'center.look_at_domain': { domain: 999_999 },
  'center.back_up': { backup: 999_999 },
  'center.erase': { center: 999_999 },
  'center.verify_backup': { backup: 999_999 },
  'center.deploy': { center: 999_999 },
  'center.set-up': { set_up: 999_999 },
  'chat.push': { messages: [999_999] },
  'attachment.forget': { keys: ['gone'] },
  'export.make': { export: 999_999 },
  'file.remove': { files: ['gone.pdf'] },
  'form.seal': { signature: 999_999 },
  'incident.take_cut': { cut: 999_999 },
  'letter.deliver': { letter: 999_999 },
  'letter.deliver_urgent': { letter: 999_999 },
  'newsletter.send': { send: 999_999 },
  'notice.write': {},
  'invoice.sent: notices': {
    event: '00000000-0000-4000-8000-000000000000',
    at: '2026-01-01T00:00:00.000Z',
    by: 0,
    data: { invoice: 999_999, student: 999_999, location: 999_999 },
  },
  'plans.moved: notices': {
    event: '00000000-0000-4000-8000-000000000000',
    at: '2026-01-01T00:00:00.000Z',
    by: 0,
    data: { student: 999_999, location: 999_999, from: 'Elm Street', goes: [], ends: [] },
  },
  'subsidy.ending: notices': {
    event: '00000000-0000-4000-8000-000000000000',
    at: '2026-01-01T00:00:00.000Z',
    by: 0,
    data: { subsidy: 999_999, student: 999_999, agency: 999_999, day: '2026-01-31' },
  },
  'picture.remove': { keys: ['gone'] },
  'plan.shared: notices': {
    event: '00000000-0000-4000-8000-000000000003',
    at: '2026-03-11T15:00:00.000Z',
    by: 0,
    data: { plan: 999_999, act: 'shared', team: [] },
  },
  'portfolio.make_file': { id: 999_999, language: 'es', staff: false },
  'reports.make_pack': { id: 999_999 },
  'imports.write_rest': { batch: 999_999 },
  'portfolio.published: notices': {
    event: '00000000-0000-4000-8000-000000000002',
    at: '2026-03-11T15:00:00.000Z',
    by: 0,
    data: { portfolio: 999_999 },
  },
  'push.send': {},
  'problem.reported: notices': {
    event: '00000000-0000-4000-8000-000000000002',
    at: '2026-03-11T15:00:00.000Z',
    by: 0,
    data: { report: 999_999 },
  },
  'push.send_urgent': {},
  'text.send': {},
  'text.send_safety': {},
  'ticket.acted: letters': {
    event: '00000000-0000-4000-8000-000000000001',
    at: '2026-03-11T15:00:00.000Z',
    by: 0,
    data: { ticket: 999_999, line: 999_999, act: 'opened', to: 'support' },
  },
  'ticket.acted: notices': {
    event: '00000000-0000-4000-8000-000000000001',
    at: '2026-03-11T15:00:00.000Z',
    by: 0,
    data: { ticket: 999_999, line: 999_999, act: 'opened', to: 'support' },
  },
  'ticket.acted: raised': {
    event: '00000000-0000-4000-8000-000000000001',
    at: '2026-03-11T15:00:00.000Z',
    by: 0,
    data: { ticket: 999_999, line: 999_999, act: 'answered', to: 'openers' },
  },
  'ticket.raised': { from: 1, line: 999_999 },
  'ticket.raised_answer': { from: 1, line: 999_999 },
  'upload.forget': { keys: ['gone'] },
  'video.make': { key: 'gone' },
  'webhook.deliver': { webhook: 999_999 },
  'webhook.off_letter': { webhook: 999_999 },
};

let server: TestServer;
let owner: pg.Client;
let sick: TestTenant;
let healthy: TestTenant;
let poisoned = true;
/** Pieces that were begun and how they ended: 'billing.round 2 done'. */
const ended: string[] = [];

/** The jobs of the product, of which each throws in one of the centers. */
const watched = jobs.map((row) => ({
  ...row,
  work: async (...given: Parameters<typeof row.work>) => {
    const [{ centre }] = given;
    const note = (how: string) => void ended.push(`${row.name} ${centre} ${how}`);
    if (poisoned && centre === sick.centre) {
      note('poisoned');
      throw new Error('poison');
    }
    await row.work(...given).then(
      () => note('done'),
      (error: unknown) => note(`failed: ${String(error)}`),
    );
  },
}));

const left = async () =>
  (
    await owner.query<{ job: string; centre: number; attempts: number; max: number; error: string | null }>(
      `select t.identifier as job, (j.payload ->> 'centre')::int as centre, j.attempts, j.max_attempts as max,
        j.last_error as error from graphile_worker._private_jobs j
        join graphile_worker._private_tasks t on t.id = j.task_id`,
    )
  ).rows;

beforeAll(async () => {
  server = await startTestServer({ jobs: watched });
  owner = new pg.Client({ connectionString: server.ownerUrl });
  await owner.connect();
  [sick, healthy] = [server.tenant, await server.centre()];
  for (const at of [sick, healthy]) {
    await aLocation(at);
    await at.db.updateTable('location').set({ billing: true }).execute();
  }
  for (const { name, timed } of watched) {
    const payloads = timed ? [{}] : [sick, healthy].map(({ centre }) => ({ ...samples[name], centre }));
    for (const payload of payloads)
      await owner.query('select graphile_worker.add_job($1, $2)', [name, JSON.stringify(payload)]);
  }
  const begun = () => new Set(ended).size;
  for (let tries = 0; tries < 400 && begun() < 2 * watched.length; tries += 1) await wait(100);
}, 90_000);
afterAll(async () => {
  await owner.end();
  await server.close();
});

describe('with one center in which everything throws', () => {
  test.each(watched.map(({ name }) => name))('%s is done for the other one, and tried again alone', async (name) => {
    expect(ended.filter((one) => one.startsWith(`${name} ${healthy.centre} `))).toContain(
      `${name} ${healthy.centre} done`,
    );
    expect(ended.filter((one) => one.startsWith(`${name} `) && one.includes('failed'))).toEqual([]);
    const again = (await left()).filter(({ job, error }) => job === name && error !== null);
    expect(again).toMatchObject([{ centre: sick.centre, error: 'poison' }]);
    expect(again[0]?.attempts).toBeLessThan(watched.find((row) => row.name === name)?.attempts ?? 0);
  });

  test('each failure is told with its job, center and reason', () => {
    for (const { name } of watched)
      expect(server.log).toContainEqual(
        expect.objectContaining({ msg: 'a job failed', job: name, centre: sick.centre, reason: 'poison' }),
      );
  });

  test('once that is over, all of it is made up for by itself', async () => {
    poisoned = false;
    const before = ended.length;
    await owner.query('update graphile_worker._private_jobs set run_at = now() where last_error is not null');
    const missing = () =>
      watched.filter(({ name }) => !ended.includes(`${name} ${sick.centre} done`)).map(({ name }) => name);
    await expect.poll(missing, { timeout: 30_000 }).toEqual([]);
    expect(ended.slice(before).filter((one) => one.includes('failed'))).toEqual([]);
  }, 40_000);
});
