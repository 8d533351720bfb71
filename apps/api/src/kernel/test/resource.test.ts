import { subscribe } from '@nestling/api/harness/subscribe.ts';
import { type Person, startTestServer, type TestServer } from '@nestling/api/harness/test-server.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aLocation } from '../../domains/locations/test/locations.factory.ts';
import { type Calls, declined, message, object, out, outcome, subscription } from '../call/call.ts';
import * as input from '../call/input.ts';
import { datetime, entity, fields, ident, nested, orNull, text } from '../read/entity.ts';
import { everyone, nobody, orError } from '../read/reach.ts';
import { resource } from '../write/resource.ts';
import type { ResourceTerms } from '../write/resource-rows.ts';
import { Place, calls as toys } from './toy.ts';

declare module '../events/event-kinds.ts' {
  interface EventKinds {
    note: true;
  }
}

/** Notes on a board: hung up, taken down, thrown away. */
const Note = entity('Note', 'announcement');
const allNotes = everyone(Note, 'toys');
fields(Note, {
  id: ident(),
  message: text(),
  status: text(),
  color: orNull.text('color_code'),
  updated_at: datetime(),
});
nested(Note, allNotes);

const terms = {
  as: 'note',
  rule: 'manager',
  permission: null,
  because: 'toys are for everybody',
  reach: allNotes,
  gone: message('announcements.gone'),
  soft: true,
  stamps: ['created_at', 'created_by', 'updated_at'],
  changed: ({ id, status }) => ({ kind: 'note', ids: [id], at: { status } }),
} as const satisfies ResourceTerms<'announcement', 'manager'> & { because: string; permission: null };
const notes = resource(Note, terms);
/** The same where the office may be kept from writing them. */
const { because: _, ...ofOffice } = terms;
const keptNotes = resource(Note, { ...ofOffice, permission: 'edit_settings' });
const onceDown = resource(Note, { ...terms, arrows: { active: ['inactive'] } });

const calls: Calls = {
  ...toys,
  note: notes.read({ about: 'Answers one note.', rule: 'teacher' }),
  notes: notes.list({
    about: 'Lists notes.',
    input: {
      status: input.choice('active', 'inactive').optional(),
      sort: input.choice('id', '-id').optional(),
      ...input.page,
    },
    where: (q, { status }) => [status && q('announcement.status', '=', status)],
    order: ({ sort }, ctx) => [sort ?? (ctx.who.user > 0 ? '-id' : 'id')],
  }),
  addNote: notes.add({
    about: 'Hangs up a note.',
    input: { message: input.text(1, 100), place: input.id(Place).optional() },
    reach: { place: orError(everyone(Place, 'toys')) },
    run: (_, { message: words, place }) =>
      words === 'rude'
        ? declined(message('kernel.taken'), { field: 'message', code: 'RUDE' })
        : { set: { message: words }, notes: { place: place ?? null } },
    says: ({ message: words }) => message('relationships.added', { name: words }),
  }),
  copyNote: keptNotes.add({
    about: 'Hangs up a note another function has made.',
    input: { message: input.text(1, 100) },
    run: async (ctx, { message: words }) => ({
      made: await keptNotes.records.insert(ctx, { message: words }),
    }),
    says: ({ message: words }) => message('relationships.added', { name: words }),
  }),
  changeNote: notes.change({
    about: 'Changes a note.',
    input: { message: input.text(1, 100).optional(), color_code: input.colour().nullish() },
    seen: true,
    set: (given) => given,
    says: message('announcements.changed'),
  }),
  takeDown: notes.act({
    about: 'Takes a note down.',
    input: { reason: input.text(0, 100).optional() },
    answer: outcome({ note: Note, reason: out.text }),
    from: { active: ({ message: words }) => (words === 'nailed' ? declined(message('kernel.taken')) : null) },
    run: (_, { color_code }, { reason }) => ({
      set: { color_code: color_code ?? '#000000' },
      notes: { reason },
      gives: { reason: reason ?? '' },
    }),
    to: 'inactive',
    says: message('announcements.off'),
  }),
  moveNote: onceDown.change({
    about: 'Moves a note to a state.',
    input: { status: input.choice('active', 'inactive'), message: input.text(1, 100).optional() },
    answer: outcome({ news: out.json }),
    set: (given) => given,
    afterwards: (_ctx, _note, _input, news) => ({ gives: { news } }),
    says: message('announcements.changed'),
  }),
  hangUp: notes.act({
    about: 'Hangs it up again.',
    from: ['inactive'],
    to: 'active',
    says: message('announcements.on'),
  }),
  throwAway: notes.remove({
    about: 'Throws a note away that is not up.',
    by: 'note',
    from: ['inactive'],
    says: ({ message: words }) => message('relationships.removed', { name: words }),
  }),
  noteChanged: subscription({
    rule: 'teacher',
    about: 'Tells of notes.',
    reach: nobody,
    input: {},
    answer: object({ id: out.int, status: out.text }),
    listensTo: ['note'],
    run: (_, __, event) => ({ id: event.ids?.[0] ?? 0, status: String(event.at?.status) }),
  }),
};

