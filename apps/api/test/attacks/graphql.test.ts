import { type Person, startTestServer, type TestServer } from '@nestling/api/harness/test-server.ts';
import { afterAll, beforeAll, test } from 'vitest';
import { aLocation } from '../../src/domains/locations/test/locations.factory.ts';
import { figure } from './figure.ts';

// S6. Depth, aliases, calls, records and the body itself: kernel/test/limits.test.ts. Whatever else a generator thinks of:
// tools/test/requests.test.ts. Here: documents that cost the server, each refused in little time and without a hint.

let server: TestServer;
let teacher: Person;
beforeAll(async () => {
  server = await startTestServer();
  teacher = await server.as('teacher', { locations: [await aLocation(server.tenant)] });
});
afterAll(() => server.close());

const times = (count: number, text: string): string => text.repeat(count);

/**
 * What it costs to refuse such a document, at most: milliseconds of the whole process, beyond what as many bytes cost that
 * are read and refused as no document at all. Whoever asks runs in this process too.
 */
const MOST_MS = 25;

const DOCUMENTS: Record<string, string> = {
  'lists within lists': `{ a(b: ${times(1_900, '[')}${times(1_900, ']')}) }`,
  'a type of lists': `query q($a: ${times(1_900, '[')}Int${times(1_900, ']')}) { __typename }`,
  'fields within fields': `${times(1_500, '{ a ')}${times(1_500, '}')}`,
  'objects within objects': `{ a(b: ${times(900, '{ c: ')}1${times(900, '}')}) }`,
  'many words': `{ ${times(8_000, 'a ')}}`,
  'a comment of a megabyte': `{ __typename } # ${times(900_000, 'x')}`,
  'a text of fifty thousand letters': `{ a(b: "${times(50_000, 'y')}") }`,
  'ten thousand aliases': `{ ${Array.from({ length: 10_000 }, (_, i) => `a${i}: __typename`).join(' ')} }`,
  'a directive a thousand times': `{ __typename ${times(1_000, '@skip(if: true) ')} }`,
  'a fragment that holds itself': '{ ...a } fragment a on Query { ...a }',
  'fragments that double': `{ ...f0 } ${Array.from({ length: 300 }, (_, i) => `fragment f${i} on Query { ...f${i + 1} ...f${i + 1} }`).join(' ')} fragment f300 on Query { __typename }`,
  'the same field a thousand times': `{ ${times(1_900, 'me { id } ')} }`,
  'two operations': 'query a { __typename } query b { __typename }',
  'a subscription by POST': 'subscription { cameraAccessChanged { __typename } }',
  'a name that is nearly one': '{ studens(first: 1) { total } }',
  'an argument that is nearly one': '{ students(frst: 1) { total } }',
  'a type that is nearly one': 'query q($a: Intt) { __typename }',
  'the schema': '{ __schema { types { name } } }',
  'a type of the schema': '{ __type(name: "Student") { fields { name } } }',
};

/** Asks until it costs `enough` ms or less, nine times at most, and answers the least: the machine's own is no cost of it. */
const least = async (enough: number, ask: (again: number) => ReturnType<Person['post']>) => {
  let best: { ms: number; status: number; body: unknown } | null = null;
  for (let again = 0; again < 9 && (again < 3 || (best?.ms ?? Infinity) > enough); again += 1) {
    const began = process.cpuUsage();
    const { status, body } = await ask(again);
    const { user, system } = process.cpuUsage(began);
    const ms = (user + system) / 1_000;
    if (!best || ms < best.ms) best = { ms, status, body };
  }
  if (!best) throw new Error('Nothing was asked.');
  return best;
};

test('documents that cost are refused in little time, and tell nothing of the schema', async () => {
  const leaks: string[] = [];
  let slowest = 0;
  let tried = 0;
  for (const client of [server.guest(), teacher]) {
    for (const [what, query] of Object.entries(DOCUMENTS)) {
      tried += 1;
      // A new document each time: what was refused before is known.
      const bytes = await least(MOST_MS, () => client.post({ nothing: query }));
      const refused = await least(bytes.ms + MOST_MS, (again) =>
        client.post({ query: `${query} # ${tried} ${again}` }),
      );
      const ms = refused.ms - bytes.ms;
      const text = `${refused.status} ${JSON.stringify(refused.body)}`;
      slowest = Math.max(slowest, ms);
      if (!/"code":"(BAD_INPUT|UNAUTHENTICATED|FORBIDDEN)"/.test(text)) leaks.push(`${what}: ${text.slice(0, 200)}`);
      const names = !query.includes('students') && text.includes('students');
      if (names || /Did you mean|"fields"|Maximum call/.test(text)) leaks.push(`${what} tells: ${text.slice(0, 200)}`);
      if (ms > MOST_MS) leaks.push(`${what} cost ${ms.toFixed(0)} ms`);
    }
  }
  figure(`S6 documents that cost, the dearest ${slowest.toFixed(0)} ms`, tried, leaks);
}, 60_000);
