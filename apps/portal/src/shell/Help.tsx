import { lazy } from '@nestling/ui/lazy.ts';
import { Suspense, useState } from 'react';
import type { ScreenId } from '../screen.ts';
import { useHere } from './here.ts';
import { useLateAsk } from './late-ask.ts';
import { useKeys } from './use-keys.ts';

const HelpPanel = lazy(() => import('../help/HelpPanel.tsx'));

/** Shows the help of the screen on show, by its button, the menu, or the key `?`; nothing of it is fetched before. */
export const Help = () => {
  const { id } = useHere();
  const [open, setOpen] = useState<ScreenId | null>(null);
  const show = () => setOpen(id);
  useLateAsk('help', show);
  useKeys({ '?': show });
  return open ? (
    <Suspense fallback={null}>
      <HelpPanel screen={open} onClose={() => setOpen(null)} />
    </Suspense>
  ) : null;
};
