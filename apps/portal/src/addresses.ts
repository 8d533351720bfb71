import { audienceOf } from '@nestling/rules/audience.ts';
import { plain } from '@nestling/rules/plain.ts';
import type { Role } from '@nestling/rules/roles.ts';
import type { Paths } from './paths.gen.ts';
import type { Row, ScreenId } from './screen.ts';

/**
 * The rows, handed over by screens.ts when the portal starts, by staff-screens.ts when somebody of staff comes, and by
 * stranger-screens.ts when an address is none of theirs. Screens write their links with `href` from here: asking screens.ts,
 * which loads them, would close a ring; for the same reason the types come from a printed list of paths.
 */
let rowsById: Readonly<Record<string, Row>> = {};

/** Takes rows in, beside those that are known. */
export const know = (rows: Readonly<Partial<Record<ScreenId, Row>>>): void => {
  rowsById = { ...rowsById, ...rows };
};

let loadStaffRows: () => Promise<void> = async () => undefined;

/** Called once, by main.tsx: how the rows of staff are fetched, which comes after the first page. */
export const fetchStaffRowsBy = (load: () => Promise<void>): void => {
  let loading: Promise<void> | null = null;
  loadStaffRows = () => {
    loading ??= load().catch((error: unknown) => {
      loading = null;
      throw error;
    });
    return loading;
  };
};

/** Resolves when the screens somebody of this role may open are known. */
export const screensFor = (role: Role): Promise<void> =>
  audienceOf(role) === 'family' ? Promise.resolve() : loadStaffRows();

/** True for the id of a screen; used where an id arrives as text. */
export const isScreenId = (id: string): id is ScreenId => id in rowsById;

/** All rows with their ids, for what walks over them: router, menu, tests. */
export const screenRows = (): (readonly [ScreenId, Row])[] =>
  Object.entries(rowsById).flatMap(([id, row]): [ScreenId, Row][] => (isScreenId(id) ? [[id, row]] : []));

/** The row of a screen. */
export const screenOf = (id: ScreenId): Row => {
  const row = rowsById[id];
  if (!row) throw new Error(`There is no screen "${id}".`);
  return row;
};

type Parts<P extends string> = P extends `${infer Head}/${infer Rest}` ? Parts<Head> | Parts<Rest> : P;
type Optional<Part> = Part extends `:${infer Name}?` ? Name : never;
type Required<Part> = Part extends `:${string}?` ? never : Part extends `:${infer Name}` ? Name : never;

/** The parameters of a screen's path: ids as text or number. */
type ParamsOf<I extends ScreenId> = { readonly [N in Required<Parts<Paths[I]>>]: string | number } & {
  readonly [N in Optional<Parts<Paths[I]>>]?: string | number;
};

type Values = Readonly<Record<string, string | number | undefined>>;
type Search = Readonly<Record<string, string | number>>;

/** A screen whose path has no required parameter may be named alone. */
type Given<I extends ScreenId> =
  Record<string, never> extends ParamsOf<I>
    ? [params?: ParamsOf<I>, search?: Search]
    : [params: ParamsOf<I>, search?: Search];

/** What `{product}` of a path stands for: the product as the center calls it, as it is written in an address. */
let product = 'nestling';

/** Told by the appearance when it is known how the center calls the product. */
export const callProduct = (name: string): void => {
  product =
    plain(name)
      .replace(/[^a-z0-9]+/g, '-')
      .replace(/^-|-$/g, '') || 'nestling';
};

/** The address of a path with its parameters; optional ones may be left out. */
export const fillPath = (path: string, params: Values): string =>
  path.replace('{product}', product).replace(/\/:(\w+)\??/g, (_, name: string) => {
    const value = params[name];
    return value === undefined ? '' : `/${encodeURIComponent(value)}`;
  }) || '/';

/** What follows a path, with its question mark; nothing for nothing. */
export const queryOf = (search: Search): string => {
  const query = new URLSearchParams(Object.entries(search).map(([name, value]) => [name, String(value)])).toString();
  return query ? `?${query}` : '';
};

/** The only way to write an address: `href('cameras.one', { camId: 7 })`, search parameters last. */
export const href = <I extends ScreenId>(id: I, ...[params, search]: Given<I>): string =>
  hrefOf(id, params ?? {}) + queryOf(search ?? {});

/**
 * The same for an id known only at run time, such as a parent; parameters its path has no place for are left out. Families
 * never get the rows of staff: a link to one of those leads to "not found".
 */
export const hrefOf = (id: ScreenId, params: Values): string =>
  fillPath((rowsById[id] ?? screenOf('error.404')).path, params);
