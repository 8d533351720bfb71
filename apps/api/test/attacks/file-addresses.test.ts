import { randomBytes } from 'node:crypto';
import { photoArchive } from '@nestling/api/domains/activities/photo-archive.ts';
import { anActivity } from '@nestling/api/domains/activities/test/activities.factory.ts';
import { anInvoice } from '@nestling/api/domains/billing/test/billing.factory.ts';
import { aBlogName, aPost } from '@nestling/api/domains/blogs/test/blogs.factory.ts';
import { aMessage } from '@nestling/api/domains/chat/test/chat.factory.ts';
import { aCredential } from '@nestling/api/domains/files/test/credentials.factory.ts';
import { aFile, aPaper, aPhoto } from '@nestling/api/domains/files/test/files.factory.ts';
import { anEntry, aPrintedForm } from '@nestling/api/domains/forms/test/forms.factory.ts';
import { aHealthCheck } from '@nestling/api/domains/health/test/health-checks.factory.ts';
import { anIncident } from '@nestling/api/domains/incidents/test/incidents.factory.ts';
import { anInjuryReport } from '@nestling/api/domains/injuries/test/injuries.factory.ts';
import { aMilestone } from '@nestling/api/domains/learning/test/learning.factory.ts';
import { aLocation } from '@nestling/api/domains/locations/test/locations.factory.ts';
import { aPortfolio } from '@nestling/api/domains/portfolios/test/portfolios.factory.ts';
import { aGuardianLink } from '@nestling/api/domains/relationships/test/relationships.factory.ts';
import { aPack } from '@nestling/api/domains/reports/test/pack.factory.ts';
import { aStudent } from '@nestling/api/domains/students/test/students.factory.ts';
import { anAttachment, aTicket } from '@nestling/api/domains/tickets/test/tickets.factory.ts';
import { aTeacher } from '@nestling/api/domains/users/test/users.factory.ts';
import { downloadAddress, type Maker, pictureAddress, type Right, videoAddress } from '@nestling/api/files/address.ts';
import { fileOf } from '@nestling/api/files/pictures.ts';
import { putFile } from '@nestling/api/files/store.ts';
import { type Person, startTestServer, type TestServer } from '@nestling/api/harness/test-server.ts';
import { newSession } from '@nestling/api/harness/test-tenant.ts';
import { wayNames } from '@nestling/api/kernel/files/ways.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';

/** Within so much of a right's end its addresses give nothing, ms. */
const END_MS = 1_000;
const runs = Number(process.env.ATTACK_RUNS ?? 1) * 2;

let server: TestServer;
let centre: number;
let elm: { id: number };
let oak: { id: number };
let child: { id: number };
let parent: Person;
let manager: Person;
let admin: Person;

const key = (letter: string) => `${letter}${randomBytes(16).toString('base64url')}`;
const file = async (name: string) => {
  await putFile(centre, name, randomBytes(2_000));
  return name;
};
const picture = async () => {
  const of = key('p');
  await sql`insert into picture (centre_id, key, width, height, bytes, created_at)
    values (${centre}, ${of}, 1, 1, 1, now())`.execute(server.tenant.db);
  for (const size of ['face', 'full'] as const) await file(fileOf(of, size));
  return of;
};
const set = async (table: string, id: number, values: Readonly<Record<string, unknown>>) => {
  for (const [column, value] of Object.entries(values))
    await sql`update ${sql.table(table)} set ${sql.ref(column)} = ${value} where centre_id = ${centre} and id = ${id}`.execute(
      server.tenant.db,
    );
};

type Kind = 'picture' | 'face' | 'video' | 'download';
/** What somebody is given the address of: by which right, and what of it is fetched. */
interface Given {
  readonly name: string;
  readonly kind: Kind;
  readonly file: string;
  readonly right: Right;
}

const epochOf = async (user: number): Promise<number> => {
  const { rows } = await sql<{ epoch: number }>`select epoch from reader_epoch where user_id = ${user}`.execute(
    server.tenant.db,
  );
  return rows[0]?.epoch ?? 0;
};

