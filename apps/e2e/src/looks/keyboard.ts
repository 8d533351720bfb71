/// <reference lib="dom" />
/// <reference lib="dom.iterable" />
import type { Page } from '@playwright/test';

/** Where Tab came to: an index among what can be reached (-1 outside the page), and what was wrong there. */
type Stop = { at: number; fault: string | null };

/**
 * Walks the page by Tab and tells what is wrong: what cannot be reached, whose focus is not to be seen or is covered, and
 * an order other than that of the page. Leaves the focus where the walk ended.
 */
export const keyboardFaults = async (page: Page): Promise<string[]> => {
  const count = await page.evaluate(prepare);
  // A date or a time is three stops and one for its picker.
  const parts = 3 * (await page.locator('input:is([type="date"], [type="time"])').count());
  const reached = new Set<number>();
  const faults = new Set<string>();
  // A date has several stops, of which the browser marks the last itself, inside of it: one that is seen will do.
  const unseen = new Map<number, string>();
  const seen = new Set<number>();
  // The browser's own bar takes a turn between the end of the page and its beginning.
  for (let press = 0, outside = 0; press < count + parts + 12 && outside < 2 && reached.size < count; press += 1) {
    await page.keyboard.press('Tab');
    const { at, fault } = await page.evaluate(stopHere);
    if (at < 0) outside += 1;
    else reached.add(at);
    if (fault?.startsWith('the focus cannot be seen')) unseen.set(at, fault);
    else if (fault) faults.add(fault);
    else seen.add(at);
  }
  for (const [at, fault] of unseen) if (!seen.has(at)) faults.add(fault);
  for (const missed of await page.evaluate(namesWithout, [...reached])) faults.add(`Tab does not reach ${missed}`);
  return [...faults];
};

type Shared = { elements: HTMLElement[]; looks: string[]; lookOf: (element: Element) => string };

const prepare = (): number => {
  const focusable =
    'a[href], button:not(:disabled), input:not([type="hidden"]):not(:disabled), select:not(:disabled), textarea:not(:disabled), summary, [tabindex]';
  const scope = document.querySelector('dialog[open]') ?? document;
  const groups = new Set<string>();
  const elements = [...scope.querySelectorAll<HTMLElement>(focusable)].filter((element) => {
    if (element.tabIndex < 0 || element.closest('[inert], [aria-hidden="true"]')) return false;
    if (!element.checkVisibility({ visibilityProperty: true })) return false;
    if (!(element instanceof HTMLInputElement) || element.type !== 'radio' || !element.name) return true;
    // One radio of a group takes the focus: the chosen one, else the first.
    if (groups.has(element.name)) return false;
    const chosen = [...document.getElementsByName(element.name)].some(
      (one) => one instanceof HTMLInputElement && one.checked,
    );
    if (chosen && !element.checked) return false;
    groups.add(element.name);
    return true;
  });
  const lookOf = (element: Element): string =>
    // The frame of an editor stands three levels above what takes the focus.
    [
      element,
      element.parentElement,
      element.parentElement?.parentElement,
      element.closest('[data-editor]'),
      element.nextElementSibling,
    ]
      .map((one) => {
        if (!one) return '';
        const { outlineStyle, outlineWidth, outlineColor, boxShadow, borderColor, backgroundColor } =
          getComputedStyle(one);
        const outline = outlineStyle === 'none' ? '' : `${outlineWidth} ${outlineColor}`;
        return `${outline} ${boxShadow} ${borderColor} ${backgroundColor}`;
      })
      .join('|');
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  const shared: Shared = { elements, looks: elements.map(lookOf), lookOf };
  Reflect.set(globalThis, 'walk', shared);
  return elements.length;
};

const stopHere = (): Stop => {
  const { elements, looks, lookOf }: Shared = Reflect.get(globalThis, 'walk');
  const element = document.activeElement;
  if (!(element instanceof HTMLElement) || element === document.body) return { at: -1, fault: null };
  const at = elements.indexOf(element);
  const words = element.ariaLabel ?? (element.textContent || element.getAttribute('name') || element.id);
  const name = `<${element.localName}> "${words.trim().replace(/\s+/g, ' ').slice(0, 40)}"`;
  if (element.tabIndex > 0) return { at, fault: `${name} jumps the queue by its tabindex` };
  if (at < 0) return { at: -1, fault: null };
  if (looks[at] === lookOf(element)) return { at, fault: `the focus cannot be seen on ${name}` };
  const { left, right, top, bottom, width, height } = element.getBoundingClientRect();
  if (width <= 1 || height <= 1 || getComputedStyle(element).opacity === '0') return { at, fault: null };
  if (bottom < 1 || top > innerHeight - 1 || right < 1 || left > innerWidth - 1)
    return { at, fault: `the focus is outside the window on ${name}` };
  const points = [0.1, 0.5, 0.9].flatMap((x) =>
    [0.15, 0.5, 0.85].map((y): [number, number] => [left + width * x, top + height * y]),
  );
  const seen = points.some(([x, y]) => {
    const hit = document.elementFromPoint(x, y);
    return hit !== null && (element.contains(hit) || hit.contains(element));
  });
  return { at, fault: seen ? null : `the focus is covered on ${name}` };
};

const namesWithout = (reached: number[]): string[] => {
  const { elements }: Shared = Reflect.get(globalThis, 'walk');
  return (
    elements
      .filter((element, index) => !reached.includes(index) && element.checkVisibility({ visibilityProperty: true }))
      // Nothing to undo any more, say.
      .filter((element) => !element.matches(':disabled'))
      .map((element) => {
        const words = element.ariaLabel ?? (element.textContent || element.getAttribute('name') || element.id);
        return `<${element.localName}> "${words.trim().replace(/\s+/g, ' ').slice(0, 40)}"`;
      })
  );
};
