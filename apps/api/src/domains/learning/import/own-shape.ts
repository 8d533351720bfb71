import { type Fault, type Head, type Item, type Level, type Loose, MOST_ITEMS } from './loose.ts';

/** The columns of our own file, with the spellings people use. */
const headings = {
  framework: ['framework'],
  version: ['version'],
  domain: ['domain'],
  sub_domain: ['sub_domain', 'subdomain', 'attribute'],
  goal_code: ['goal_code', 'code'],
  goal_text: ['goal_text', 'goal', 'skill'],
  from: ['age_from_months'],
  to: ['age_to_months'],
  indicator: ['indicator'],
  indicator_code: ['indicator_code'],
  identifier: ['identifier'],
  source: ['source'],
  licence: ['license', 'licence'],
} as const;
type Column = keyof typeof headings;

export const headingOf = (cell: string): string =>
  cell
    .trim()
    .toLowerCase()
    .replaceAll(/[\s-]+/g, '_');

export const isOwn = (head: readonly string[]): boolean => {
  const titles = head.map(headingOf);
  return (
    titles.includes('framework') && titles.includes('domain') && headings.goal_text.some((t) => titles.includes(t))
  );
};

/** Whole months of a cell; null where it is empty, NaN where it is none. */
const months = (cell: string): number | null =>
  cell === '' ? null : /^\d{1,3}$/.test(cell) ? Number(cell) : Number.NaN;

/** Reads our own columns: a row is a goal, or an indicator under a goal that each of its rows repeats. Null: too many rows. */
export const readOwn = ([head = [], ...rows]: readonly (readonly string[])[]): Loose | null => {
  if (rows.length > MOST_ITEMS) return null;
  const titles = head.map(headingOf);
  const places = new Map(
    Object.entries(headings).map(([column, names]) => [
      column,
      titles.findIndex((title) => new Set<string>(names).has(title)),
    ]),
  );
  const heads: Head[] = [];
  const items: Item[] = [];
  const faults: Fault[] = [];
  const headAt = new Map<string, number>();
  const known = new Map<string, Item>();
  for (const [index, cells] of rows.entries()) {
    const row = index + 2;
    const cell = (column: Column): string => cells[places.get(column) ?? -1] ?? '';
    const orNull = (column: Column): string | null => cell(column) || null;
    const framework = cell('framework');
    if (!framework) {
      faults.push({ row, field: 'framework', code: 'NO_FRAMEWORK' });
      continue;
    }
    const version = orNull('version');
    const of = JSON.stringify([framework.toLowerCase(), version]);
    const at = headAt.get(of) ?? heads.length;
    if (!headAt.has(of)) {
      headAt.set(of, at);
      const said = { version, source: orNull('source'), licence: orNull('licence') };
      heads.push({ row, name: framework, identifier: null, description: null, ...said });
    }
    /** The part so called under its parent: the one that stands there, or a new one. */
    const part = (
      level: Level,
      under: string,
      path: readonly string[],
      more: Partial<Item> & { name: string },
    ): string => {
      const key = JSON.stringify([at, level, ...path]);
      if (known.has(key)) return key;
      const item: Item = {
        row,
        head: at,
        key,
        parents: [under],
        order: null,
        level,
        code: null,
        identifier: null,
        description: null,
        ageFrom: null,
        ageTo: null,
        ...more,
      };
      known.set(key, item);
      items.push(item);
      return key;
    };
    const domain = cell('domain');
    if (!domain) {
      faults.push({ row, field: 'domain', code: 'ORPHAN' });
      continue;
    }
    const sub = cell('sub_domain');
    let under = part('domain', '', [domain.toLowerCase()], { name: domain });
    if (sub) under = part('attribute', under, [domain.toLowerCase(), sub.toLowerCase()], { name: sub });
    const [goal, code, indicator] = [cell('goal_text'), orNull('goal_code'), cell('indicator')];
    if (!(goal || code || indicator)) continue;
    if (!goal) {
      faults.push({ row, field: 'goal_text', code: 'NO_NAME' });
      continue;
    }
    const [ageFrom, ageTo] = [months(cell('from')), months(cell('to'))];
    const own = { ageFrom, ageTo, identifier: orNull('identifier') };
    const path = [under, code === null ? goal : code.toLowerCase()];
    const before = known.get(JSON.stringify([at, 'skill', ...path]));
    if (before && !indicator) {
      faults.push({ row, field: 'goal_code', code: code ? 'CODE_TWICE' : 'NAME_TWICE' });
      continue;
    }
    const top = part('skill', under, path, { name: goal, code, ...(indicator ? {} : own) });
    if (!indicator) continue;
    const last = known.size;
    part('skill', top, [...path, indicator], { name: indicator, code: orNull('indicator_code'), ...own });
    if (known.size === last) faults.push({ row, field: 'indicator', code: 'NAME_TWICE' });
  }
  return { heads, items, links: [], faults };
};
