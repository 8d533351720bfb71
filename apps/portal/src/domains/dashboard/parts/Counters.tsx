import { useAsk } from '@nestling/kit/ask.ts';
import { allows } from '@nestling/rules/roles.ts';
import { LineSkeleton } from '@nestling/ui/feedback/Skeletons.tsx';
import { useWords } from '@nestling/ui/words.ts';
import { Link } from '@tanstack/react-router';
import { href } from '../../../addresses.ts';
import { usePerson } from '../../../session/session.ts';
import { DashboardCountersDocument } from '../counters.graphql.ts';
import { dashboardWords } from '../words.ts';
import classes from './Counters.module.css';
import { Figure, Widget } from './Widget.tsx';

/** What is counted, and the screen behind the figure. */
const counted = () =>
  [
    { key: 'students', to: href('students.list') },
    { key: 'users', to: href('people.contacts') },
    { key: 'programs', to: href('rooms.list') },
    { key: 'teachers', to: href('people.staff') },
    { key: 'managers', to: href('people.managers') },
    { key: 'waitlist', to: href('students.list', {}, { place: 'waitlist' }) },
    { key: 'invited', to: href('people.contacts', { status: 'invited' }) },
    { key: 'pending', to: href('people.contacts', { status: 'pending' }) },
  ] as const;

/** The location in numbers; teachers see those of their rooms. */
export const Counters = ({ location }: { location: string }) => {
  const t = useWords(dashboardWords);
  const { role } = usePerson();
  const support = allows(role, 'kvsupport');
  const manager = !support && allows(role, 'manager');
  const teacher = !support && !manager;
  const { data } = useAsk(DashboardCountersDocument, { location, teacher, manager, support });
  const counts = data?.TeacherTotalCounter ?? data?.ManagerTotalCounter ?? data?.TotalCounter;
  return (
    <Widget title={t('counts')}>
      {counts ? (
        <ul className={classes.counts}>
          {counted()
            .filter(({ key }) => counts[key] > 0 || ['students', 'users', 'programs'].includes(key))
            .map((one) => {
              const figure = <Figure value={counts[one.key]} word={t(one.key, { count: counts[one.key] })} />;
              return (
                <li key={one.key}>
                  {teacher ? (
                    figure
                  ) : (
                    <Link className={classes.link} to={one.to}>
                      {figure}
                    </Link>
                  )}
                </li>
              );
            })}
        </ul>
      ) : (
        <LineSkeleton />
      )}
    </Widget>
  );
};