/** The addresses a reader is answered now. */
const addressesOf = async (
  who: Pick<Person, 'id' | 'session'>,
  role: 'user' | 'manager',
  given: readonly Given[],
  impersonator?: number,
) => {
  const epoch = await epochOf(who.id);
  const maker: Maker = {
    who: { centre, user: who.id, role, session: who.session, ...(impersonator ? { impersonator } : {}) },
    now: () => server.clock.now(),
    epoch: () => epoch,
  };
  return given.map(({ name, kind, file: of, right }) => {
    if (kind === 'video')
      return { name, url: videoAddress(maker, { file: `${of}.mp4`, key: of, type: 'video/mp4', name: null }, right) };
    if (kind === 'download') return { name, url: downloadAddress(maker, of, 'paper.pdf', right) };
    return { name, url: String(pictureAddress(maker, of, kind === 'face' ? 'face' : 'full', right)) };
  });
};

const fetched = async (url: string): Promise<number> => {
  const answer = await fetch(`http://127.0.0.1:${server.port}${url}`);
  const { byteLength } = await answer.arrayBuffer();
  return answer.status === 200 ? byteLength : 0;
};

let ofFamily: Given[];
let ofOffice: Given[];
/** Rows that rights hang on, by what they are. */
let rowOf: Readonly<Record<'photo' | 'video' | 'message' | 'letter' | 'shared' | 'shot' | 'paper' | 'share', number>>;

