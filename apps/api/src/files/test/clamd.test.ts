import { createServer, type Server, type Socket } from 'node:net';
import { type Person, startTestServer, type TestServer } from '@nestling/api/harness/test-server.ts';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { anUpload } from '../../domains/files/test/files.factory.ts';
import { aLocation } from '../../domains/locations/test/locations.factory.ts';
import { ScannerAway, scan } from '../clamd.ts';

/** The test file of all scanners (EICAR, 2006), in two halves so that no scanner finds it here. */
const EICAR = `X5O!P%@AP[4\\PZX54(P^)7CC)7}$EICAR-${'STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'}`;

/** A clamd that speaks INSTREAM as clamd(8) says: it reads pieces to the empty one, and tells what it found. */
const standIn = (how: 'scans' | 'silent' | 'full' = 'scans') =>
  new Promise<{ readonly address: string; readonly server: Server; readonly sizes: number[] }>((ready) => {
    const sizes: number[] = [];
    const sockets = new Set<Socket>();
    const server = createServer((socket) => {
      sockets.add(socket);
      let got = Buffer.alloc(0);
      socket.on('error', () => undefined);
      socket.on('data', (chunk: Buffer) => {
        got = Buffer.concat([got, chunk]);
        if (how === 'silent') return;
        if (how === 'full') return void socket.end('INSTREAM size limit exceeded. ERROR\0');
        if (!got.subarray(0, 10).equals(Buffer.from('zINSTREAM\0'))) return void socket.end('UNKNOWN COMMAND\0');
        const parts: Buffer[] = [];
        for (let at = 10; at + 4 <= got.length; ) {
          const length = got.readUInt32BE(at);
          if (length === 0) {
            const bytes = Buffer.concat(parts);
            sizes.push(bytes.length);
            socket.end(bytes.includes(EICAR) ? 'stream: Eicar-Test-Signature FOUND\0' : 'stream: OK\0');
            return;
          }
          if (at + 4 + length > got.length) return;
          parts.push(got.subarray(at + 4, at + 4 + length));
          at += 4 + length;
        }
      });
    });
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      const port = typeof address === 'object' && address ? address.port : 0;
      ready({ address: `tcp://127.0.0.1:${port}`, server, sizes });
    });
  });

let server: TestServer;
let manager: Person;
let elm: { id: number };
beforeAll(async () => {
  server = await startTestServer();
  elm = await aLocation(server.tenant);
  manager = await server.as('manager', { locations: [elm] });
});
afterAll(() => server.close());
afterEach(() => {
  delete process.env.CLAMD_ADDRESS;
});

const upload = (text: string) =>
  manager.call(
    'uploadFile',
    { file: `data:text/plain;base64,${Buffer.from(text).toString('base64')}`, name: 'note.txt' },
    'status message storage_link',
  );

test('bytes go to clamd in pieces, and what it says is told; anything else is no word of it', async () => {
  const clamd = await standIn();
  expect(await scan(clamd.address, Buffer.from('good'))).toBeNull();
  expect(await scan(clamd.address, Buffer.from(`bad ${EICAR}`))).toBe('Eicar-Test-Signature');
  expect(await scan(clamd.address, Buffer.alloc(1_000_000, 'a'))).toBeNull();
  expect(clamd.sizes).toEqual([4, 4 + EICAR.length, 1_000_000]);
  clamd.server.close();
  const full = await standIn('full');
  await expect(scan(full.address, Buffer.alloc(500_000))).rejects.toThrow(ScannerAway);
  full.server.close();
  await expect(scan(full.address, Buffer.from('x'))).rejects.toThrow(ScannerAway);
});

test('a document with a virus is not kept, and none is while the scanner is away; without one nobody looks', async () => {
  expect(await upload('good')).toMatchObject({ status: 'Success' });
  const clamd = await standIn();
  process.env.CLAMD_ADDRESS = clamd.address;
  expect(await upload('good')).toMatchObject({ status: 'Success' });
  expect(await upload(EICAR)).toMatchObject({ status: 'Error', message: expect.stringContaining('harmful') });
  clamd.server.close();
  expect(await upload('good')).toMatchObject({ status: 'Error', message: expect.stringContaining('right now') });
  expect(server.log.some(({ msg }) => String(msg).includes('CLAMD_ADDRESS does not answer'))).toBe(true);
  const { rows } = await sql`select 1 from stored_file`.execute(server.tenant.db);
  expect(rows).toHaveLength(2);
});

test('what is filed under files is looked through as well, and told at its field', async () => {
  const clamd = await standIn();
  process.env.CLAMD_ADDRESS = clamd.address;
  const key = await anUpload(server.tenant.centre, manager.id, Buffer.from(EICAR));
  const given = {
    name: 'Note',
    location: elm.id,
    type: 'document',
    file_name: 'note.txt',
    file_original: 'note.txt',
    file_path: key,
  };
  expect(await manager.call('createNewFile', given, 'status errors { field code }')).toMatchObject({
    status: 'Error',
    errors: [{ code: 'INFECTED' }],
  });
  clamd.server.close();
});
