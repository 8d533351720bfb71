import { startTestServer, type TestServer } from '@nestling/api/harness/test-server.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { nth } from '../../centres/test/centres.factory.ts';
import { aLocation } from '../../locations/test/locations.factory.ts';
import { aBlogName, aBlogTag, aPost } from './blogs.factory.ts';

type Caller = Awaited<ReturnType<TestServer['as']>>;
let server: TestServer;
let author: Caller;
let elm: number;
beforeAll(async () => {
  server = await startTestServer();
  elm = (await aLocation(server.tenant, { name: 'Elm' })).id;
  author = await server.as('blog', { locations: [{ id: elm }] });
});
afterAll(() => server.close());

const outcome = 'status message errors { field code }';
const made = `${outcome} blog { id url status state date time appears_at }`;
const write = (title: string, more: object = {}) =>
  author.call('createBlog', { title, description: '<p>Ducks.</p>', ...more }, made);
const fields =
  'id title summary description title_es summary_es description_es img thumbnail status state category { id name } date time appears_at author { id name img details } location_id location { id } url tags { id name } created_by { id } created_at updated_at';
const read = (id: unknown) => author.call('blog', { id }, fields);
const guest = () => server.guest();

test('a post is a draft until it is published, and keeps what was written, cleaned', async () => {
  const category = await aBlogName(server.tenant, 'blog_category');
  const signed = await aBlogName(server.tenant, 'blog_author');
  const tag = await aBlogTag(server.tenant);
  const { status, blog } = await write('Summer at the Pond', {
    description:
      '<p onclick="x()">Ducks <script>alert(1)</script><a href="javascript:x()">here</a></p><svg/onload=x()>',
    summary: 'What we saw',
    title_es: 'Verano',
    description_es: '<p>Patos<img src=x onerror=alert(1)></p>',
    category: category.id,
    author: signed.id,
    tags: [tag.id],
    location_id: elm,
  });
  expect(status).toBe('Success');
  expect(blog).toMatchObject({ url: 'summer-at-the-pond', status: false, state: 'unpublished', appears_at: null });
  const post = await read(blog.id);
  expect(post.description).toBe('<p>Ducks <a rel="noopener noreferrer nofollow" target="_blank">here</a></p>');
  expect(post.description_es).toBe('<p>Patos</p>');
  expect(post).toMatchObject({
    summary: 'What we saw',
    title_es: 'Verano',
    category: { name: category.name },
    author: { name: signed.name },
    tags: [{ name: tag.name }],
    location_id: String(elm),
    location: { id: String(elm) },
  });
  expect(await guest().call('publishedBlog', { url: blog.url }, 'id')).toBeNull();
  expect(await author.call('updateBlogStatus', { id: blog.id, status: true }, outcome)).toMatchObject({
    message: 'The post is published.',
  });
  expect(await guest().call('publishedBlog', { url: blog.url }, 'id title img created_by { id }')).toEqual({
    id: blog.id,
    title: 'Summer at the Pond',
    img: null,
    created_by: null,
  });
  await author.call('updateBlogStatus', { id: blog.id, status: false }, outcome);
  expect(await guest().call('publishedBlog', { url: blog.url }, 'id')).toBeNull();
});

