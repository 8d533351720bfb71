import { useAsk } from '@nestling/kit/ask.ts';
import { type Column, DataTable } from '@nestling/kit/DataTable.tsx';
import { FilterMenu } from '@nestling/kit/FilterRow.tsx';
import { DateField } from '@nestling/kit/field/DateField.tsx';
import { PersonPicker } from '@nestling/kit/field/PersonPicker.tsx';
import { ListScreen } from '@nestling/kit/ListScreen.tsx';
import { useList } from '@nestling/kit/list.ts';
import { useListState } from '@nestling/kit/list-state.ts';
import { usePanel } from '@nestling/kit/panel.ts';
import { allows } from '@nestling/rules/roles.ts';
import { Badge, type BadgeKind } from '@nestling/ui/feedback/Badge.tsx';
import { momentFigures } from '@nestling/ui/format/when.ts';
import { EmptyState } from '@nestling/ui/page/EmptyState.tsx';
import { PaperPicture } from '@nestling/ui/page/pictures.tsx';
import { useSpeech, useWords } from '@nestling/ui/words.ts';
import { usePerson } from '../../../session/session.ts';
import { useFindPeople } from '../../../shell/find-people.ts';
import type { Located } from '../../../shell/place.ts';
import { ReportActions } from '../../../shell/report/ReportActions.tsx';
import { CommunicationLogDocument, LogRoomsDocument } from '../log.graphql.ts';
import { kindOf, logKinds } from '../log-kinds.ts';
import { type Logged, LoggedPanel } from '../parts/LoggedPanel.tsx';
import { chatWords } from '../words.ts';

const filters = ['kind', 'room', 'person', 'from', 'to'] as const;
const people = ['contact', 'staff'] as const;
const keyOf = ({ kind, id }: Logged): string => `${kind}-${id}`;
/** What a line may be marked as, what weighs most first. */
const marks = [
  ['urgent', 'bad'],
  ['deleted', 'bad'],
  ['drill', 'neutral'],
  ['held', 'wait'],
  ['paused', 'wait'],
  ['edited', 'neutral'],
  ['bulk', 'neutral'],
  ['photo', 'neutral'],
] as const satisfies readonly (readonly [string, BadgeKind])[];

/** All that was said between a location and its families: conversations, alerts, texts and letters, the newest first. */
const MessagesLog = ({ place }: Located) => {
  const t = useWords(chatWords);
  const { language } = useSpeech();
  const { role } = usePerson();
  const { open, show, close } = usePanel();
  const find = useFindPeople(people);
  const state = useListState(filters);
  const { data: choices } = useAsk(LogRoomsDocument, { location: place.id });
  const person = state.filter('person');
  const { data, rows, answer } = useList(CommunicationLogDocument, state, {
    rows: ({ getCommunicationLog }) => getCommunicationLog,
    variables: {
      location: place.id,
      kind: kindOf(state.filter('kind')),
      program_id: state.filter('room') || null,
      user_id: person || null,
      start_date: state.filter('from') || null,
      end_date: state.filter('to') || null,
    },
  });
  const office = allows(role, 'manager');
  // The file is of a place and its days: what is narrowed further is not what one would get.
  const takes = office && !state.search && (['kind', 'room', 'person'] as const).every((name) => !state.filter(name));
  const file = {
    of: 'system',
    report: 'communications',
    location: place.id,
    from: state.filter('from') || null,
    to: state.filter('to') || null,
  } as const;
  const kindWords = ({ kind: word }: Logged): string => {
    const kind = kindOf(word);
    return kind ? t(`kind_${kind}`) : word;
  };
  const sender = ({ sender: name, relation }: Logged): string => [name, relation].filter(Boolean).join(', ');
  const to = ({ about, people: count }: Logged): string => about ?? t('people', { count });
  const text = ({ subject, message }: Logged): string => [subject, message ?? t('deleted')].filter(Boolean).join(': ');
  const stands = ({ kind, seen_at, people: count, reached, failed, waiting }: Logged): string => {
    if (kind === 'chat') return seen_at ? t('seenOn', { at: momentFigures(seen_at, language) }) : t('notSeenYet');
    if (kind === 'alert') return t('seenByOf', { reached, count });
    return [
      t('arrived', { reached, count }),
      waiting > 0 ? t('onTheWay', { count: waiting }) : '',
      failed > 0 ? t('notArrived', { count: failed }) : '',
    ]
      .filter(Boolean)
      .join(', ');
  };
  const marked = (line: Logged) =>
    marks
      .filter(([mark]) => line.marks.includes(mark))
      .map(([mark, kind]) => (
        <Badge key={mark} kind={kind}>
          {t(`mark_${mark}`)}
        </Badge>
      ));
  const columns: Column<Logged>[] = [
    { key: 'at', head: t('sentAt'), by: ({ at }) => at, cell: ({ at }) => momentFigures(at, language) },
    { key: 'kind', head: t('kind'), cell: kindWords },
    { key: 'from', head: t('from'), cell: sender },
    { key: 'about', head: t('logAbout'), cell: to },
    { key: 'text', head: t('text'), width: '34%', cell: text },
    { key: 'stands', head: t('state'), cell: stands },
    { key: 'marks', head: '', cell: marked, wide: true },
  ];
  const day = (name: 'from' | 'to', label: string) => (
    <DateField
      aria-label={label}
      value={state.filter(name)}
      onChange={(value) => state.set({ filters: { [name]: value } })}
    />
  );
  const shown = rows.find((line) => keyOf(line) === open);
  return (
    <ListScreen
      reported
      state={state}
      answer={answer}
      actions={takes ? <ReportActions paper={false} file={file} /> : undefined}
      panel={shown ? <LoggedPanel key={keyOf(shown)} of={shown} location={place.id} onClose={close} /> : undefined}
      filters={
        <>
          <FilterMenu
            name={t('kind')}
            value={state.filter('kind')}
            choices={logKinds
              .filter((kind) => office || kind !== 'letter')
              .map((kind) => ({ value: kind, label: t(`kind_${kind}`) }))}
            onChange={(kind) => state.set({ filters: { kind } })}
          />
          <FilterMenu
            name={t('room')}
            value={state.filter('room')}
            choices={(choices?.teacherChatPrograms ?? []).map(({ id, name }) => ({ value: id, label: name }))}
            onChange={(room) => state.set({ filters: { room } })}
          />
          {office ? (
            <PersonPicker
              aria-label={t('person')}
              placeholder={t('person')}
              find={find}
              value={person ? { id: person, name: data?.getCommunicationLog?.person ?? '…' } : null}
              onChange={(chosen) => state.set({ filters: { person: chosen?.id ?? '' } })}
            />
          ) : null}
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
        keyOf={keyOf}
        nameOf={text}
        onOpen={(line) => show(keyOf(line))}
        card={(line) => (
          <>
            <b>{sender(line)}</b>
            <span>{text(line)}</span>
            <span>{[kindWords(line), to(line), momentFigures(line.at, language), stands(line)].join(' · ')}</span>
            <div>{marked(line)}</div>
          </>
        )}
      />
    </ListScreen>
  );
};

export default MessagesLog;
