import { fileOf } from '@nestling/api/files/pictures.ts';
import { putFile } from '@nestling/api/files/store.ts';
import { type Person, startTestServer, type TestServer } from '@nestling/api/harness/test-server.ts';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { anActivity, aPicture } from '../../activities/test/activities.factory.ts';
import { aTree } from '../../learning/test/learning.factory.ts';
import { aLocation } from '../../locations/test/locations.factory.ts';
import { aGuardianLink } from '../../relationships/test/relationships.factory.ts';
import { aRoom } from '../../rooms/test/rooms.factory.ts';
import { aStudent } from '../../students/test/students.factory.ts';
import { aPortfolio, inPortfolio } from './portfolios.factory.ts';

let server: TestServer;
let elm: { id: number };
let ava: { id: number };
let ben: { id: number };
let teacher: Person;
let parent: Person;
beforeAll(async () => {
  server = await startTestServer();
  elm = await aLocation(server.tenant, { zone: 'America/New_York' });
  const room = await aRoom(server.tenant, { location_id: elm.id });
  ava = await aStudent(server.tenant, { location_id: elm.id, room_id: room.id, fname: 'Ava' });
  ben = await aStudent(server.tenant, { location_id: elm.id, room_id: room.id, fname: 'Ben' });
  teacher = await server.as('teacher', { locations: [elm] });
  parent = await server.as('user');
  await aGuardianLink(server.tenant, { student_id: ava.id, user_id: parent.id, legal_guardian: true });
});
afterAll(() => server.close());

const got = (path: string) => fetch(`http://127.0.0.1:${server.port}${path}`);
const fetched = async (path: string): Promise<number> => (await got(path)).status;
const aPhoto = async (given: object = {}) => {
  const photo = await aPicture(server.tenant);
  const red = sharp({ create: { width: 60, height: 40, channels: 3, background: '#c33' } });
  for (const size of ['full', 'face'] as const)
    await putFile(server.tenant.centre, fileOf(photo, size), await red.clone().webp().toBuffer());
  const moment = { location_id: elm.id, students: [ava.id], kind: 'observation', photo, ...given };
  return { photo, ...(await anActivity(server.tenant, moment)) };
};
const photosSeen = async (who: Person, id: number): Promise<readonly string[] | null> => {
  const seen = await who.call('portfolioPreview', { id }, 'sections { activities { activity { photo } } }');
  const of = ({ activities }: { activities: { activity: { photo: string | null } | null }[] }) =>
    activities.flatMap(({ activity }) => activity?.photo ?? []);
  return seen?.sections.flatMap(of) ?? null;
};

test('a picture of a draft has no address a family is given, could make, or take from staff as its own', async () => {
  const waiting = await aPhoto({ note: 'Not looked at yet' });
  const portfolio = await aPortfolio(server.tenant, { student_id: ava.id });
  await inPortfolio(server.tenant, portfolio, waiting.id);
  const [shown = ''] = (await photosSeen(teacher, portfolio.id)) ?? [];
  expect(await fetched(shown)).toBe(200);
  expect(await photosSeen(parent, portfolio.id)).toBeNull();
  expect(await parent.call('getStudentPortfolios', { student_id: ava.id }, 'id')).not.toContainEqual({
    id: String(portfolio.id),
  });
  const asked = { id: portfolio.id, kind: 'zip' };
  expect(await parent.call('requestPortfolioFile', asked, 'status')).toEqual({ status: 'Error' });
  const files = parent.call('portfolioFiles', { id: portfolio.id }, 'url');
  expect(await files.catch(({ code }) => code)).toBe('FORBIDDEN');

  // What a family makes of an address of its own, or of one a teacher was given.
  const published = await aPortfolio(server.tenant, { student_id: ava.id, status: 'published' });
  await inPortfolio(server.tenant, published, (await aPhoto({ approved_at: server.clock.now() })).id);
  const [ofFamily = ''] = (await photosSeen(parent, published.id)) ?? [];
  expect(await fetched(ofFamily)).toBe(200);
  const [, , kind = '', ticket = '', sign = '', name = ''] = ofFamily.split('/');
  const said: unknown[] = JSON.parse(Buffer.from(ticket, 'base64url').toString());
  const written = (parts: unknown[]) => Buffer.from(JSON.stringify(parts)).toString('base64url');
  const [, , , ofTeacher = '', signOfTeacher = ''] = shown.split('/');
  const theirs: unknown[] = JSON.parse(Buffer.from(ofTeacher, 'base64url').toString());
  const wanted = fileOf(waiting.photo, 'full');
  // An address that is none is a page of the portal; never is it the picture.
  for (const forged of [
    `/files/${kind}/${written(said.with(1, wanted))}/${sign}/${name}`,
    `/files/${kind}/${written(said.with(1, wanted).with(5, theirs[5]))}/${sign}/${name}`,
    `/files/${kind}/${written(theirs.with(4, said[4]))}/${signOfTeacher}/${name}`,
    `/files/${kind}/${ofTeacher}/${sign}/${name}`,
    `/files/${kind}/${ticket}/${signOfTeacher}/${name}`,
    `/files/${wanted}`,
    `/pictures/${wanted}`,
    `/${wanted}`,
  ])
    expect((await got(forged)).headers.get('content-type'), forged).not.toBe('image/webp');

  // Published while nobody has approved the picture: the family reads the words alone.
  const now = server.clock.now();
  await server.tenant.db
    .updateTable('portfolio')
    .set({ status: 'published', published_at: now })
    .where('id', '=', portfolio.id)
    .execute();
  const read = await parent.call('portfolioPreview', { id: portfolio.id }, 'sections { activities { note } }');
  expect(read.sections[0].activities).toEqual([{ note: 'Not looked at yet' }]);
  expect(await photosSeen(parent, portfolio.id)).toEqual([]);
});

