import { deleteTeamAttendance } from '@nestling/contract/operations/attendance.gen.ts';
import { useAction } from '@nestling/kit/action.ts';
import { FilterMenu } from '@nestling/kit/FilterRow.tsx';
import { useListState } from '@nestling/kit/list-state.ts';
import { deleteItem, editItem } from '@nestling/kit/menu-items.tsx';
import { Badge } from '@nestling/ui/feedback/Badge.tsx';
import { clockWords, dayShort } from '@nestling/ui/format/when.ts';
import { ConfirmDelete } from '@nestling/ui/overlay/ConfirmDelete.tsx';
import { Dialog } from '@nestling/ui/overlay/Dialog.tsx';
import { Person } from '@nestling/ui/person/Person.tsx';
import { useSpeech, useWords } from '@nestling/ui/words.ts';
import { IconCalendar } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useSubscription } from 'urql';
import { href } from '../../../addresses.ts';
import type { LocatedWithRooms } from '../../../shell/place.ts';
import { useMay } from '../../permissions/use-may.ts';
import classes from '../hours/hours.module.css';
import { ReportScreen } from '../hours/ReportScreen.tsx';
import { type ShiftRow, useAllShifts } from '../hours/use-all-shifts.ts';
import { useReport } from '../hours/use-report.ts';
import { hoursWords as words } from '../hours/words.ts';
import { hoursWords, sumOf } from '../report/days.ts';
import { ShiftForm } from '../team/ShiftForm.tsx';
import { TeamChangedDocument } from '../team/teamChanged.graphql.ts';

const filters = ['user'] as const;
const workOf = (row: ShiftRow): number => row.minutes ?? 0;
const restOf = (row: ShiftRow): number => row.break_time ?? 0;
const roomsOf = (row: ShiftRow): string =>
  [...new Set(row.stretches.flatMap(({ program }) => (program ? [program.name] : [])))].join(', ');

/** The shifts of the team, as pay is reckoned from them; what was wrong is corrected here. */
const StaffHours = ({ place }: LocatedWithRooms) => {
  const t = useWords(words);
  const { language } = useSpeech();
  const navigate = useNavigate();
  const { frame, location, span } = useReport(place, 'week', 366);
  const state = useListState(filters);
  const user = state.filter('user');
  const { rows: all, error, again } = useAllShifts({ location, ...span });
  useSubscription({ query: TeamChangedDocument, variables: { location } }, (_, change) => {
    again();
    return change;
  });
  const [correcting, setCorrecting] = useState<ShiftRow | null>(null);
  const [deleting, setDeleting] = useState<ShiftRow | null>(null);
  const remove = useAction(deleteTeamAttendance);
  const corrects = useMay()('correct_attendance');
  const people = new Map((all ?? []).flatMap(({ user: one }) => (one ? [[one.id, one.full_name]] : [])));
  const rows = user ? all?.filter((row) => row.user?.id === user) : all;
  const standing = ({ corrected_at, confirmed_at }: ShiftRow) =>
    corrected_at === null ? '' : t(confirmed_at === null ? 'unconfirmed' : 'confirmed');
  return (
    <>
      <ReportScreen
        {...frame}
        detail={all ? t('people', { count: people.size }) : undefined}
        foot={t('rounding')}
        filters={
          <FilterMenu
            name={t('person')}
            value={user}
            choices={[...people]
              .map(([value, label]) => ({ value, label }))
              .sort((a, b) => a.label.localeCompare(b.label))}
            onChange={(value) => state.set({ filters: { user: value } })}
          />
        }
        answer={{ error, again }}
        report={{
          label: t('staff'),
          file: { of: 'attendance', report: 'pay_period', location, ...span, users: user ? [user] : [] },
          rows,
          keyOf: (row) => row.id,
          nameOf: (row) => `${row.user?.full_name} ${row.date}`,
          menuOf: (row) => [
            ...(corrects ? [editItem(t('correct'), () => setCorrecting(row))] : []),
            {
              key: 'day',
              label: t('openDay'),
              icon: <IconCalendar size={18} />,
              onPick: () => void navigate({ href: href('attendance.staff', {}, { date: row.date }) }),
            },
            ...(corrects ? [deleteItem(t('delete'), () => setDeleting(row))] : []),
          ],
          columns: [
            {
              key: 'name',
              head: t('name'),
              cell: ({ user: one }) =>
                one ? <Person id={one.id} name={one.full_name} image={one.avatar} size={28} /> : null,
              total: t('total'),
            },
            { key: 'day', head: t('day'), cell: (row) => dayShort(row.date, language) },
            {
              key: 'came',
              head: t('came'),
              end: true,
              cell: (row) => clockWords(row.start_time),
            },
            {
              key: 'went',
              head: t('went'),
              end: true,
              cell: (row) => (row.end_time ? clockWords(row.end_time) : <Badge kind="good">{t('open')}</Badge>),
            },
            {
              key: 'break',
              head: t('break'),
              end: true,
              wide: true,
              cell: (row) => (restOf(row) > 0 ? hoursWords(restOf(row)) : ''),
              total: hoursWords(sumOf(rows ?? [], restOf)),
            },
            { key: 'room', head: t('room'), wide: true, cell: roomsOf },
            {
              key: 'status',
              head: t('status'),
              wide: true,
              cell: (row) =>
                standing(row) ? (
                  <Badge kind={row.confirmed_at === null ? 'wait' : 'good'}>{standing(row)}</Badge>
                ) : null,
            },
            {
              key: 'hours',
              head: t('hours'),
              end: true,
              cell: (row) => <b>{hoursWords(workOf(row))}</b>,
              total: hoursWords(sumOf(rows ?? [], workOf)),
            },
          ],
        }}
      />
      {correcting ? (
        <Dialog label={t('correct')} onClose={() => setCorrecting(null)}>
          <div className={classes.dialog}>
            <h2>
              {t('correctTitle', { name: correcting.user?.full_name ?? '', day: dayShort(correcting.date, language) })}
            </h2>
            <ShiftForm
              shift={correcting}
              onDone={() => {
                setCorrecting(null);
                again();
              }}
            />
          </div>
        </Dialog>
      ) : null}
      {deleting ? (
        <ConfirmDelete
          onCancel={() => setDeleting(null)}
          onDelete={async () => {
            await remove.run({ id: deleting.id });
            setDeleting(null);
            again();
          }}
        >
          <b>
            {deleting.user?.full_name}, {dayShort(deleting.date, language)}
          </b>
        </ConfirmDelete>
      ) : null}
    </>
  );
};

export default StaffHours;
