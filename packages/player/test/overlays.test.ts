// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { startClock } from '../src/clock.ts';
import { placeAt, startWatermark } from '../src/watermark.ts';

afterEach(() => {
  vi.useRealTimers();
  document.body.replaceChildren();
});

const NOON = Date.UTC(2026, 10, 19, 18, 42, 8, 500);

function element(): HTMLElement {
  const made = document.createElement('div');
  document.body.append(made);
  return made;
}

test('the clock shows the gateway time in the zone of the location and ticks with its seconds', () => {
  vi.useFakeTimers({ now: 0 });
  const shown = element();
  const clock = startClock({
    element: shown,
    now: () => NOON + Date.now(),
    timeZone: 'America/New_York',
    locale: 'en',
  });
  expect(shown.textContent).toBe('1:42:08 PM');
  vi.advanceTimersByTime(510);
  expect(shown.textContent).toBe('1:42:09 PM');
  clock.stop();
  vi.advanceTimersByTime(5000);
  expect(shown.textContent).toBe('1:42:09 PM');
});

test('no time is shown before it is known, and an unknown zone does not break the clock', () => {
  const shown = element();
  startClock({ element: shown, now: () => null, timeZone: 'America/New_York', locale: 'en' }).stop();
  expect(shown.textContent).toBe('');
  startClock({ element: shown, now: () => NOON, timeZone: 'Mars/Olympus', locale: 'en' }).stop();
  expect(shown.textContent).toMatch(/\d/);
});

test('the watermark names viewer and time, moves every 8 s and leaves nothing behind', () => {
  vi.useFakeTimers();
  const container = element();
  const watermark = startWatermark({
    container,
    label: 'Lucia Lopez',
    now: () => NOON,
    timeZone: 'America/New_York',
    locale: 'en',
  });
  const places = () =>
    [...container.querySelectorAll<HTMLElement>('[data-part=watermark]')].map(
      (mark) => `${mark.style.left} ${mark.style.top}`,
    );
  expect(container.textContent).toContain('Lucia Lopez · Nov 19, 1:42 PM');
  const first = places();
  vi.advanceTimersByTime(7900);
  expect(places()).toEqual(first);
  vi.advanceTimersByTime(200);
  expect(places()).not.toEqual(first);
  watermark.stop();
  expect(container.childElementCount).toBe(0);
});

test('a mark never stays where it was', () => {
  for (let step = 0; step < 10; step++) expect(placeAt(step)).not.toEqual(placeAt(step + 1));
});
