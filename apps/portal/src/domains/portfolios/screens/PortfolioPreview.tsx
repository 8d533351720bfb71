import { Button } from '@mantine/core';
import { Stack } from '@nestling/kit/layout/Stack.tsx';
import { RecordScreen } from '@nestling/kit/RecordScreen.tsx';
import { useRecord } from '@nestling/kit/record.ts';
import { allows } from '@nestling/rules/roles.ts';
import { lazy } from '@nestling/ui/lazy.ts';
import { useWords } from '@nestling/ui/words.ts';
import { IconPencil, IconPrinter } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { Suspense } from 'react';
import { href } from '../../../addresses.ts';
import { usePerson } from '../../../session/session.ts';
import { useHere } from '../../../shell/here.ts';
import { PortfolioReading } from '../parts/PortfolioReading.tsx';
import { PortfolioToReadDocument } from '../portfolios.graphql.ts';
import { useTitles } from '../titles.ts';
import { portfolioWords } from '../words.ts';

const TakeAway = lazy(() => import('../parts/TakeAway.tsx'));

/** A portfolio as its family reads it, and takes it away. */
const PortfolioPreview = () => {
  const t = useWords(portfolioWords);
  const { params } = useHere();
  const { role } = usePerson();
  const { title } = useTitles();
  const answer = useRecord(PortfolioToReadDocument, {
    variables: { id: params.portfolioId ?? '' },
    record: ({ portfolioPreview }) => portfolioPreview,
  });
  return (
    <RecordScreen
      answer={answer}
      titleOf={title}
      actions={({ id }) => (
        <>
          {allows(role, 'teacher') ? (
            <Button
              variant="default"
              leftSection={<IconPencil size={18} />}
              renderRoot={(props) => <Link to={href('portfolios.one', { portfolioId: id })} {...props} />}
            >
              {t('back')}
            </Button>
          ) : null}
          <Button variant="default" leftSection={<IconPrinter size={18} />} onClick={() => window.print()}>
            {t('print')}
          </Button>
        </>
      )}
    >
      {(portfolio) => (
        <Stack gap="l">
          <PortfolioReading portfolio={portfolio} />
          {portfolio.status === 'published' ? (
            <Suspense fallback={null}>
              <TakeAway portfolio={portfolio.id} />
            </Suspense>
          ) : null}
        </Stack>
      )}
    </RecordScreen>
  );
};

export default PortfolioPreview;
