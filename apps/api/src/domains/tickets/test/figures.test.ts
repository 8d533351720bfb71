import { startTestServer, type TestServer } from '@nestling/api/harness/test-server.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aScene, type Scene } from './scene.ts';
import { aTicket } from './tickets.factory.ts';

let server: TestServer;
let scene: Scene;
beforeAll(async () => {
  server = await startTestServer();
  scene = await aScene(server);
});
afterAll(() => server.close());

const FIELDS = 'total new opened waiting';
const HOUR = 3_600_000;

/** The same figures by looking at every row. */
const byHand = async (user: number, locations: readonly number[] | null, since: string, until: string) => {
  const { rows } = await sql<Record<string, number>>`select count(*)::int as total,
      count(*) filter (where status_id = 1)::int as new, count(*) filter (where status_id = 2)::int as opened,
      count(*) filter (where status_id = 3)::int as waiting
    from ticket t where deleted_at is null
      and created_at >= (${since}::date)::timestamp at time zone 'America/New_York'
      and created_at < (${until}::date + 1)::timestamp at time zone 'America/New_York'
      and (${locations === null} or created_by = ${user} or exists (select 1 from ticket_location l
        where l.ticket_id = t.id and l.location_id = any(${[...(locations ?? [])]}::int[])))`.execute(server.tenant.db);
  return rows[0];
};

const SPANS = [
  ['2026-01-01', '2026-03-31'],
  ['2026-02-11', '2026-02-11'],
  ['2026-02-12', '2026-02-18'],
  ['2026-02-04', '2026-02-19'],
  ['2026-03-10', '2026-03-12'],
] as const;

test('charts say what the rows say, for any span, whatever was changed, before and after the tally is summed up', async () => {
  const { elm, oak, manager, support, other, open, move, form } = scene;
  const at = server.tenant;
  for (let n = 0; n < 60; n += 1)
    await aTicket(at, {
      created_at: new Date(Date.UTC(2026, 0, 20) + n * 19 * HOUR),
      created_by: [manager.id, other.id, support.id][n % 3] ?? null,
      ...(n % 4 === 3 ? {} : { location_id: n % 2 ? elm.id : oak.id }),
      ...(n % 5 === 0 ? { status_id: 4, closed_at: new Date(Date.UTC(2026, 3, 1)) } : {}),
    });
  const both = await open({ locations: [elm.id] });
  await move(both, 2);
  await move(both, 4);
  const wide = await support.call(
    'createMainTicket',
    form(support, { locations: [elm.id, oak.id] }),
    'status ticket { id }',
  );
  expect(wide.status).toBe('Success');
  const gone = await open();
  await manager.call('deleteTicket', { id: gone }, 'status');
  const own = async (user: number) => {
    const rows = await at.db.selectFrom('user_location').select('location_id').where('user_id', '=', user).execute();
    return rows.map(({ location_id }) => location_id);
  };
  const compare = async () => {
    for (const who of [manager, other, support])
      for (const [start_date, end_date] of SPANS) {
        const locations = who === support ? null : await own(who.id);
        const expected = await byHand(who.id, locations, start_date, end_date);
        const said = await who.call('ticketChartFiltered', { start_date, end_date }, FIELDS);
        expect(said, `${who.id} ${start_date} ${end_date}`).toEqual(expected);
      }
    const all = await support.call('ticketChartAll', {}, FIELDS);
    expect(all).toEqual(await byHand(support.id, null, '2000-01-01', '2099-01-01'));
  };
  await compare();
  const rows = async () => (await at.db.selectFrom('ticket_tally').select('id').execute()).length;
  const before = await rows();
  await server.perform('ticket.tally');
  expect(await rows()).toBeLessThan(before);
  await compare();
  // What is deleted for good is counted off once.
  await sql`delete from ticket where deleted_at is not null`.execute(at.db);
  await compare();
});

test('the widget of the dashboard, the three screens and their lists say the same of a location', async () => {
  const { elm, manager, support } = scene;
  const location = elm.id;
  for (const [who, list] of [
    [manager, 'tickets'],
    [support, 'tickets2'],
    [support, 'mainTickets'],
  ] as const) {
    const at = list === 'mainTickets' ? { locations: [location] } : { location };
    const rows = async (more: object = {}) => (await who.call(list, { first: 1, ...at, ...more }, 'total')).total;
    const widget = await who.call('ticketChartAll', { location }, FIELDS);
    expect(widget.total, list).toBeGreaterThan(0);
    const listed = {
      total: await rows(),
      new: await rows({ status: 1 }),
      opened: await rows({ status: 2 }),
      waiting: await rows({ status: 3 }),
    };
    expect(widget, list).toEqual(listed);
    const counts: { id: string; count: number }[] = await who.call('filterTicketStatuses', { location }, 'id count');
    expect(counts.map(({ count }) => count).slice(0, 3)).toEqual([listed.new, listed.opened, listed.waiting]);
    if (who === support) expect(await who.call('mainTicketChart', { locations: [location] }, FIELDS)).toEqual(widget);
  }
});

test('a search finds the beginnings of words as they stand now, and nothing by signs alone', async () => {
  const { open, change, reply, manager } = scene;
  const id = await open({ name: 'Señal perdida', description: 'The cellar door (left) squeaks' });
  const find = async (search: string) =>
    (await manager.call('tickets', { first: 50, search }, 'data { id }')).data.map((one: { id: string }) => one.id);
  expect(await find('SENAL cell')).toEqual([id]);
  expect(await find('(left)')).toEqual([id]);
  expect(await find('ellar')).toEqual([]);
  expect(await find('%')).toEqual([]);
  await reply(id, 'The cellar is locked.', scene.support);
  await change(id, { name: 'Signal lost', description: 'Attic', status: 2 });
  expect(await find('perdida')).toEqual([]);
  expect(await find('squeaks')).toEqual([]);
  // A line says it still.
  expect(await find('signal cellar')).toEqual([id]);
  const { ticket_number } = await scene.read(id);
  expect(await find(ticket_number)).toContain(id);
});

test('the menu counts what others have done since one looked, internal notes for support alone', async () => {
  const { open, reply, support, second, manager, other } = scene;
  const count = async (who: Scene['manager']) => (await who.call('unreadTickets', {}, 'unread')).unread;
  const ids = (await support.call('tickets2', { first: 100 }, 'data { id }')).data.map((one: { id: string }) => one.id);
  const lookAtAll = async (who: Scene['manager']) => {
    for (const id of ids)
      if (await who.call('ticketById', { id }, 'id').catch(() => null))
        await who.call('lookAtTicket', { id }, 'status');
  };
  for (const who of [manager, support, second, other]) await lookAtAll(who);
  expect([await count(manager), await count(support), await count(other)]).toEqual([0, 0, 0]);
  const id = await open();
  expect([await count(manager), await count(support), await count(other)]).toEqual([0, 1, 0]);
  await support.call('lookAtTicket', { id }, 'status');
  expect(await count(support)).toBe(0);
  await reply(id, 'Between us', second, { internal: true });
  expect([await count(manager), await count(support)]).toEqual([0, 1]);
  await reply(id, 'We look at it.', second);
  expect([await count(manager), await count(support), await count(other)]).toEqual([1, 1, 0]);
  server.clock.tick(31 * 24 * HOUR);
  expect(await count(manager)).toBe(0);
});
