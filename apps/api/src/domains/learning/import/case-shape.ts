import { type Fault, type Head, type Item, type Link, type Loose, MOST_ITEMS } from './loose.ts';
import { plainText } from './plain-text.ts';

/** Between items there are about as many associations as items, and those of other frameworks. */
const MOST_ASSOCIATIONS = 100_000;
const relations = ['exactMatchOf', 'isRelatedTo', 'replacedBy'] as const;

const isThing = (value: unknown): value is object => typeof value === 'object' && value !== null;
/** A property a JSON text has itself, never one of its prototype. */
const own = (of: unknown, name: string): unknown =>
  isThing(of) && Object.hasOwn(of, name) ? Object.getOwnPropertyDescriptor(of, name)?.value : undefined;
/** A text on one line; what Postgres cannot keep is left out. */
const said = (of: unknown, name: string): string => {
  const value = own(of, name);
  return typeof value === 'string'
    ? value
        .toWellFormed()
        .replaceAll(/[\s\p{Cc}]+/gu, ' ')
        .trim()
    : '';
};
const listed = (of: unknown, name: string): readonly unknown[] => {
  const value = own(of, name);
  return Array.isArray(value) ? value : [];
};

export const isCase = (json: unknown): boolean =>
  isThing(own(json, 'CFDocument')) && Array.isArray(own(json, 'CFItems'));

/** What an end of an association names: the identifier, or the address of what has none. */
const endOf = (of: unknown, name: string): string => {
  const end = own(of, name);
  return said(end, 'identifier') || said(end, 'uri');
};
const numberOf = (of: unknown): number | null => {
  const value = own(of, 'sequenceNumber');
  const number = typeof value === 'string' && value ? Number(value) : value;
  return typeof number === 'number' && Number.isFinite(number) ? number : null;
};

const MOST_NAME = 1000;
/** A name, and beside it what does not fit into one; an item with a short form of its own may say all in its description. */
const wordsOf = (item: unknown): Pick<Item, 'name' | 'description'> => {
  const [full, short, notes] = [said(item, 'fullStatement'), said(item, 'abbreviatedStatement'), said(item, 'notes')];
  if (full.length > MOST_NAME && short) return { name: short, description: full };
  return { name: full || short, description: plainText(notes) || null };
};

const headOf = (document: unknown): Head => ({
  row: 0,
  name: said(document, 'title'),
  identifier: said(document, 'identifier') || null,
  description: plainText(said(document, 'description')) || null,
  version: said(document, 'version') || null,
  source: [said(document, 'creator'), said(document, 'officialSourceURL')].filter(Boolean).join(', ') || null,
  licence: said(own(document, 'licenseURI'), 'title') || said(own(document, 'licenseURI'), 'uri') || null,
});

/** Reads a package of 1EdTech's CASE 1.0 or 1.1: items, and associations that say what is under what. */
export const readCase = (json: unknown): Loose | null => {
  const [all, associations] = [listed(json, 'CFItems'), listed(json, 'CFAssociations')];
  if (all.length > MOST_ITEMS || associations.length > MOST_ASSOCIATIONS) return null;
  const head = headOf(own(json, 'CFDocument'));
  const places = new Map<string, Map<string, number | null>>();
  const links: Link[] = [];
  for (const one of associations) {
    const [type, from, to] = [
      said(one, 'associationType'),
      endOf(one, 'originNodeURI'),
      endOf(one, 'destinationNodeURI'),
    ];
    const relation = relations.find((known) => known === type);
    if (relation && from && to) links.push({ from, relation, to, local: false });
    if (type !== 'isChildOf') continue;
    const parents = places.get(from) ?? new Map<string, number | null>();
    const under = to === head.identifier ? '' : to;
    // Told twice, as trees and lists of them do, it is one; the place that is told counts.
    parents.set(under, parents.get(under) ?? numberOf(one));
    places.set(from, parents);
  }
  const faults: Fault[] = [];
  const items = all.flatMap((item, index): Item[] => {
    const row = index + 1;
    const identifier = said(item, 'identifier');
    if (!identifier) {
      faults.push({ row, field: 'identifier', code: 'NO_NAME' });
      return [];
    }
    const parents = places.get(identifier) ?? new Map<string, number | null>();
    const [order = null] = parents.values();
    const ages = { ageFrom: null, ageTo: null };
    const code = said(item, 'humanCodingScheme') || null;
    const place = { row, head: 0, key: identifier, parents: [...parents.keys()], order, level: null };
    return [{ ...place, ...wordsOf(item), code, identifier, ...ages }];
  });
  return { heads: [head], items, links, faults };
};
