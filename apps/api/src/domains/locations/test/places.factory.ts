import { type Person, startTestServer, type TestServer } from '@nestling/api/harness/test-server.ts';
import { aLocation } from './locations.factory.ts';

type Location = Awaited<ReturnType<typeof aLocation>>;

/** A server of its own with one location and its manager. Close it in `afterAll`. */
export const onePlace = async (): Promise<{ server: TestServer; location: Location; manager: Person }> => {
  const server = await startTestServer();
  const location = await aLocation(server.tenant);
  return { server, location, manager: await server.as('manager', { locations: [location] }) };
};

/** A server of its own with two locations and a manager of the first alone. Close it in `afterAll`. */
export const twoPlaces = async (): Promise<{ server: TestServer; elm: Location; oak: Location; manager: Person }> => {
  const server = await startTestServer();
  const elm = await aLocation(server.tenant);
  const oak = await aLocation(server.tenant);
  return { server, elm, oak, manager: await server.as('manager', { locations: [elm] }) };
};
