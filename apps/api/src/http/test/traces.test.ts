import { createServer, type Server } from 'node:http';
import { text } from 'node:stream/consumers';
import { type Person, startTestServer, type TestServer } from '@nestling/api/harness/test-server.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aLocation } from '../../domains/locations/test/locations.factory.ts';

/** A span as OTLP writes it in JSON. */
interface Sent {
  readonly name: string;
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
}
interface Batch {
  readonly resourceSpans: readonly { readonly scopeSpans: readonly { readonly spans: readonly Sent[] }[] }[];
}

const bodies: string[] = [];
let collector: Server;
let server: TestServer;
let manager: Person;

beforeAll(async () => {
  collector = createServer(async (request, response) => {
    if (request.url === '/v1/traces') bodies.push(await text(request));
    response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
  });
  await new Promise<void>((listens) => collector.listen(0, '127.0.0.1', listens));
  const address = collector.address();
  if (typeof address !== 'object' || !address) throw new Error('The collector does not listen.');
  process.env.OTEL_EXPORTER_OTLP_ENDPOINT = `http://127.0.0.1:${address.port}`;
  process.env.OTEL_SERVICE_NAME = 'sunny-days';
  server = await startTestServer();
  manager = await server.as('manager', { locations: [await aLocation(server.tenant)] });
});
afterAll(async () => {
  delete process.env.OTEL_EXPORTER_OTLP_ENDPOINT;
  delete process.env.OTEL_SERVICE_NAME;
  await server.close();
  await new Promise((closed) => collector.close(closed));
});

const spans = (): readonly Sent[] =>
  bodies.flatMap((body) => {
    const batch: Batch = JSON.parse(body);
    return batch.resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans));
  });

test('a call is a span under that of its caller, with its messages to the database below, and no value of it', async () => {
  const [traceId, spanId] = ['4bf92f3577b34da6a3ce929d0e0e4736', '00f067aa0ba902b7'];
  await manager.post(
    { query: 'mutation { createRelationship(name: "Great-uncle") { status } }' },
    { traceparent: `00-${traceId}-${spanId}-01` },
  );
  await expect
    .poll(spans, { timeout: 10_000 })
    .toContainEqual(expect.objectContaining({ name: 'createRelationship', traceId, parentSpanId: spanId }));
  const own = spans().find(({ name }) => name === 'createRelationship');
  const messages = spans().filter(({ parentSpanId }) => parentSpanId === own?.spanId);
  expect(messages.length).toBeGreaterThan(0);
  expect(messages.every(({ name }) => name === 'postgresql')).toBe(true);
  expect(bodies.join()).toContain('sunny-days');
  expect(bodies.join()).not.toContain('Great-uncle');
});
