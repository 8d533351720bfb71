import { randomUUID } from 'node:crypto';
import { loadavg } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { at, login, percentile, post, type Running, told, withApi } from './api.ts';
import { subscribe } from './subscribe.ts';
import { addFamily } from './views.ts';

/**
 * 500 people with the portal open, each over a line of its own, of whom so many read one conversation: ms from when a
 * teacher's message was sent until it stands on each of their screens. Then the pages of the conversation and of the log,
 * before there are 100,000 messages and behind.
 *
 *   node bench/chat.ts [--people 500] [--readers 10] [--messages 30]
 */
const { values } = parseArgs({
  options: {
    people: { type: 'string', default: '500' },
    readers: { type: 'string', default: '10' },
    messages: { type: 'string', default: '30' },
  },
});
const PEOPLE = Number(values.people);
const READERS = Number(values.readers);
const MESSAGES = Number(values.messages);
/** A name and a password are asked slowly on purpose: the lines share these sessions. */
const ACCOUNTS = 10;
const KEPT = 100_000;
const PAGES = 100;
const bars = { screenMs: 300, page: 1.3 };

const listen = (port: number, token: string, student: unknown, heard: (text: string) => void) => {
  const query = 'subscription ($student: ID) { chatMessageAdded(student_id: $student) { id message } }';
  const line = { port, token, query, variables: { student } };
  return subscribe(line, (data) => heard(String(at(data, 'chatMessageAdded', 'message'))));
};

/**
 * The reference: what it takes when each of the readers asks for the newest line by itself, as all of them would have to if
 * they were not told. Ms until the last one has it.
 */
const askedByEach = async (port: number, tokens: readonly string[], student: unknown): Promise<number[]> => {
  const query = 'query ($student: ID!) { getStudentMsg(student_id: $student, first: 1) { id message } }';
  const from = performance.now();
  const asked = Array.from({ length: READERS }, async (_, i) => {
    const answer = await post(port, { query, variables: { student } }, tokens[i % tokens.length]);
    if (at(answer, 'errors')) throw new Error(JSON.stringify(answer));
    return performance.now() - from;
  });
  return Promise.all(asked);
};

const screens = async ({ port }: Running, student: unknown, accounts: readonly string[]): Promise<boolean> => {
  const tokens = await Promise.all(accounts.map(async (name) => (await login(port, name)) ?? ''));
  const times: number[] = [];
  const sentAt = new Map<string, number>();
  const stops: (() => void)[] = [];
  const heard = (text: string) => {
    const from = sentAt.get(text);
    if (from !== undefined) times.push(performance.now() - from);
  };
  // Of another family: they hear of their own child, for whom nothing is written.
  const other = (await login(port, 'family.1')) ?? '';
  for (let i = 0; i < PEOPLE - READERS; i += 1) stops.push(await listen(port, other, null, heard));
  for (let i = 0; i < READERS; i += 1) stops.push(await listen(port, tokens[i % tokens.length] ?? '', student, heard));
  await wait(2_000);
  const teacher = (await login(port, 'teacher')) ?? '';
  const query = `mutation ($student: ID!, $message: String!, $operation: String) {
    sendMsg(student_id: $student, message: $message, type: "text", operation_id: $operation) { status message }
  }`;
  for (let i = 0; i < MESSAGES; i += 1) {
    const message = `Bench ${i}`;
    sentAt.set(message, performance.now());
    const answer = await post(port, { query, variables: { student, message, operation: randomUUID() } }, teacher);
    if (at(answer, 'data', 'sendMsg', 'status') !== 'Success') throw new Error(JSON.stringify(answer));
    await wait(Math.max(0, 1000 - (performance.now() - (sentAt.get(message) ?? 0))));
  }
  await wait(2_000);
  for (const stop of stops) stop();
  const reference: number[] = [];
  for (let i = 0; i < Math.min(5, MESSAGES); i += 1) reference.push(...(await askedByEach(port, tokens, student)));
  console.log(`reference, each reader asks by itself: ${told(reference)} ms`);
  const missed = READERS * MESSAGES - times.length;
  console.log(
    `${PEOPLE} lines, ${READERS} readers, ${MESSAGES} messages: ${told(times)} ms, ${missed} never came; load ${loadavg()[0]?.toFixed(1)}`,
  );
  return missed === 0 && percentile(times, 0.95) <= bars.screenMs;
};

/** The page of a conversation, and of the log of a location: by the call, before and behind 100,000 messages. */
const pages = async ({ port }: Running, client: pg.Client, student: unknown): Promise<boolean> => {
  const parent = (await login(port, 'parent')) ?? '';
  const manager = (await login(port, 'manager')) ?? '';
  const place = await client.query<{ location_id: number }>('select location_id from student where id = $1', [student]);
  const location = place.rows[0]?.location_id;
  const thread =
    'query ($student: ID!) { getStudentMsg(student_id: $student, first: 30) { id message created_at user { full_name } } }';
  const log =
    'query ($location: ID!) { getMessagesLog(location: $location, first: 30) { data { id message created_at user { full_name } } } }';
  const measured = async (token: string, query: string, variables: object): Promise<number[]> => {
    const times: number[] = [];
    for (let i = 0; i < PAGES; i += 1) {
      const from = performance.now();
      const answer = await post(port, { query, variables }, token);
      if (at(answer, 'errors')) throw new Error(JSON.stringify(answer));
      times.push(performance.now() - from);
    }
    return times;
  };
  const both = async () => ({
    thread: await measured(parent, thread, { student }),
    log: await measured(manager, log, { location }),
  });
  await both();
  const before = await both();
  await client.query(
    `insert into chat_message (centre_id, user_id, student_id, location_id, from_staff, message, type, created_at)
     select l.centre_id, l.user_id, s.id, s.location_id, false, 'Message ' || n, 'text', now() - n * interval '1 minute'
     from generate_series(1, $1::int) n
     join (select *, row_number() over (order by id) - 1 as place, count(*) over () as all from student
       where location_id = $2 and archived_at is null) s on s.place = n % s.all
     join lateral (select centre_id, user_id from guardian_link order by id limit 1) l on true`,
    [KEPT, location],
  );
  await client.query('analyze chat_message');
  await both();
  const behind = await both();
  let fine = true;
  for (const page of ['thread', 'log'] as const) {
    const ratio = percentile(behind[page], 0.5) / percentile(before[page], 0.5);
    console.log(
      `${page}: ${told(before[page])} ms, with ${KEPT} messages ${told(behind[page])} ms: ${ratio.toFixed(2)}x at p50`,
    );
    fine &&= ratio <= bars.page;
  }
  return fine;
};

await withApi(async (running) => {
  const client = new pg.Client({ connectionString: running.databaseUrl });
  client.on('error', () => undefined);
  await client.connect();
  const accounts = await addFamily(client, ACCOUNTS);
  const { rows } = await client.query<{ id: number }>(`select id from student where fname = 'Ava' and lname = 'Lopez'`);
  const fine = await screens(running, rows[0]?.id, accounts);
  const steady = await pages(running, client, rows[0]?.id);
  await client.end();
  return fine && steady;
});
process.exit();
