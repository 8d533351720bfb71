import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { showPresses } from '../src/press/pressed.ts';

beforeAll(() => showPresses(document));
afterEach(() => vi.useRealTimers());

const point = (kind: string, target: Element, button = 0) =>
  target.dispatchEvent(new MouseEvent(kind, { bubbles: true, button }));

test('what is pressed is marked at once, and for a moment after a short tap', () => {
  vi.useFakeTimers();
  document.body.innerHTML = '<button><span>Check in</span></button><button disabled>No</button><p>Words</p>';
  const [button, off] = document.querySelectorAll('button');
  const [span, words] = [document.querySelector('span'), document.querySelector('p')];
  if (!button || !off || !span || !words) throw new Error('The page is not there.');
  point('pointerdown', span);
  expect(button.dataset.pressed).toBe('');
  point('pointerup', span);
  expect(button.dataset.pressed).toBe('');
  vi.advanceTimersByTime(200);
  expect(button.dataset.pressed).toBeUndefined();
  for (const target of [off, words]) point('pointerdown', target);
  point('pointerdown', button, 2);
  expect(document.querySelector('[data-pressed]')).toBeNull();
});
