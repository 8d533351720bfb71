import { Notices } from '@nestling/ui/notice/Notices.tsx';
import { titleIn, useSpeech } from '@nestling/ui/words.ts';
import { Outlet } from '@tanstack/react-router';
import { useLayoutEffect } from 'react';
import { screenOf } from './addresses.ts';
import { useAppearance } from './appearance/appearance.ts';
import { useHere } from './shell/here.ts';
import { Waiting } from './shell/Waiting.tsx';

/** What is there on every page: the screen, the sign that the next one is coming, and the notices. */
export const Root = () => {
  const speech = useSpeech();
  const { product } = useAppearance();
  const { id } = useHere();
  // In the layout effect, so that a record's own name, set in its effect, comes after it.
  useLayoutEffect(() => {
    document.title = id ? `${titleIn(screenOf(id).title, speech)} · ${product}` : product;
  }, [id, speech, product]);
  return (
    <>
      <Waiting />
      <Outlet />
      <Notices />
    </>
  );
};
