import { lazy } from '@nestling/ui/lazy.ts';
import { Suspense, useEffect, useState } from 'react';
import type { ScreenId } from '../screen.ts';
import { useHere } from './here.ts';

const HelpPanel = lazy(() => import('../help/HelpPanel.tsx'));

const isWriting = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'));

/** Shows the help of the screen on show, by its button, the menu, or the key `?`; nothing of it is fetched before. */
export const Help = () => {
  const { id } = useHere();
  const [open, setOpen] = useState<ScreenId | null>(null);
  useEffect(() => {
    const show = () => setOpen(id);
    const press = (event: KeyboardEvent) => {
      if (event.key !== '?' || event.defaultPrevented || isWriting(event.target)) return;
      if (!document.querySelector('dialog[open]')) show();
    };
    addEventListener('help', show);
    addEventListener('keydown', press);
    return () => {
      removeEventListener('help', show);
      removeEventListener('keydown', press);
    };
  }, [id]);
  return open ? (
    <Suspense fallback={null}>
      <HelpPanel screen={open} onClose={() => setOpen(null)} />
    </Suspense>
  ) : null;
};
