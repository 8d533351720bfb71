/// <reference lib="dom" />
/// <reference lib="dom.iterable" />
import type { Page } from '@playwright/test';

/**
 * What is wrong with the layout of the page at its present width, each as a sentence: a page that scrolls sideways,
 * words that are cut off, that lie on each other or run together, and on phones main buttons lower than 44 px.
 * Words in an area that scrolls are reached by scrolling and count as whole; so do words a `title` repeats in full.
 */
export const layoutFaults = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    type Box = { left: number; right: number; top: number; bottom: number };
    type Word = { holder: Element; layer: Element | null; text: string; box: Box };
    const faults = new Set<string>();
    // What waits to come into sight is as high as it was guessed to be, and lies on its neighbor until it is drawn.
    const drawn = new CSSStyleSheet();
    drawn.replaceSync('*{content-visibility:visible!important}');
    document.adoptedStyleSheets.push(drawn);
    const room = document.documentElement.clientWidth;
    const { scrollWidth } = document.documentElement;
    if (scrollWidth > room) faults.add(`the page is ${scrollWidth - room} px too wide`);

    const isHidden = ({ clipPath, position }: CSSStyleDeclaration, { width, height }: DOMRect): boolean =>
      (position === 'absolute' && width <= 1 && height <= 1) || clipPath.startsWith('inset(50%');
    const clips = (overflow: string): boolean => overflow === 'hidden' || overflow === 'clip';
    const scrolls = (overflow: string): boolean => overflow === 'auto' || overflow === 'scroll';

    /** The part of a word's box that is seen, or null; a word its holder cuts off is noted on the way. */
    const seenOf = (holder: Element, text: string, whole: Box): Box | null => {
      const box = { ...whole };
      for (let at: Element | null = holder; at && at !== document.body; at = at.parentElement) {
        const style = getComputedStyle(at);
        const frame = at.getBoundingClientRect();
        if (isHidden(style, frame)) return null;
        if (style.display === 'inline') continue;
        const aside = clips(style.overflowX) && (box.right > frame.right + 1 || box.left < frame.left - 1);
        const below = clips(style.overflowY) && box.bottom > frame.bottom + 3;
        if ((aside || below) && !at.closest('[title], [aria-hidden="true"], svg'))
          faults.add(`"${text}" is cut off ${aside ? 'at its side' : 'below'}`);
        if (scrolls(style.overflowX) || scrolls(style.overflowY) || aside || below) {
          box.left = Math.max(box.left, frame.left);
          box.right = Math.min(box.right, frame.right);
          box.top = Math.max(box.top, frame.top);
          box.bottom = Math.min(box.bottom, frame.bottom);
          if (box.right - box.left < 1 || box.bottom - box.top < 1) return null;
        }
        if (style.position === 'fixed') break;
      }
      return box;
    };

    const layerOf = (holder: Element): Element | null => {
      for (let at: Element | null = holder; at; at = at.parentElement) {
        const { position } = getComputedStyle(at);
        if (position === 'fixed' || position === 'sticky' || at.matches('dialog, [popover]')) return at;
      }
      return null;
    };

    const words: Word[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const holder = node.parentElement;
      const text = node.textContent?.trim().replace(/\s+/g, ' ').slice(0, 40) ?? '';
      if (!holder || !text || holder.matches('script, style, noscript, option, title')) continue;
      if (!holder.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const layer = layerOf(holder);
      for (const { left, right, top, bottom } of range.getClientRects()) {
        if (right - left < 1) continue;
        const box = seenOf(holder, text, { left, right, top, bottom });
        if (!box) continue;
        if (box.right > room + 1 || box.left < -1) faults.add(`"${text}" runs out of the window`);
        words.push({ holder, layer, text, box });
      }
    }

    // Letters fill the middle of their line's box: lines that merely touch do not lie on each other.
    const slack = ({ top, bottom }: Box): number => (bottom - top) * 0.22;
    words.sort((a, b) => a.box.top - b.box.top);
    words.forEach((one, index) => {
      for (const other of words.slice(index + 1)) {
        if (other.box.top > one.box.bottom) break;
        if (one.layer !== other.layer || one.holder.contains(other.holder) || other.holder.contains(one.holder))
          continue;
        const wide = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
        const high =
          Math.min(one.box.bottom - slack(one.box), other.box.bottom - slack(other.box)) -
          Math.max(one.box.top + slack(one.box), other.box.top + slack(other.box));
        if (wide > 2 && high > 1) faults.add(`"${one.text}" and "${other.text}" lie on each other`);
      }
    });

    // A name and what follows it, of which neither has a space: "Grace MillerThe pond is fenced".
    for (const name of document.querySelectorAll('b + span, strong + span')) {
      const before = name.previousElementSibling;
      const one = before?.getClientRects();
      const [next] = name.getClientRects();
      const last = one?.[one.length - 1];
      const said = before?.textContent ?? '';
      const more = name.textContent ?? '';
      if (!last || !next || before?.nextSibling !== name || /\s$/.test(said) || /^\s|^$/.test(more)) continue;
      if (Math.abs(last.top - next.top) < 2 && Math.abs(next.left - last.right) < 2)
        faults.add(`"${said.slice(-20)}${more.slice(0, 20)}" runs together`);
    }

    if (room < 576) {
      for (const button of document.querySelectorAll('button[data-variant="filled"], a[data-variant="filled"]')) {
        const { height } = button.getBoundingClientRect();
        if (button.checkVisibility() && height > 0 && height < 43.5)
          faults.add(`"${button.textContent?.trim()}" is ${Math.round(height)} px high, less than a thumb needs`);
      }
    }
    document.adoptedStyleSheets.splice(document.adoptedStyleSheets.indexOf(drawn), 1);
    return [...faults];
  });
