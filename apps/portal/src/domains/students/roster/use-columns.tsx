import type { Column } from '@nestling/kit/DataTable.tsx';
import { SafetyBadges } from '@nestling/ui/feedback/SafetyBand.tsx';
import { dateWords } from '@nestling/ui/format/when.ts';
import { Person } from '@nestling/ui/person/Person.tsx';
import { RoomName } from '@nestling/ui/place/RoomName.tsx';
import { useSpeech, useWords } from '@nestling/ui/words.ts';
import { useSafety } from '../../tags/safety.ts';
import { TodayBadge } from '../parts/TodayBadge.tsx';
import classes from './roster.module.css';
import type { RosterStudent } from './use-roster.ts';
import { rosterWords } from './words.ts';

/** The first names of those who may have to do with the student. */
export const contactNames = ({ guardians }: RosterStudent): string =>
  guardians.flatMap(({ black_list, user }) => (user && !black_list ? [user.fname] : [])).join(', ');

const zoneOf = ({ location }: RosterStudent): string | null => location?.timezone?.value ?? null;

/** How the day stands; in the archive, since when it is there. */
export const Standing = ({ student }: { student: RosterStudent }) => {
  const t = useWords(rosterWords);
  const { language } = useSpeech();
  if (student.archived_at)
    return (
      <span className={classes.quiet}>
        {t('archivedOn', { date: dateWords(student.archived_at, language, zoneOf(student)) })}
      </span>
    );
  return (
    <span className={classes.keep}>
      <TodayBadge student={student} zone={zoneOf(student)} />
    </span>
  );
};

/** Safety as chips; nothing where there is nothing to know. */
export const Safety = ({ student }: { student: RosterStudent }) => {
  const t = useWords(rosterWords);
  const { short } = useSafety();
  const notes = short(student, t('noPickup'));
  if (notes.length === 0) return null;
  return (
    <span className={classes.chips}>
      <SafetyBadges notes={notes} />
    </span>
  );
};

/** The columns of the list of students. */
export const useRosterColumns = (): Column<RosterStudent>[] => {
  const t = useWords(rosterWords);
  return [
    {
      key: 'name',
      head: t('name'),
      width: '28%',
      cell: ({ id, full_name, image }) => <Person id={id} name={full_name} image={image} />,
    },
    {
      key: 'room',
      head: t('room'),
      cell: ({ program }) =>
        program ? (
          <span className={classes.keep}>
            <RoomName name={program.name} colour={program.color_code} />
          </span>
        ) : (
          <span className={classes.quiet}>{t('noRoom')}</span>
        ),
    },
    { key: 'safety', head: t('safety'), cell: (student) => <Safety student={student} /> },
    {
      key: 'contacts',
      head: t('contacts'),
      wide: true,
      cell: (student) => <span className={classes.quiet}>{contactNames(student) || t('noContacts')}</span>,
    },
    { key: 'today', head: t('today'), cell: (student) => <Standing student={student} /> },
  ];
};