beforeAll(async () => {
  server = await startTestServer();
  ({ centre } = server.tenant);
  const at = server.tenant;
  elm = await aLocation(at);
  oak = await aLocation(at);
  child = await aStudent(at, { location_id: elm.id });
  parent = await server.as('user');
  manager = await server.as('manager', { locations: [elm] });
  admin = await server.as('admin');
  await aGuardianLink(at, { student_id: child.id, user_id: parent.id });
  const face = await picture();
  await set('student', child.id, { image: face });
  const avatar = await picture();
  await set('app_user', manager.id, { avatar });
  const photo = await picture();
  const taken = { location_id: elm.id, approved_at: new Date(), students: [child.id] };
  const photoOf = await anActivity(at, { ...taken, kind: 'photo', photo });
  const clip = key('v');
  await file(`${clip}.mp4`);
  await sql`insert into video (centre_id, key, state, type, width, height, seconds, bytes, created_at)
    values (${centre}, ${clip}, 'ready', 'video/mp4', 1, 1, 1, 1, now())`.execute(at.db);
  const videoOf = await anActivity(at, { ...taken, kind: 'video', video: clip });
  const sent = await picture();
  const message = await aMessage(at, { location_id: elm.id, student_id: child.id, attachment: sent, type: 'image' });
  const page = key('f');
  const written = await file(`${page}.pdf`);
  const said = { type: 'file', file: page, file_type: 'pdf', file_name: 'plan.pdf' };
  const letter = await aMessage(at, { location_id: elm.id, student_id: child.id, ...said });
  const stored = await file(`t${randomBytes(12).toString('hex')}.bin`);
  const shared = await aFile(at, { location_id: elm.id, share: { kind: 'families' } });
  await set('file', shared.id, { stored });
  const album = await aFile(at, {
    location_id: elm.id,
    type: 'photo',
    share: { kind: 'student', student_id: child.id },
  });
  const inAlbum = await picture();
  const shot = await aPhoto(at, album.id);
  await set('file_photo', shot.id, { picture: inAlbum, approved_at: new Date().toISOString() });
  const plan = await file(`t${randomBytes(12).toString('hex')}.bin`);
  const paper = await aPaper(at, { student_id: child.id, stored: plan });
  const seen = await picture();
  const check = await aHealthCheck(at, { student_id: child.id, location_id: elm.id, photo: seen });
  const hurt = await picture();
  const injury = await anInjuryReport(at, { student_id: child.id, location_id: elm.id, photo: hurt });
  const form = await aPrintedForm(at, { location_id: elm.id, share: { kind: 'families' } });
  const entry = await anEntry(at, { form_id: form.id, student_id: child.id, user_id: parent.id });
  const pages = await file(`f${randomBytes(16).toString('base64url')}.pdf`);
  const { rows: papers } = await sql<{
    id: number;
  }>`update form_paper set stored = ${pages} where form_id = ${form.id} returning id`.execute(at.db);
  const seal = await file(`f${randomBytes(16).toString('base64url')}.pdf`);
  const { rows: sealed } = await sql<{
    id: number;
  }>`insert into form_entry_file (centre_id, entry_id, kind, stored, original, bytes, sha256, created_at)
    values (${centre}, ${entry.id}, 'handed_in', ${seal}, 'form.pdf', 1, ${'0'.repeat(64)}, now()) returning id`.execute(
    at.db,
  );
  const archived = await file(`z${randomBytes(12).toString('hex')}.zip`);
  const { rows } = await sql<{
    id: number;
  }>`insert into family_archive (centre_id, user_id, asked_at, state, file, ends_at)
    values (${centre}, ${parent.id}, now(), 'ready', ${archived}, '2999-01-01') returning id`.execute(at.db);
  const statement = await file(`x${randomBytes(12).toString('hex')}.pdf`);
  const through = (way: string, id: number): Right => ({ way, id });
  const both: Given[] = [
    { name: 'face of a grown-up', kind: 'face', file: avatar, right: 'signed-in' },
    { name: 'face', kind: 'face', file: face, right: through('student', child.id) },
    { name: 'whole picture', kind: 'picture', file: face, right: through('student', child.id) },
    { name: 'photo', kind: 'picture', file: photo, right: through('activity', photoOf.id) },
    { name: 'thumbnail', kind: 'face', file: photo, right: through('activity', photoOf.id) },
    { name: 'video', kind: 'video', file: clip, right: through('activity', videoOf.id) },
    { name: 'chat picture', kind: 'picture', file: sent, right: through('chat', message.id) },
    { name: 'chat document', kind: 'download', file: written, right: through('chat', letter.id) },
    { name: 'document', kind: 'download', file: stored, right: through('file', shared.id) },
    { name: 'album photo', kind: 'picture', file: inAlbum, right: through('file-photo', shot.id) },
    { name: 'paper', kind: 'download', file: plan, right: through('paper', paper.id) },
    { name: 'finding photo', kind: 'picture', file: seen, right: through('health check', check.id) },
    { name: 'injury photo', kind: 'picture', file: hurt, right: through('injury report', injury.id) },
    { name: 'form pages', kind: 'download', file: pages, right: through('form', papers[0]?.id ?? 0) },
    { name: 'sealed form', kind: 'download', file: seal, right: through('entry', sealed[0]?.id ?? 0) },
    { name: 'statement', kind: 'download', file: statement, right: 'unchanged' },
  ];
  const incident = await anIncident(at, { location_id: elm.id });
  const recording = await file(`${key('u')}.bin`);
  const { rows: lines } = await sql<{
    id: number;
  }>`insert into incident_video (centre_id, incident_id, file, type, bytes, sha256, uploaded_at)
    values (${centre}, ${incident.id}, ${recording}, 'video/mp4', 1, ${'0'.repeat(64)}, now()) returning id`.execute(
    at.db,
  );
  const { rows: shares } = await sql<{
    id: number;
  }>`insert into incident_share (centre_id, incident_id, user_id, video_ids, token_hash, created_at, expires_at)
    values (${centre}, ${incident.id}, ${parent.id}, array[${lines[0]?.id}::int], ${randomBytes(32)}, now(), '2999-01-01') returning id`.execute(
    at.db,
  );
  const bill = await anInvoice(at, { location: elm.id, student: child.id, user: parent.id });
  const handedIn = await picture();
  await set('invoice', bill, { submitted_file: handedIn });
  const ticket = await aTicket(at, { location_id: elm.id });
  const attached = await anAttachment(at, { ticket_id: ticket.id, history_id: ticket.line, uploaded_by: null });
  const attachment = await file(`${attached.file}.pdf`);
  const reached = await picture();
  const milestone = await aMilestone(at, child.id, 'Common', { photo: reached });
  const gathered = await aPortfolio(at, { student_id: child.id, status: 'published' });
  const takenAway = async (user: number) => {
    const name = await file(`b${randomBytes(12).toString('hex')}.zip`);
    const { rows: made } = await sql<{
      id: number;
    }>`insert into portfolio_file (centre_id, portfolio_id, user_id, kind, state, asked_at, file, ends_at, entries, pictured)
      values (${centre}, ${gathered.id}, ${user}, 'zip', 'ready', now(), ${name}, '2999-01-01', array[${photoOf.id}::int],
        array[${photoOf.id}::int]) returning id`.execute(at.db);
    const right = through('portfolio file', made[0]?.id ?? 0);
    return { name: 'portfolio file', kind: 'download', file: name, right } as const;
  };
  const colleague = await aTeacher(at, { locations: [elm] });
  const shown = await aCredential(at, { user_id: colleague.id, stored: await file(`${key('t')}.bin`) });
  const packed = async (user: number) => {
    const name = await file(`b${randomBytes(12).toString('hex')}.zip`);
    const { id } = await aPack(at, { location_id: elm.id, user_id: user, file: name });
    return { name: 'inspector pack', kind: 'download', file: name, right: through('inspector pack', id) } as const;
  };
  const posted = await picture();
  const post = await aPost(at, { img: posted });
  const signing = await aBlogName(at, 'blog_author');
  const signed = await picture();
  await at.db.updateTable('blog_author').set({ img: signed }).where('id', '=', signing.id).execute();
  rowOf = {
    photo: photoOf.id,
    video: videoOf.id,
    message: message.id,
    letter: letter.id,
    shared: shared.id,
    shot: shot.id,
    paper: paper.id,
    share: shares[0]?.id ?? 0,
  };
  ofFamily = [
    ...both,
    { name: 'family archive', kind: 'download', file: archived, right: through('archive', rows[0]?.id ?? 0) },
    { name: 'lent clip', kind: 'download', file: recording, right: through('share', shares[0]?.id ?? 0) },
    await takenAway(parent.id),
  ];
  ofOffice = [
    ...both,
    { name: 'recording', kind: 'download', file: recording, right: through('recording', lines[0]?.id ?? 0) },
    { name: 'invoice file', kind: 'picture', file: handedIn, right: through('invoice', bill) },
    {
      name: 'ticket attachment',
      kind: 'download',
      file: attachment,
      right: through('ticket attachment', attached.id),
    },
    await takenAway(manager.id),
    await packed(manager.id),
    { name: 'credential', kind: 'download', file: shown.stored ?? '', right: through('staff credential', shown.id) },
    { name: 'milestone photo', kind: 'picture', file: reached, right: through('milestone', milestone.id) },
    { name: 'post picture', kind: 'picture', file: posted, right: through('blog', post.id) },
    { name: 'author picture', kind: 'picture', file: signed, right: through('blogauthor', signing.id) },
  ];
});
afterAll(() => server.close());

