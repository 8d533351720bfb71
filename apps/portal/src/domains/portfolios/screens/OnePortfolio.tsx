import { Button } from '@mantine/core';
import { deletePortfolio, publishPortfolio } from '@nestling/contract/operations/portfolios.gen.ts';
import { useAction } from '@nestling/kit/action.ts';
import { Stack } from '@nestling/kit/layout/Stack.tsx';
import { deleteItem, editItem } from '@nestling/kit/menu-items.tsx';
import { RecordScreen } from '@nestling/kit/RecordScreen.tsx';
import { useRecord } from '@nestling/kit/record.ts';
import { allows } from '@nestling/rules/roles.ts';
import { dateWords } from '@nestling/ui/format/when.ts';
import { lazy } from '@nestling/ui/lazy.ts';
import { ConfirmDelete } from '@nestling/ui/overlay/ConfirmDelete.tsx';
import { Menu, type MenuItem } from '@nestling/ui/overlay/Menu.tsx';
import { useSpeech, useWords } from '@nestling/ui/words.ts';
import { IconCopy, IconDotsVertical, IconEye, IconSend } from '@tabler/icons-react';
import { Link, useNavigate } from '@tanstack/react-router';
import { Suspense, useState } from 'react';
import { useSubscription } from 'urql';
import { href } from '../../../addresses.ts';
import { usePerson } from '../../../session/session.ts';
import { useHere } from '../../../shell/here.ts';
import { DaysDialog } from '../parts/DaysDialog.tsx';
import { EditSections } from '../parts/EditSections.tsx';
import { PortfolioReading } from '../parts/PortfolioReading.tsx';
import {
  CorrectPortfolioDocument,
  OnePortfolioDocument,
  PortfolioChangedDocument,
  type PortfolioWholeFragment,
} from '../portfolios.graphql.ts';
import { useTitles } from '../titles.ts';
import { portfolioWords } from '../words.ts';

const TakeAway = lazy(() => import('../parts/TakeAway.tsx'));

type Open = 'days' | 'remove';

/** One portfolio: put together while it is a draft, read once the family has it. */
const OnePortfolio = () => {
  const t = useWords(portfolioWords);
  const { language } = useSpeech();
  const { params } = useHere();
  const { title, days } = useTitles();
  const [open, setOpen] = useState<Open | null>(null);
  const id = params.portfolioId ?? '';
  const answer = useRecord(OnePortfolioDocument, { variables: { id }, record: ({ portfolio }) => portfolio });
  useSubscription({ query: PortfolioChangedDocument, variables: { id }, pause: !answer.record }, (_, change) => {
    answer.again();
    return change;
  });
  return (
    <RecordScreen
      answer={answer}
      titleOf={title}
      actions={(portfolio) => <Actions portfolio={portfolio} onOpen={setOpen} />}
    >
      {(portfolio) => (
        <Stack>
          {portfolio.status === 'draft' ? (
            <p>{[portfolio.student?.full_name, days(portfolio)].filter(Boolean).join(' · ')}</p>
          ) : null}
          {portfolio.published_at ? (
            <p>
              {portfolio.replaced
                ? t('replaced')
                : t('publishedOn', { date: dateWords(portfolio.published_at, language) })}
            </p>
          ) : null}
          {portfolio.corrects ? <p>{t('corrects')}</p> : null}
          {portfolio.left_out ? <p>{t('leftOut', { count: portfolio.left_out })}</p> : null}
          {portfolio.status === 'draft' ? (
            <EditSections portfolio={portfolio} />
          ) : (
            <>
              <PortfolioReading portfolio={portfolio} />
              <Suspense fallback={null}>
                <TakeAway portfolio={portfolio.id} />
              </Suspense>
            </>
          )}
          <Beside portfolio={portfolio} open={open} onClose={() => setOpen(null)} />
        </Stack>
      )}
    </RecordScreen>
  );
};

const Actions = ({
  portfolio: { id, status, replaced, student },
  onOpen,
}: {
  portfolio: PortfolioWholeFragment;
  onOpen: (open: Open) => void;
}) => {
  const t = useWords(portfolioWords);
  const { role } = usePerson();
  const navigate = useNavigate();
  const publish = useAction(publishPortfolio);
  const correct = useAction(CorrectPortfolioDocument);
  const manages = allows(role, 'manager');
  const begin = async () => {
    const ended = await correct.run({ id });
    const copy = ended?.kind === 'done' ? ended.data.correctPortfolio?.portfolio : null;
    if (copy) await navigate({ href: href('portfolios.one', { portfolioId: copy.id }) });
  };
  const items: MenuItem[] = [
    ...(status === 'draft' ? [editItem(t('edit'), () => onOpen('days'))] : []),
    ...(status === 'published' && !replaced && manages
      ? [{ key: 'correct', label: t('correct'), icon: <IconCopy size={18} />, onPick: () => void begin() }]
      : []),
    ...(status === 'draft' || manages ? [deleteItem(t('remove'), () => onOpen('remove'))] : []),
  ];
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconEye size={18} />}
        renderRoot={(props) => <Link to={href('portfolios.preview', { portfolioId: id })} {...props} />}
      >
        {t('preview')}
      </Button>
      {status === 'draft' ? (
        <Button leftSection={<IconSend size={18} />} loading={publish.busy} onClick={() => void publish.run({ id })}>
          {t('publish')}
        </Button>
      ) : null}
      {items.length > 0 ? (
        <Menu
          label={t('moreOf', { name: student?.full_name ?? '' })}
          button={<IconDotsVertical size={20} aria-hidden="true" />}
          items={items}
        />
      ) : null}
    </>
  );
};

const Beside = ({
  portfolio,
  open,
  onClose,
}: {
  portfolio: PortfolioWholeFragment;
  open: Open | null;
  onClose: () => void;
}) => {
  const t = useWords(portfolioWords);
  const navigate = useNavigate();
  const remove = useAction(deletePortfolio);
  const { id } = portfolio;
  if (open === 'days') return <DaysDialog portfolio={portfolio} onClose={onClose} />;
  if (open === 'remove')
    return (
      <ConfirmDelete
        onCancel={onClose}
        onDelete={async () => {
          const ended = await remove.run({ id });
          onClose();
          if (ended?.kind === 'done') await navigate({ href: href('portfolios.list') });
        }}
      >
        <p>{t('removeText')}</p>
      </ConfirmDelete>
    );
  return null;
};

export default OnePortfolio;
