import { allows } from '@nestling/rules/roles.ts';
import { LineSkeleton } from '@nestling/ui/feedback/Skeletons.tsx';
import { useWords } from '@nestling/ui/words.ts';
import { Link } from '@tanstack/react-router';
import { useQuery } from 'urql';
import { hrefOf } from '../../../addresses.ts';
import { usePerson } from '../../../session/session.ts';
import { DashboardCountersDocument } from '../counters.graphql.ts';
import { dashboardWords } from '../words.ts';
import classes from './Counters.module.css';
import { Figure, Widget } from './Widget.tsx';

/** What is counted, and the screen behind the figure where there is one. */
const counted = [
  { key: 'students', to: 'students.list' },
  { key: 'users', to: 'users.list' },
  { key: 'programs', to: 'rooms.list' },
  { key: 'teachers', to: 'users.staff' },
  { key: 'managers', to: 'users.managers' },
  { key: 'waitlist', to: 'students.list', search: '?place=waitlist' },
  { key: 'invited', to: 'users.list' },
  { key: 'pending', to: 'users.list' },
] as const;

/** The location in numbers; teachers see those of their rooms. */
export const Counters = ({ location }: { location: string }) => {
  const t = useWords(dashboardWords);
  const { role } = usePerson();
  const support = allows(role, 'kvsupport');
  const manager = !support && allows(role, 'manager');
  const teacher = !support && !manager;
  const [{ data }] = useQuery({
    query: DashboardCountersDocument,
    variables: { location, teacher, manager, support },
  });
  const counts = data?.TeacherTotalCounter ?? data?.ManagerTotalCounter ?? data?.TotalCounter;
  return (
    <Widget title={t('counts')}>
      {counts ? (
        <ul className={classes.counts}>
          {counted
            .filter(({ key }) => counts[key] > 0 || ['students', 'users', 'programs'].includes(key))
            .map((one) => {
              const figure = <Figure value={counts[one.key]} word={t(one.key, { count: counts[one.key] })} />;
              const to = teacher ? null : hrefOf(one.to, {});
              return (
                <li key={one.key}>
                  {to ? (
                    <Link className={classes.link} to={'search' in one ? to + one.search : to}>
                      {figure}
                    </Link>
                  ) : (
                    figure
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
