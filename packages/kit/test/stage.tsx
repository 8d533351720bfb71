import { MantineThemeProvider } from '@mantine/core';
import { Themed } from '@nestling/ui/theme/look.tsx';
import { lookPart } from '@nestling/ui/theme/look-part.ts';
import { ThemeRoot } from '@nestling/ui/theme/ThemeRoot.tsx';
import { type Language, loadLanguage, SpeechContext } from '@nestling/ui/words.ts';
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import { render } from '@testing-library/react';
import { act, type ReactNode } from 'react';
import { type Client, Provider } from 'urql';

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

type Stage = { readonly language?: Language; readonly path?: string; readonly client?: Client };

/** Draws a part as it stands in the portal: with theme, language, and an address at which it may read and write. */
export const renderPart = async (part: () => ReactNode, { language = 'en', path = '/', client }: Stage = {}) => {
  furnish();
  await Promise.all([loadLanguage(language), lookPart()]);
  const root = createRootRoute();
  const everywhere = createRoute({ getParentRoute: () => root, path: '$', component: part });
  const start = createRoute({ getParentRoute: () => root, path: '/', component: part });
  const history = createMemoryHistory({ initialEntries: [path] });
  const router = createRouter({
    routeTree: root.addChildren([start, everywhere]),
    history,
    // Texts stay texts, as in the portal's router.
    parseSearch: (text) => Object.fromEntries(new URLSearchParams(text)),
    stringifySearch: (search) => {
      const pairs = Object.entries(search).flatMap(([key, value]) =>
        value === undefined ? [] : [[key, String(value)]],
      );
      return pairs.length > 0 ? `?${new URLSearchParams(pairs)}` : '';
    },
  });
  const page = (
    <ThemeRoot colour="#4a0d66" tone="light">
      <SpeechContext value={{ language, pets: false }}>
        <Themed>
          <MantineThemeProvider theme={sizeless}>
            <RouterProvider router={router} />
          </MantineThemeProvider>
        </Themed>
      </SpeechContext>
    </ThemeRoot>
  );
  await act(() => router.load());
  const drawn = render(client ? <Provider value={client}>{page}</Provider> : page);
  return { ...drawn, address: () => history.location.href };
};
