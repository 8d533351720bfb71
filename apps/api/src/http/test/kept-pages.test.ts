import { expect, test } from 'vitest';
import type { SiteAnswer } from '../../site/answer.ts';
import { KeptPages } from '../kept-pages.ts';
import { MadePages } from '../made-pages.ts';

const answer = (text: string, more: Partial<SiteAnswer> = {}): SiteAnswer => ({
  status: 200,
  type: 'text/html',
  text,
  etag: '"x"',
  policy: '',
  hidden: false,
  secret: false,
  until: Number.POSITIVE_INFINITY,
  ...more,
});
const counting = () => {
  let made = 0;
  return {
    made: () => made,
    make:
      (of: Partial<SiteAnswer> = {}) =>
      async () =>
        answer(`page ${++made}`, of),
  };
};

test('a page is made once until it is dropped, and only its own center’s are', async () => {
  const pages = new KeptPages();
  const { make, made } = counting();
  const read = (key: string, centre: number) => pages.get(key, centre, 0, make());
  await Promise.all([read('a', 1), read('a', 1)]);
  await read('b', 2);
  expect(made()).toBe(2);
  pages.drop(1);
  expect([pages.has('a', 0), pages.has('b', 0)]).toEqual([false, true]);
  await read('a', 1);
  expect(made()).toBe(3);
});

test('what is dropped while it is made is not kept', async () => {
  const pages = new KeptPages();
  const slow = pages.get('a', 1, 0, async () => {
    await Promise.resolve();
    pages.drop(1);
    return answer('of yesterday');
  });
  expect((await slow).text).toBe('of yesterday');
  expect(pages.has('a', 0)).toBe(false);
});

test('a page ends at its moment; what is secret, not there, or leads on is kept nowhere', async () => {
  const pages = new KeptPages();
  const { make } = counting();
  await pages.get('soon', 1, 0, make({ until: 10 }));
  expect([pages.has('soon', 9), pages.has('soon', 10)]).toEqual([true, false]);
  for (const of of [{ secret: true }, { status: 404 }, { status: 301 }]) await pages.get('x', 1, 0, make(of));
  expect(pages.has('x', 0)).toBe(false);
});

test('the pages asked for longest ago go first', async () => {
  const pages = new KeptPages();
  const large = (key: string) => pages.get(key, 1, 0, async () => answer('x'.repeat(900_000)));
  for (let i = 0; i < 40; i += 1) {
    await large(`page ${i}`);
    await large('page 0');
  }
  expect([pages.has('page 0', 0), pages.has('page 1', 0), pages.has('page 39', 0)]).toEqual([true, false, true]);
});

test('made-up addresses are made so often for one reader, and for others all the same', () => {
  const made = new MadePages();
  const times = Array.from({ length: 300 }, () => made.take('192.0.2.1', 0)).filter(Boolean).length;
  expect(times).toBe(240);
  expect([made.take('192.0.2.2', 0), made.take('192.0.2.1', 60_000)]).toEqual([true, true]);
});
