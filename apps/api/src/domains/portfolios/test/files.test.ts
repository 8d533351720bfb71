import { sharp } from '@nestling/api/files/decoder.ts';
import { fileOf } from '@nestling/api/files/pictures.ts';
import { putFile } from '@nestling/api/files/store.ts';
import { type Person, startTestServer, type TestServer } from '@nestling/api/harness/test-server.ts';
import { strFromU8, unzipSync } from 'fflate';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { anActivity, aPicture } from '../../activities/test/activities.factory.ts';
import { aMilestone } from '../../learning/test/learning.factory.ts';
import { aLocation } from '../../locations/test/locations.factory.ts';
import { aGuardianLink } from '../../relationships/test/relationships.factory.ts';
import { aRoom } from '../../rooms/test/rooms.factory.ts';
import { aStudent } from '../../students/test/students.factory.ts';
import { portfolioJobs } from '../files/make-file.ts';
import { aPortfolio, inPortfolio } from './portfolios.factory.ts';

let server: TestServer;
let elm: { id: number };
let ava: { id: number };
let ben: { id: number };
let manager: Person;
let parent: Person;
let other: Person;
beforeAll(async () => {
  server = await startTestServer({ jobs: portfolioJobs });
  elm = await aLocation(server.tenant, { zone: 'America/New_York' });
  const room = await aRoom(server.tenant, { location_id: elm.id });
  ava = await aStudent(server.tenant, { location_id: elm.id, room_id: room.id, fname: 'Ava <i>' });
  ben = await aStudent(server.tenant, { location_id: elm.id, room_id: room.id, fname: 'Ben' });
  manager = await server.as('manager', { locations: [elm] });
  parent = await server.as('user');
  other = await server.as('user');
  await aGuardianLink(server.tenant, { student_id: ava.id, user_id: parent.id, legal_guardian: true });
  await aGuardianLink(server.tenant, { student_id: ben.id, user_id: other.id, legal_guardian: true });
});
afterAll(() => server.close());

const approved_at = new Date('2026-03-12T10:00:00Z');
const moment = (given: object = {}, students = [ava.id]) =>
  anActivity(server.tenant, { location_id: elm.id, students, kind: 'observation', ...given });
const shot = async (note: string, students?: number[]) => {
  const photo = await aPicture(server.tenant);
  const red = sharp({ create: { width: 60, height: 40, channels: 3, background: '#c33' } });
  await putFile(server.tenant.centre, fileOf(photo, 'full'), await red.webp().toBuffer());
  return moment({ kind: 'photo', photo, note, approved_at }, students);
};
/** A draft of Ava's with these moments, published by the manager. */
const published = async (...moments: readonly { readonly id: number }[]) => {
  const portfolio = await aPortfolio(server.tenant, { student_id: ava.id, name: 'Spring of Ava' });
  for (const { id } of moments) await inPortfolio(server.tenant, portfolio, id);
  expect(await manager.call('publishPortfolio', { id: portfolio.id }, 'status')).toEqual({ status: 'Success' });
  return portfolio;
};
const filesOf = (who: Person, id: number) => who.call('portfolioFiles', { id }, 'id kind state url bytes ends_at');
const ask = (who: Person, id: number, kind: 'pdf' | 'zip') =>
  who.call('requestPortfolioFile', { id, kind }, 'status errors { field code }');
const fetched = (url: string) => fetch(`http://127.0.0.1:${server.port}${url}`);
/** Asks for a file, and answers it once it is made. */
const taken = async (who: Person, id: number, kind: 'pdf' | 'zip' = 'zip') => {
  expect(await ask(who, id, kind)).toMatchObject({ status: 'Success' });
  const newest = async () => (await filesOf(who, id))[0];
  await expect.poll(newest, { timeout: 30_000 }).toMatchObject({ kind, state: 'ready' });
  const { url } = await newest();
  const answer = await fetched(url);
  expect(answer.status).toBe(200);
  return { url, bytes: new Uint8Array(await answer.arrayBuffer()), type: answer.headers.get('content-type') };
};
const pageIn = (zip: Uint8Array): string => strFromU8(unzipSync(zip)['index.html'] ?? new Uint8Array());
const set = (what: ReturnType<typeof sql>) => what.execute(server.tenant.db);
const pause = () => new Promise((resolve) => setTimeout(resolve, 1_000));

