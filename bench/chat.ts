import { randomUUID } from 'node:crypto';
import { loadavg } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { createClient } from 'graphql-ws';
import pg from 'pg';
import WebSocket from 'ws';
import { at, login, percentile, post, type Running, told, withApi } from './api.ts';
import { addFamily } from './views.ts';

/**
 * A conversation that 500 people have open at once, each over a line of its own: ms from when a teacher's message was sent
 * until it stands on each of the other screens. Then the page of a conversation among 100,000 messages against its bare SQL.
 *
 *   node bench/chat.ts [--people 500] [--messages 30]
 */
const { values } = parseArgs({
  options: { people: { type: 'string', default: '500' }, messages: { type: 'string', default: '30' } },
});
const PEOPLE = Number(values.people);
const MESSAGES = Number(values.messages);
/** A name and a password are asked slowly on purpose: the lines share these sessions. */
const ACCOUNTS = 10;
const KEPT = 100_000;
const PAGES = 200;
const bars = { screenMs: 300, page: 1.3 };

const listen = async (port: number, token: string, student: unknown, heard: (text: string) => void) => {
  const connection = createClient({
    url: `ws://127.0.0.1:${port}/graphql`,
    webSocketImpl: class extends WebSocket {
      constructor(url: string, protocols: string[]) {
        super(url, protocols, { headers: { host: 'localhost' } });
      }
    },
    retryAttempts: 0,
    connectionParams: { authorization: `Bearer ${token}` },
  });
  const connected = new Promise<void>((up) => connection.on('connected', () => up()));
  connection.subscribe(
    {
      query: 'subscription ($student: ID) { chatMessageAdded(student_id: $student) { id message } }',
      variables: { student },
    },
    {
      next: ({ data }) => heard(String(at(data, 'chatMessageAdded', 'message'))),
      error: (error) => console.error('a line was refused', error),
      complete: () => undefined,
    },
  );
  await connected;
  return () => connection.dispose();
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
  for (let i = 0; i < PEOPLE; i += 1) stops.push(await listen(port, tokens[i % tokens.length] ?? '', student, heard));
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
  const missed = PEOPLE * MESSAGES - times.length;
  console.log(
    `${PEOPLE} screens, ${MESSAGES} messages: ${told(times)} ms, ${missed} never came; load ${loadavg()[0]?.toFixed(1)}`,
  );
  return missed === 0 && percentile(times, 0.95) <= bars.screenMs;
};

/** A page by the call against the same rows read straight from the table, in turn. */
const pages = async ({ port, databaseUrl }: Running, client: pg.Client, student: unknown): Promise<boolean> => {
  await client.query(
    `insert into chat_message (centre_id, user_id, student_id, location_id, message, type, created_at)
     select m.centre_id, m.user_id, s.id, s.location_id, 'Message ' || n, 'text', now() - n * interval '1 minute'
     from (select centre_id, user_id from chat_message where student_id = $1 limit 1) m,
       generate_series(1, $2::int) n, lateral (select id, location_id from student where archived_at is null
         order by id offset n % 20 limit 1) s`,
    [student, KEPT],
  );
  await client.query('analyze chat_message');
  const token = (await login(port, 'parent')) ?? '';
  const straight = new pg.Client({ connectionString: databaseUrl });
  await straight.connect();
  const byCall: number[] = [];
  const bySql: number[] = [];
  const query = `query ($student: ID!) { getStudentMsg(student_id: $student, first: 30) { id message created_at user { full_name } } }`;
  for (let i = 0; i < PAGES; i += 1) {
    let from = performance.now();
    const answer = await post(port, { query, variables: { student } }, token);
    if (i === 0 && !at(answer, 'data', 'getStudentMsg')) throw new Error(JSON.stringify(answer));
    byCall.push(performance.now() - from);
    from = performance.now();
    await straight.query(
      `select m.id, m.message, m.created_at, u.full_name from chat_message m
       left join app_user u on u.centre_id = m.centre_id and u.id = m.user_id
       where m.centre_id = (select centre_id from student where id = $1) and m.student_id = $1 order by m.id desc limit 30`,
      [student],
    );
    bySql.push(performance.now() - from);
  }
  await straight.end();
  console.log(`a page of ${KEPT} messages: by the call ${told(byCall)} ms, straight ${told(bySql)} ms`);
  return true;
};

await withApi(async (running) => {
  const client = new pg.Client({ connectionString: running.databaseUrl });
  await client.connect();
  const accounts = await addFamily(client, ACCOUNTS);
  const { rows } = await client.query<{ id: number }>(`select id from student where fname = 'Ava' and lname = 'Lopez'`);
  const fine = await screens(running, rows[0]?.id, accounts);
  await pages(running, client, rows[0]?.id);
  await client.end();
  return fine;
});
process.exit();
