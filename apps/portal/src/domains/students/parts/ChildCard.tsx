import { clock, minuteOfDay } from '@nestling/ui/format/when.ts';
import { Avatar } from '@nestling/ui/person/Person.tsx';
import { DayRibbon } from '@nestling/ui/place/DayRibbon.tsx';
import { RoomName } from '@nestling/ui/place/RoomName.tsx';
import { useWords } from '@nestling/ui/words.ts';
import { IconVideo, IconVideoOff } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { href } from '../../../addresses.ts';
import { later } from '../../../later.ts';
import { whereabouts } from '../../attendance/whereabouts.ts';
import type { OwnCamera } from '../../cameras/own-cameras.ts';
import { hoursOf, type OwnStudent, staysOf } from '../today.ts';
import { studentWords } from '../words.ts';
import classes from './ChildCard.module.css';

const HealthBadges = later(async () => ({
  default: (await import('../../attendance/parts/HealthBadges.tsx')).HealthBadges,
}));
const ReportAbsent = later(() => import('./ReportAbsent.tsx'));

/** The camera a card leads to: one that is open, else the one whose reason is told. */
const cameraOf = (student: OwnStudent, cameras: readonly OwnCamera[]): OwnCamera | undefined => {
  const own = cameras.filter((camera) => camera.student_id === student.id);
  return own.find(({ status }) => status === 'Success') ?? own[0];
};

/** A child of the person: where it is now, its day, and the way to the live picture or why there is none. */
export const ChildCard = ({
  student,
  cameras,
  now,
}: {
  student: OwnStudent;
  cameras: readonly OwnCamera[];
  now: number;
}) => {
  const t = useWords(studentWords);
  const zone = student.location?.timezone?.value ?? null;
  const camera = cameraOf(student, cameras);
  const stays = staysOf(student, now);
  const name = student.nick_name || student.fname;
  const where = whereabouts(student.checked_in_out);
  return (
    <article className={classes.card} aria-label={name}>
      <div className={classes.head}>
        <Avatar id={student.id} name={name} image={student.image} size={56} />
        <div className={classes.words}>
          <h2 className={classes.name}>
            <Link className={classes.open} to={href('students.one.open', { userId: student.id })}>
              {name}
            </Link>
            {student.allergies.length + student.medications.length > 0 ? <HealthBadges student={student} /> : null}
          </h2>
          <Where student={student} zone={zone} />
        </div>
      </div>
      {stays.length > 0 ? <DayRibbon stays={stays} hours={hoursOf(student, now)} now={minuteOfDay(now, zone)} /> : null}
      {camera?.status === 'Success' ? (
        <Link className={classes.watch} to={href('cameras.one', { camId: camera.id })}>
          <IconVideo size={22} />
          {t('watchLive')}
        </Link>
      ) : camera ? (
        <p className={classes.reason}>
          <IconVideoOff size={20} aria-hidden="true" />
          {camera.message}
        </p>
      ) : null}
      {camera?.status === 'Success' ? null : (
        <div className={classes.ways}>
          <Link to={href('chat.messages')}>{t('message')}</Link>
          <Link to={href('students.one.open', { userId: student.id })}>{t('report')}</Link>
          {where.state === 'none' && !student.absent ? (
            <ReportAbsent student={student.id} name={name} zone={zone} />
          ) : null}
        </div>
      )}
    </article>
  );
};

const Where = ({ student, zone }: { student: OwnStudent; zone: string | null }) => {
  const t = useWords(studentWords);
  const { state, since, room, colour } = whereabouts(student.checked_in_out);
  if (state === 'in' && room && since)
    return <RoomName name={room} colour={colour} detail={t('since', { time: clock(since, zone) })} />;
  if (student.absent) return <span className={classes.quiet}>{t('absent')}</span>;
  if (state === 'out' && since) return <span className={classes.quiet}>{t('out', { time: clock(since, zone) })}</span>;
  return <span className={classes.quiet}>{t('notIn')}</span>;
};