test('the zip opens without network or script, and holds what the family may see and no more', async () => {
  const together = await shot('With Ben', [ava.id, ben.id]);
  const hidden = await moment({ note: 'Among staff', staff_only: true });
  const unapproved = await moment({ kind: 'photo', photo: await aPicture(server.tenant), note: 'Not looked at' });
  const portfolio = await published(
    await moment({ note: 'Stacks <b>six</b> blocks' }),
    await shot('On the slide'),
    together,
    hidden,
    unapproved,
  );
  const { bytes, type } = await taken(parent, portfolio.id);
  expect(type).toBe('application/zip');
  const page = pageIn(bytes);
  for (const word of ['Spring of Ava', 'Stacks &#60;b&#62;six&#60;/b&#62; blocks', 'On the slide'])
    expect(page).toContain(word);
  for (const word of ['With Ben', 'Among staff', 'Not looked at', '<script']) expect(page).not.toContain(word);
  expect(page).not.toMatch(/(src|href)="(https?:)?\/\//);
  const pictures = Object.keys(unzipSync(bytes)).filter((name) => name.startsWith('pictures/'));
  expect(pictures).toEqual(['pictures/001.webp']);
  expect(page).toContain('src="pictures/001.webp"');
});

test('the PDF is made for family and staff alike; nobody else has a file, and none of a draft is made', async () => {
  const portfolio = await published(await moment({ note: 'Sings along' }), await shot('In the sand'));
  for (const who of [parent, manager]) {
    const { bytes, type } = await taken(who, portfolio.id, 'pdf');
    expect([type, strFromU8(bytes.slice(0, 5), true)]).toEqual(['application/pdf', '%PDF-']);
    expect(await ask(who, portfolio.id, 'pdf')).toMatchObject({ status: 'Success' });
  }
  expect(await ask(other, portfolio.id, 'zip')).toMatchObject({ status: 'Error' });
  expect(await filesOf(other, portfolio.id).catch(({ code }: { code: string }) => code)).toBe('FORBIDDEN');
  const draft = await aPortfolio(server.tenant, { student_id: ava.id });
  expect(await ask(manager, draft.id, 'zip')).toMatchObject({ errors: [{ field: 'id', code: 'STATE' }] });
  expect(await ask(parent, draft.id, 'zip')).toMatchObject({ status: 'Error' });
});

test('each right that is taken ends the file at once, and a new one is made without what was taken', async () => {
  const slide = await shot('On the swing');
  const portfolio = await published(await moment({ note: 'Counts to ten' }), slide);
  const first = await taken(parent, portfolio.id);
  expect(pageIn(first.bytes)).toContain('On the swing');
  await parent.call('savePhotoConsent', { student_id: ava.id, level: 'none' }, 'status');
  await pause();
  expect((await fetched(first.url)).status).toBe(404);
  expect((await filesOf(parent, portfolio.id))[0]).toMatchObject({ state: 'ended', url: null });
  const second = await taken(parent, portfolio.id);
  expect(pageIn(second.bytes)).not.toContain('On the swing');
  expect(pageIn(second.bytes)).toContain('Counts to ten');
  await set(sql`update guardian_link set black_list = true where user_id = ${parent.id}`);
  await pause();
  expect((await fetched(second.url)).status).toBe(404);
  expect(await ask(parent, portfolio.id, 'zip')).toMatchObject({ status: 'Error' });
  await set(sql`update guardian_link set black_list = false where user_id = ${parent.id}`);
  await set(sql`delete from photo_consent where student_id = ${ava.id}`);
});

test('also a family whose child has left takes it away, until the day is over', async () => {
  const portfolio = await published(await moment({ note: 'Waves goodbye' }));
  await set(sql`update student set archived_at = now(), status = 'inactive' where id = ${ava.id}`);
  const { url } = await taken(parent, portfolio.id);
  server.clock.tick(16 * 60_000);
  expect((await fetched(url)).status).toBe(404);
  server.clock.tick(86_400_000);
  expect((await filesOf(parent, portfolio.id))[0]).toMatchObject({ state: 'ended', url: null });
  await set(sql`update student set archived_at = null, status = 'active' where id = ${ava.id}`);
});

test('progress is gathered from the days, kept in the words it had, and leaves with what was removed', async () => {
  const reached = await aMilestone(server.tenant, ava.id, 'Counting', { date: new Date('2026-03-10') });
  await aMilestone(server.tenant, ava.id, 'Hidden', { date: new Date('2026-03-11'), staff_only: true });
  await aMilestone(server.tenant, ava.id, 'Early', { date: new Date('2026-01-11') });
  const portfolio = await aPortfolio(server.tenant, { student_id: ava.id });
  const { section } = await manager.call(
    'addPortfolioSection',
    { id: portfolio.id, name: 'Progress', progress: true },
    'status section { id progress milestones { skill step domain color date note } }',
  );
  expect(section).toMatchObject({ progress: true, milestones: [{ skill: expect.stringContaining('Counting') }] });
  const [{ skill: before, step }] = section.milestones;
  expect(step).not.toBe('');
  await manager.call('publishPortfolio', { id: portfolio.id }, 'status');
  await set(
    sql`update learning_skill set name = 'Renamed' where id = (select skill_id from milestone where id = ${reached.id})`,
  );
  const seen = () =>
    parent
      .call('portfolioPreview', { id: portfolio.id }, 'sections { milestones { skill } }')
      .then(({ sections }: { sections: { milestones: { skill: string }[] }[] }) =>
        sections.flatMap(({ milestones }) => milestones.map(({ skill }) => skill)),
      );
  expect(await seen()).toEqual([before]);
  const { bytes, url } = await taken(parent, portfolio.id);
  expect(pageIn(bytes)).toContain(before);
  expect(await manager.call('deleteStudentMilestone', { id: reached.id }, 'status')).toEqual({ status: 'Success' });
  expect(await seen()).toEqual([]);
  await pause();
  expect((await fetched(url)).status).toBe(404);
});

test('publishing asks whom it tells and what it shows; pressed twice at once it tells once', async () => {
  const portfolio = await aPortfolio(server.tenant, { student_id: ava.id });
  await inPortfolio(server.tenant, portfolio, (await moment({ note: 'Draws a sun' })).id);
  const press = (confirm: readonly string[]) =>
    manager.call('publishPortfolio', { id: portfolio.id, confirm }, 'status errors { field code message }');
  const asked = await press([]);
  expect(asked).toMatchObject({ status: 'Error' });
  const [{ field }] = asked.errors;
  expect(field).toMatch(/^confirm\./);
  expect(await parent.call('portfolioPreview', { id: portfolio.id }, 'id')).toBeNull();
  const code = field.replace('confirm.', '');
  const both = await Promise.all([press([code]), press([code])]);
  expect(both.map(({ status }: { status: string }) => status).sort()).toEqual(['Error', 'Success']);
  await server.heard();
  const { data } = await parent.call('notificationsShort', {}, 'data { kind about }');
  expect(
    data.filter(
      (one: { kind: string; about: number }) => one.kind === 'portfolio' && Number(one.about) === portfolio.id,
    ),
  ).toHaveLength(1);
});
