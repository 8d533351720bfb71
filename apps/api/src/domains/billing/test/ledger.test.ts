import { startTestServer, type TestServer } from '@nestling/api/harness/test-server.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { WriteContext } from '../../../kernel/call/context.ts';
import { aLocation } from '../../locations/test/locations.factory.ts';
import { aStudent } from '../../students/test/students.factory.ts';
import { aContact } from '../../users/test/users.factory.ts';
import { makeInvoices } from '../invoices/make.ts';
import { placeOf } from '../ledger/place.ts';
import { dice, differences, Model, step, type TestTenant } from './ledger.model.ts';

/** A slice; `node bench/ledger.ts` runs as many as it is told, from any seed. */
const OPERATIONS = Number(process.env.LEDGER_RUNS ?? 3_000);
const SEED = Number(process.env.LEDGER_SEED ?? 20_261_122);
const CHECKED_EVERY = Math.max(500, Math.floor(OPERATIONS / 20));

let server: TestServer;
let tenant: TestTenant;
beforeAll(async () => {
  server = await startTestServer();
  const elm = await aLocation(server.tenant, { billing: true });
  const pairs = [];
  for (let i = 0; i < 4; i += 1) {
    const student = await aStudent(server.tenant, { location_id: elm.id, room_id: null });
    for (const user of [await aContact(server.tenant), await aContact(server.tenant)])
      pairs.push({ student: student.id, user: user.id });
  }
  tenant = {
    location: elm.id,
    pairs,
    run: (work) => server.job().transaction(work),
  };
});
afterAll(() => server?.close());

const chain = async (upTo?: number): Promise<{ hash: string; last: number }> => {
  const { rows } = await sql<{ hash: string; last: number }>`
    select md5(string_agg(e::text || l::text, '|' order by l.id)) as hash, max(l.id)::int as last
    from ledger_line l join ledger_entry e on e.centre_id = l.centre_id and e.id = l.entry_id
    where l.id <= ${upTo ?? 2_000_000_000}`.execute(server.tenant.db);
  return rows[0] ?? { hash: '', last: 0 };
};

test(
  'random operations leave the books as a plain model has them, and what was booked is never changed',
  async () => {
    const model = new Model();
    const random = dice(SEED);
    let before = { hash: '', last: 0 };
    for (let i = 1; i <= OPERATIONS; i += 1) {
      await step(tenant, model, random);
      if (i % CHECKED_EVERY > 0) continue;
      expect(await differences(server.tenant.db, server.tenant.centre, model)).toEqual([]);
      if (before.last > 0) expect((await chain(before.last)).hash).toBe(before.hash);
      before = await chain();
    }
    // Both ways are walked: what can be done, and what is declined.
    expect(model.done).toBeGreaterThan(OPERATIONS / 3);
    expect(model.declined).toBeGreaterThan(OPERATIONS / 20);
    expect(model.invoices.size).toBeGreaterThan(200);
  },
  300_000 + OPERATIONS * 40,
);

const broken = (work: (book: WriteContext) => Promise<unknown>) => expect(tenant.run(work)).rejects;

test('an entry that does not sum to zero is not committed, and none is changed, removed or added to later', async () => {
  const { centre } = server.tenant;
  const [pair] = tenant.pairs;
  const uneven = [
    { kind: 'receivable', student: pair?.student, user: pair?.user, cents: 100 },
    { kind: 'income', cents: -99 },
  ];
  const entry = {
    kind: 'invoice',
    location: tenant.location,
    on: '2026-03-11',
    source: 'invoice',
    source_id: 1,
    lines: uneven,
  };
  await broken((book) =>
    sql`select ledger_book(${centre}::int, now(), null, null, ${JSON.stringify([entry])}::jsonb)`.execute(book.db),
  ).toThrow(/sum to 1/);
  await broken((book) => sql`update ledger_line set cents = 1`.execute(book.db)).toThrow(/permission denied/);
  await broken((book) => sql`delete from ledger_entry`.execute(book.db)).toThrow(/permission denied/);
  // The owner of the database may: a trigger stands in the way all the same.
  await expect(sql`update ledger_entry set note = 'x'`.execute(server.tenant.db)).rejects.toThrow(/only ever added to/);
  await expect(sql`truncate ledger_line`.execute(server.tenant.db)).rejects.toThrow();
  await broken((book) =>
    sql`insert into ledger_line (centre_id, entry_id, account_id, kind, cents)
      select centre_id, entry_id, account_id, kind, cents from ledger_line
      where entry_id = (select min(entry_id) from ledger_line)
      union all select centre_id, entry_id, account_id, kind, -cents from ledger_line
      where entry_id = (select min(entry_id) from ledger_line)`.execute(book.db),
  ).toThrow(/booked before/);
});

