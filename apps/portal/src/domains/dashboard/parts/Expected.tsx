import { Person } from '@nestling/ui/person/Person.tsx';
import { useWords } from '@nestling/ui/words.ts';
import { Link } from '@tanstack/react-router';
import { href } from '../../../addresses.ts';
import { usePerson } from '../../../session/session.ts';
import { recordHref } from '../../students/record-href.ts';
import type { Day } from '../use-day.ts';
import { dashboardWords } from '../words.ts';
import classes from './people.module.css';
import { Quiet, Widget } from './Widget.tsx';

const shown = 6;

/** Those who are expected today and have not come yet, by name. */
export const Expected = ({ day }: { day: Day }) => {
  const t = useWords(dashboardWords);
  const { role } = usePerson();
  const missing = day.students.filter(({ state, expected }) => state === 'none' && expected);
  return (
    <Widget title={t('expected')} to={href('attendance.door')} link={t('attendance')}>
      {missing.length === 0 ? <Quiet>{t('expectedNone')}</Quiet> : null}
      <ul className={classes.people}>
        {missing.slice(0, shown).map(({ student, home_room }) =>
          student ? (
            <li key={student.id}>
              <Link className={classes.line} to={recordHref(role, student.id)}>
                <Person
                  id={student.id}
                  name={student.full_name}
                  image={student.image}
                  size={36}
                  detail={home_room?.name ?? t('noHome')}
                />
              </Link>
            </li>
          ) : null,
        )}
      </ul>
      {missing.length > shown ? (
        <Link className={classes.more} to={href('attendance.door')}>
          {t('more', { count: missing.length - shown })}
        </Link>
      ) : null}
    </Widget>
  );
};
