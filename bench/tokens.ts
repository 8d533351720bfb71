import { at, login, percentile, post, told, withApi } from './api.ts';

/**
 * What a program pays for asking by a token instead of a sign-in: the same call by turns, one after another, so that whatever
 * else the machine does falls on both. Bar: 1.05 times by half of them. Several tokens take turns, as each has a budget. What
 * one narrowed to a location pays, which the database holds to it, is told beside it and not judged.
 *
 *   node bench/tokens.ts
 */
const ASKED = 4_000;
const TOKENS = 4;
const WARM = 400;
const MOST = 1.05;

await withApi(async ({ port }) => {
  const session = (await login(port, 'admin')) ?? '';
  const confirmed = await post(
    port,
    { query: 'mutation { confirmIdentity(password: "nestling-demo") { status } }' },
    session,
  );
  if (at(confirmed, 'data', 'confirmIdentity', 'status') !== 'Success') throw new Error(JSON.stringify(confirmed));
  const places = await post(port, { query: '{ locations(first: 1) { data { id } } }' }, session);
  const place = String(at(places, 'data', 'locations', 'data', '0', 'id'));
  const issue = async (part: string): Promise<string[]> => {
    const tokens: string[] = [];
    for (let n = 0; n < TOKENS; n += 1) {
      const query = `mutation { createAccessToken(name: "Bench ${n}", scopes: ["students:read"]${part}) { token } }`;
      tokens.push(String(at(await post(port, { query }, session), 'data', 'createAccessToken', 'token')));
    }
    return tokens;
  };
  const query = '{ students(first: 5) { data { id full_name } } }';
  const ask = async (token: string): Promise<number> => {
    const from = performance.now();
    const answer = await post(port, { query }, token);
    if (at(answer, 'errors') !== undefined) throw new Error(JSON.stringify(answer));
    return performance.now() - from;
  };
  /** How many times as long as by sign-in it takes by tokens, by half of the calls. */
  const compare = async (label: string, tokens: readonly string[]): Promise<number> => {
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
    console.log(`${label}: ${told(byToken)}, ${times.toFixed(3)} times by half of them`);
    return times;
  };
  const times = await compare(`by token (bar: ${MOST})`, await issue(''));
  await compare('by one of a location', await issue(`, locations: [${place}]`));
  return times <= MOST;
});
