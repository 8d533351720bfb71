import { Button, Select } from '@mantine/core';
import { clearHealthScreen } from '@nestling/contract/operations/health.gen.ts';
import { useAction } from '@nestling/kit/action.ts';
import { useAsk } from '@nestling/kit/ask.ts';
import { DateField } from '@nestling/kit/field/DateField.tsx';
import { Stack } from '@nestling/kit/layout/Stack.tsx';
import { Screen } from '@nestling/kit/Screen.tsx';
import { SidePanel } from '@nestling/kit/SidePanel.tsx';
import { Badge } from '@nestling/ui/feedback/Badge.tsx';
import { RowsSkeleton } from '@nestling/ui/feedback/Skeletons.tsx';
import { clock } from '@nestling/ui/format/when.ts';
import { EmptyState } from '@nestling/ui/page/EmptyState.tsx';
import { DoorPicture } from '@nestling/ui/page/pictures.tsx';
import { useWords } from '@nestling/ui/words.ts';
import { useState } from 'react';
import type { LocatedWithRooms } from '../../../shell/place.ts';
import { RoomFilter } from '../../../shell/RoomFilter.tsx';
import { ActiveStudentsDocument } from '../activeStudents.graphql.ts';
import { AreaTabs } from '../day/AreaTabs.tsx';
import { HealthForm } from '../screening/HealthForm.tsx';
import { Questions } from '../screening/Questions.tsx';
import {
  HealthQuestionsDocument,
  HealthScreensDocument,
  type HealthScreensQuery,
  SaveHealthScreenSaidDocument,
} from '../screening/screening.graphql.ts';
import classes from '../screening/screening.module.css';
import { screenWords } from '../screening/staff-words.ts';

type Row = HealthScreensQuery['getHealthScreens'][number];
type Answer = { readonly statement: string; readonly answer: boolean; readonly stops: boolean };
const isAnswer = (value: unknown): value is Answer =>
  typeof value === 'object' && value !== null && 'statement' in value;
const answersOf = ({ answers }: Row) => (Array.isArray(answers) ? answers.filter(isAnswer) : []);

/** What was answered before children came in, and what is asked. */
const HealthScreen = ({ place: { id: location, today, rooms, zone } }: LocatedWithRooms) => {
  const t = useWords(screenWords);
  const [chosen, setDate] = useState<string | null>(null);
  const [room, setRoom] = useState('');
  const [recording, setRecording] = useState(false);
  const date = chosen ?? today;
  const { data } = useAsk(HealthScreensDocument, { location, date, room: room || null }, { keep: ['date', 'room'] });
  const screens = data?.getHealthScreens;
  return (
    <Screen
      tabs={<AreaTabs here="health" date={date} />}
      actions={date === today ? <Button onClick={() => setRecording(true)}>{t('record')}</Button> : undefined}
      panel={
        recording ? <RecordPanel location={location} today={today} onClose={() => setRecording(false)} /> : undefined
      }
    >
      <Stack gap="l">
        <section>
          <h2>{t('answers')}</h2>
          <div className={classes.row}>
            <DateField label={t('day')} value={date} max={today} onChange={(next) => setDate(next || null)} />
            <RoomFilter rooms={rooms} value={room} onChange={setRoom} />
          </div>
          {screens ? null : <RowsSkeleton rows={4} />}
          {screens?.length === 0 ? (
            <EmptyState picture={<DoorPicture />} title={t('none')}>
              {t('noneText')}
            </EmptyState>
          ) : null}
          <ul className={classes.lines}>
            {(screens ?? []).map((one) => (
              <Line key={one.id} one={one} zone={zone} />
            ))}
          </ul>
        </section>
        <Questions location={location} />
      </Stack>
    </Screen>
  );
};

const Line = ({ one, zone }: { one: Row; zone: string | null }) => {
  const t = useWords(screenWords);
  const clear = useAction(clearHealthScreen);
  const stopped = one.stops && !one.cleared_at;
  const sources = ['portal', 'kiosk', 'staff'] as const;
  const source = sources.find((each) => each === one.source);
  const name = one.student?.fname ?? '';
  return (
    <li className={classes.line}>
      <span className={classes.grow}>
        <b>{one.student?.full_name}</b>{' '}
        <span className={classes.quiet}>
          {[clock(one.at, zone), one.by?.full_name, source ? t(source) : null].filter(Boolean).join(' · ')}
        </span>
        <br />
        {answersOf(one).map(({ statement, answer, stops }) => (
          <span key={statement} className={classes.quiet}>
            {statement}: <b>{t(answer ? 'answeredYes' : 'answeredNo')}</b>
            {stops ? ' ⚠' : ''} ·{' '}
          </span>
        ))}
        {one.temperature === null ? null : `${one.temperature} °${one.unit}`}
        {one.note ? <p>{one.note}</p> : null}
      </span>
      {one.cleared_by ? (
        <Badge kind="neutral">{t('cleared', { name: one.cleared_by.full_name })}</Badge>
      ) : (
        <Badge kind={stopped ? 'bad' : 'good'}>{t(stopped ? 'stops' : 'ok')}</Badge>
      )}
      {stopped ? (
        <Button variant="default" loading={clear.busy} onClick={() => void clear.run({ id: one.id })}>
          {t('letIn', { name })}
        </Button>
      ) : null}
    </li>
  );
};

/** Staff ask a child of today themselves. */
const RecordPanel = ({ location, today, onClose }: { location: string; today: string; onClose: () => void }) => {
  const t = useWords(screenWords);
  const [student, setStudent] = useState<string | null>(null);
  const { data: people } = useAsk(ActiveStudentsDocument, { location });
  const { data } = useAsk(HealthQuestionsDocument, { location });
  const save = useAction(SaveHealthScreenSaidDocument);
  const students = people?.getActiveStudents ?? [];
  const one = students.find(({ id }) => id === student);
  const health = data?.getHealthSetting;
  return (
    <SidePanel title={t('record')} onClose={onClose}>
      <Select
        label={t('recordFor')}
        searchable
        data={students.map(({ id, full_name }) => ({ value: id, label: full_name }))}
        value={student}
        onChange={setStudent}
      />
      {one && health ? (
        <HealthForm
          key={one.id}
          name={one.full_name}
          asked={{ questions: data.getHealthQuestionnaire, temperature: health.temperature, unit: health.unit }}
          onSend={async (answers) => {
            const ended = await save.run({ student: one.id, date: today, answers });
            if (ended?.kind === 'done') onClose();
          }}
        />
      ) : null}
    </SidePanel>
  );
};

export default HealthScreen;
