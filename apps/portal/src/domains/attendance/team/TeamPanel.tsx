import { Button } from '@mantine/core';
import { confirmTeamAttendance, deleteTeamAttendance } from '@nestling/contract/operations/attendance.gen.ts';
import { useAction } from '@nestling/kit/action.ts';
import { SidePanel } from '@nestling/kit/SidePanel.tsx';
import { Badge } from '@nestling/ui/feedback/Badge.tsx';
import { clock, clockWords } from '@nestling/ui/format/when.ts';
import { ConfirmDelete } from '@nestling/ui/overlay/ConfirmDelete.tsx';
import { RoomName } from '@nestling/ui/place/RoomName.tsx';
import { useWords } from '@nestling/ui/words.ts';
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import classes from '../day/day.module.css';
import { hoursWords } from '../report/days.ts';
import { AddShift } from './AddShift.tsx';
import { Concerns } from './Concerns.tsx';
import { ShiftForm } from './ShiftForm.tsx';
import { TeamBadge } from './TeamBadge.tsx';
import type { Shift, TeamDay } from './use-team.ts';
import { teamWords } from './words.ts';

/** The day of one member of the team. Managers correct and add; everybody confirms what was corrected for them. */
export const TeamPanel = ({
  day,
  zone,
  rooms,
  adds,
  corrects,
  self,
  onClose,
}: {
  day: TeamDay;
  zone: string | null;
  rooms: readonly { readonly id: string; readonly name: string }[];
  /** Whether the person adds whole shifts, and changes those that are there. */
  adds: boolean;
  corrects: boolean;
  self: boolean;
  onClose: () => void;
}) => {
  const t = useWords(teamWords);
  const [adding, setAdding] = useState(false);
  const name = day.user?.full_name ?? '';
  return (
    <SidePanel title={name} onClose={onClose}>
      <div className={classes.head}>
        <TeamBadge day={day} zone={zone} />
        {day.user?.job_title ? <span className={classes.quiet}>{day.user.job_title}</span> : null}
      </div>
      <section className={classes.section}>
        <h3>{t('day')}</h3>
        {day.shifts.length === 0 && !adding ? <p className={classes.quiet}>{t('noShifts')}</p> : null}
        {day.shifts.map((shift) => (
          <ShiftCard key={shift.id} shift={shift} zone={zone} name={name} corrects={corrects} self={self} />
        ))}
        {adds && !adding ? (
          <div className={classes.buttons}>
            <Button variant="default" leftSection={<IconPlus size={18} />} onClick={() => setAdding(true)}>
              {t('add')}
            </Button>
          </div>
        ) : null}
        {adding && day.user ? (
          <AddShift
            user={day.user.id}
            date={day.date}
            rooms={rooms}
            room={day.home_rooms[0]?.id}
            onDone={() => setAdding(false)}
          />
        ) : null}
      </section>
    </SidePanel>
  );
};

const ShiftCard = ({
  shift,
  zone,
  name,
  corrects,
  self,
}: {
  shift: Shift;
  zone: string | null;
  name: string;
  corrects: boolean;
  self: boolean;
}) => {
  const t = useWords(teamWords);
  const [doing, setDoing] = useState<'correct' | 'delete' | null>(null);
  const remove = useAction(deleteTeamAttendance);
  const confirm = useAction(confirmTeamAttendance);
  const waits = shift.corrected_at !== null && shift.confirmed_at === null;
  return (
    <div className={classes.stay}>
      <span className={classes.line}>
        <span className={classes.times}>
          {clockWords(shift.start_time)} – {shift.end_time ? clockWords(shift.end_time) : t('open')}
        </span>
        <b data-figures>{hoursWords(shift.minutes)}</b>
      </span>
      <ul>
        {shift.stretches.map(({ program, started_at, ended_at }) => (
          <li key={started_at}>
            <RoomName
              name={program?.name ?? t('break')}
              colour={program?.color_code}
              detail={`${clock(started_at, zone)}${ended_at ? ` – ${clock(ended_at, zone)}` : ''}`}
            />
          </li>
        ))}
      </ul>
      {shift.break_time > 0 ? (
        <span className={classes.quiet}>{t('breakOf', { minutes: shift.break_time })}</span>
      ) : null}
      {shift.note ? <span className={classes.quiet}>{shift.note}</span> : null}
      <span className={classes.buttons}>
        <Concerns of={shift.concerns} />
        {waits ? <Badge kind="wait">{self ? t('waitsYou') : t('waits', { name })}</Badge> : null}
        {shift.confirmed_at ? <Badge kind="good">{t('confirmed')}</Badge> : null}
      </span>
      {doing === 'correct' ? (
        <ShiftForm shift={shift} onDone={() => setDoing(null)} />
      ) : (
        <div className={classes.buttons}>
          {waits && self ? (
            <Button size="compact-md" loading={confirm.busy} onClick={() => void confirm.run({ id: shift.id })}>
              {t('confirm')}
            </Button>
          ) : null}
          {corrects ? (
            <>
              <Button variant="default" size="compact-md" onClick={() => setDoing('correct')}>
                {t('correct')}
              </Button>
              <Button variant="subtle" color="red" size="compact-md" onClick={() => setDoing('delete')}>
                {t('delete')}
              </Button>
            </>
          ) : null}
        </div>
      )}
      {doing === 'delete' ? (
        <ConfirmDelete
          onCancel={() => setDoing(null)}
          onDelete={async () => {
            await remove.run({ id: shift.id });
            setDoing(null);
          }}
        >
          <b>
            {name}, {clockWords(shift.start_time)}
          </b>
        </ConfirmDelete>
      ) : null}
    </div>
  );
};
