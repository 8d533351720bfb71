// @vitest-environment node
import 'fake-indexeddb/auto';
import { beforeEach, expect, test, vi } from 'vitest';
import { countsIn, deviceId, forgetDevice, forgetOld, keyFrom, shelfOf, unsentOf } from '../src/device/sealed.ts';

// As `localStorage`: its keys are properties of its own.
const plain: Record<string, string> = {};
const hidden = (value: unknown) => ({ value, enumerable: false });
vi.stubGlobal(
  'localStorage',
  Object.defineProperties(plain, {
    getItem: hidden((key: string) => plain[key] ?? null),
    setItem: hidden((key: string, text: string) => {
      plain[key] = text;
    }),
    removeItem: hidden((key: string) => {
      delete plain[key];
    }),
  }),
);

const keyOf = (letter: string) => {
  const made = keyFrom(btoa(letter.repeat(32)));
  return () => made;
};
const mine = keyOf('a');
const theirs = keyOf('b');
const none = { chat: 0, entries: 0, files: 0 };

/** Everything that lies on the device, as somebody with its disk reads it. */
const onDisk = async (): Promise<string> => {
  const db = await new Promise<IDBDatabase>((resolve) => {
    const request = indexedDB.open('nestling-device');
    request.onsuccess = () => resolve(request.result);
  });
  const rows = await new Promise<readonly { sealed: ArrayBuffer }[]>((resolve) => {
    const request = db.transaction('sealed').objectStore('sealed').getAll();
    request.onsuccess = () => resolve(request.result);
  });
  db.close();
  return rows.map((row) => `${JSON.stringify(row)}${Buffer.from(row.sealed).toString('latin1')}`).join('\n');
};

beforeEach(async () => {
  vi.useRealTimers();
  for (const owner of ['7', '8']) await forgetDevice(owner);
});

test('what is kept is read back by its account alone, and nothing of it can be read from the disk', async () => {
  const shelf = shelfOf('chat', '7', mine);
  await shelf.keep('one', { message: 'Ava has a fever' });
  await shelf.keep('two', { message: 'Leo is fine' });
  await shelf.keep('one', { message: 'Ava has no fever' });
  expect(await shelf.all()).toEqual([
    { name: 'one', value: { message: 'Ava has no fever' }, file: null },
    { name: 'two', value: { message: 'Leo is fine' }, file: null },
  ]);
  const disk = await onDisk();
  expect(disk).not.toMatch(/Ava|Leo|fever/);
  expect(await shelfOf('chat', '7', theirs).all()).toEqual([]);
  expect(await shelfOf('chat', '7', async () => null).all()).toEqual([]);
  expect(await shelfOf('chat', '8', mine).all()).toEqual([]);
  expect(await shelfOf('entries', '7', mine).all()).toEqual([]);
  await shelf.drop('one');
  expect((await shelf.all()).map(({ name }) => name)).toEqual(['two']);
});

test('a file is kept in pieces, stays when its value changes, and goes with it', async () => {
  const bytes = new Uint8Array(9 * 1024 * 1024).map((_, i) => i % 251);
  const shelf = shelfOf('files', '7', mine);
  await shelf.keep('tour', { made: null }, new Blob([bytes], { type: 'video/mp4' }));
  await shelf.keep('tour', { made: 'key' });
  const [one] = await shelf.all();
  expect([one?.value, one?.file?.size, one?.file?.type]).toEqual([{ made: 'key' }, bytes.length, 'video/mp4']);
  expect(await unsentOf('7')).toEqual({ ...none, files: 1 });
  await shelf.drop('tour');
  expect([await shelf.all(), await unsentOf('7')]).toEqual([[], none]);
});

test('what waits is counted without its key, and what lives in the tab alone counts too', async () => {
  await shelfOf('chat', '7', mine).keep('one', { message: 'x' });
  await shelfOf('chat', '7', mine).keep('two', { message: 'x' });
  await shelfOf('entries', '8', mine).keep('one', { kind: 'nap' });
  expect(await unsentOf('7')).toEqual({ ...none, chat: 2 });
  countsIn('entries', (owner) => (owner === '7' ? 3 : 0));
  expect(await unsentOf('7')).toEqual({ ...none, chat: 2, entries: 3 });
  countsIn('entries', () => 0);
});

test('a device that is forgotten keeps nothing of the account, and asks for another key from then on', async () => {
  const before = deviceId('7');
  expect(deviceId('7')).toBe(before);
  await shelfOf('chat', '7', mine).keep('one', { message: 'x' });
  await shelfOf('chat', '8', mine).keep('one', { message: 'y' });
  const others = deviceId('8');
  plain['filters:students'] = 'Ava';
  plain.currentLocation = 'Elm';
  plain['theme-mode'] = 'dark';
  await forgetDevice('7', ['currentLocation']);
  expect([deviceId('8'), Object.keys(plain).sort()]).toEqual([others, ['device:8', 'theme-mode']]);
  expect([await unsentOf('7'), await unsentOf('8')]).toEqual([none, { ...none, chat: 1 }]);
  expect(deviceId('7')).not.toBe(before);
});

test('after seven days nothing of it is there, whoever left it', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-03-01T12:00:00Z') });
  await shelfOf('chat', '7', mine).keep('old', { message: 'x' });
  vi.setSystemTime(new Date('2026-03-05T12:00:00Z'));
  await shelfOf('chat', '7', mine).keep('new', { message: 'y' });
  vi.setSystemTime(new Date('2026-03-08T12:00:01Z'));
  // Before it is swept it is not read any more either.
  expect((await shelfOf('chat', '7', mine).all()).map(({ name }) => name)).toEqual(['new']);
  await forgetOld();
  expect(await unsentOf('7')).toEqual({ ...none, chat: 1 });
});