test('addresses are made of the title, never twice, and old ones lead on', async () => {
  const [a, b, c] = await Promise.all([write('Éste año: ¡patos!'), write('Este año patos'), write('este AÑO, patos')]);
  expect([a, b, c].map(({ blog }) => blog.url).sort()).toEqual([
    'este-ano-patos',
    'este-ano-patos-2',
    'este-ano-patos-3',
  ]);
  const first = [a, b, c].find(({ blog }) => blog.url === 'este-ano-patos').blog;
  const save = (id: string, url: string) => author.call('saveBlogUrl', { id, url }, outcome);
  expect(await save(first.id, 'ducks')).toMatchObject({ status: 'Success' });
  await author.call('updateBlogStatus', { id: first.id, status: true }, outcome);
  expect(await guest().call('publishedBlog', { url: 'este-ano-patos' }, 'id url')).toEqual({
    id: first.id,
    url: 'ducks',
  });
  const other = (await write('Geese')).blog;
  for (const url of ['este-ano-patos', 'ducks', 'DUCKS', 'tag'])
    expect(await save(other.id, url)).toMatchObject({ status: 'Error', errors: [{ field: 'url', code: 'TAKEN' }] });
  expect(await author.call('updateBlog', { id: other.id, url: 'ducks' }, outcome)).toMatchObject({
    errors: [{ field: 'url', code: 'TAKEN' }],
  });
  expect(await write('Swans', { url: 'ducks' })).toMatchObject({ errors: [{ field: 'url', code: 'TAKEN' }] });
  const check = (given: Readonly<Record<string, unknown>>) => author.call('checkBlogUrl', given, `${outcome} counter`);
  expect(await check({ url: 'este-ano-patos' })).toMatchObject({ status: 'Success', counter: 1 });
  expect(await check({ url: 'este-ano-patos', id: first.id })).toMatchObject({ counter: 0 });
  expect(await check({ url: '' })).toMatchObject({ status: 'Error' });
  expect(await save(first.id, 'este-ano-patos')).toMatchObject({ status: 'Success' });
});

test.each(['..%2f', '../etc', '%00', 'a b', 'a--b', '-a', 'a/b', 'дом', 'a'.repeat(81), '<script>'])(
  'an address %j is none',
  async (url) => {
    expect(await write('Owls', { url })).toMatchObject({
      status: 'Error',
      errors: [{ field: 'url', code: 'INVALID' }],
    });
  },
);

test('a title of no plain letters has an address all the same', async () => {
  const { blog } = await write('☃☃☃');
  expect(blog.url).toMatch(/^post(-\d+)?$/);
  expect((await write('Tag')).blog.url).toBe('tag-2');
  expect(await write('   ')).toMatchObject({ status: 'Error', errors: [{ field: 'title' }] });
});

test('a scheduled post appears at its minute in the zone of its location, and not before', async () => {
  const { blog, status } = await write('Opening day', {
    status: true,
    date: '2026-03-20',
    time: '09:30',
    location_id: elm,
  });
  expect(status).toBe('Success');
  // New York in March: four hours behind.
  expect(blog).toMatchObject({ state: 'scheduled', time: '09:30', appears_at: '2026-03-20T13:30:00.000Z' });
  const seen = () => guest().call('publishedBlog', { url: blog.url }, 'state');
  const listed = async () =>
    (await guest().call('publishedBlogs', { first: 200 }, 'data { id }')).data.some(
      ({ id }: { id: string }) => id === blog.id,
    );
  const ahead = Date.parse('2026-03-20T13:30:00Z') - server.clock.now().getTime();
  server.clock.tick(ahead - 1);
  expect([await seen(), await listed()]).toEqual([null, false]);
  server.clock.tick(1);
  expect([await seen(), await listed()]).toEqual([{ state: 'published' }, true]);
});

test('a day without a minute begins with the day; one the clocks jump over is declined', async () => {
  const day = await write('A day', { status: true, date: '2026-11-01', location_id: elm });
  expect(day.blog).toMatchObject({ appears_at: '2026-11-01T04:00:00.000Z', time: null });
  const gap = await write('A gap', { status: true, date: '2027-03-14', time: '02:30', location_id: elm });
  expect(gap).toMatchObject({ status: 'Error', errors: [{ field: 'time', code: 'NO_SUCH_TIME' }] });
  const twice = await write('Twice', { status: true, date: '2026-11-01', time: '01:30', location_id: elm });
  expect(twice.blog.appears_at).toBe('2026-11-01T05:30:00.000Z');
  expect(await write('No day', { time: '08:00' })).toMatchObject({ errors: [{ field: 'date', code: 'REQUIRED' }] });
  expect((await write('At once', { status: true })).blog).toMatchObject({ state: 'published' });
});

