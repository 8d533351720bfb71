import { startTestServer, type TestServer } from '@nestling/api/harness/test-server.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aScene, type Scene } from './scene.ts';

let server: TestServer;
let scene: Scene;
beforeAll(async () => {
  server = await startTestServer();
  scene = await aScene(server);
});
afterAll(() => server.close());

const read = (who: Scene['manager']) => who.call('knownProblems', {}, 'id text since');

test('what support knows to be broken is read by all who might report it, until it is over', async () => {
  const { manager, support, elm } = scene;
  const parent = await server.as('user', { locations: [elm] });
  const words = { text_en: 'Cameras are slow.', text_es: 'Las cámaras están lentas.' };
  expect(await manager.call('tellKnownProblem', words, 'status').catch(String)).toContain('Your role can’t do this.');
  const empty = await support.call('tellKnownProblem', { ...words, text_es: ' ' }, 'status errors { field }');
  expect(empty).toEqual({ status: 'Error', errors: [{ field: 'text_es' }] });
  expect((await support.call('tellKnownProblem', words, 'status')).status).toBe('Success');
  const [found] = await read(manager);
  expect(found).toEqual({ id: found.id, text: words.text_en, since: server.clock.now().toISOString() });
  await parent.call('saveOwnLanguage', { language: 'es' }, 'status');
  expect((await read(parent))[0].text).toBe(words.text_es);

  const end = () => support.call('endKnownProblem', { id: found.id }, 'status errors { code }');
  expect((await end()).status).toBe('Success');
  expect(await read(manager)).toEqual([]);
  expect((await end()).errors).toEqual([{ code: 'STATE' }]);
});
