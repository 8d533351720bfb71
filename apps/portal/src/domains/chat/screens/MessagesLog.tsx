import { useAsk } from '@nestling/kit/ask.ts';
import { type Column, DataTable } from '@nestling/kit/DataTable.tsx';
import { FilterMenu } from '@nestling/kit/FilterRow.tsx';
import { DateField } from '@nestling/kit/field/DateField.tsx';
import { ListScreen } from '@nestling/kit/ListScreen.tsx';
import { useList } from '@nestling/kit/list.ts';
import { useListState } from '@nestling/kit/list-state.ts';
import { allows } from '@nestling/rules/roles.ts';
import { Badge } from '@nestling/ui/feedback/Badge.tsx';
import { momentFigures } from '@nestling/ui/format/when.ts';
import { EmptyState } from '@nestling/ui/page/EmptyState.tsx';
import { PaperPicture } from '@nestling/ui/page/pictures.tsx';
import { useSpeech, useWords } from '@nestling/ui/words.ts';
import { href } from '../../../addresses.ts';
import { usePerson } from '../../../session/session.ts';
import type { Located } from '../../../shell/place.ts';
import { ReportActions } from '../../../shell/report/ReportActions.tsx';
import { chatQuery } from '../chat.ts';
import { LogRoomsDocument, MessagesLogDocument, type MessagesLogQuery } from '../log.graphql.ts';
import { chatWords } from '../words.ts';

type Logged = NonNullable<MessagesLogQuery['getMessagesLog']>['data'][number];

const filters = ['room', 'from', 'to'] as const;

/** All messages of a location, the newest first, deleted ones marked, and when each was first seen. */
const MessagesLog = ({ place }: Located) => {
  const t = useWords(chatWords);
  const { language } = useSpeech();
  const { role } = usePerson();
  const state = useListState(filters);
  const { data: choices } = useAsk(LogRoomsDocument, { location: place.id });
  const { rows, answer } = useList(MessagesLogDocument, state, {
    rows: (data) => data.getMessagesLog,
    variables: {
      location: place.id,
      program_id: state.filter('room') || null,
      start_date: state.filter('from') || null,
      end_date: state.filter('to') || null,
    },
  });
  // The file is of a place and its days: what is narrowed further is not what one would get.
  const takes = allows(role, 'manager') && !state.filter('room') && !state.search;
  const file = {
    of: 'system',
    report: 'messages',
    location: place.id,
    from: state.filter('from') || null,
    to: state.filter('to') || null,
  } as const;
  const about = ({ student, program }: Logged): string => student?.full_name ?? program?.name ?? '';
  const sender = ({ sender_name, relation }: Logged): string =>
    [sender_name, relation?.name].filter(Boolean).join(', ');
  const text = (one: Logged) => (one.deleted ? (one.original ?? t('deleted')) : one.message);
  const marks = ({ deleted, updated_at, bulk }: Logged) => (
    <>
      {deleted ? <Badge kind="bad">{t('wasDeleted')}</Badge> : null}
      {updated_at && !deleted ? <Badge kind="neutral">{t('wasEdited')}</Badge> : null}
      {bulk ? <Badge kind="neutral">{t('toMore')}</Badge> : null}
    </>
  );
  const columns: Column<Logged>[] = [
    {
      key: 'at',
      head: t('sentAt'),
      by: ({ created_at }) => created_at,
      cell: ({ created_at }) => momentFigures(created_at, language),
    },
    { key: 'from', head: t('from'), cell: sender },
    { key: 'about', head: t('about'), cell: about },
    { key: 'text', head: t('text'), width: '36%', cell: text },
    {
      key: 'seen',
      head: t('seenAt'),
      cell: ({ seen_at }) => (seen_at ? momentFigures(seen_at, language) : t('notSeen')),
      wide: true,
    },
    { key: 'state', head: t('state'), cell: marks },
  ];
  const day = (name: 'from' | 'to', label: string) => (
    <DateField
      aria-label={label}
      value={state.filter(name)}
      onChange={(value) => state.set({ filters: { [name]: value } })}
    />
  );
  return (
    <ListScreen
      state={state}
      answer={answer}
      actions={takes ? <ReportActions paper={false} file={file} /> : undefined}
      filters={
        <>
          <FilterMenu
            name={t('room')}
            value={state.filter('room')}
            choices={(choices?.teacherChatPrograms ?? []).map(({ id, name }) => ({ value: id, label: name }))}
            onChange={(room) => state.set({ filters: { room } })}
          />
          {day('from', t('since'))}
          {day('to', t('to'))}
        </>
      }
      empty={
        <EmptyState picture={<PaperPicture />} title={t('logNone')}>
          {t('logNoneText')}
        </EmptyState>
      }
    >
      <DataTable
        label={t('log')}
        rows={rows}
        columns={columns}
        keyOf={({ id }) => id}
        nameOf={sender}
        hrefOf={({ student, program }) =>
          `${href('chat.messages')}${chatQuery(
            student ? { kind: 'student', id: student.id } : { kind: 'room', id: program?.id ?? '' },
          )}`
        }
        card={(one) => (
          <>
            <b>{sender(one)}</b>
            <span>{text(one)}</span>
            <span>{[about(one), momentFigures(one.created_at, language)].join(' · ')}</span>
            <div>{marks(one)}</div>
          </>
        )}
      />
    </ListScreen>
  );
};

export default MessagesLog;
