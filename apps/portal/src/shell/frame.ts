import type { Frame, FrameParts } from '@nestling/kit/frame.ts';
import { allows, type Role } from '@nestling/rules/roles.ts';
import { type Speech, titleIn, useSpeech, useWords } from '@nestling/ui/words.ts';
import { useMemo } from 'react';
import { href, hrefOf, screenOf } from '../addresses.ts';
import { useAppearance } from '../appearance/appearance.ts';
import { landingOf } from '../entry/screens.ts';
import { shellWords } from '../messages.ts';
import type { ScreenId } from '../screen.ts';
import { useSession } from '../session/session.ts';
import type { Here } from './here.ts';
import { lineage } from './menu.ts';

/** The parts of the record on show, with the tabs of those the role may open. */
const partsOf = (id: ScreenId, params: Here['params'], speech: Speech, role: Role): FrameParts | null => {
  const record = screenOf(id).partOf ?? id;
  const { parts, rule: least } = screenOf(record);
  if (!parts) return null;
  const of = hrefOf(record, params);
  const all = Object.entries(parts);
  return {
    of,
    tabs: all
      .filter(([, { redirect, rule }]) => !redirect && allows(role, rule ?? least))
      .map(([key, { path, title, tab }]) => ({
        key,
        title: titleIn(tab ?? title, speech),
        href: path ? `${of}/${path}` : of,
      })),
    here: (id === record ? all.find(([, { path }]) => path === '')?.[0] : id.slice(record.length + 1)) ?? '',
  };
};

/** What the kit needs to know of the screen on show: Home and the screens above it, its title, the product. */
export const useFrameOf = ({ id, params }: Here): Frame => {
  const t = useWords(shellWords);
  const speech = useSpeech();
  const { product } = useAppearance();
  const { person } = useSession();
  const role = person?.role ?? 'guest';
  const isStaff = allows(role, 'teacher');
  const landing = person ? landingOf(person.role) : null;
  const begins = person !== null && id !== null && !(landing && lineage(id, role).includes(landing));
  const home = useMemo(() => (begins ? { title: t('home'), href: href('front') } : null), [begins, t]);
  return useMemo(() => {
    if (!id) return { id: '', home, above: [], title: '', product };
    // What families open by its address, staff come to from elsewhere: it is not below "My children" for them.
    // The heading is the record's: the part on show is its tab.
    const above = lineage(screenOf(id).partOf ?? id, role)
      .slice(1)
      .filter((one) => !isStaff || screenOf(one).menu?.audience !== 'family')
      .reverse()
      .map((one) => ({ title: titleIn(screenOf(one).title, speech), href: hrefOf(one, params) }));
    const parts = partsOf(id, params, speech, role);
    return { id, home, above, title: titleIn(screenOf(id).title, speech), product, parts };
  }, [home, id, isStaff, params, role, speech, product]);
};
