import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import { type Question, questionOf } from './asked-ahead.ts';
import { variablesOf } from './document-head.ts';
import { sortOf } from './table/sort-of.ts';

/** The variables a list gets from its state in the address, where its document declares them. */
export type Owned = 'first' | 'page' | 'search' | 'sort';

/** Rows of a page, where a list says nothing else. */
export const ROWS_A_PAGE = 50;

/** What of a list's state stands in the address whichever its filters are. */
export type ListPlace = { readonly page: number; readonly search: string; readonly sort: string };

/** Page, search and order as an address says them. */
export const listPlace = (address: Readonly<Record<string, string | undefined>>): ListPlace => ({
  page: Math.max(1, Number.parseInt(address.page ?? '1', 10) || 1),
  search: address.search ?? '',
  sort: address.sort ?? '',
});

/** The variables a list gets from its place in the address, where its document declares them. */
export const listVariables = (
  document: TypedDocumentNode<unknown, never>,
  place: ListPlace,
  perPage: number = ROWS_A_PAGE,
): Record<string, unknown> => {
  const declared = variablesOf(document);
  const owned = { first: perPage, page: place.page, search: place.search || null, sort: sortOf(document, place).sort };
  return Object.fromEntries(Object.entries(owned).filter(([name]) => declared.has(name)));
};

/** What a list will ask, from the address it is opened at: the same that `useList` puts together. */
export const listQuestion = <D, V extends object>(
  document: TypedDocumentNode<D, V>,
  address: Readonly<Record<string, string | undefined>>,
  variables: Omit<V, Owned>,
  perPage?: number,
): Question => questionOf(document, { ...listVariables(document, listPlace(address), perPage), ...variables });
