import '@nestling/ui/styles.css';
import { lookPart } from '@nestling/ui/theme/look-part.ts';
import { loadLanguage } from '@nestling/ui/words.ts';
import { createRoot } from 'react-dom/client';
import { Client, Provider } from 'urql';
import { Gallery, lookIn } from './Gallery.tsx';
import { Stage } from './stage.tsx';

const look = lookIn(location.search);
const only = new URLSearchParams(location.search).get('part');
// Nothing is asked here: a part shows what it is given.
const client = new Client({ url: '/nowhere', exchanges: [], preferGetMethod: false });

const start = async (place: HTMLElement): Promise<void> => {
  document.documentElement.lang = look.language;
  await Promise.all([loadLanguage(look.language), lookPart()]);
  createRoot(place).render(
    <Provider value={client}>
      <Stage look={look}>
        <Gallery only={only} />
      </Stage>
    </Provider>,
  );
};

const place = document.getElementById('gallery');
if (place) void start(place);
