import { Button } from '@mantine/core';
import { useAsk } from '@nestling/kit/ask.ts';
import { Screen } from '@nestling/kit/Screen.tsx';
import { allows } from '@nestling/rules/roles.ts';
import { EmptyState } from '@nestling/ui/page/EmptyState.tsx';
import { BlocksPicture } from '@nestling/ui/page/pictures.tsx';
import { useWords } from '@nestling/ui/words.ts';
import { Link } from '@tanstack/react-router';
import { href, screenOf } from '../addresses.ts';
import { usePerson } from '../session/session.ts';
import { nowhereWords } from './nowhere-words.ts';
import { SidebarDocument } from './sidebar.graphql.ts';

/** What stands in place of every screen of a location while there is none: the way to the first one. */
const Nowhere = () => {
  const t = useWords(nowhereWords);
  const { role } = usePerson();
  const mayAdd = allows(role, screenOf('settings.onboarding').rule);
  // The menu knows whether this is the platform's own center, whose work is other centers.
  const { data } = useAsk(SidebarDocument, {});
  const isHome = data?.getSidebarPermissions.some(
    ({ name, roles }) => name === 'centres.customers' && roles.includes(role),
  );
  if (isHome)
    return (
      <Screen>
        <EmptyState
          picture={<BlocksPicture />}
          title={t('homeTitle')}
          actions={
            <>
              <Button component={Link} to={href('centres.list')}>
                {t('centers')}
              </Button>
              <Button variant="default" component={Link} to={href('centres.customers')}>
                {t('customers')}
              </Button>
            </>
          }
        >
          {t('homeText')}
        </EmptyState>
      </Screen>
    );
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
