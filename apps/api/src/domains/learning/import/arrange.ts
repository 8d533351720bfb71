import { plain } from '@nestling/rules/plain.ts';
import type { Fault, FaultCode, Head, Item, Level, Link, Loose } from './loose.ts';

/** A part in its place: of its domain and attribute it says which of the framework's they are. */
export interface Part {
  readonly row: number;
  readonly domain: number | null;
  readonly attribute: number | null;
  readonly position: number;
  readonly heading: string | null;
  readonly name: string;
  readonly code: string | null;
  readonly identifier: string | null;
  readonly description: string | null;
  readonly ageFrom: number | null;
  readonly ageTo: number | null;
}
export interface Arranged {
  readonly head: Head;
  readonly domain: readonly Part[];
  readonly attribute: readonly Part[];
  readonly skill: readonly Part[];
}
export interface ReadFrameworks {
  readonly frameworks: readonly Arranged[];
  readonly links: readonly Link[];
  readonly faults: readonly Fault[];
}

/** Levels under a framework. */
const MOST_DEPTH = 20;
const MOST_HEADING = 1000;
const MOST_NAME: Readonly<Record<Level, number>> = { domain: 200, attribute: 200, skill: 1000 };

const wrong = (head: Head): Fault[] => {
  const { row } = head;
  const most = [
    ['description', 4000],
    ['version', 100],
    ['source', 1000],
    ['licence', 500],
  ] as const;
  const long = most.filter(([field, letters]) => (head[field]?.length ?? 0) > letters);
  return [
    ...(head.name ? [] : [{ row, field: 'framework', code: 'NO_NAME' as const }]),
    ...(head.name.length > 200 ? [{ row, field: 'framework', code: 'NAME_LONG' as const }] : []),
    ...((head.identifier?.length ?? 0) > 500 ? [{ row, field: 'identifier', code: 'IDENTIFIER_LONG' as const }] : []),
    ...long.map(([field]) => ({ row, field, code: 'TEXT_LONG' as const })),
  ];
};

const isAge = (age: number | null): boolean => age === null || (age >= 0 && age <= 300);

/** What is wrong with the words of an item, wherever it stands. */
const wrongWords = (item: Item, level: Level): [field: string, code: FaultCode][] => {
  const { name, code, identifier, description, ageFrom, ageTo } = item;
  const found: [string, FaultCode][] = [];
  if (!name) found.push(['name', 'NO_NAME']);
  if (name.length > MOST_NAME[level]) found.push(['name', 'NAME_LONG']);
  if ((code?.length ?? 0) > 100) found.push(['code', 'CODE_LONG']);
  if ((identifier?.length ?? 0) > 500) found.push(['identifier', 'IDENTIFIER_LONG']);
  if ((description?.length ?? 0) > 4000) found.push(['description', 'TEXT_LONG']);
  if (!(isAge(ageFrom) && isAge(ageTo)) || (ageFrom ?? 0) > (ageTo ?? 300)) found.push(['age', 'AGES']);
  return found;
};

interface Placed {
  readonly item: Item;
  readonly depth: number;
  readonly domain: number | null;
  readonly attribute: number | null;
  readonly heading: string;
}

/** Those that go round in a circle, among items of which each has one parent; each is looked at once. */
const circles = (items: readonly Item[], byKey: ReadonlyMap<string, Item>): Item[] => {
  const walked = new Map<Item, number>();
  return items.flatMap((start, walk) => {
    let at: Item | undefined = start;
    while (at && !walked.has(at)) {
      walked.set(at, walk);
      at = byKey.get(at.parents[0] ?? '');
    }
    if (!at || walked.get(at) !== walk) return [];
    const round: Item[] = [at];
    for (let next = byKey.get(at.parents[0] ?? ''); next && next !== at; next = byKey.get(next.parents[0] ?? ''))
      round.push(next);
    return round;
  });
};

const levelOf = ({ item, depth }: Placed): Level =>
  item.level ?? (depth === 1 ? 'domain' : depth === 2 ? 'attribute' : 'skill');