/** A right that is taken and given back, and what goes on by design: faces, and what is the reader's own. */
interface Loss {
  readonly name: string;
  readonly role: 'user' | 'manager';
  readonly take: () => Promise<unknown>;
  readonly giveBack: () => Promise<unknown>;
  /** Kinds that stay; `only`: kinds that go, where the rest stays. */
  readonly stays?: readonly string[];
  readonly only?: readonly string[];
}
const run = (query: ReturnType<typeof sql>) => query.execute(server.tenant.db);
const link = async (black: boolean) => {
  await run(
    sql`update guardian_link set black_list = ${black} where student_id = ${child.id} and user_id = ${parent.id}`,
  );
  if (!black) await withHistory();
};
/** Who comes back to a chat reads what is written from then on, unless it is given the rest. */
const withHistory = () => run(sql`update chat_join set history = true where user_id = ${parent.id}`);
const ended = (who: () => Person, at: string | null) =>
  run(sql`update session set ended_at = ${at}::timestamptz where id = ${who().session}`);
const status = (who: () => Person, to: string) => run(sql`update app_user set status = ${to} where id = ${who().id}`);
const role = (to: string) =>
  run(sql`update user_role set role_id = (select id from role where name = ${to}) where user_id = ${manager.id}`);
const approved = async (at: string | null) => {
  const { photo, video, shot } = rowOf;
  await run(sql`update activity set approved_at = ${at}::timestamptz where id in (${photo}, ${video})`);
  await run(sql`update file_photo set approved_at = ${at}::timestamptz where id = ${shot}`);
};
const own = ['face of a grown-up', 'family archive'];
const losses: readonly Loss[] = [
  { name: 'black list', role: 'user', take: () => link(true), giveBack: () => link(false), stays: own },
  {
    name: 'link removed',
    role: 'user',
    take: () => run(sql`delete from guardian_link where student_id = ${child.id} and user_id = ${parent.id}`),
    giveBack: async () => {
      await aGuardianLink(server.tenant, { student_id: child.id, user_id: parent.id });
      await withHistory();
    },
    stays: [...own, 'lent clip'],
  },
  {
    name: 'consent withdrawn',
    role: 'user',
    take: () =>
      run(
        sql`insert into photo_consent (centre_id, student_id, level, given_at) values (${centre}, ${child.id}, 'none', now())`,
      ),
    giveBack: () => run(sql`delete from photo_consent where student_id = ${child.id}`),
    only: ['photo', 'thumbnail', 'video', 'album photo', 'statement', 'portfolio file'],
  },
  {
    name: 'signed out',
    role: 'user',
    take: () => ended(() => parent, '2026-03-11'),
    giveBack: () => ended(() => parent, null),
  },
  {
    name: 'switched off',
    role: 'user',
    take: () => status(() => parent, 'inactive'),
    giveBack: () => status(() => parent, 'active'),
  },
  {
    name: 'manager signed out',
    role: 'manager',
    take: () => ended(() => manager, '2026-03-11'),
    giveBack: () => ended(() => manager, null),
  },
  {
    name: 'manager switched off',
    role: 'manager',
    take: () => status(() => manager, 'inactive'),
    giveBack: () => status(() => manager, 'active'),
  },
  {
    name: 'moved to another location',
    role: 'manager',
    take: () => run(sql`update user_location set location_id = ${oak.id} where user_id = ${manager.id}`),
    giveBack: () => run(sql`update user_location set location_id = ${elm.id} where user_id = ${manager.id}`),
    stays: ['face of a grown-up', 'post picture', 'author picture'],
  },
  {
    name: 'unknown to the office again',
    role: 'user',
    take: () => run(sql`update app_user set pending = true where id = ${parent.id}`),
    giveBack: () => run(sql`update app_user set pending = false where id = ${parent.id}`),
    stays: own,
  },
  {
    name: 'archived',
    role: 'user',
    take: () => run(sql`update student set archived_at = now(), status = 'inactive' where id = ${child.id}`),
    giveBack: () => run(sql`update student set archived_at = null, status = 'active' where id = ${child.id}`),
    only: [
      'face',
      'whole picture',
      'chat picture',
      'chat document',
      'document',
      'album photo',
      'paper',
      'finding photo',
      'injury photo',
    ],
  },
  {
    name: 'approval of pictures taken back',
    role: 'user',
    take: () => approved(null),
    giveBack: () => approved(new Date().toISOString()),
    only: ['photo', 'thumbnail', 'video', 'album photo', 'portfolio file'],
  },
  {
    name: 'shared and written no more',
    role: 'user',
    take: async () => {
      await run(sql`update file set archived_at = now() where id = ${rowOf.shared}`);
      await run(sql`update student_document set roles = '{}' where id = ${rowOf.paper}`);
      await run(sql`update chat_message set deleted_at = now() where id in (${rowOf.message}, ${rowOf.letter})`);
      await run(sql`update incident_share set revoked_at = now() where id = ${rowOf.share}`);
    },
    giveBack: async () => {
      await run(sql`update file set archived_at = null where id = ${rowOf.shared}`);
      await run(sql`update student_document set roles = '{user,teacher}' where id = ${rowOf.paper}`);
      await run(sql`update chat_message set deleted_at = null where id in (${rowOf.message}, ${rowOf.letter})`);
      await run(sql`update incident_share set revoked_at = null where id = ${rowOf.share}`);
    },
    only: ['document', 'paper', 'chat picture', 'chat document', 'lent clip'],
  },
  {
    name: 'no manager any more',
    role: 'manager',
    take: () => role('teacher'),
    giveBack: () => role('manager'),
    only: ['recording', 'credential', 'inspector pack', 'invoice file', 'ticket attachment', 'statement'],
  },
  {
    name: 'a permission taken',
    role: 'manager',
    take: () =>
      run(sql`delete from role_permission rp using role ro, permission p where ro.id = rp.role_id
        and p.id = rp.permission_id and rp.centre_id = ${centre} and ro.name = 'manager' and p.name = 'manage_health'`),
    giveBack: () =>
      run(sql`insert into role_permission (centre_id, role_id, permission_id) select p.centre_id, ro.id, p.id
        from role ro join permission p on p.name = 'manage_health'
        where p.centre_id = ${centre} and ro.name = 'manager' on conflict do nothing`),
    only: ['statement'],
  },
];

