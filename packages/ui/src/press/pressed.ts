/** So long a press is seen at least, however short the tap was. */
const SEEN_MS = 140;
const presses = 'button, a[href], summary, [role="menuitem"], [role="menuitemradio"], [role="tab"]';

/**
 * Marks what is pressed with `data-pressed` from the moment the finger is down, before any code of a screen has run: on
 * a slow processor the answer of a press may take longer than a tenth of a second, its sign never does.
 */
export const showPresses = (page: Document): void => {
  page.addEventListener(
    'pointerdown',
    (event) => {
      const pressed = event.target instanceof Element ? event.target.closest<HTMLElement>(presses) : null;
      if (event.button !== 0 || !pressed || pressed.matches(':disabled')) return;
      const from = event.timeStamp;
      pressed.dataset.pressed = '';
      const end = (last: Event) => {
        for (const kind of ends) page.removeEventListener(kind, end, true);
        setTimeout(() => delete pressed.dataset.pressed, Math.max(0, SEEN_MS - (last.timeStamp - from)));
      };
      for (const kind of ends) page.addEventListener(kind, end, true);
    },
    true,
  );
};

const ends = ['pointerup', 'pointercancel', 'dragend'] as const;
