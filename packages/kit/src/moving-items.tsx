import type { MenuItem } from '@nestling/ui/overlay/Menu.tsx';
import { useWords } from '@nestling/ui/words.ts';
import { IconArrowDown, IconArrowUp } from '@tabler/icons-react';
import { kitWords } from './words.ts';

/**
 * The lines of a menu that move a record among those beside it.
 * @returns the lines of the one at a place (from 0) of `count`; `onMove` is called with its new place
 */
export const useMovingItems = () => {
  const t = useWords(kitWords);
  return (at: number, count: number, onMove: (to: number) => void): MenuItem[] => [
    ...(at > 0
      ? [{ key: 'up', label: t('moveUp'), icon: <IconArrowUp size={18} />, onPick: () => onMove(at - 1) }]
      : []),
    ...(at < count - 1
      ? [{ key: 'down', label: t('moveDown'), icon: <IconArrowDown size={18} />, onPick: () => onMove(at + 1) }]
      : []),
  ];
};