const given = (role: Loss['role']) => (role === 'user' ? ofFamily : ofOffice);
const reader = (role: Loss['role']) => (role === 'user' ? parent : manager);
const goes = ({ stays = [], only }: Loss, name: string) => (only ? only.includes(name) : !stays.includes(name));
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

test('each way by which files are read is tried', () => {
  const tried = [...ofFamily, ...ofOffice].flatMap(({ right }) => (typeof right === 'string' ? [] : [right.way]));
  expect([...new Set(tried)].sort()).toEqual(wayNames());
});

test('each kind of address ends within a second of each loss; the rest goes on', { timeout: 120_000 }, async () => {
  const table: string[] = [];
  const wrong: string[] = [];
  for (const loss of losses) {
    const addresses = await addressesOf(reader(loss.role), loss.role, given(loss.role));
    for (const { name, url } of addresses)
      if ((await fetched(url)) !== 2_000) wrong.push(`${loss.name}: ${name} before`);
    await loss.take();
    const from = performance.now();
    const lasted = await Promise.all(
      addresses.map(async ({ name, url }) => {
        if (!goes(loss, name)) return `${name} stays`;
        while ((await fetched(url)) > 0) {
          if (performance.now() - from > 5 * END_MS) return `${name} STILL THERE`;
          await pause(20);
        }
        return `${name} ${Math.round(performance.now() - from)}`;
      }),
    );
    table.push(`${loss.name}: ${lasted.join(', ')}`);
    await pause(Math.max(0, END_MS - (performance.now() - from)));
    for (const { name, url } of addresses)
      if ((await fetched(url)) !== (goes(loss, name) ? 0 : 2_000)) wrong.push(`${loss.name}: ${name}`);
    await loss.giveBack();
    await pause(END_MS);
  }
  console.info(`ms until nothing is given out:\n${table.join('\n')}`);
  expect(wrong, 'what stayed and should go, or the other way round').toEqual([]);
  expect(table.join('\n')).not.toContain('STILL THERE');
});

