import { dropQuestions } from '@nestling/kit/asking.ts';
import { sendingPart } from '@nestling/kit/later-send.ts';
import { ThemeRoot } from '@nestling/ui/theme/ThemeRoot.tsx';
import { SpeechContext } from '@nestling/ui/words.ts';
import { RouterProvider } from '@tanstack/react-router';
import { useEffect, useLayoutEffect, useState } from 'react';
import { Provider } from 'urql';
import { href, isScreenId, screenOf } from './addresses.ts';
import { useAppearance } from './appearance/appearance.ts';
import { currentClient, forgetAnswers } from './graphql/client.ts';
import { cutLiveLine } from './graphql/socket.ts';
import { safeBack, sentElsewhere } from './guard.ts';
import { router } from './router.tsx';
import { endConfirming } from './session/confirm.ts';
import { onPersonChange } from './session/session.ts';

/** After the first page is drawn. */
const SOON_MS = 1_500;

/**
 * Whoever is no longer admitted where they are goes to sign in; with the way back unless they chose to leave. Who leaves the
 * page of no access changes accounts, and comes back to what was asked for.
 */
const guardAgain = async (chosen: boolean): Promise<void> => {
  const match = router.state.matches.at(-1);
  const id = match?.staticData.screen;
  if (!id || !isScreenId(id)) return;
  const elsewhere = await sentElsewhere(screenOf(id), match.params, router.state.location.href);
  if (!elsewhere) return;
  const asked =
    id === 'error.403' ? safeBack(new URLSearchParams(router.state.location.searchStr).get('from') ?? '') : null;
  const login = asked ? href('auth.login', {}, { back: asked }) : href('auth.login');
  await router.navigate({ href: chosen || asked ? login : elsewhere, replace: true });
};

/** The portal: theme, language, client and router. */
export const App = () => {
  const { colour, tone, speech } = useAppearance();
  const [client, setClient] = useState(currentClient);

  // In the layout effect: an effect of a screen may already sign somebody out.
  useLayoutEffect(
    () =>
      onPersonChange((person, chosen) => {
        endConfirming(false);
        dropQuestions();
        forgetAnswers();
        setClient(currentClient());
        void cutLiveLine();
        if (!person) void guardAgain(chosen);
      }),
    [],
  );

  // What sends is here before it is pressed: the line may be gone by then.
  useEffect(() => {
    const timer = setTimeout(() => sendingPart().catch(() => null), SOON_MS);
    return () => clearTimeout(timer);
  }, []);

  // The style sheets are here now: the ground that first-paint.js laid would outlast a change of mode.
  useLayoutEffect(() => {
    for (const laid of ['background', 'color-scheme']) document.documentElement.style.removeProperty(laid);
  }, []);

  return (
    <SpeechContext value={speech}>
      <ThemeRoot colour={colour} tone={tone}>
        <Provider value={client}>
          <RouterProvider router={router} />
        </Provider>
      </ThemeRoot>
    </SpeechContext>
  );
};
