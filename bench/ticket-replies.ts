import { randomUUID } from 'node:crypto';
import { loadavg } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { at, login, percentile, post, told, withApi } from './api.ts';
import { subscribe } from './subscribe.ts';

/**
 * 500 people with the portal open, each over a line of its own, of whom ten have one ticket before them and the others another
 * one: ms from when a reply was sent until each of the ten has read the ticket anew with it. Fails above 300 ms at p95, or
 * where one never came. At load 9, with two others at work on two cores: 127 ms by half of them, 248 by 95 of a hundred, 451 by
 * 99, none missing.
 *
 *   node bench/ticket-replies.ts [--people 500] [--readers 10] [--replies 30]
 */
const { values } = parseArgs({
  options: {
    people: { type: 'string', default: '500' },
    readers: { type: 'string', default: '10' },
    replies: { type: 'string', default: '30' },
  },
});
const [PEOPLE, READERS, REPLIES] = [Number(values.people), Number(values.readers), Number(values.replies)];
const SCREEN_MS = 300;
const EVERY_MS = 1_000;

const CHANGED = 'subscription ($id: ID) { ticketChanged(id: $id) { id updated_at } }';
const WHOLE = 'query ($id: ID!) { ticketById(id: $id) { id status { name } history { id summary description } } }';
const OPEN = `mutation ($by: ID!, $category: ID!, $name: String!) { createTicket2(name: $name, description: "It stands still.",
  status: 1, category: $category, created_by: $by) { status ticket { id } } }`;
const REPLY = `mutation ($id: ID!, $by: ID!, $comment: String!, $operation: String) {
  addTicketComment(id: $id, comment: $comment, comment_by: $by, operation_id: $operation) { status message } }`;

await withApi(async ({ port, databaseUrl }) => {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query(`select set_config('app.centre_id', id::text, false) from centre where slug = 'sunny'`);
  const { rows } = await client.query<{ username: string; id: number }>(
    `select username, id from app_user where username in ('manager', 'support')`,
  );
  await client.end();
  const idOf = (name: string) => rows.find(({ username }) => username === name)?.id;
  const manager = (await login(port, 'manager')) ?? '';
  const support = (await login(port, 'support')) ?? '';
  const found = await post(port, { query: '{ ticketCategories { id } }' }, manager);
  const category = at(found, 'data', 'ticketCategories', '0', 'id');
  const open = async (name: string) => {
    const answer = await post(port, { query: OPEN, variables: { by: idOf('manager'), category, name } }, manager);
    const id = at(answer, 'data', 'createTicket2', 'ticket', 'id');
    if (id === undefined) throw new Error(JSON.stringify(answer));
    return String(id);
  };
  const [id, other] = [await open('Frozen picture'), await open('Another one')];

  const times: number[] = [];
  const sentAt = new Map<string, number>();
  const heard = (token: string) => {
    const seen = new Set<string>();
    return async () => {
      const answer = JSON.stringify(await post(port, { query: WHOLE, variables: { id } }, token));
      for (const [comment, from] of sentAt) {
        if (seen.has(comment) || !answer.includes(comment)) continue;
        seen.add(comment);
        times.push(performance.now() - from);
      }
    };
  };
  const stops: (() => void)[] = [];
  for (let n = 0; n < PEOPLE - READERS; n += 1)
    stops.push(await subscribe({ port, token: manager, query: CHANGED, variables: { id: other } }, () => undefined));
  for (let n = 0; n < READERS; n += 1) {
    const read = heard(manager);
    stops.push(await subscribe({ port, token: manager, query: CHANGED, variables: { id } }, () => void read()));
  }
  await wait(2_000);
  for (let n = 0; n < REPLIES; n += 1) {
    const comment = `Reply ${n}.`;
    const from = performance.now();
    sentAt.set(comment, from);
    const variables = { id, by: idOf('support'), comment, operation: randomUUID() };
    const answer = await post(port, { query: REPLY, variables }, support);
    if (at(answer, 'data', 'addTicketComment', 'status') !== 'Success') throw new Error(JSON.stringify(answer));
    await wait(Math.max(0, EVERY_MS - (performance.now() - from)));
  }
  await wait(2_000);
  for (const stop of stops) stop();
  const missed = READERS * REPLIES - times.length;
  const p95 = percentile(times, 0.95);
  console.log(
    `${PEOPLE} lines, ${READERS} readers, ${REPLIES} replies: ${told(times)} ms, ${missed} never came; load ${loadavg()[0]?.toFixed(1)}`,
  );
  return missed === 0 && p95 <= SCREEN_MS;
});
process.exit();
