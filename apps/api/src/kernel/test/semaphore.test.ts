import { expect, test } from 'vitest';
import { QueueFull, Semaphore } from '../lib/semaphore.ts';

/** Work that waits until it is let go. */
const held = () => {
  let go = (): void => {};
  const promise = new Promise<void>((resolve) => {
    go = resolve;
  });
  return { work: () => promise, go: () => go() };
};

test('owners take turns: a burst of one waits behind itself, and others behind one piece of it', async () => {
  const lanes = new Semaphore({ width: 1, waiting: 100 });
  const first = held();
  const done: string[] = [];
  const all = [lanes.run(1, first.work)];
  for (let i = 0; i < 100; i += 1) all.push(lanes.run(1, async () => void done.push(`one ${i}`)));
  await expect(lanes.run(1, async () => {})).rejects.toBeInstanceOf(QueueFull);
  all.push(
    lanes.run(2, async () => void done.push('two')),
    lanes.run(3, async () => void done.push('three')),
  );
  first.go();
  await Promise.all(all);
  expect(done.slice(0, 4)).toEqual(['one 0', 'two', 'three', 'one 1']);
  expect(done.filter((each) => each.startsWith('one'))).toEqual(Array.from({ length: 100 }, (_, i) => `one ${i}`));
});

test('no more run at once than there are lanes, failures included', async () => {
  const lanes = new Semaphore({ width: 2, waiting: 50 });
  let running = 0;
  let most = 0;
  const work = async (i: number) => {
    running += 1;
    most = Math.max(most, running);
    await Promise.resolve();
    running -= 1;
    if (i % 3 === 0) throw new Error('failed');
  };
  await Promise.allSettled(Array.from({ length: 40 }, (_, i) => lanes.run(i % 4, () => work(i))));
  expect(most).toBe(2);
  expect(await lanes.run(9, async () => 'free again')).toBe('free again');
});
