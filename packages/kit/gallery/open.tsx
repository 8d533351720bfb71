import '@nestling/ui/styles.css';
import { lookPart } from '@nestling/ui/theme/look-part.ts';
import { loadLanguage } from '@nestling/ui/words.ts';
import { createRoot } from 'react-dom/client';
import { Client, Provider } from 'urql';
import { Gallery, lookIn } from './Gallery.tsx';
import { Stage } from './stage.tsx';
import type { State } from './state.tsx';

// Nothing is asked here: a part shows what it is given.
const client = new Client({ url: '/nowhere', exchanges: [], preferGetMethod: false });

/** Shows parts in the look the address asks for. */
export const openGallery = async (title: string, states: readonly State[]): Promise<void> => {
  const look = lookIn(location.search);
  const place = document.getElementById('gallery');
  if (!place) return;
  document.documentElement.lang = look.language;
  await Promise.all([loadLanguage(look.language), lookPart()]);
  createRoot(place).render(
    <Provider value={client}>
      <Stage look={look}>
        <Gallery title={title} states={states} only={new URLSearchParams(location.search).get('part')} />
      </Stage>
    </Provider>,
  );
};
