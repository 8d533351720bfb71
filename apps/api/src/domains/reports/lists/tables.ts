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

/** The columns of a list: all of them, or those named, in the order of the list; null where one is unknown. */
export const columnsOf = (list: ListName, ids: readonly string[] = []): readonly ListColumn[] | null => {
  const all = tables[list].map(columnOf);
  if (ids.length === 0) return all;
  if (!ids.every((id) => all.some((column) => column.id === id))) return null;
  return all.filter((column) => ids.includes(column.id));
};
