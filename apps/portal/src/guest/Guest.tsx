import { OwnLook } from '@nestling/ui/theme/OwnLook.tsx';
import { SpeechContext } from '@nestling/ui/words.ts';
import { Suspense, useLayoutEffect, useState } from 'react';
import { useAppearance } from '../appearance/appearance.ts';
import { PublicPage } from '../domains/forms/fill/PublicPage.tsx';

/** The key in the address of a public form, `/web-form/<key>/view`. */
const linkIn = (path: string): string => decodeURIComponent(path.split('/')[2] ?? '');

/** A page for guests: the center's look, the language, and the form its link opens. */
export const Guest = () => {
  const { colour, tone, speech, product } = useAppearance();
  const [name, setName] = useState('');
  useLayoutEffect(() => {
    document.title = name ? `${name} · ${product}` : product;
  }, [name, product]);
  // The style sheets are here now: the ground that first-paint.js laid would outlast a change of mode.
  useLayoutEffect(() => {
    for (const laid of ['background', 'color-scheme']) document.documentElement.style.removeProperty(laid);
  }, []);
  return (
    <SpeechContext value={speech}>
      <OwnLook colour={colour} tone={tone}>
        <Suspense fallback={null}>
          <PublicPage link={linkIn(location.pathname)} onName={setName} />
        </Suspense>
      </OwnLook>
    </SpeechContext>
  );
};
