import type { Frame, FrameParts } from '@nestling/kit/frame.ts';
import { allows, type Role } from '@nestling/rules/roles.ts';
import { type Speech, titleIn, useSpeech, useWords } from '@nestling/ui/words.ts';
import { useMemo } from 'react';
import { fillPath, href, hrefOf, screenOf } from '../addresses.ts';
import { useAppearance } from '../appearance/appearance.ts';
import { landingOf } from '../entry/screens.ts';
import { shellWords } from '../messages.ts';
import type { ScreenId } from '../screen.ts';
import { useSession } from '../session/session.ts';
import type { Here } from './here.ts';
import { lineage } from './menu.ts';

/** The parts of the record on show, with the tabs of those the role may open. */
const partsOf = (id: ScreenId, params: Here['params'], speech: Speech, role: Role): FrameParts | null => {
  const { tabs, partOf = id, path: here } = screenOf(id);
  if (!tabs) return null;
  return {
    of: hrefOf(partOf, params),
    tabs: tabs
      .filter(({ rule }) => allows(role, rule))
      .map(({ key, path, title }) => ({ key, title: titleIn(title, speech), href: fillPath(path, params) })),
    here: tabs.find(({ path }) => path === here)?.key ?? '',
  };
};

/** What the kit needs to know of the screen on show: Home and the screens above it, its title, the product. */
export const useFrameOf = ({ id, params }: Here): Frame => {
  const t = useWords(shellWords);
  const speech = useSpeech();
  const { product } = useAppearance();
  const { person } = useSession();
  const role = person?.role ?? 'guest';
  const whose = person?.id;
  const landing = person ? landingOf(person.role) : null;
  const begins = person !== null && id !== null && !(landing && lineage(id, role).includes(landing));
  const home = useMemo(() => (begins ? { title: t('home'), href: href('front') } : null), [begins, t]);
  return useMemo(() => {
    if (!id) return { id: '', home, above: [], title: '', product, person: whose, role };
    // What families open by its address, staff come to from elsewhere: it is not below "My children" for them.
    // The heading is the record's: the part on show is its tab.
    const above = lineage(screenOf(id).partOf ?? id, role)
      .slice(1)
      .filter((one) => screenOf(one).menu?.audience !== 'family' || !allows(role, 'teacher'))
      .reverse()
      .map((one) => ({ title: titleIn(screenOf(one).title, speech), href: hrefOf(one, params) }));
    const parts = partsOf(id, params, speech, role);
    return { id, home, above, title: titleIn(screenOf(id).title, speech), product, parts, person: whose, role };
  }, [home, id, params, role, speech, product, whose]);
};
