import { lazy } from '@nestling/ui/lazy.ts';
import { Suspense, useEffect, useState } from 'react';
import type { ScreenId } from '../screen.ts';
import { takeHelpAsked } from './ask-help.ts';
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
    const hear = (event: Event) => {
      event.preventDefault();
      show();
    };
    const press = (event: KeyboardEvent) => {
      if (event.key !== '?' || event.defaultPrevented || isWriting(event.target)) return;
      if (!document.querySelector('dialog[open]')) show();
    };
    if (takeHelpAsked()) show();
    addEventListener('help', hear);
    addEventListener('keydown', press);
    return () => {
      removeEventListener('help', hear);
      removeEventListener('keydown', press);
    };
  }, [id]);
  return open ? (
    <Suspense fallback={null}>
      <HelpPanel screen={open} onClose={() => setOpen(null)} />
    </Suspense>
  ) : null;
};
