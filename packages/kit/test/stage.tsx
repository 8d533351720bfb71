import { MantineThemeProvider } from '@mantine/core';
import { lookPart } from '@nestling/ui/theme/look-part.ts';
import { loadLanguage } from '@nestling/ui/words.ts';
import { createMemoryHistory, RouterProvider } from '@tanstack/react-router';
import { render } from '@testing-library/react';
import { act, type ReactNode } from 'react';
import { type Client, Provider } from 'urql';
import { type Look, routerOf, Stage } from '../gallery/stage.tsx';

/** What jsdom lacks of a browser: modal dialogs, popovers, media queries, and everything that measures. */
const furnish = (): void => {
  HTMLDialogElement.prototype.showModal ??= function open(this: HTMLDialogElement) {
    this.open = true;
  };
  HTMLDialogElement.prototype.close ??= function close(this: HTMLDialogElement) {
    this.open = false;
  };
  HTMLElement.prototype.showPopover ??= function show(this: HTMLElement) {
    this.removeAttribute('popover');
  };
  Element.prototype.scrollIntoView ??= () => {};
  window.scrollTo = () => {};
  window.matchMedia ??= (media) =>
    Object.assign(new EventTarget(), {
      matches: false,
      media,
      onchange: null,
      addListener: () => {},
      removeListener: () => {},
    });
  Range.prototype.getClientRects ??= () => Object.assign([], { item: () => null });
  Range.prototype.getBoundingClientRect ??= () => new DOMRect();
  globalThis.ResizeObserver ??= class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
};

/** Nothing has a size in jsdom: lists would hide themselves as if their field had scrolled away. */
const sizeless = {
  components: { Popover: { defaultProps: { hideDetached: false, transitionProps: { duration: 0 } } } },
};

type Drawn = Partial<Look> & { readonly path?: string; readonly client?: Client };

/** Draws a part as it stands in the portal: with theme, language, and an address at which it may read and write. */
export const renderPart = async (
  part: () => ReactNode,
  { language = 'en', pets = false, tone = 'light', path = '/', client }: Drawn = {},
) => {
  furnish();
  await Promise.all([loadLanguage(language), lookPart()]);
  const history = createMemoryHistory({ initialEntries: [path] });
  const router = routerOf(part, history);
  const page = (
    <Stage look={{ language, pets, tone }}>
      <MantineThemeProvider theme={sizeless}>
        <RouterProvider router={router} />
      </MantineThemeProvider>
    </Stage>
  );
  await act(() => router.load());
  const drawn = render(client ? <Provider value={client}>{page}</Provider> : page);
  return { ...drawn, address: () => history.location.href };
};
