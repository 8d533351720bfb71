import { attendanceScreens } from './domains/attendance/screens.ts';
import { authScreens } from './domains/auth/screens.ts';
import { cameraScreens } from './domains/cameras/screens.ts';
import { homeScreens } from './domains/home/screens.ts';
import { studentScreens } from './domains/students/screens.ts';
import { entryScreens } from './entry/screens.ts';
import type { Screen } from './screen.ts';

/** Every screen of the portal by its id; one line per domain. */
const all = {
  ...entryScreens,
  ...authScreens,
  ...homeScreens,
  ...cameraScreens,
  ...studentScreens,
  ...attendanceScreens,
};

/** The id of a screen, such as `auth.login`. */
export type ScreenId = keyof typeof all;

type PathOf<I extends ScreenId> = (typeof all)[I] extends Screen<infer P> ? P : never;

type Parts<P extends string> = P extends `${infer Head}/${infer Rest}` ? Parts<Head> | Parts<Rest> : P;
type Optional<Part> = Part extends `:${infer Name}?` ? Name : never;
type Required<Part> = Part extends `:${string}?` ? never : Part extends `:${infer Name}` ? Name : never;

/** The parameters of a screen's path: ids as text or number. */
export type ParamsOf<I extends ScreenId> = { readonly [N in Required<Parts<PathOf<I>>>]: string | number } & {
  readonly [N in Optional<Parts<PathOf<I>>>]?: string | number;
};

type Given<I extends ScreenId> =
  Required<Parts<PathOf<I>>> extends never
    ? [params?: ParamsOf<I>, search?: Search]
    : [params: ParamsOf<I>, search?: Search];

type Search = Readonly<Record<string, string | number>>;

const rowsById: Readonly<Record<string, Screen>> = all;

/** All rows with their ids, for what walks over them: router, menu, tests. */
export const screenRows: readonly (readonly [ScreenId, Screen])[] = Object.entries(rowsById).flatMap(
  ([id, row]): [ScreenId, Screen][] => (isScreenId(id) ? [[id, row]] : []),
);

/** True for the id of a screen; used where an id arrives as text. */
export function isScreenId(id: string): id is ScreenId {
  return id in all;
}

/** The row of a screen. */
export const screenOf = (id: ScreenId): Screen => all[id];

/** The address of a path with its parameters; optional ones may be left out. */
export const fillPath = (path: string, params: Readonly<Record<string, string | number | undefined>>): string =>
  path.replace(/\/:(\w+)\??/g, (_, name: string) => {
    const value = params[name];
    return value === undefined ? '' : `/${encodeURIComponent(value)}`;
  }) || '/';

/** The only way to write an address: `href('cameras.single', { camId: 7 })`, search parameters last. */
export const href = <I extends ScreenId>(id: I, ...[params, search]: Given<I>): string => {
  const query = new URLSearchParams(
    Object.entries(search ?? {}).map(([name, value]) => [name, String(value)]),
  ).toString();
  return fillPath(screenOf(id).path, params ?? {}) + (query ? `?${query}` : '');
};

/** The same for an id known only at run time, such as a parent; parameters are taken from the current address. */
export const hrefOf = (id: string, params: Readonly<Record<string, string | number | undefined>>): string | null =>
  isScreenId(id) ? fillPath(screenOf(id).path, params) : null;
