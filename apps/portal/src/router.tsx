import { withWords } from '@nestling/ui/words.ts';
import { createRootRoute, createRoute, createRouter, lazyRouteComponent, redirect } from '@tanstack/react-router';
import { href, screenRows } from './addresses.ts';
import { sentElsewhere } from './guard.ts';
import { Root } from './Root.tsx';
import type { Frame, Screen, ScreenId } from './screen.ts';
// Hands the rows over; they must be known before the routes are made.
import './screens.ts';
import { ScreenFailed } from './shell/ScreenFailed.tsx';
import { ShellRoute } from './shell/ShellRoute.tsx';

/** What every match carries of its row. */
declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    readonly screen?: ScreenId;
    readonly frame?: Frame;
  }
}

/** `/students/:camId` and `:status?` as TanStack Router writes them. */
const routerPath = (path: string): string => path.replace(/:(\w+)\?/g, '{-$$$1}').replace(/:(\w+)/g, '$$$1');

const nothing = () => null;

/** The routes of all rows that are known, made anew each time: the router takes in a tree once. */
const routeTree = () => {
  const root = createRootRoute({
    component: Root,
    notFoundComponent: nothing,
    beforeLoad: ({ matches, location }) => {
      // Only paths no row knows; an unknown record is told by its own screen, under its own address.
      if (matches.some(({ _notFound }) => _notFound))
        throw redirect({ href: href('error.404', {}, { from: location.pathname }), replace: true });
    },
  });
  const shell = createRoute({ getParentRoute: () => root, id: 'shell', component: ShellRoute });
  const routeOf = (id: ScreenId, row: Screen) => {
    const { frame = 'shell', load } = row;
    return createRoute({
      getParentRoute: () => (frame === 'bare' ? root : shell),
      path: routerPath(row.path),
      staticData: { screen: id, frame },
      // The router starts to load the screen's code only after this has answered.
      beforeLoad: async ({ params, location }) => {
        const elsewhere = await sentElsewhere(row, params, location.href);
        if (elsewhere) throw redirect({ href: elsewhere, replace: true });
      },
      component: load ? lazyRouteComponent(() => withWords(load())) : nothing,
    });
  };
  const routesOf = (wanted: (row: Screen) => boolean) =>
    screenRows()
      .filter(([, row]) => wanted(row))
      .map(([id, row]) => routeOf(id, row));
  return root.addChildren([
    shell.addChildren(routesOf(({ frame }) => frame !== 'bare')),
    ...routesOf(({ frame }) => frame === 'bare'),
  ]);
};

const plainSearch = (text: string): Record<string, string> => Object.fromEntries(new URLSearchParams(text));

const searchText = (search: Record<string, unknown>): string => {
  const pairs = Object.entries(search).flatMap(([name, value]): [string, string][] =>
    value === undefined || value === null || value === '' ? [] : [[name, String(value)]],
  );
  return pairs.length > 0 ? `?${new URLSearchParams(pairs)}` : '';
};

/** The router over the rows that were known when it was made, and those it was told of since. */
export const router = createRouter({
  routeTree: routeTree(),
  defaultPreload: 'intent',
  defaultPreloadStaleTime: 0,
  defaultErrorComponent: ScreenFailed,
  // A path that goes on after a known one is unknown as a whole: beforeLoad of the root leads it to error-404.
  notFoundMode: 'root',
  scrollRestoration: true,
  // Filters stand in the address as people write them, not as JSON.
  parseSearch: plainSearch,
  stringifySearch: searchText,
});

/** Makes the routes anew, when more rows are known. */
export const takeInRows = (): void => {
  router.update({ ...router.options, routeTree: routeTree() });
};
