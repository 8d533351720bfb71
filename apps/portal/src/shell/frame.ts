import type { Frame } from '@nestling/kit/frame.ts';
import { titleIn, useSpeech } from '@nestling/ui/words.ts';
import { useMemo } from 'react';
import { hrefOf, screenOf } from '../addresses.ts';
import { useAppearance } from '../appearance/appearance.ts';
import type { Here } from './here.ts';
import { lineage } from './menu.ts';

/** What the kit needs to know of the screen on show: the screens above it, its title, the product. */
export const useFrameOf = ({ id, params }: Here): Frame => {
  const speech = useSpeech();
  const { product } = useAppearance();
  return useMemo(() => {
    if (!id) return { above: [], title: '', product };
    const above = lineage(id)
      .slice(1)
      .reverse()
      .map((one) => ({ title: titleIn(screenOf(one).title, speech), href: hrefOf(one, params) }));
    return { above, title: titleIn(screenOf(id).title, speech), product };
  }, [id, params, speech, product]);
};
