import { createServer, connect as dial, type Server, type Socket } from 'node:net';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type FaultProxy, openFaultProxy } from '../src/fault-proxy.ts';
import { Seeded } from '../src/seeded.ts';

let server: Server;
let line: FaultProxy;
const heard: Buffer[] = [];
const sockets = new Set<Socket>();

beforeEach(async () => {
  heard.length = 0;
  server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined);
    socket.on('data', (bytes) => {
      heard.push(bytes);
      socket.write(Buffer.from(`echo ${bytes}`));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()));
  const address = server.address();
  line = await openFaultProxy(typeof address === 'object' && address ? address.port : 0, { random: new Seeded(7) });
});
afterEach(async () => {
  await line.close();
  for (const socket of sockets) socket.destroy();
  sockets.clear();
  await new Promise((resolve) => server.close(resolve));
});

/** A client of the echo, and how its connection ended: 'end', an error code, or null while it is open. */
const client = async () => {
  const socket = dial(line.port, '127.0.0.1');
  let got = '';
  let ended: string | null = null;
  socket.on('data', (bytes) => {
    got += String(bytes);
  });
  socket.on('end', () => {
    ended ??= 'end';
  });
  socket.on('error', (error) => {
    ended ??= 'code' in error ? String(error.code) : 'error';
  });
  sockets.add(socket);
  await new Promise((resolve) => socket.once('connect', resolve).once('error', resolve));
  return { say: (words: string) => socket.write(words), got: () => got, ended: () => ended };
};
const pause = (ms: number) => new Promise((wake) => setTimeout(wake, ms));

test('passes everything in fair weather', async () => {
  const one = await client();
  one.say('hello');
  await expect.poll(one.got).toBe('echo hello');
  expect(one.ended()).toBeNull();
});

test('latency keeps the order; a rate bounds the bytes a second', async () => {
  const one = await client();
  line.set({ delayMs: 60, jitterMs: 40 });
  const began = performance.now();
  for (const word of ['a', 'b', 'c']) {
    one.say(word);
    await pause(5);
  }
  await expect.poll(() => String(Buffer.concat(heard))).toBe('abc');
  await expect.poll(one.got).toMatch(/^echo a.*c$/s);
  expect(performance.now() - began).toBeGreaterThan(120);
  line.set({ rate: 10_000 });
  const from = performance.now();
  one.say('x'.repeat(2_000));
  await expect.poll(() => one.got().length).toBeGreaterThan(2_000);
  expect(performance.now() - from).toBeGreaterThan(380);
});

test('a reset is one, an orderly end is one, and new connections are taken', async () => {
  const one = await client();
  line.reset();
  await expect.poll(one.ended).toBe('ECONNRESET');
  const two = await client();
  line.finish();
  await expect.poll(two.ended).toBe('end');
  const three = await client();
  three.say('still there');
  await expect.poll(three.got).toBe('echo still there');
});

test('a cut line takes nobody until it is mended', async () => {
  await line.cut();
  expect((await client()).ended()).toBe('ECONNREFUSED');
  await line.mend();
  const one = await client();
  one.say('back');
  await expect.poll(one.got).toBe('echo back');
});

test('a half-open connection says nothing, and what was said meanwhile is lost', async () => {
  const one = await client();
  one.say('before');
  await expect.poll(one.got).toBe('echo before');
  line.deafen();
  one.say('lost');
  const two = await client();
  two.say('lost too');
  await pause(80);
  expect([one.ended(), two.ended(), one.got(), two.got()]).toEqual([null, null, 'echo before', '']);
  await line.mend();
  await expect.poll(one.ended).toBe('ECONNRESET');
  expect(String(Buffer.concat(heard))).toBe('before');
  expect((await client()).ended()).toBeNull();
});

test('a lost answer was asked for all the same', async () => {
  const one = await client();
  line.set({ loseAnswers: 1 });
  one.say('do it');
  await expect.poll(one.ended).toBe('ECONNRESET');
  expect(String(Buffer.concat(heard))).toBe('do it');
  expect(one.got()).toBe('');
});

test('an answer may be torn, or a bit of it turned', async () => {
  const one = await client();
  line.set({ truncate: 7 });
  one.say('hello');
  await expect.poll(one.ended).toBe('end');
  expect(one.got()).toBe('echo he');
  const two = await client();
  line.set({ corrupt: 1 });
  two.say('AAAA');
  await expect.poll(() => two.got().length).toBe(9);
  expect(String(Buffer.concat(heard.slice(-1)))).not.toBe('AAAA');
});

test('a seed makes the same choices again', () => {
  const choices = (seed: number) => {
    const random = new Seeded(seed);
    return [random.between(1, 6), random.shuffled([1, 2, 3, 4]), random.uuid(), random.happens(0.5)];
  };
  expect(choices(42)).toEqual(choices(42));
  expect(choices(42)).not.toEqual(choices(43));
  expect(new Seeded(1).uuid()).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
});