/** Puts the parts of one framework into their places, by a stack of our own: no depth of a file is ours. */
const arrangeOne = (head: Head, items: readonly Item[], faults: Fault[]): Arranged => {
  const add = ({ row }: Item, field: string, code: FaultCode) => faults.push({ row, field, code });
  const byKey = new Map<string, Item>();
  for (const item of items) {
    if (byKey.has(item.key)) add(item, 'identifier', 'IDENTIFIER_TWICE');
    else byKey.set(item.key, item);
  }
  const under = new Map<string, Item[]>();
  const hung: Item[] = [];
  for (const item of byKey.values()) {
    const [parent] = item.parents;
    if (item.parents.length > 1) add(item, 'parent', 'TWO_PARENTS');
    else if (parent === undefined || (parent !== '' && !byKey.has(parent))) add(item, 'parent', 'ORPHAN');
    else {
      hung.push(item);
      const beside = under.get(parent);
      if (beside) beside.push(item);
      else under.set(parent, [item]);
    }
  }
  for (const item of circles(hung, byKey)) add(item, 'parent', 'CIRCLE');
  const last = Number.MAX_VALUE;
  for (const beside of under.values()) beside.sort((a, b) => (a.order ?? last) - (b.order ?? last) || a.row - b.row);

  const parts: Record<Level, Part[]> = { domain: [], attribute: [], skill: [] };
  const counted = new Map<string, number>();
  const names = new Set<string>();
  const codes = new Set<string>();
  const identifiers = new Set<string>();
  const open: Placed[] = [];
  const push = (key: string, of: Omit<Placed, 'item'>) => {
    for (const item of (under.get(key) ?? []).toReversed()) open.push({ ...of, item });
  };
  push('', { depth: 1, domain: null, attribute: null, heading: '' });
  for (let placed = open.pop(); placed; placed = open.pop()) {
    const { item, depth, domain, attribute, heading } = placed;
    const level = levelOf(placed);
    for (const [field, code] of wrongWords(item, level)) add(item, field, code);
    if (depth > MOST_DEPTH) {
      add(item, 'parent', 'TOO_DEEP');
      continue;
    }
    if (item.identifier !== null && identifiers.has(item.identifier)) add(item, 'identifier', 'IDENTIFIER_TWICE');
    if (item.identifier !== null) identifiers.add(item.identifier);
    const place = JSON.stringify([level, domain, attribute]);
    const inPlace = (name: string) => JSON.stringify([place, plain(name)]);
    // A publisher says the same of several grades and tells them apart by their codes alone: so does the name here.
    const isTaken = level !== 'skill' && names.has(inPlace(item.name));
    const called = isTaken && item.code ? `${item.name} (${item.code})` : item.name;
    if (level !== 'skill' && names.has(inPlace(called))) add(item, 'name', 'NAME_TWICE');
    names.add(inPlace(called));
    if (isTaken && called.length > MOST_NAME[level]) add(item, 'name', 'NAME_LONG');
    const code = item.code === null ? null : plain(item.code);
    if (level === 'skill' && code !== null && codes.has(code)) add(item, 'code', 'CODE_TWICE');
    if (level === 'skill' && code !== null) codes.add(code);
    const position = counted.get(place) ?? 0;
    counted.set(place, position + 1);
    const { row, identifier, description, ageFrom, ageTo } = item;
    const own = { row, name: called, code: item.code, identifier, description, ageFrom, ageTo };
    parts[level].push({ ...own, domain, attribute, position, heading: heading || null });
    const joined = level === 'skill' ? [heading, item.name].filter(Boolean).join(' › ') : '';
    push(item.key, {
      depth: depth + 1,
      domain: level === 'domain' ? parts.domain.length - 1 : domain,
      attribute: level === 'attribute' ? parts.attribute.length - 1 : attribute,
      heading: joined.length > MOST_HEADING ? `…${joined.slice(1 - MOST_HEADING)}`.toWellFormed() : joined,
    });
  }
  return { head, ...parts };
};

/** Puts what a file lists into frameworks, each part below its parent and in its order, and tells each row that does not fit. */
export const arrange = ({ heads, items, links, faults: before }: Loose): ReadFrameworks => {
  const faults = [...before];
  const of = heads.map((): Item[] => []);
  for (const item of items) of[item.head]?.push({ ...item, name: item.name.replaceAll(/\s+/g, ' ').trim() });
  const frameworks = heads.map((head, n) => {
    faults.push(...wrong(head));
    return arrangeOne(head, of[n] ?? [], faults);
  });
  if (links.some(({ to }) => to.length > 500)) faults.push({ row: 0, field: 'associations', code: 'IDENTIFIER_LONG' });
  return { frameworks, links, faults: faults.toSorted((a, b) => a.row - b.row) };
};
