import { useAsk } from '@nestling/kit/ask.ts';
import { LineSkeleton } from '@nestling/ui/feedback/Skeletons.tsx';
import { addDays } from '@nestling/ui/format/day.ts';
import { weekdayWords } from '@nestling/ui/format/when.ts';
import { Person } from '@nestling/ui/person/Person.tsx';
import { useSpeech, useWords } from '@nestling/ui/words.ts';
import { Link } from '@tanstack/react-router';
import { usePerson } from '../../../session/session.ts';
import { recordHref } from '../../students/record-href.ts';
import { BirthdaysDocument, type BirthdaysQuery } from '../birthdays.graphql.ts';
import { dashboardWords } from '../words.ts';
import classes from './people.module.css';
import { Quiet, Widget } from './Widget.tsx';

type Born = NonNullable<BirthdaysQuery['own0']>[number];

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
  const { data } = useAsk(BirthdaysDocument, {
    location,
    teacher: !office,
    manager: office,
    day0: today,
    day1: addDays(today, 1),
    day2: addDays(today, 2),
    day3: addDays(today, 3),
    day4: addDays(today, 4),
    day5: addDays(today, 5),
    day6: addDays(today, 6),
  });
  const when = (by: number): string =>
    by === 0 ? t('todayDay') : by === 1 ? t('tomorrow') : weekdayWords(addDays(today, by), language, 'long');
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
                    ? t('turns', { count: Number(addDays(today, by).slice(0, 4)) - Number(dob.slice(0, 4)) })
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
