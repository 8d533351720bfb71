import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readingAnew } from '../src/reading-anew.ts';

/** A page that may be hidden, and what is read on it. */
const aPage = () => {
  const target = new EventTarget();
  const page = {
    hidden: false,
    addEventListener: target.addEventListener.bind(target),
    removeEventListener: target.removeEventListener.bind(target),
  };
  let reads = 0;
  const reading = readingAnew(() => {
    reads += 1;
  }, page);
  return {
    ...reading,
    reads: () => reads,
    show: (hidden: boolean) => {
      page.hidden = hidden;
      target.dispatchEvent(new Event('visibilitychange'));
    },
  };
};

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('several askings in a short time are one reading at once and one behind them', () => {
  const page = aPage();
  page.listen();
  for (let i = 0; i < 5; i += 1) page.ask();
  expect(page.reads()).toBe(1);
  vi.advanceTimersByTime(1_000);
  expect(page.reads()).toBe(2);
  vi.advanceTimersByTime(10_000);
  expect(page.reads()).toBe(2);
  page.ask();
  expect(page.reads()).toBe(3);
});

test('a page nobody sees reads once it is seen again, and only where something was asked for', () => {
  const page = aPage();
  page.listen();
  page.show(true);
  page.ask();
  page.ask();
  vi.advanceTimersByTime(10_000);
  expect(page.reads()).toBe(0);
  page.show(false);
  expect(page.reads()).toBe(1);
  page.show(true);
  page.show(false);
  expect(page.reads()).toBe(1);
});

test('what waits for its turn waits on where the page is hidden meanwhile, and ends with the screen', () => {
  const page = aPage();
  const stop = page.listen();
  page.ask();
  page.ask();
  page.show(true);
  vi.advanceTimersByTime(1_000);
  expect(page.reads()).toBe(1);
  page.show(false);
  expect(page.reads()).toBe(2);
  page.ask();
  stop();
  vi.advanceTimersByTime(10_000);
  expect(page.reads()).toBe(2);
});
