import { LineSkeleton } from '@nestling/ui/feedback/Skeletons.tsx';
import { weekdayWords } from '@nestling/ui/format/when.ts';
import { Person } from '@nestling/ui/person/Person.tsx';
import { useSpeech, useWords } from '@nestling/ui/words.ts';
import { Link } from '@tanstack/react-router';
import { useQuery } from 'urql';
import { usePerson } from '../../../session/session.ts';
import { recordHref } from '../../students/record-href.ts';
import { BirthdaysDocument, type BirthdaysQuery } from '../birthdays.graphql.ts';
import { dashboardWords } from '../words.ts';
import classes from './people.module.css';
import { Quiet, Widget } from './Widget.tsx';

type Born = NonNullable<BirthdaysQuery['own0']>[number];

/** The day `by` days after a day, both as YYYY-MM-DD. */
const dayAfter = (day: string, by: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + by * 86_400_000).toISOString().slice(0, 10);

const listsOf = (data: BirthdaysQuery): readonly (readonly Born[])[] => [
  data.own0 ?? data.day0 ?? [],
  data.own1 ?? data.day1 ?? [],
  data.own2 ?? data.day2 ?? [],
  data.own3 ?? data.day3 ?? [],
  data.own4 ?? data.day4 ?? [],
  data.own5 ?? data.day5 ?? [],
  data.own6 ?? data.day6 ?? [],
];

/** Who has a birthday in the week that begins today: for teachers those of their rooms, else of the location. */
export const Birthdays = ({ location, today, office }: { location: string; today: string; office: boolean }) => {
  const t = useWords(dashboardWords);
  const { role } = usePerson();
  const { language } = useSpeech();
  const [{ data }] = useQuery({
    query: BirthdaysDocument,
    variables: {
      location,
      teacher: !office,
      manager: office,
      day0: today,
      day1: dayAfter(today, 1),
      day2: dayAfter(today, 2),
      day3: dayAfter(today, 3),
      day4: dayAfter(today, 4),
      day5: dayAfter(today, 5),
      day6: dayAfter(today, 6),
    },
  });
  const when = (by: number): string =>
    by === 0 ? t('todayDay') : by === 1 ? t('tomorrow') : weekdayWords(dayAfter(today, by), language, 'long');
  const week = data ? listsOf(data).flatMap((born, by) => born.map((one) => ({ ...one, by }))) : null;
  return (
    <Widget title={t('birthdays')}>
      {week === null ? <LineSkeleton /> : week.length === 0 ? <Quiet>{t('noBirthdays')}</Quiet> : null}
      <ul className={classes.people}>
        {week?.map(({ id, full_name, image, dob, by }) => (
          <li key={id}>
            <Link className={classes.line} to={recordHref(role, id)}>
              <Person
                id={id}
                name={full_name}
                image={image}
                size={36}
                detail={
                  dob
                    ? t('turns', { count: Number(dayAfter(today, by).slice(0, 4)) - Number(dob.slice(0, 4)) })
                    : undefined
                }
              />
              <span className={classes.when}>{when(by)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </Widget>
  );
};
