import { whole } from '@nestling/ui/lazy.ts';
import { withWords } from '@nestling/ui/words.ts';
import { createRootRoute, createRoute, createRouter, lazyRouteComponent, redirect } from '@tanstack/react-router';
import type { ComponentType } from 'react';
import { callProduct, screenRows } from './addresses.ts';
import { onProduct } from './appearance/appearance.ts';
import { type Guarded, sentElsewhere, unknownAddress } from './guard.ts';
import { Root } from './Root.tsx';
import type { Code, Frame, Load, Part, Row, Screen, ScreenId } from './screen.ts';
// Hands the rows over; they must be known before the routes are made.
import './screens.ts';
import { placeHere } from './shell/location.ts';
import { ScreenFailed } from './shell/ScreenFailed.tsx';
import { ShellRoute } from './shell/ShellRoute.tsx';

/** What every match carries of its row. */
declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    readonly screen?: ScreenId;
    readonly frame?: Frame;
  }
}

onProduct(callProduct);

/** `/students/:camId`, `:status?` and `/{product}-plan` as TanStack Router writes them. */
export const routerPath = (path: string): string =>
  path
    .replace(/\{(\w+)\}/g, '{$$$1}')
    .replace(/:(\w+)\?/g, '{-$$$1}')
    .replace(/:(\w+)/g, '$$$1');

const nothing = () => null;

type Around<P> = (Shown: ComponentType<P>) => ComponentType;

/** The router starts to load the code of a screen only after this has answered. */
const guarded = (row: Guarded & { readonly asks?: Row['asks'] | undefined; readonly located?: Code['located'] }) => ({
  beforeLoad: async ({
    params,
    location,
    cause,
  }: {
    params: Readonly<Record<string, string>>;
    location: { href: string; search: object };
    cause: 'preload' | 'enter' | 'stay';
  }) => {
    const elsewhere = await sentElsewhere(row, params, location.href);
    if (elsewhere) throw redirect({ href: elsewhere, replace: true });
    // A screen that is only pointed at fetches its code and asks nothing. What goes wrong the screen will say itself.
    if (cause !== 'enter') return;
    const place = placeHere();
    row.asks?.({ place, params, address: { ...location.search } }).catch(nothing);
    if (row.located === 'rooms' && place)
      void import('./shell/ask-rooms.ts').then(({ askRooms }) => askRooms(place.id), nothing);
  },
});

/** The code of a screen of a location, within what gives it the location. */
const withPlace = <P,>(load: Load<P>, way: (places: typeof import('./shell/located.tsx')) => Around<P>) =>
  lazyRouteComponent(() =>
    whole(
      Promise.all([load(), import('./shell/located.tsx')]).then(([screen, places]) => ({
        default: way(places)(screen.default),
      })),
    ),
  );

const codeOf = (row: Code) => {
  if (row.located === 'rooms') return withPlace(row.load, ({ locatedWithRooms }) => locatedWithRooms);
  if (row.located) return withPlace(row.load, ({ located }) => located);
  const { load, plain } = row;
  return load ? lazyRouteComponent(() => (plain ? withWords : whole)(load())) : nothing;
};

/** The routes of all rows that are known, made anew each time: the router takes in a tree once. */
const routeTree = () => {
  const root = createRootRoute({
    component: Root,
    notFoundComponent: nothing,
    beforeLoad: ({ matches, location }) => {
      // Only paths no row knows; an unknown record is told by its own screen, under its own address.
      if (matches.some(({ _notFound }) => _notFound))
        throw redirect({ href: unknownAddress(location.pathname), replace: true });
    },
  });
  const shell = createRoute({ getParentRoute: () => root, id: 'shell', component: ShellRoute });
  const rows = screenRows();
  const routeOf = (id: ScreenId, row: Screen) => {
    const { frame = 'shell' } = row;
    const around = () => (frame === 'bare' ? root : shell);
    const place = { getParentRoute: around, path: routerPath(row.path), component: codeOf(row) };
    if (!row.parts) return createRoute({ ...place, ...guarded(row), staticData: { screen: id, frame } });
    // What leads from the record's own address to its first part must not lead there from every part.
    const record = createRoute({ ...place, ...guarded({ rule: row.rule, asks: row.asks }) });
    const first: Part | undefined = Object.values(row.parts).find(({ path }) => path === '');
    const within = { getParentRoute: () => record };
    return record.addChildren([
      createRoute({
        ...within,
        ...guarded({ ...row, asks: first?.asks }),
        path: '/',
        component: codeOf(first ?? {}),
        staticData: { screen: id, frame },
      }),
      ...rows
        .filter(([, { partOf }]) => partOf === id)
        .map(([key, part]) =>
          createRoute({
            ...within,
            ...guarded(part),
            path: routerPath(part.path.slice(row.path.length + 1)),
            component: codeOf(part),
            staticData: { screen: key, frame: part.frame ?? frame },
          }),
        ),
    ]);
  };
  const routesOf = (wanted: (row: Row) => boolean) =>
    rows.filter(([, row]) => !row.partOf && wanted(row)).map(([id, row]) => routeOf(id, row));
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
