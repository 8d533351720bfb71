import { allows, type Role } from '@nestling/rules/roles.ts';
import { plain } from '@nestling/ui/format/plain.ts';
import { type Speech, titleIn } from '@nestling/ui/words.ts';
import { fillPath, screenRows } from '../addresses.ts';
import { audienceOf } from '../screen.ts';
import { type Star, starTitle } from './starred.ts';

/** Something the jump box leads to. */
export type Hit = { readonly key: string; readonly title: string; readonly href: string };

/** The screens a role may open whose title holds every typed word; those that begin with it come first. */
export const screensFor = (typed: string, role: Role, speech: Speech): Hit[] => {
  const words = plain(typed).split(/\s+/).filter(Boolean);
  const open = screenRows().flatMap(([id, row]): Hit[] => {
    const needsMore = /:\w+(?!\?|\w)/.test(row.path);
    const hidden = row.rule === 'guest' || row.redirect !== undefined || needsMore || !allows(role, row.rule);
    const foreign = row.menu?.audience !== undefined && row.menu.audience !== audienceOf(role);
    return hidden || foreign ? [] : [{ key: id, title: titleIn(row.title, speech), href: fillPath(row.path, {}) }];
  });
  const fits = open.filter(({ title }) => words.every((word) => plain(title).includes(word)));
  const first = (hit: Hit): number => (words[0] && plain(hit.title).startsWith(words[0]) ? 0 : 1);
  return fits.sort((a, b) => first(a) - first(b) || a.title.localeCompare(b.title));
};

/** The marked pages, as hits. */
export const starHits = (stars: readonly Star[], typed: string, speech: Speech): Hit[] =>
  stars
    .map((star) => ({ key: `*${star.path}`, title: starTitle(star, speech), href: star.path }))
    .filter(({ title }) => plain(title).includes(plain(typed.trim())));
