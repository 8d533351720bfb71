import { isMeantFor } from '@nestling/rules/audience.ts';
import { plain } from '@nestling/rules/plain.ts';
import { allows, type Role } from '@nestling/rules/roles.ts';
import { type Speech, titleIn } from '@nestling/ui/words.ts';
import { fillPath, href, queryOf, screenRows } from '../addresses.ts';
import type { Screen } from '../screen.ts';
import type { FindAnythingQuery } from './find.graphql.ts';
import { type Star, starTitle } from './starred.ts';

/** Something the search box leads to; with `location`, in the list of that location. */
export type Hit = {
  readonly key: string;
  readonly title: string;
  readonly href: string;
  readonly detail?: string | null;
  readonly location?: string | null;
  /** The child it is of, with face, where it is now and what it must not get. */
  readonly child?: Found;
};

/** One record the server found. */
type Found = FindAnythingQuery['findAnything'][number];

const isFor = ({ rule, redirect, menu }: Screen, role: Role): boolean =>
  rule !== 'guest' && redirect === undefined && allows(role, rule) && isMeantFor(menu?.audience, role);

/** Those whose title holds every typed word; the ones that begin with it come first. */
const fitting = (hits: readonly Hit[], typed: string): Hit[] => {
  const words = plain(typed).split(/\s+/).filter(Boolean);
  const first = (hit: Hit): number => (words[0] && plain(hit.title).startsWith(words[0]) ? 0 : 1);
  return hits
    .filter(({ title }) => words.every((word) => plain(title).includes(word)))
    .sort((a, b) => first(a) - first(b) || a.title.localeCompare(b.title));
};

/** The screens a role may open that fit what was typed. */
export const screensFor = (typed: string, role: Role, speech: Speech): Hit[] => {
  const open = screenRows().flatMap(([id, row]): Hit[] => {
    const needsMore = /:\w+(?!\?|\w)/.test(row.path);
    if (needsMore || !isFor(row, role)) return [];
    return [{ key: id, title: titleIn(row.title, speech), href: fillPath(row.path, {}) }];
  });
  return fitting(open, typed);
};

/** What a role may do that fits what was typed; nothing before a word is typed. */
export const actsFor = (typed: string, role: Role, speech: Speech): Hit[] => {
  if (typed.trim() === '') return [];
  const acts = screenRows().flatMap(([id, row]): Hit[] =>
    isFor(row, role)
      ? (row.acts ?? []).map(({ title, params = {}, address = {} }) => ({
          key: `${id}+${title.en}`,
          title: titleIn(title, speech),
          href: `${fillPath(row.path, params)}${queryOf(address)}`,
        }))
      : [],
  );
  return fitting(acts, typed);
};

/** Where a record leads; null where the role has no screen of it. */
const hrefOf = ({ kind, id, name }: Found, role: Role): string | null => {
  const manager = allows(role, 'manager');
  switch (kind) {
    case 'student':
      return manager ? href('students.one', { userId: id }) : href('students.one.staff', { userId: id });
    case 'contact':
      return manager ? href('people.contact', { camuserId: id }) : null;
    case 'staff':
      return manager ? href('people.member', { team: id }) : null;
    case 'room':
      return manager ? href('rooms.list', {}, { search: name }) : null;
    case 'camera':
      return manager ? href('cameras.list', {}, { search: name }) : null;
    case 'location':
      return allows(role, 'kvsupport') ? href('locations.one', { locationId: id }) : null;
    default:
      return null;
  }
};

/** Records of one kind that were found, as far as the role has a screen of them. */
export const recordHits = (found: readonly Found[], kind: string, role: Role): Hit[] =>
  found
    .filter((one) => one.kind === kind)
    .flatMap((one): Hit[] => {
      const to = hrefOf(one, role);
      const located = kind === 'room' || kind === 'camera';
      return to === null
        ? []
        : [
            {
              key: `${kind}${one.id}`,
              title: one.name,
              href: to,
              detail: one.detail ?? null,
              location: located ? (one.location_id ?? null) : null,
              ...(kind === 'student' ? { child: one } : {}),
            },
          ];
    });

/** The marked pages, as hits. */
export const starHits = (stars: readonly Star[], typed: string, speech: Speech): Hit[] =>
  stars
    .map((star) => ({ key: `*${star.path}`, title: starTitle(star, speech), href: star.path }))
    .filter(({ title }) => plain(title).includes(plain(typed.trim())));
