import { type Fault, type Head, type Item, type Link, type Loose, MOST_ITEMS } from './loose.ts';
import { plainText } from './plain-text.ts';

/** The columns of an export, which keep their places while a site writes their headings in its own language. */
const places = {
  parent: 0,
  number: 1,
  name: 2,
  description: 3,
  related: 10,
  framework: 12,
} as const;
const COLUMNS = 14;
/** Their headings in English, of Moodle 3.1 and of those since. */
const titles: Readonly<Record<keyof typeof places, readonly string[]>> = {
  parent: ['parent id number'],
  number: ['id number'],
  name: ['short name', 'shortname'],
  description: ['description'],
  related: ['cross-referenced competency id numbers', 'cross referenced competency id numbers'],
  framework: ['is framework'],
};

const titled = (head: readonly string[], column: keyof typeof places): number =>
  head.findIndex((cell) => titles[column].includes(cell.trim().toLowerCase()));

/** Whether these rows are Moodle's: by their English headings, or, where a site speaks another language, by what stands where. */
export const isMoodle = ([head = [], ...rows]: readonly (readonly string[])[]): boolean =>
  (['parent', 'number', 'name', 'framework'] as const).every((column) => titled(head, column) >= 0) ||
  (head.length === COLUMNS && rows.some(isFramework));

/** A framework says 1, has no parent, and names what its levels are called. */
const isFramework = (cells: readonly string[]): boolean =>
  cells[places.parent] === '' &&
  cells[places.framework] === '1' &&
  Boolean(cells[places.name]?.trim()) &&
  /^\w+(,\w+){0,9}$/.test(cells[COLUMNS - 1] ?? '');

/** Numbers in a list have their commas and percent signs written out. */
const unescaped = (text: string): string => text.replaceAll(/%2c/gi, ',').replaceAll('%25', '%');

/** Reads Moodle's export of a competency framework: a row is the framework or a competency, which names its parent. */
export const readMoodle = ([head = [], ...rows]: readonly (readonly string[])[]): Loose | null => {
  if (rows.length > MOST_ITEMS) return null;
  const isEnglish = titled(head, 'framework') >= 0;
  const placeOf = (column: keyof typeof places): number => (isEnglish ? titled(head, column) : places[column]);
  const at = {
    parent: placeOf('parent'),
    number: placeOf('number'),
    name: placeOf('name'),
    description: placeOf('description'),
    related: placeOf('related'),
    framework: placeOf('framework'),
  };
  const heads: Head[] = [];
  const items: Item[] = [];
  const links: Link[] = [];
  const faults: Fault[] = [];
  for (const [index, cells] of rows.entries()) {
    const row = index + 2;
    const cell = (column: keyof typeof places): string => cells[at[column]] ?? '';
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