test('who counts through the ids of portfolios finds its own published ones and nothing else', async () => {
  const far = await server.centre();
  const place = await aLocation(far);
  const foreign = await aStudent(far, { location_id: place.id });
  const mine: number[] = [];
  const all: number[] = [];
  for (let n = 0; n < 12; n += 1) {
    const own = await aPortfolio(server.tenant, { student_id: ava.id, status: 'published' });
    mine.push(own.id);
    const others = [
      await aPortfolio(server.tenant, { student_id: ava.id }),
      await aPortfolio(server.tenant, { student_id: ben.id, status: 'published' }),
      await aPortfolio(far, { student_id: foreign.id, status: 'published' }),
    ];
    all.push(own.id, ...others.map(({ id }) => id));
  }
  const [first, last] = [Math.min(...all), Math.max(...all)];
  const ids = Array.from({ length: last - first + 21 }, (_, n) => first - 10 + n).filter((id) => id > 0);
  const answers = await Promise.all(
    ids.map(async (id) => ({
      id,
      seen: await parent.call('portfolioPreview', { id }, 'id name'),
      files: await parent.call('portfolioFiles', { id }, 'id').catch(({ code }) => code),
    })),
  );
  const found = answers.filter(({ seen }) => seen !== null).map(({ id }) => id);
  expect(found).toEqual(expect.arrayContaining(mine));
  const others = all.filter((id) => !mine.includes(id));
  expect(found.filter((id) => others.includes(id))).toEqual([]);
  // What is there and not one's own is answered like what is not there at all.
  const nothing = answers
    .filter(({ id }) => !found.includes(id))
    .map(({ seen, files }) => JSON.stringify([seen, files]));
  expect([...new Set(nothing)]).toEqual(['[null,"FORBIDDEN"]']);
  const taken = await Promise.all(
    [...others, last + 1_000].map((id) =>
      parent.call('requestPortfolioFile', { id, kind: 'pdf' }, 'status message errors { code }'),
    ),
  );
  expect(new Set(taken.map((one) => JSON.stringify(one))).size).toBe(1);
  expect(taken[0]).toMatchObject({ status: 'Error' });
});

test('an SVG is no picture of an observation, a milestone or a section, and a script in one stays out', async () => {
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" width="99" height="99" onload="alert(1)"><script>alert(1)</script></svg>';
  const dataUrl = (type: string) => `data:${type};base64,${Buffer.from(svg).toString('base64')}`;
  for (const type of ['image/svg+xml', 'image/png', 'image/jpeg', 'image/heic']) {
    const { status, image_name } = await teacher.call('uploadImage', { image: dataUrl(type) }, 'status image_name');
    expect({ status, image_name }).toEqual({ status: 'Error', image_name: null });
  }
  const { skill, step } = await aTree(server.tenant);
  const at = { date: '2026-03-11' };
  for (const photo of [dataUrl('image/svg+xml'), 'evil.svg', svg]) {
    const observed = { ...at, time: '09:00', students: [ava.id], note: 'Looks', photo };
    const reached = { ...at, student_id: ava.id, skill, progress: step, photo };
    for (const [call, input] of [
      ['saveObservationActivity', observed],
      ['saveStudentMilestone', reached],
    ] as const) {
      const answer = await teacher.call(call, input, 'status').catch(({ code }) => ({ status: code }));
      expect(answer.status, `${call} ${photo.slice(0, 20)}`).not.toBe('Success');
    }
  }
  const portfolio = await aPortfolio(server.tenant, { student_id: ava.id });
  const text = `<p>Kept</p>${svg}<img src="${dataUrl('image/svg+xml')}"><a href="${dataUrl('image/svg+xml')}">open</a>`;
  expect(await teacher.call('updatePortfolioSection', { id: portfolio.section, text }, 'status')).toEqual({
    status: 'Success',
  });
  const { sections } = await teacher.call('portfolioPreview', { id: portfolio.id }, 'sections { text }');
  expect(sections[0].text).toContain('Kept');
  expect(sections[0].text).not.toMatch(/svg|script|alert|data:/i);
});

test('a phone fetches a picture no wider than it shows it, by the same right and as long', async () => {
  const photo = await aPicture(server.tenant);
  const wide = sharp({ create: { width: 1600, height: 1200, channels: 3, background: '#3c6' } });
  await putFile(server.tenant.centre, fileOf(photo, 'full'), await wide.webp().toBuffer());
  const moment = { location_id: elm.id, students: [ava.id], kind: 'photo', photo, approved_at: server.clock.now() };
  const taken = await anActivity(server.tenant, moment);
  const portfolio = await aPortfolio(server.tenant, { student_id: ava.id, status: 'published' });
  await inPortfolio(server.tenant, portfolio, taken.id);
  const [address = ''] = (await photosSeen(parent, portfolio.id)) ?? [];
  const half = await got(`${address}?half=1`);
  expect(half.headers.get('content-type')).toBe('image/webp');
  expect(half.headers.get('content-security-policy')).toBe("default-src 'none'; sandbox");
  expect(await sharp(Buffer.from(await half.arrayBuffer())).metadata()).toMatchObject({ width: 800, height: 600 });
  const whole = await got(address);
  expect(await sharp(Buffer.from(await whole.arrayBuffer())).metadata()).toMatchObject({ width: 1600 });
  expect(half.headers.get('etag')).not.toBe(whole.headers.get('etag'));
  // Who has lost the right to the one has lost it to the other.
  await parent.call('savePhotoConsent', { student_id: ava.id, level: 'none' }, 'status');
  await new Promise((resolve) => setTimeout(resolve, 1_100));
  expect([await fetched(`${address}?half=1`), await fetched(address)]).toEqual([404, 404]);
});