let server: TestServer;
let manager: Person;
beforeAll(async () => {
  server = await startTestServer({ calls });
  const elm = await aLocation(server.tenant);
  manager = await server.as('manager', { locations: [elm] });
});
afterAll(() => server.close());

const ask = (call: string, args: object, what = '') =>
  manager.call(call, { ...args }, `status message errors { field code message } ${what}`);
const history = (id: number) =>
  server.tenant.db
    .selectFrom('audit')
    .select(['before', 'after'])
    .where('entity', '=', 'Note')
    .where('entity_id', '=', id)
    .orderBy('id')
    .execute();
const anId = async (words: string): Promise<number> => {
  const { note } = await ask('addNote', { message: words }, 'note { id }');
  return Number(note.id);
};
const done = { status: 'Success', errors: [] };

test('what is added is stamped, audited with its notes and answered, and read by its id', async () => {
  const { note, ...told } = await ask('addNote', { message: 'Closed on Friday' }, 'note { id message status }');
  expect(told).toMatchObject({ ...done, message: 'Closed on Friday was added.' });
  expect(note).toMatchObject({ message: 'Closed on Friday', status: 'active' });
  const now = server.clock.now().toISOString();
  expect(await manager.call('note', { id: note.id }, 'message updated_at')).toEqual({
    message: 'Closed on Friday',
    updated_at: now,
  });
  expect(await manager.call('note', { id: 999_999 }, 'message')).toBeNull();
  expect(await history(Number(note.id))).toMatchObject([
    { before: null, after: { message: 'Closed on Friday', created_by: manager.id, created_at: now, place: null } },
  ]);
  expect(await ask('addNote', { message: 'rude' }, 'note { id }')).toMatchObject({
    status: 'Error',
    note: null,
    errors: [{ field: 'message', code: 'RUDE' }],
  });
});

test('a record another function has added is answered, published and audited once', async () => {
  const { note, ...told } = await ask('copyNote', { message: 'Closed' }, 'note { id message }');
  expect(told).toMatchObject({ ...done, message: 'Closed was added.' });
  expect(note).toMatchObject({ message: 'Closed' });
  expect(await history(Number(note.id))).toHaveLength(1);
});

test('who may not write the records may read them all the same', () => {
  const about = 'Tells of notes.';
  const list = keptNotes.list({ about, input: {} });
  expect([keptNotes.read({ about }).permission, list.permission]).toEqual([[], []]);
  expect(keptNotes.list({ about, input: {}, permission: 'edit_settings' }).permission).toHaveLength(1);
  expect(calls.copyNote?.permission).toHaveLength(1);
});

test('lists what is in reach by its conditions, a page at a time', async () => {
  const [one, two] = [await anId('One'), await anId('Two')];
  const page = await manager.call('notes', { status: 'active', first: 2 }, 'total data { id message }');
  expect(page.data).toMatchObject([{ id: String(two) }, { id: String(one) }]);
  expect(page.total).toBeGreaterThan(2);
  const first = await manager.call('notes', { first: 1, sort: 'id' }, 'data { id }');
  expect(Number(first.data[0].id)).toBeLessThan(one);
});

