import { Button } from '@mantine/core';
import { keepDraft, keptDraft } from '@nestling/kit/draft.ts';
import { Stack } from '@nestling/kit/layout/Stack.tsx';
import { RecordScreen } from '@nestling/kit/RecordScreen.tsx';
import { useRecord } from '@nestling/kit/record.ts';
import { allows } from '@nestling/rules/roles.ts';
import { lazy } from '@nestling/ui/lazy.ts';
import { useWords } from '@nestling/ui/words.ts';
import { IconMessage, IconPencil, IconPrinter } from '@tabler/icons-react';
import { Link, useNavigate } from '@tanstack/react-router';
import { Suspense } from 'react';
import { href } from '../../../addresses.ts';
import { usePerson } from '../../../session/session.ts';
import { useHere } from '../../../shell/here.ts';
import { chatDraft } from '../../chat/chat.ts';
import { PortfolioReading } from '../parts/PortfolioReading.tsx';
import { PortfolioToReadDocument } from '../portfolios.graphql.ts';
import { useTitles } from '../titles.ts';
import { portfolioWords } from '../words.ts';

const TakeAway = lazy(() => import('../parts/TakeAway.tsx'));

/** A portfolio as its family reads it, and takes it away. */
const PortfolioPreview = () => {
  const t = useWords(portfolioWords);
  const { params } = useHere();
  const { id: me, role } = usePerson();
  const navigate = useNavigate();
  const { title } = useTitles();
  const answer = useRecord(PortfolioToReadDocument, {
    variables: { id: params.portfolioId ?? '' },
    record: ({ portfolioPreview }) => portfolioPreview,
  });
  /** Opens the conversation of the child with the title of the portfolio, unless something is being written there. */
  const write = (student: string, about: string) => {
    const draft = chatDraft(me, { kind: 'student', id: student });
    if (!keptDraft(draft)) keepDraft(draft, { text: t('about', { title: about }) });
    void navigate({ href: href('chat.messages', {}, { student }) });
  };
  return (
    <RecordScreen
      answer={answer}
      titleOf={title}
      actions={(portfolio) => (
        <>
          {allows(role, 'teacher') ? (
            <Button
              variant="default"
              leftSection={<IconPencil size={18} />}
              renderRoot={(props) => <Link to={href('portfolios.one', { portfolioId: portfolio.id })} {...props} />}
            >
              {t('back')}
            </Button>
          ) : portfolio.student ? (
            <Button
              variant="default"
              leftSection={<IconMessage size={18} />}
              onClick={() => write(portfolio.student?.id ?? '', title(portfolio))}
            >
              {t('comment')}
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
