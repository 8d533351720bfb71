import { useAsk } from '@nestling/kit/ask.ts';
import { type Column, DataTable } from '@nestling/kit/DataTable.tsx';
import { FilterRow } from '@nestling/kit/FilterRow.tsx';
import { ListBody } from '@nestling/kit/ListBody.tsx';
import { useListState } from '@nestling/kit/list-state.ts';
import { Paging } from '@nestling/kit/Paging.tsx';
import { Badge } from '@nestling/ui/feedback/Badge.tsx';
import { momentFigures } from '@nestling/ui/format/when.ts';
import { EmptyState } from '@nestling/ui/page/EmptyState.tsx';
import { PaperPicture } from '@nestling/ui/page/pictures.tsx';
import { Person } from '@nestling/ui/person/Person.tsx';
import { useSpeech, useWords } from '@nestling/ui/words.ts';
import { InviteLogDocument, type InviteLogQuery } from '../log.graphql.ts';
import { reportsWords } from '../words.ts';
import type { LogAt } from './LogList.tsx';

type Row = InviteLogQuery['getInvitedLogReport']['data'][number];
const chips = { sent: 'good', waiting: 'wait', failed: 'bad' } as const;

/** The invitations that left or are on their way. */
export const InviteList = ({ location }: Pick<LogAt, 'location'>) => {
  const t = useWords(reportsWords);
  const { language } = useSpeech();
  const state = useListState();
  const { data, error, again } = useAsk(
    InviteLogDocument,
    { location, search: state.search || null, page: state.page },
    { keep: ['search', 'page'] },
  );
  const answer = data?.getInvitedLogReport;
  const columns: Column<Row>[] = [
    {
      key: 'person',
      head: t('person'),
      cell: ({ user }) =>
        user ? <Person id={user.id} name={user.full_name} image={user.avatar} size={28} /> : t('someone'),
    },
    {
      key: 'receiver',
      head: t('receiver'),
      cell: ({ receiver, type }) => `${receiver} (${t(type === 'sms' ? 'sms' : 'mail')})`,
    },
    {
      key: 'status',
      head: t('status'),
      cell: ({ status, trouble }) => {
        const stands = status === 'sent' || status === 'failed' ? status : 'waiting';
        return (
          <span title={trouble ?? undefined}>
            <Badge kind={chips[stands]}>{t(stands)}</Badge>
          </span>
        );
      },
    },
    { key: 'by', head: t('invitedBy'), wide: true, cell: ({ invited_by: by }) => by ?? '' },
    { key: 'when', head: t('when'), wide: true, cell: ({ created_at: at }) => momentFigures(at, language) },
  ];
  return (
    <>
      <FilterRow state={state} />
      <ListBody
        count={answer?.total}
        error={error}
        onRetry={again}
        filtered={state.filtered}
        onClearFilters={state.clear}
        empty={
          <EmptyState picture={<PaperPicture />} title={t('noInvites')}>
            {t('noInvitesText')}
          </EmptyState>
        }
      >
        <DataTable
          label={t('invites')}
          rows={answer?.data ?? []}
          columns={columns}
          keyOf={({ id }) => id}
          nameOf={({ user, receiver }) => user?.full_name ?? receiver}
        />
        {answer ? <Paging page={answer} onPage={(page) => state.set({ page })} /> : null}
      </ListBody>
    </>
  );
};