test('numbers of a centre and year have no holes, though bookings that fail took one', async () => {
  const [pair] = tenant.pairs;
  const one = async (book: WriteContext) => {
    const place = await placeOf(book, tenant.location);
    const items = [{ name: 'Tuition', amount: 100 }];
    const payer = { user: pair?.user ?? null, agency: null };
    return makeInvoices(book, place, [
      { student: pair?.student ?? 0, payer, items, date: place.today, due_date: place.today },
    ]);
  };
  await Promise.allSettled(
    Array.from({ length: 12 }, (_, i) =>
      tenant.run(async (book) => {
        await one(book);
        if (i % 3 === 0) throw new Error('killed');
      }),
    ),
  );
  const rows = await server.tenant.db
    .selectFrom('invoice')
    .select('seq')
    .where('seq', 'is not', null)
    .orderBy('seq')
    .execute();
  expect(rows.length).toBeGreaterThan(8);
  expect(rows.map(({ seq }) => seq)).toEqual(rows.map((_, i) => i + 1));
});

test('a closed month is not written into: what is found later counts from the first open day', async () => {
  const { centre, db } = server.tenant;
  await db
    .insertInto('billing_month')
    .values({ centre_id: centre, location_id: tenant.location, month: '2026-02-01', closed_at: new Date() })
    .execute();
  const [pair] = tenant.pairs;
  const payer = { user: pair?.user ?? null, agency: null };
  const [id = 0] = await tenant.run(async (book) => {
    const place = await placeOf(book, tenant.location);
    const items = [{ name: 'Tuition', amount: 100 }];
    return makeInvoices(book, place, [
      { student: pair?.student ?? 0, payer, items, date: '2026-02-10', due_date: '2026-02-17' },
    ]);
  });
  const entry = await db
    .selectFrom('ledger_entry')
    .selectAll()
    .where('source', '=', 'invoice')
    .where('source_id', '=', id)
    .executeTakeFirst();
  expect(entry?.effective_on).toBe('2026-03-01');
  await broken((book) =>
    sql`insert into ledger_entry (centre_id, location_id, kind, effective_on, booked_at, source, source_id)
      values (${centre}, ${tenant.location}, 'invoice', '2026-02-28', now(), 'invoice', 1)`.execute(book.db),
  ).toThrow(/closed/);
});

test('a booking finds its accounts by their keys, however many a center has', async () => {
  const { centre, db } = server.tenant;
  await sql`insert into ledger_account (centre_id, location_id, kind, method)
    select ${centre}, ${tenant.location}, 'cash', 'way ' || n from generate_series(1, 3000) n`.execute(db);
  await sql`analyze ledger_account`.execute(db);
  const entry = {
    kind: 'payment',
    location: tenant.location,
    on: '2026-03-02',
    source: 'payment',
    source_id: 1,
    lines: [
      { kind: 'cash', method: 'way 1', cents: 100 },
      { kind: 'cash', method: 'a new way', cents: -100 },
    ],
  };
  const { booked, read } = await db.transaction().execute(async (tx) => {
    const book = sql<{ booked: number }>`select ledger_book(${centre}::int, now(), null, null,
      ${JSON.stringify([entry])}::jsonb) as booked`;
    const [first] = (await book.execute(tx)).rows;
    const { rows } = await sql<{ read: number }>`select seq_tup_read::int as read from pg_stat_xact_user_tables
      where relname = 'ledger_account'`.execute(tx);
    return { booked: first?.booked, read: rows[0]?.read };
  });
  expect({ booked, isFew: (read ?? 3_000) < 100 }).toEqual({ booked: 1, isFew: true });
});
