import { Button } from '@mantine/core';
import { Screen } from '@nestling/kit/Screen.tsx';
import { allows } from '@nestling/rules/roles.ts';
import { EmptyState } from '@nestling/ui/page/EmptyState.tsx';
import { BlocksPicture } from '@nestling/ui/page/pictures.tsx';
import { defineWords, useWords } from '@nestling/ui/words.ts';
import { Link } from '@tanstack/react-router';
import { href, screenOf } from '../addresses.ts';
import { usePerson } from '../session/session.ts';

const words = defineWords({
  en: {
    title: 'It begins with a location',
    text: 'Rooms, people and cameras belong to one. The set-up steps lead there, and from there to all the others.',
    steps: 'To the set-up steps',
    wait: 'You have no location yet',
    waitText: 'Somebody who manages the centre can add you to one; it appears here by itself.',
  },
  es: {
    title: 'Todo empieza con una sede',
    text: 'Las salas, las personas y las cámaras son de una. Los pasos de la puesta en marcha llevan a ella, y después a todo lo demás.',
    steps: 'Ir a los pasos',
    wait: 'Todavía no tiene sede',
    waitText: 'Quien dirige el centro puede añadirle a una; aparece aquí por sí sola.',
  },
});

/** What stands in place of every screen of a location while there is none: the way to the first one. */
const Nowhere = () => {
  const t = useWords(words);
  const { role } = usePerson();
  const mayAdd = allows(role, screenOf('settings.onboarding').rule);
  return (
    <Screen>
      <EmptyState
        picture={<BlocksPicture />}
        title={t(mayAdd ? 'title' : 'wait')}
        actions={
          mayAdd ? (
            <Button component={Link} to={href('settings.onboarding')}>
              {t('steps')}
            </Button>
          ) : undefined
        }
      >
        {t(mayAdd ? 'text' : 'waitText')}
      </EmptyState>
    </Screen>
  );
};

export default Nowhere;
