import { Uint8ArrayReader, Uint8ArrayWriter, ZipWriter } from '@zip.js/zip.js';
import { strToU8 } from 'fflate';
import { expect, test } from 'vitest';
import { type ParseAsked, parseFile } from '../reading/parse-file.ts';
import { readTables } from '../reading/read-tables.ts';
import { unlocked } from '../reading/unlocked.ts';
import { lockedZips } from './imports.factory.ts';

const parse = (bytes: Uint8Array, more: Partial<ParseAsked> = {}) =>
  parseFile({ bytes, as: 'roster', order: null, year: 2026, ...more });

test.each(Object.entries(lockedZips))('a ZIP locked with %s opens with its password alone', async (_, base64) => {
  const bytes = Buffer.from(base64, 'base64');
  expect(await parse(bytes)).toEqual({ unread: 'LOCKED' });
  expect(await parse(bytes, { password: 'swing-8' })).toEqual({ unread: 'WRONG_PASSWORD' });
  expect(await parse(bytes, { password: 'swing-7' })).toMatchObject({
    kind: 'children',
    children: [
      { fname: 'Ava', lname: 'Lopez' },
      { fname: 'Ben', lname: 'Reed' },
    ],
  });
});

const locked = async (files: Readonly<Record<string, Uint8Array>>): Promise<Uint8Array> => {
  const writer = new ZipWriter(new Uint8ArrayWriter(), { password: 'swing-7', encryptionStrength: 3, level: 9 });
  for (const [name, bytes] of Object.entries(files)) await writer.add(name, new Uint8ArrayReader(bytes));
  return writer.close();
};

test('what unpacks into too much is stopped while it does, whatever it says, and nothing else is unpacked', async () => {
  const bomb = await locked({ 'a.csv': new Uint8Array(3_000_000), 'b.exe': strToU8('x') });
  const wanted = new Set(['a.csv']);
  await expect(unlocked(bomb, wanted, { password: 'swing-7', most: 1_000_000 })).rejects.toThrow('More comes out');
  const files = await unlocked(bomb, wanted, { password: 'swing-7', most: 4_000_000 });
  expect(Object.entries(files ?? {}).map(([name, { length }]) => [name, length])).toEqual([['a.csv', 3_000_000]]);
});

test('a password of an open archive is left alone, and one that is broken is unreadable', async () => {
  const bytes = Buffer.from(lockedZips.AES, 'base64');
  expect(await readTables(bytes.subarray(0, 120), { password: 'swing-7' })).toBe('UNREADABLE');
  const turned = Buffer.from(bytes);
  turned.writeUInt8((turned[100] ?? 0) ^ 0xff, 100);
  expect(['UNREADABLE', 'WRONG_PASSWORD']).toContain(await readTables(turned, { password: 'swing-7' }));
  expect(await readTables(strToU8('first_name,last_name\nAda,Cole\n'), { password: 'x' })).toMatchObject([
    { rows: [['Ada', 'Cole']] },
  ]);
});
