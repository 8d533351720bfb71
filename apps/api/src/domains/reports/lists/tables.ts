import type { ListName } from '@nestling/rules/lists.ts';
import { health } from './health.ts';
import { learning } from './learning.ts';
import { columnOf, type ListColumn } from './list-table.ts';
import { money } from './money.ts';
import { people } from './people.ts';
import { places } from './places.ts';
import { platform } from './platform.ts';
import { talk } from './talk.ts';

const tables: Readonly<Record<ListName, readonly string[]>> = {
  ...people,
  ...places,
  ...talk,
  ...money,
  ...health,
  ...learning,
  ...platform,
};

/** All columns of a list. */
export const columnsOf = (list: ListName): readonly ListColumn[] => tables[list].map(columnOf);

/** Those that are named, in the order of the list; all where none is, and null where one is unknown. */
export const columnsNamed = (list: ListName, ids: readonly string[] = []): readonly ListColumn[] | null => {
  const all = columnsOf(list);
  if (ids.length === 0) return all;
  if (!ids.every((id) => all.some((column) => column.id === id))) return null;
  return all.filter((column) => ids.includes(column.id));
};
