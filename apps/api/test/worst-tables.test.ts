import { randomBytes } from 'node:crypto';
import { PDFDocument } from '@cantoo/pdf-lib';
import { CallRefused } from '@nestling/api/harness/client.ts';
import { startTestServer, type TestServer } from '@nestling/api/harness/test-server.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { anInvoice } from '../src/domains/billing/test/billing.factory.ts';
import { LongestBlock } from './longest-block.ts';
import { makeWorld, type World } from './world.ts';

/** Nobody can stop the others: what somebody wrote without a blank is set and taken away while all others are answered. */
const MOST_MS = 250;

let server: TestServer;
let world: World;
beforeAll(async () => {
  server = await startTestServer();
  world = await makeWorld(server);
});
afterAll(() => server.close());

/** A machine that is busy with other tests says so; as every client does, the call is made again. */
const patiently = async <T>(ask: () => Promise<T>): Promise<T> => {
  for (let tries = 1; ; tries += 1) {
    try {
      return await ask();
    } catch (error) {
      if (!(error instanceof CallRefused) || error.code !== 'NOT_READY' || tries === 5) throw error;
    }
  }
};
const word = (letters: number): string => randomBytes(letters).toString('hex').slice(0, letters).toUpperCase();
const longest = async (work: () => Promise<unknown>): Promise<number> => {
  const block = new LongestBlock();
  block.begin();
  await work();
  const ms = await block.end();
  block.close();
  return ms;
};
const pagesAt = async (path: unknown): Promise<number> => {
  const file = await fetch(`http://127.0.0.1:${server.port}${path}`);
  return (await PDFDocument.load(await file.arrayBuffer())).getPageCount();
};

test('a day of notes of one long word each is taken away as PDF, XLSX and CSV', async () => {
  const teacher = world.people.get('teacher') ?? (await world.renew('teacher'));
  for (let i = 0; i < 24; i += 1) {
    const students = [world.at('own').student];
    const note = { students, date: '2026-03-11', time: '10:30', activity: 'Painting', note: word(2_000) };
    expect(await teacher.call('saveGeneralActivity', note, 'status')).toEqual({ status: 'Success' });
  }
  for (const type of ['pdf', 'xlsx', 'csv']) {
    const span = { start_date: '2026-03-11', end_date: '2026-03-11' };
    const asked = { location: world.at('own').location, report: 'activities', type, ...span };
    let made: { status: string; file: string } | undefined;
    const ms = await longest(async () => {
      made = await patiently(() => teacher.call('exportAttendanceReport', asked, 'status file'));
    });
    expect(made?.status).toBe('Success');
    expect(ms, type).toBeLessThan(MOST_MS);
    if (type === 'pdf') expect(await pagesAt(made?.file)).toBeGreaterThan(3);
  }
});

test('an invoice of very many long lines is downloaded', async () => {
  const parent = world.people.get('user') ?? (await world.renew('user'));
  const { location, student } = world.at('own');
  const items = Array.from({ length: 60 }, () => ({ name: word(200), detail: word(1_000), amount: 100 }));
  const id = await anInvoice(server.tenant, { location, student, user: parent.id, items });
  let made: { status: string; url: string } | undefined;
  const ms = await longest(async () => {
    made = await patiently(() => parent.call('downloadInvoice', { id }, 'status url'));
  });
  expect(made?.status).toBe('Success');
  expect(ms).toBeLessThan(MOST_MS);
  expect(await pagesAt(made?.url)).toBeGreaterThan(3);
});
