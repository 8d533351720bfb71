import { Button } from '@mantine/core';
import { SidePanel } from '@nestling/kit/SidePanel.tsx';
import { SafetyBand } from '@nestling/ui/feedback/SafetyBand.tsx';
import { useMinute } from '@nestling/ui/format/minute.ts';
import { minuteOfDay } from '@nestling/ui/format/when.ts';
import { Avatar, Person } from '@nestling/ui/person/Person.tsx';
import { DayRibbon } from '@nestling/ui/place/DayRibbon.tsx';
import { RoomName } from '@nestling/ui/place/RoomName.tsx';
import { useSpeech, useWords } from '@nestling/ui/words.ts';
import { IconChevronDown, IconChevronUp, IconDoorEnter, IconDoorExit, IconPhone } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { usePerson } from '../../../session/session.ts';
import { statedNow } from '../../attendance/stated.ts';
import { useDoor } from '../../attendance/use-door.ts';
import { whereabouts } from '../../attendance/whereabouts.ts';
import { TagBadge } from '../../tags/parts/TagBadge.tsx';
import { useSafety } from '../../tags/safety.ts';
import { ageWords } from '../age.ts';
import { recordWords } from '../record/words.ts';
import { recordHref } from '../record-href.ts';
import { hoursOf, staysOf } from '../today.ts';
import classes from './roster.module.css';
import { Standing } from './use-columns.tsx';
import type { RosterStudent } from './use-roster.ts';
import { rosterWords } from './words.ts';

/** A student beside the list: what the office needs without leaving it, and the way to the whole record. */
export const StudentPanel = ({
  student,
  onStep,
  onClose,
}: {
  student: RosterStudent;
  /** Goes to the one before (-1) or after (1) in the list. */
  onStep: (by: number) => void;
  onClose: () => void;
}) => {
  const t = useWords(rosterWords);
  const words = useWords(recordWords);
  const { full } = useSafety();
  const { language } = useSpeech();
  const { role } = usePerson();
  const zone = student.location?.timezone?.value ?? null;
  const door = useDoor(student.location?.id ?? '', zone);
  const now = useMinute();
  const stays = staysOf(student, now);
  const isIn = whereabouts(student.checked_in_out).state === 'in';
  const profile = recordHref(role, student.id);
  return (
    <SidePanel
      title={student.full_name}
      onClose={onClose}
      foot={
        <>
          <Button variant="default" leftSection={<IconChevronUp size={18} />} onClick={() => onStep(-1)}>
            {t('previous')}
          </Button>
          <Button variant="default" leftSection={<IconChevronDown size={18} />} onClick={() => onStep(1)}>
            {t('next')}
          </Button>
        </>
      }
    >
      <div className={classes.panel}>
        <div className={classes.who}>
          <Avatar id={student.id} name={student.full_name} image={student.image} size={64} />
          <div className={classes.words}>
            <span className={classes.quiet}>{ageWords(student.dob, statedNow(zone).date, language)}</span>
            {student.program ? <RoomName name={student.program.name} colour={student.program.color_code} /> : null}
            <span>
              <Standing student={student} />
            </span>
            {student.tags.length > 0 ? (
              <span className={classes.chips}>
                {student.tags.map(({ id, name, color_code }) => (
                  <TagBadge key={id} name={name} colour={color_code} />
                ))}
              </span>
            ) : null}
          </div>
        </div>
        <SafetyBand label={t('safety')} notes={full(student, words('mustNot'))} />
        {stays.length > 0 ? (
          <DayRibbon stays={stays} hours={hoursOf(student, now)} now={minuteOfDay(now, zone)} />
        ) : null}
        <div className={classes.acts}>
          {student.archived_at ? null : (
            <Button
              variant="default"
              loading={door.busy}
              leftSection={isIn ? <IconDoorExit size={18} /> : <IconDoorEnter size={18} />}
              onClick={() => void door[isIn ? 'checkOut' : 'checkIn']([student.id])}
            >
              {t(isIn ? 'checkOut' : 'checkIn')}
            </Button>
          )}
          <Button variant="default" component={Link} to={profile}>
            {t('openRecord')}
          </Button>
        </div>
        <dl className={classes.facts}>
          <dt>{words('siblings')}</dt>
          <dd>{student.siblings.map(({ fname }) => fname).join(', ') || words('noneKnown')}</dd>
          <dt>{t('cameras')}</dt>
          <dd>{student.cameras.map(({ name }) => name).join(', ') || t('noOwnCameras')}</dd>
        </dl>
        {student.guardians.length > 0 ? (
          <ul className={classes.people}>
            {student.guardians.map(({ id, user, relation, pickup, black_list }) =>
              user ? (
                <li key={id} className={classes.contact}>
                  <Person
                    id={user.id}
                    name={user.full_name}
                    image={user.avatar}
                    detail={[relation?.name, black_list ? words('mustNot') : pickup ? words('pickup') : null]
                      .filter(Boolean)
                      .join(' · ')}
                  />
                  {user.phone ? (
                    <a
                      className={classes.call}
                      href={`tel:${user.phone}`}
                      aria-label={words('call', { name: user.fname })}
                    >
                      <IconPhone size={18} />
                    </a>
                  ) : null}
                </li>
              ) : null,
            )}
          </ul>
        ) : null}
      </div>
    </SidePanel>
  );
};