test('posts are listed by state, category, location and words; readers get those that have appeared', async () => {
  const { id: category } = await aBlogName(server.tenant, 'blog_category');
  const tag = await aBlogTag(server.tenant);
  const on = (more: object) => ({ category, tags: [tag.id], ...more });
  const draft = (await write('Quokka draft', on({}))).blog.id;
  const later = (await write('Quokka later', on({ status: true, date: '2030-01-01', location_id: elm }))).blog.id;
  const out = (await write('Quokka out', on({ status: true, location_id: elm }))).blog.id;
  const list = async (given: Readonly<Record<string, unknown>>) =>
    (await author.call('blogs', { first: 50, category, ...given }, 'data { id } total')).data.map(
      ({ id }: { id: string }) => id,
    );
  expect((await list({})).sort()).toEqual([draft, later, out].sort());
  expect(await list({ status: 'unpublished' })).toEqual([draft]);
  expect(await list({ status: 'scheduled' })).toEqual([later]);
  expect(await list({ status: 'published' })).toEqual([out]);
  expect(await list({ search: 'quokka DRAFT' })).toEqual([draft]);
  expect((await list({ location_id: elm })).sort()).toEqual([later, out].sort());
  expect(await list({ sort: 'title' })).toEqual([draft, later, out]);
  const readers = async (given: Readonly<Record<string, unknown>>) =>
    (await guest().call('publishedBlogs', { first: 50, ...given }, 'data { id }')).data.map(
      ({ id }: { id: string }) => id,
    );
  expect(await readers({ category })).toEqual([out]);
  expect(await readers({ tag: tag.id })).toEqual([out]);
  expect(await readers({ location_id: elm, category })).toEqual([out]);
  await expect(guest().call('publishedBlogs', { first: 0 }, 'total')).rejects.toMatchObject({ code: 'BAD_INPUT' });
});

test('a tag that is deleted is off every post; its name is free again, and students have tags of their own', async () => {
  const name = `Tag ${nth()}`;
  expect(await author.call('createBlogTag', { name }, outcome)).toMatchObject({ status: 'Success' });
  expect(await author.call('createBlogTag', { name: name.toUpperCase() }, outcome)).toMatchObject({
    errors: [{ field: 'name', code: 'TAKEN' }],
  });
  const all = () => author.call('blogTags', {}, 'id name post_count');
  const { id } = (await all()).find((one: { name: string }) => one.name === name);
  const { blog } = await write('Tagged', { tags: [id] });
  expect((await all()).find((one: { id: string }) => one.id === id)).toMatchObject({ post_count: 1 });
  const manager = await server.as('manager', { locations: [{ id: elm }] });
  expect(await manager.call('createStudentTag', { name, color_code: '#336699' }, outcome)).toMatchObject({
    status: 'Success',
  });
  const students = await manager.call('studentTags', { search: name }, 'id color_code post_count');
  expect(students).toMatchObject([{ color_code: '#336699', post_count: 0 }]);
  expect(students).toHaveLength(1);
  expect(students[0].id).not.toBe(id);
  expect(await author.call('updateBlogTag', { id: students[0].id, name: 'Mine' }, outcome)).toMatchObject({
    status: 'Error',
  });
  expect(await author.call('updateBlogTag', { id, name: `${name} 2` }, outcome)).toMatchObject({ status: 'Success' });
  expect((await read(blog.id)).tags).toEqual([{ id, name: `${name} 2` }]);
  expect(await author.call('deleteBlogTag', { id }, outcome)).toMatchObject({ status: 'Success' });
  expect((await read(blog.id)).tags).toEqual([]);
  expect(await author.call('deleteBlogTag', { id }, outcome)).toMatchObject({ status: 'Error' });
  expect(await author.call('createBlogTag', { name }, outcome)).toMatchObject({ status: 'Success' });
});