test('a record goes where an arrow leads alone, whichever call asks; what follows is given the difference', async () => {
  const id = await anId('Picnic');
  expect(await ask('moveNote', { id, status: 'active' }, 'news')).toMatchObject({ ...done, news: null });
  expect(await ask('moveNote', { id, status: 'inactive', message: 'Over' }, 'news')).toMatchObject({
    ...done,
    news: { before: { status: 'active', message: 'Picnic' }, after: { status: 'inactive', message: 'Over' } },
  });
  expect(await ask('moveNote', { id, status: 'active', message: 'Up again' })).toMatchObject({
    status: 'Error',
    errors: [{ field: 'status', code: 'STATE' }],
  });
  expect(await history(id)).toHaveLength(2);
});

test('a change sets what is given and writes the difference; what somebody changed since is declined', async () => {
  const id = await anId('Bring boots');
  const seen = server.clock.now().toISOString();
  server.clock.tick(1000);
  expect(await ask('changeNote', { id, color_code: '#112233' })).toMatchObject(done);
  expect(await ask('changeNote', { id, color_code: null, message: 'Bring hats' })).toMatchObject(done);
  expect(await ask('changeNote', { id, message: 'Bring gloves', seen })).toMatchObject({
    status: 'Error',
    errors: [{ field: 'message', code: 'CHANGED' }],
  });
  expect((await history(id)).slice(1)).toEqual([
    { before: { color_code: null }, after: { color_code: '#112233' } },
    { before: { color_code: '#112233', message: 'Bring boots' }, after: { color_code: null, message: 'Bring hats' } },
  ]);
});

test('an act is open to its states alone, and writes state, columns and notes as one difference', async () => {
  const id = await anId('Pizza today');
  const nailed = await anId('nailed');
  expect(await ask('takeDown', { id: nailed })).toMatchObject({ status: 'Error', message: 'This is already taken.' });
  expect(await ask('takeDown', { id, reason: 'eaten' }, 'reason note { status color }')).toMatchObject({
    ...done,
    reason: 'eaten',
    note: { status: 'inactive', color: '#000000' },
  });
  expect(await ask('takeDown', { id })).toMatchObject({ status: 'Error', errors: [{ field: 'id', code: 'STATE' }] });
  expect(await ask('hangUp', { id }, 'note { status }')).toMatchObject({ ...done, note: { status: 'active' } });
  expect((await history(id)).slice(1)).toEqual([
    {
      before: { status: 'active', color_code: null },
      after: { status: 'inactive', color_code: '#000000', reason: 'eaten' },
    },
    { before: { status: 'inactive' }, after: { status: 'active' } },
  ]);
});

test('what is removed is gone for every call, and each change is published', async () => {
  const id = await anId('Lost: one sock');
  const heard = await subscribe(manager, 'noteChanged', {}, 'id status');
  await new Promise((resolve) => setTimeout(resolve, 150));
  expect(await ask('throwAway', { note: id })).toMatchObject({ status: 'Error', errors: [{ code: 'STATE' }] });
  await ask('takeDown', { id });
  expect(await ask('throwAway', { note: id })).toMatchObject({ ...done, message: 'Lost: one sock was deleted.' });
  const gone = { status: 'Error', errors: [{ field: 'id', code: 'GONE' }] };
  for (const call of ['takeDown', 'hangUp', 'changeNote']) expect(await ask(call, { id }), call).toMatchObject(gone);
  expect(await ask('throwAway', { note: id })).toMatchObject({ ...gone, errors: [{ field: 'note', code: 'GONE' }] });
  expect(await heard.until(2)).toEqual([
    { id, status: 'inactive' },
    { id, status: 'inactive' },
  ]);
  await heard.stop();
});

test('an act takes no more statements than its lock, its change and what every call needs', async () => {
  const id = await anId('Counted');
  const kernel = await server.statements(() => ask('changeNote', { id }));
  const taken = await anId('Counted too');
  expect(await server.statements(() => ask('takeDown', { id: taken }))).toBe(kernel + 2);
});
