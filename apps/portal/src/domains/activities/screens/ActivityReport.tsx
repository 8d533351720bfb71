import { Button } from '@mantine/core';
import { sendActivityReportEmail } from '@nestling/contract/operations/reports.gen.ts';
import { useAction } from '@nestling/kit/action.ts';
import { useAsk } from '@nestling/kit/ask.ts';
import { FilterMenu } from '@nestling/kit/FilterRow.tsx';
import { PersonPicker } from '@nestling/kit/field/PersonPicker.tsx';
import { useListState } from '@nestling/kit/list-state.ts';
import { activityKindNames } from '@nestling/rules/activity-kinds.ts';
import { Badge } from '@nestling/ui/feedback/Badge.tsx';
import { clockWords, dayShort } from '@nestling/ui/format/when.ts';
import { Dialog } from '@nestling/ui/overlay/Dialog.tsx';
import { useSpeech } from '@nestling/ui/words.ts';
import { useState } from 'react';
import { useFindPeople } from '../../../shell/find-people.ts';
import type { LocatedWithRooms } from '../../../shell/place.ts';
import { RoomFilter } from '../../../shell/RoomFilter.tsx';
import { ReportScreen } from '../../attendance/hours/ReportScreen.tsx';
import { useReport } from '../../attendance/hours/use-report.ts';
import { ActivityReportDocument } from '../activities.graphql.ts';
import { useKindWords } from '../use-kind-words.ts';
import classes from './ActivityReport.module.css';

const filters = ['type', 'student'] as const;
const children = ['student'] as const;
/** What the day holds, with what attendance knows of it. */
const kinds = ['check-in', 'check-out', 'absent', ...activityKindNames] as const;

/** So many children one call mails of. */
const MOST = 200;

/** What was written down between two days, a line for each child; one day of it goes to the families by mail. */
const ActivityReport = ({ place }: LocatedWithRooms) => {
  const { t, kindName } = useKindWords();
  const { language } = useSpeech();
  const { frame, rooms, room, setRoom, variables } = useReport(place, 'week', 31);
  const more = useListState(filters);
  const find = useFindPeople(children);
  const [type, student] = [more.filter('type'), more.filter('student')];
  const students = student ? [student] : null;
  const asked = { ...variables, types: type ? [type] : null, students };
  const { data, error, again } = useAsk(ActivityReportDocument, asked);
  const [asking, setAsking] = useState(false);
  const send = useAction(sendActivityReportEmail);
  const of = data?.getProgramActivityReport;
  const rows = of
    ?.flatMap(({ student, activities }) =>
      activities.map((one) => ({ ...one, student: { id: student?.id ?? '', name: student?.full_name ?? '' } })),
    )
    .sort((a, b) => `${b.date}${b.time}`.localeCompare(`${a.date}${a.time}`));
  const last = rows?.[0]?.date;
  const named = rows?.find((row) => row.student.id === student)?.student.name;
  const mailed = [...new Set(rows?.filter(({ date }) => date === last).map(({ student }) => student.id))];
  return (
    <>
      <ReportScreen
        {...frame}
        filters={
          <>
            <RoomFilter rooms={rooms} value={room} onChange={setRoom} />
            <FilterMenu
              name={t('kind')}
              value={type}
              choices={kinds.map((kind) => ({ value: kind, label: kindName(kind) }))}
              onChange={(chosen) => more.set({ filters: { type: chosen } })}
            />
            <PersonPicker
              aria-label={t('child')}
              placeholder={t('child')}
              find={find}
              value={student ? { id: student, name: named ?? '…' } : null}
              onChange={(chosen) => more.set({ filters: { student: chosen?.id ?? '' } })}
            />
            {last && !type && mailed.length > 0 ? (
              <Button variant="default" onClick={() => setAsking(true)}>
                {t('sendDay')}: {dayShort(last, language)}
              </Button>
            ) : null}
          </>
        }
        answer={{ error, again }}
        report={{
          label: t('report'),
          // The file has every kind: one alone is not what one would get.
          file: type ? null : { of: 'attendance', report: 'activities', ...variables, students },
          rows,
          keyOf: (row) => `${row.id}:${row.student.id}`,
          nameOf: (row) => `${row.student.name} ${row.date} ${row.time}`,
          columns: [
            { key: 'day', head: t('day'), cell: (row) => `${dayShort(row.date, language)}, ${clockWords(row.time)}` },
            { key: 'name', head: t('name'), cell: (row) => row.student.name },
            { key: 'kind', head: t('kind'), cell: (row) => kindName(row.type) },
            { key: 'details', head: t('details'), cell: (row) => row.details },
            {
              key: 'note',
              head: t('note'),
              cell: (row) =>
                row.staffOnly ? (
                  <span>
                    {row.note} <Badge kind="neutral">{t('staffChip')}</Badge>
                  </span>
                ) : (
                  row.note
                ),
            },
            {
              key: 'author',
              head: t('author'),
              wide: true,
              cell: (row) => <span className={classes.author}>{row.author}</span>,
            },
          ],
        }}
      />
      {asking && last ? (
        <Dialog label={t('sendDay')} onClose={() => setAsking(false)}>
          <h2 className={classes.title}>{t('sendAsk', { count: mailed.length })}</h2>
          <p>{t('sendNote')}</p>
          <div className={classes.actions}>
            <Button variant="default" onClick={() => setAsking(false)}>
              {t('cancel')}
            </Button>
            <Button
              loading={send.busy}
              onClick={async () => {
                for (let at = 0; at < mailed.length; at += MOST)
                  await send.run({ students: mailed.slice(at, at + MOST), date: last });
                setAsking(false);
              }}
            >
              {t('sendDay')}
            </Button>
          </div>
        </Dialog>
      ) : null}
    </>
  );
};

export default ActivityReport;
