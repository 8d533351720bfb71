import { useAction } from '@nestling/kit/action.ts';
import { useAsk } from '@nestling/kit/ask.ts';
import { useReadingAnew } from '@nestling/kit/reading-anew.ts';
import { useSubscription } from 'urql';
import { statedNow } from '../stated.ts';
import { PunchDocument } from './punch.graphql.ts';
import { TeamChangedDocument } from './teamChanged.graphql.ts';
import { TeamDaysDocument, type TeamDaysQuery } from './teamDays.graphql.ts';

/** A member of the team on one day of a location. */
export type TeamDay = TeamDaysQuery['getTeamAttendance'][number];
export type Shift = TeamDay['shifts'][number];

/** The team of a day; asked again whenever somebody uses the clock or is corrected. */
export const useTeamDays = (location: string, date: string) => {
  const { data, error, again } = useAsk(TeamDaysDocument, { location, date }, { keep: ['date'] });

  const hear = useReadingAnew(again);
  useSubscription({ query: TeamChangedDocument, variables: { location } }, (_, change) => {
    hear();
    return change;
  });
  return { days: data?.getTeamAttendance, error, again };
};

/** Clocks a member of the team now. */
export const usePunch = (zone: string | null) => {
  const { run, busy } = useAction(PunchDocument);
  const punch = async (user: string, action: 'in' | 'out' | 'break' | 'move', room: string): Promise<boolean> => {
    const ended = await run({ room, action, team: [user], ...statedNow(zone) });
    return ended?.kind === 'done';
  };
  return { punch, busy };
};