test('several tags of posts are merged, cleared and deleted as those of students are, and never with them', async () => {
  const manager = await server.as('manager', { locations: [{ id: elm }] });
  const act = (type: string, id: unknown[]) => manager.call('makeTagsAction', { id, type }, outcome);
  const [a, b] = [await aBlogTag(server.tenant), await aBlogTag(server.tenant)];
  const { blog } = await write('Two tags', { tags: [b.id] });
  const tagsOf = async () => (await read(blog.id)).tags.map(({ id }: { id: string }) => id);
  expect(await act('merge', [a.id, b.id])).toMatchObject({ status: 'Success' });
  expect(await tagsOf()).toEqual([String(a.id)]);
  const child = await server.tenant.db
    .insertInto('tag')
    .values({ centre_id: server.tenant.centre, name: `Child ${nth()}` })
    .returning('id')
    .executeTakeFirstOrThrow();
  expect(await act('merge', [a.id, child.id])).toMatchObject({ errors: [{ code: 'MIXED' }] });
  await act('clear', [a.id]);
  expect(await tagsOf()).toEqual([]);
  expect(await act('delete', [a.id])).toMatchObject({ status: 'Success' });
  expect(await author.call('updateBlogTag', { id: a.id, name: 'Gone' }, outcome)).toMatchObject({ status: 'Error' });
});

test.each([
  ['Category', 'blogCategories', 'category'],
  ['Author', 'blogAuthors', 'author'],
] as const)('a %s is named once, renamed everywhere, and goes when no post has it', async (noun, list, field) => {
  const name = `${noun} ${nth()}`;
  const add = () => author.call(`createBlog${noun}`, { name }, outcome);
  expect(await add()).toMatchObject({ status: 'Success' });
  expect(await add()).toMatchObject({ errors: [{ field: 'name', code: 'TAKEN' }] });
  const all = () => author.call(list, {}, 'id name post_count');
  const { id } = (await all()).find((one: { name: string }) => one.name === name);
  const { blog } = await write('In use', { [field]: id });
  expect(await author.call(`updateBlog${noun}`, { id, name: `${name} 2` }, outcome)).toMatchObject({
    status: 'Success',
  });
  expect((await read(blog.id))[field].name).toBe(`${name} 2`);
  const remove = () => author.call(`deleteBlog${noun}`, { id }, outcome);
  expect(await remove()).toMatchObject({ status: 'Error', errors: [{ code: 'IN_USE' }] });
  await author.call('updateBlog', { id: blog.id, [field]: null }, outcome);
  expect(await remove()).toMatchObject({ status: 'Success' });
  expect(await remove()).toMatchObject({ status: 'Error' });
});

test('a post is changed over nothing somebody else has saved, and what is cleared is gone', async () => {
  const { blog } = await write('Ours', { summary: 'Short', status: true });
  const { updated_at: seen } = await read(blog.id);
  server.clock.tick(1_000);
  await author.call('updateBlog', { id: blog.id, title: 'Theirs' }, outcome);
  const late = await author.call('updateBlog', { id: blog.id, title: 'Mine', seen }, outcome);
  expect(late).toMatchObject({ status: 'Error', errors: [{ field: 'title', code: 'CHANGED' }] });
  await author.call('updateBlog', { id: blog.id, summary: '', date: '2026-01-02' }, outcome);
  expect(await read(blog.id)).toMatchObject({ title: 'Theirs', summary: null, date: '2026-01-02', status: true });
  expect(await author.call('deleteBlog', { id: blog.id }, outcome)).toMatchObject({ status: 'Success' });
  expect(await author.call('deleteBlog', { id: blog.id }, outcome)).toMatchObject({ status: 'Error' });
  expect(await read(blog.id)).toBeNull();
});

