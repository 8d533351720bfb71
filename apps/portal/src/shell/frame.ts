import type { Frame } from '@nestling/kit/frame.ts';
import { allows } from '@nestling/rules/roles.ts';
import { titleIn, useSpeech, useWords } from '@nestling/ui/words.ts';
import { useMemo } from 'react';
import { href, hrefOf, screenOf } from '../addresses.ts';
import { useAppearance } from '../appearance/appearance.ts';
import { landingOf } from '../entry/screens.ts';
import { shellWords } from '../messages.ts';
import { useSession } from '../session/session.ts';
import type { Here } from './here.ts';
import { lineage } from './menu.ts';

/** What the kit needs to know of the screen on show: Home and the screens above it, its title, the product. */
export const useFrameOf = ({ id, params }: Here): Frame => {
  const t = useWords(shellWords);
  const speech = useSpeech();
  const { product } = useAppearance();
  const { person } = useSession();
  const isStaff = person !== null && allows(person.role, 'teacher');
  const landing = person ? landingOf(person.role) : null;
  const begins = person !== null && id !== null && !(landing && lineage(id).includes(landing));
  const home = useMemo(() => (begins ? { title: t('home'), href: href('front') } : null), [begins, t]);
  return useMemo(() => {
    if (!id) return { id: '', home, above: [], title: '', product };
    // What families open by its address, staff come to from elsewhere: it is not below "My children" for them.
    const above = lineage(id)
      .slice(1)
      .filter((one) => !isStaff || screenOf(one).menu?.audience !== 'family')
      .reverse()
      .map((one) => ({ title: titleIn(screenOf(one).title, speech), href: hrefOf(one, params) }));
    return { id, home, above, title: titleIn(screenOf(id).title, speech), product };
  }, [home, id, isStaff, params, speech, product]);
};