test('what an admin was given while acting as a family ends with the acting', async () => {
  const session = await newSession(server.tenant, parent.id, server.clock.now(), true, admin);
  const shown = ofFamily.filter(({ name }) => !['lent clip', 'family archive', 'portfolio file'].includes(name));
  const addresses = await addressesOf({ id: parent.id, session }, 'user', shown, admin.id);
  for (const { name, url } of addresses) expect(await fetched(url), name).toBe(2_000);
  const kept = await addressesOf(
    { id: parent.id, session },
    'user',
    ofFamily.filter((one) => !shown.includes(one)),
    admin.id,
  );
  for (const { name, url } of kept) expect(await fetched(url), name).toBe(0);
  await run(sql`update session set ended_at = now() where id = ${session}`);
  await pause(END_MS);
  for (const { name, url } of addresses) expect(await fetched(url), name).toBe(0);
});

test('no byte a second after a right was lost, whichever, at whatever moment', async () => {
  const tried = { losses: 0, fetched: 0, leaks: 0 };
  for (let i = 0; i < runs; i += 1) {
    const loss = losses[Math.floor(Math.random() * losses.length)];
    if (!loss) continue;
    const addresses = await addressesOf(reader(loss.role), loss.role, given(loss.role));
    let going = true;
    const readers = [1, 2, 3].map(async () => {
      while (going) {
        const one = addresses[Math.floor(Math.random() * addresses.length)];
        if (one) await fetched(one.url);
        tried.fetched += 1;
      }
    });
    try {
      await pause(Math.random() * 1_200);
      await loss.take();
      await pause(END_MS);
      for (const { name, url } of addresses) if (goes(loss, name) && (await fetched(url)) > 0) tried.leaks += 1;
    } finally {
      going = false;
      await Promise.all(readers);
    }
    await loss.giveBack();
    await pause(END_MS);
    tried.losses += 1;
  }
  console.info(`losses ${tried.losses}, fetched ${tried.fetched}, leaks found: ${tried.leaks}`);
  expect(tried.leaks).toBe(0);
}, 120_000);

