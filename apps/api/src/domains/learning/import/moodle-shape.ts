import { type Fault, type Head, type Item, type Link, type Loose, MOST_ITEMS } from './loose.ts';
import { plainText } from './plain-text.ts';

const titled = (head: readonly string[], name: string): number =>
  head.findIndex((cell) => cell.trim().toLowerCase() === name);

/** Moodle writes its headings as its site speaks; read are those in English. */
export const isMoodle = (head: readonly string[]): boolean =>
  ['parent id number', 'id number', 'short name', 'is framework'].every((name) => titled(head, name) >= 0);

/** Numbers in a list have their commas and percent signs written out. */
const unescaped = (text: string): string => text.replaceAll(/%2c/gi, ',').replaceAll('%25', '%');

/** Reads Moodle's export of a competency framework: a row is the framework or a competency, which names its parent. */
export const readMoodle = ([head = [], ...rows]: readonly (readonly string[])[]): Loose | null => {
  if (rows.length > MOST_ITEMS) return null;
  const names = {
    parent: titled(head, 'parent id number'),
    number: titled(head, 'id number'),
    name: titled(head, 'short name'),
    description: titled(head, 'description'),
    related: titled(head, 'cross-referenced competency id numbers'),
    framework: titled(head, 'is framework'),
  };
  const heads: Head[] = [];
  const items: Item[] = [];
  const links: Link[] = [];
  const faults: Fault[] = [];
  for (const [index, cells] of rows.entries()) {
    const row = index + 2;
    const cell = (column: keyof typeof names): string => cells[names[column]] ?? '';
    const number = cell('number');
    const description = plainText(cell('description')) || null;
    if (/^(1|yes|true)$/i.test(cell('framework'))) {
      const none = { version: null, source: null, licence: null };
      if (heads.length > 0) faults.push({ row, field: 'is_framework', code: 'TWO_PARENTS' });
      heads.push({ row, name: cell('name'), identifier: number || null, description, ...none });
      continue;
    }
    if (!number) {
      faults.push({ row, field: 'id_number', code: 'NO_NAME' });
      continue;
    }
    for (const to of cell('related').split(','))
      if (to.trim()) links.push({ from: number, relation: 'isRelatedTo', to: unescaped(to.trim()), local: true });
    items.push({
      row,
      head: 0,
      key: number,
      parents: [cell('parent')],
      order: null,
      level: null,
      name: cell('name'),
      code: number,
      identifier: number,
      description,
      ageFrom: null,
      ageTo: null,
    });
  }
  const [top] = heads;
  if (!top) faults.push({ row: 1, field: 'is_framework', code: 'NO_FRAMEWORK' });
  const inside = new Set(items.map(({ key }) => key));
  const own = items.map((item) =>
    item.parents[0] && item.parents[0] === top?.identifier && !inside.has(item.parents[0])
      ? { ...item, parents: [''] }
      : item,
  );
  return { heads, items: own, links, faults };
};
