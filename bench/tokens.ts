import { at, login, percentile, post, told, withApi } from './api.ts';

/**
 * What a program pays for asking by a token instead of a sign-in: the same call by turns, one after another, so that whatever
 * else the machine does falls on both. Bar: 1.05 times by half of them. Several tokens take turns, as each has a budget.
 *
 *   node bench/tokens.ts
 */
const ASKED = 4_000;
const TOKENS = 4;
const WARM = 400;

await withApi(async ({ port }) => {
  const session = (await login(port, 'admin')) ?? '';
  const confirmed = await post(
    port,
    { query: 'mutation { confirmIdentity(password: "nestling-demo") { status } }' },
    session,
  );
  if (at(confirmed, 'data', 'confirmIdentity', 'status') !== 'Success') throw new Error(JSON.stringify(confirmed));
  const tokens: string[] = [];
  for (let n = 0; n < TOKENS; n += 1) {
    const query = `mutation { createAccessToken(name: "Bench ${n}", scopes: ["students:read"]) { token } }`;
    tokens.push(String(at(await post(port, { query }, session), 'data', 'createAccessToken', 'token')));
  }
  const query = '{ students(first: 5) { data { id full_name } } }';
  const ask = async (token: string): Promise<number> => {
    const from = performance.now();
    const answer = await post(port, { query }, token);
    if (at(answer, 'errors') !== undefined) throw new Error(JSON.stringify(answer));
    return performance.now() - from;
  };
  const bySession: number[] = [];
  const byToken: number[] = [];
  for (let n = 0; n < WARM + ASKED; n += 1) {
    const token = tokens[n % TOKENS] ?? '';
    // Each goes first half of the times: whoever comes second finds what the first has warmed.
    const first = await ask(n % 2 === 0 ? session : token);
    const second = await ask(n % 2 === 0 ? token : session);
    const [one, other] = n % 2 === 0 ? [first, second] : [second, first];
    if (n < WARM) continue;
    bySession.push(one);
    byToken.push(other);
  }
  const times = percentile(byToken, 0.5) / percentile(bySession, 0.5);
  console.log(`by sign-in: ${told(bySession)}`);
  console.log(`by token:   ${told(byToken)}, ${times.toFixed(3)} times by half of them (bar: 1.05)`);
  return times <= 1.05;
});