test('no picture of a child is shown in a post', async () => {
  const key = `p${'x'.repeat(22)}`;
  await server.tenant.db
    .insertInto('picture')
    .values({
      centre_id: server.tenant.centre,
      key,
      uploaded_by: author.id,
      width: 1,
      height: 1,
      bytes: 1,
      created_at: new Date(),
    })
    .execute();
  const shown = await write('With a picture', { img: key, date: '2026-04-01', time: '08:15' });
  expect(shown).toMatchObject({ status: 'Success' });
  const post = await read(shown.blog.id);
  expect([post.img, post.thumbnail]).toEqual([expect.stringContaining('/files/picture/'), expect.any(String)]);
  expect(post.time).toBe('08:15');
  const changes = { id: shown.blog.id, img: '', time: '09:00', status: true, date: '2026-01-03' };
  expect(await author.call('updateBlog', { ...changes, img: key }, outcome)).toMatchObject({ status: 'Success' });
  const outside = 'id img thumbnail time';
  const published = await author.call('publishedBlog', { url: shown.blog.url }, outside);
  expect(published).toMatchObject({ img: expect.any(String), time: '09:00' });
  expect((await author.call('publishedBlogs', { first: 200 }, `data { ${outside} }`)).data).toContainEqual(published);
  expect(await guest().call('publishedBlog', { url: shown.blog.url }, outside)).toMatchObject({ img: null });
  await author.call('updateBlog', changes, outcome);
  expect((await read(shown.blog.id)).img).toBeNull();
  await author.call('updateBlog', { id: shown.blog.id, img: key }, outcome);
  const name = `Face ${nth()}`;
  expect(await author.call('createBlogAuthor', { name, img: key, details: 'Writes' }, outcome)).toMatchObject({
    status: 'Success',
  });
  const authors = await author.call('blogAuthors', {}, 'id name img details post_count');
  const face = authors.find((one: { name: string }) => one.name === name);
  expect(face).toMatchObject({ img: expect.stringContaining('/files/picture/'), details: 'Writes' });
  await author.call('updateBlogAuthor', { id: face.id, img: '', details: '' }, outcome);
  const again = await author.call('blogAuthors', {}, 'id img details');
  expect(again.find((one: { id: string }) => one.id === face.id)).toMatchObject({ img: null, details: null });
  const lines = await author.call('blogs', { first: 5, search: 'With a picture' }, 'data { img thumbnail }');
  expect(lines.data[0]).toEqual({ img: expect.any(String), thumbnail: expect.any(String) });
  const { aStudent } = await import('../../students/test/students.factory.ts');
  await aStudent(server.tenant, { location_id: elm, image: key });
  expect(await write('With a child', { img: key })).toMatchObject({ errors: [{ field: 'img', code: 'UNKNOWN' }] });
  expect(await author.call('createBlogAuthor', { name: `Face ${nth()}`, img: key }, outcome)).toMatchObject({
    errors: [{ field: 'img', code: 'UNKNOWN' }],
  });
});

test('an author whose permission was taken writes nothing, and another center’s post is none', async () => {
  const foreign = await server.centre('elsewhere');
  const theirs = await aPost(foreign, { status: true });
  expect(await read(theirs.id)).toBeNull();
  expect(await author.call('updateBlog', { id: theirs.id, title: 'Ours' }, outcome)).toMatchObject({ status: 'Error' });
  expect(await guest().call('publishedBlog', { url: theirs.url }, 'id')).toBeNull();
  const { db, centre } = server.tenant;
  const held = db
    .deleteFrom('role_permission')
    .where('role_id', '=', 3)
    .where('permission_id', 'in', db.selectFrom('permission').select('id').where('name', '=', 'edit_blogs'));
  const [row] = await held.returning('permission_id').execute();
  await expect(write('Not mine to write')).rejects.toMatchObject({ code: 'FORBIDDEN' });
  await db
    .insertInto('role_permission')
    .values({ centre_id: centre, role_id: 3, permission_id: row?.permission_id ?? 0 })
    .execute();
  await expect((await server.as('user')).call('blogs', { first: 5 }, 'total')).rejects.toMatchObject({
    code: 'FORBIDDEN',
  });
});
