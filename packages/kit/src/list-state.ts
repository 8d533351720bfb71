import { useNavigate, useSearch } from '@tanstack/react-router';
import { useMemo } from 'react';
import { listPlace } from './list-variables.ts';

/** How a list is looked at; all of it stands in the address, so that back, reload and a sent link keep it. */
export type ListState<F extends string> = {
  /** The filters this list has. */
  readonly names: readonly F[];
  readonly page: number;
  readonly search: string;
  /** Column and direction, such as `name` or `-name`; empty for the list's own order. */
  readonly sort: string;
  /** The value of a filter; empty when it is off. */
  readonly filter: (name: F) => string;
  readonly filtered: boolean;
  readonly set: (change: ListChange<F>) => void;
  /** Takes the search and every filter away. */
  readonly clear: () => void;
};

/** What to change; any change but of the page leads back to page 1. Empty text takes a filter away. */
export type ListChange<F extends string> = {
  readonly page?: number;
  readonly search?: string;
  readonly sort?: string;
  readonly filters?: { readonly [name in F]?: string };
};

type Address = Readonly<Record<string, string | undefined>>;

/** The address after a change; apart so that it can be tested. */
export const changedAddress = <F extends string>(address: Address, change: ListChange<F>): Record<string, string> => {
  const { page, filters, ...rest } = change;
  const next: Record<string, string | undefined> = { ...address, ...rest, ...filters };
  next.page = page !== undefined && page > 1 ? String(page) : undefined;
  return Object.fromEntries(Object.entries(next).filter((pair): pair is [string, string] => Boolean(pair[1])));
};

const none: readonly never[] = [];

/**
 * The state of a list in the address.
 * @param names the filters this list has; anything else in the address is left alone. A module constant.
 */
export const useListState = <const F extends string = never>(names: readonly F[] = none): ListState<F> => {
  const address: Address = useSearch({ strict: false });
  const navigate = useNavigate();
  return useMemo(() => {
    const filter = (name: F): string => address[name] ?? '';
    const set = (change: ListChange<F>): void =>
      void navigate({ to: '.', search: () => changedAddress(address, change), replace: true, resetScroll: false });
    return {
      names,
      ...listPlace(address),
      filter,
      filtered: Boolean(address.search) || names.some((name) => filter(name) !== ''),
      set,
      clear: () => set({ search: '', filters: noFilters(names) }),
    };
  }, [address, names, navigate]);
};

const noFilters = <F extends string>(names: readonly F[]): { [name in F]?: string } => {
  const none: { [name in F]?: string } = {};
  for (const name of names) none[name] = '';
  return none;
};
