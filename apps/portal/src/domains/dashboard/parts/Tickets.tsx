import { useAsk } from '@nestling/kit/ask.ts';
import { LineSkeleton } from '@nestling/ui/feedback/Skeletons.tsx';
import { useWords } from '@nestling/ui/words.ts';
import { Link } from '@tanstack/react-router';
import { href } from '../../../addresses.ts';
import { DashboardTicketsDocument } from '../tickets.graphql.ts';
import { dashboardWords } from '../words.ts';
import classes from './Counters.module.css';
import { Figure, Widget } from './Widget.tsx';

const states = ['new', 'opened', 'waiting'] as const;
const words = { new: 'ticketsNew', opened: 'ticketsOpened', waiting: 'ticketsWaiting' } as const;

/** The tickets of the location by the state that waits for somebody; each leads to its list. */
export const Tickets = ({ location }: { location: string }) => {
  const t = useWords(dashboardWords);
  const { data } = useAsk(DashboardTicketsDocument, { location });
  const counts = data?.ticketChartAll;
  return (
    <Widget title={t('tickets')} to={href('tickets.list')} link={t('allTickets')}>
      {counts ? (
        <ul className={classes.counts}>
          {states.map((state) => (
            <li key={state}>
              <Link to={href('tickets.list', { status: state }, { location })}>
                <Figure
                  value={counts[state]}
                  word={t(words[state])}
                  tone={state === 'new' && counts.new > 0 ? 'wait' : undefined}
                />
              </Link>
            </li>
          ))}
        </ul>
      ) : (
        <LineSkeleton />
      )}
    </Widget>
  );
};