test('a page of sixty pictures is asked about in few statements, and not again within the second', async () => {
  const [photo] = ofFamily.filter(({ name }) => name === 'thumbnail');
  if (!photo) throw new Error('There is no thumbnail.');
  const many = Array.from({ length: 60 }, (_, i): Given => ({ ...photo, right: { way: 'activity', id: i + 1 } }));
  const addresses = await addressesOf(parent, 'user', many);
  await pause(END_MS);
  const page = () => Promise.all(addresses.map(({ url }) => fetched(url)));
  const from = performance.now();
  // A question is one message of three statements: the centre, the reader's standing, the records.
  const asked = await server.statements(page);
  expect(asked).toBeLessThanOrEqual(3 * 20);
  const again = await server.statements(page);
  if (performance.now() - from < 600) expect(again).toBe(0);
  console.info(`sixty pictures: ${asked} statements, again ${again}`);
});

test('a browser that has a photo asks again, and is told nothing new or nothing at all', async () => {
  const [photo] = await addressesOf(
    parent,
    'user',
    ofFamily.filter(({ name }) => name === 'photo'),
  );
  const ask = (tag = '') =>
    fetch(`http://127.0.0.1:${server.port}${photo?.url}`, tag ? { headers: { 'if-none-match': tag } } : {});
  const first = await ask();
  expect([first.status, first.headers.get('cache-control')]).toEqual([200, 'private, no-cache']);
  const tag = String(first.headers.get('etag'));
  expect((await ask(tag)).status).toBe(304);
  await link(true);
  await pause(END_MS);
  expect((await ask(tag)).status).toBe(404);
  await link(false);
});

test('an archive of photos ends with the session, the acting and each right that is taken', async () => {
  await pause(END_MS);
  const asked = async () => {
    const epoch = await epochOf(parent.id);
    const who = { centre, user: parent.id, role: 'user', session: parent.session } as const;
    const ctx = { who, now: () => server.clock.now(), epoch: () => epoch };
    return String((await photoArchive({ ...ctx, db: server.tenant.db }, { student_id: child.id })).url);
  };
  for (const name of ['signed out', 'switched off', 'black list', 'consent withdrawn', 'unknown to the office again']) {
    const url = await asked();
    expect(await fetched(url), `${name} before`).toBeGreaterThan(0);
    const loss = losses.find((one) => one.name === name);
    await loss?.take();
    await pause(END_MS);
    expect(await fetched(url), name).toBe(0);
    await loss?.giveBack();
    await pause(END_MS);
  }
});
