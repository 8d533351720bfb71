import { Problem } from '@nestling/kit/Problem.tsx';
import { Screen } from '@nestling/kit/Screen.tsx';
import { allows } from '@nestling/rules/roles.ts';
import { CardsSkeleton } from '@nestling/ui/feedback/Skeletons.tsx';
import { useMinute } from '@nestling/ui/format/minute.ts';
import { dayWords, minuteOfDay } from '@nestling/ui/format/when.ts';
import { PageTitle } from '@nestling/ui/page/PageTitle.tsx';
import { useSpeech, useWords } from '@nestling/ui/words.ts';
import { useQuery } from 'urql';
import { usePerson } from '../../../session/session.ts';
import { useCurrentLocation, useLocations } from '../../../shell/location.ts';
import { statedNow } from '../../attendance/stated.ts';
import { hoursOf } from '../../students/today.ts';
import { Arrivals } from '../parts/Arrivals.tsx';
import { Birthdays } from '../parts/Birthdays.tsx';
import { Counters } from '../parts/Counters.tsx';
import { Expected } from '../parts/Expected.tsx';
import { Ratio } from '../parts/Ratio.tsx';
import { Watching } from '../parts/Watching.tsx';
import { DashboardPlaceDocument, type DashboardPlaceQuery } from '../place.graphql.ts';
import { useDay } from '../use-day.ts';
import { dashboardWords } from '../words.ts';
import classes from './Dashboard.module.css';

type Place = DashboardPlaceQuery['locationsDropdown'][number];

/** How the location stands at this moment: rooms, who is here, who watches. */
const Dashboard = () => {
  useLocations();
  const current = useCurrentLocation();
  const [{ data, error }, ask] = useQuery({ query: DashboardPlaceDocument });
  const place = data?.locationsDropdown.find(({ id }) => id === current?.id);
  const ratio = data?.getThemeSetting?.show_room_ration_widget !== false;
  if (place) return <DashboardOf key={place.id} place={place} ratio={ratio} />;
  return (
    <Screen head={<Greeting zone={null} />}>
      {error && !data ? (
        <Problem error={error} onRetry={() => ask({ requestPolicy: 'network-only' })} />
      ) : (
        <CardsSkeleton cards={3} />
      )}
    </Screen>
  );
};

/** @param ratio whether the centre wants its rooms shown here */
const DashboardOf = ({ place, ratio }: { place: Place; ratio: boolean }) => {
  const t = useWords(dashboardWords);
  const { role } = usePerson();
  const now = useMinute();
  const zone = place.timezone?.value ?? null;
  const { date } = statedNow(zone, new Date(now));
  const { day, error, again } = useDay(place.id, date);
  const office = allows(role, 'manager');
  const detail = day
    ? [t('hereNow', { count: day.count.in }), ...(day.count.none > 0 ? [t('waiting', { count: day.count.none })] : [])]
    : [];
  return (
    <Screen head={<Greeting zone={zone} detail={detail} />}>
      {!day && error ? (
        <Problem error={error} onRetry={again} />
      ) : (
        <div className={classes.grid}>
          {ratio ? <Ratio location={place.id} /> : null}
          {day ? <Arrivals day={day} zone={zone} hours={hoursOf({ location: place }, now)} now={now} /> : null}
          {day ? <Expected day={day} office={office} /> : null}
          {office ? <Watching location={place.id} zone={zone} /> : null}
          <Birthdays location={place.id} today={date} office={office} />
          <Counters location={place.id} />
        </div>
      )}
    </Screen>
  );
};

const Greeting = ({ zone, detail = [] }: { zone: string | null; detail?: readonly string[] }) => {
  const t = useWords(dashboardWords);
  const { language } = useSpeech();
  const { firstName } = usePerson();
  const now = useMinute();
  const hour = Math.floor(minuteOfDay(now, zone) / 60);
  const part = hour < 12 ? 'morning' : hour < 18 ? 'afternoon' : 'evening';
  return (
    <PageTitle title={t(part, { name: firstName })} detail={[dayWords(now, language, zone), ...detail].join(' · ')} />
  );
};

export default Dashboard;
