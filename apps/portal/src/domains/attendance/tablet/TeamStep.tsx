import { Button } from '@mantine/core';
import { clock } from '@nestling/ui/format/when.ts';
import { RoomName } from '@nestling/ui/place/RoomName.tsx';
import { useWords } from '@nestling/ui/words.ts';
import { useState } from 'react';
import type { Entered } from './enter.ts';
import classes from './tablet.module.css';
import { tabletWords } from './words.ts';

export type ClockAction = 'in' | 'out' | 'break' | 'move';

/** A member of the team at the clock: in, out, a break, another room. */
export const TeamStep = ({
  person,
  zone,
  busy,
  onClock,
}: {
  person: Entered;
  zone: string;
  busy: boolean;
  onClock: (action: ClockAction, room: string) => void;
}) => {
  const t = useWords(tabletWords);
  const [asks, setAsks] = useState<ClockAction | null>(person.program_status === 'out' ? 'in' : null);
  const { programs, attendance, program_status } = person;
  const time = attendance ? clock(attendance.since, zone) : '';
  const here = attendance?.program?.id ?? programs[0]?.id ?? '';
  const status =
    program_status === 'in'
      ? t('statusIn', { time, room: attendance?.program?.name ?? '' })
      : program_status === 'break'
        ? t('statusBreak', { time })
        : t('statusOut');
  return (
    <>
      <p className={classes.hint}>{status}</p>
      {asks ? (
        <>
          <p className={classes.hint}>{t('whichRoom')}</p>
          <div className={classes.children}>
            {programs.map(({ id, name, color_code }) => (
              <button key={id} type="button" className={classes.room} disabled={busy} onClick={() => onClock(asks, id)}>
                <RoomName name={name} colour={color_code} />
              </button>
            ))}
          </div>
        </>
      ) : (
        <div className={classes.acts}>
          <Button className={classes.act} loading={busy} onClick={() => onClock('out', here)}>
            {t('clockOut')}
          </Button>
          {program_status === 'break' ? (
            <Button className={classes.act} variant="default" disabled={busy} onClick={() => setAsks('break')}>
              {t('endBreak')}
            </Button>
          ) : (
            <>
              <Button className={classes.act} variant="default" disabled={busy} onClick={() => onClock('break', here)}>
                {t('startBreak')}
              </Button>
              <Button className={classes.act} variant="default" disabled={busy} onClick={() => setAsks('move')}>
                {t('moveTo')}
              </Button>
            </>
          )}
        </div>
      )}
    </>
  );
};
