import { Button } from '@mantine/core';
import { Screen } from '@nestling/kit/Screen.tsx';
import { allows } from '@nestling/rules/roles.ts';
import { EmptyState } from '@nestling/ui/page/EmptyState.tsx';
import { BlocksPicture } from '@nestling/ui/page/pictures.tsx';
import { useWords } from '@nestling/ui/words.ts';
import { Link } from '@tanstack/react-router';
import { href, screenOf } from '../addresses.ts';
import { usePerson } from '../session/session.ts';
import { nowhereWords } from './nowhere-words.ts';

/** What stands in place of every screen of a location while there is none: the way to the first one. */
const Nowhere = () => {
  const t = useWords(nowhereWords);
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
