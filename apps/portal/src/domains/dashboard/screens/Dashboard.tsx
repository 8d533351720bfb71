import { Button } from '@mantine/core';
import { useAsk } from '@nestling/kit/ask.ts';
import { Problem } from '@nestling/kit/Problem.tsx';
import { Screen } from '@nestling/kit/Screen.tsx';
import { allows } from '@nestling/rules/roles.ts';
import { CardsSkeleton } from '@nestling/ui/feedback/Skeletons.tsx';
import { useMinute } from '@nestling/ui/format/minute.ts';
import { dayWords, minuteOfDay } from '@nestling/ui/format/when.ts';
import { lazy } from '@nestling/ui/lazy.ts';
import { PageTitle } from '@nestling/ui/page/PageTitle.tsx';
import { useSpeech, useWords } from '@nestling/ui/words.ts';
import { IconLayoutGrid } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { type ReactNode, Suspense } from 'react';
import { href } from '../../../addresses.ts';
import { usePerson } from '../../../session/session.ts';
import type { Located } from '../../../shell/place.ts';
import { statedNow } from '../../attendance/stated.ts';
import { hoursOf } from '../../students/today.ts';
import { arrangeWords } from '../arrange-words.ts';
import type { WidgetKey } from '../layout.ts';
import { Arrivals } from '../parts/Arrivals.tsx';
import { Birthdays } from '../parts/Birthdays.tsx';
import { Counters } from '../parts/Counters.tsx';
import { Expected } from '../parts/Expected.tsx';
import { OwnRoom } from '../parts/OwnRoom.tsx';
import { Ratio } from '../parts/Ratio.tsx';
import { Tickets } from '../parts/Tickets.tsx';
import { Waiting } from '../parts/Waiting.tsx';
import { Watching } from '../parts/Watching.tsx';
import { WidgetSize } from '../parts/Widget.tsx';
import { DashboardPlaceDocument, type DashboardPlaceQuery } from '../place.graphql.ts';
import { useDay } from '../use-day.ts';
import { useLayout } from '../use-layout.ts';
import { dashboardWords } from '../words.ts';
import classes from './Dashboard.module.css';

const MyAlerts = lazy(() => import('../../alerts/parts/MyAlerts.tsx'));
const FirstSteps = lazy(() => import('../../settings/parts/FirstSteps.tsx'));
const TopAnnouncements = lazy(() => import('../../announcements/parts/TopAnnouncements.tsx'));

type Place = DashboardPlaceQuery['locationsDropdown'][number];

/** How the location stands at this moment: rooms, who is here, who watches. */
const Dashboard = ({ place: { id: here, zone } }: Located) => {
  const { data, error, again } = useAsk(DashboardPlaceDocument, { location: here });
  const place = data?.locationsDropdown.find(({ id }) => id === here);
  const ratio = data?.getRoomRatioWidgetSetting?.show_room_ration_widget !== false;
  if (place) return <DashboardOf key={place.id} place={place} ratio={ratio} />;
  return (
    <Screen head={<Greeting zone={zone} />}>
      {error && !data ? <Problem error={error} onRetry={again} /> : <CardsSkeleton cards={3} />}
    </Screen>
  );
};

/** @param ratio whether the location wants its rooms shown here, or the centre where it has not chosen */
const DashboardOf = ({ place, ratio }: { place: Place; ratio: boolean }) => {
  const t = useWords(dashboardWords);
  const { role } = usePerson();
  const now = useMinute();
  const zone = place.timezone?.value ?? null;
  const { date } = statedNow(zone, new Date(now));
  const { day, error, again } = useDay(place.id, date);
  const office = allows(role, 'manager');
  const layout = useLayout(place.id);
  const counted = (state: 'in' | 'none', words: string) => (
    <span key={state}>
      {' · '}
      <Link to={href('attendance.students', {}, { state })}>{words}</Link>
    </span>
  );
  const detail = day
    ? [
        counted('in', t('hereNow', { count: day.count.in })),
        ...(day.count.none > 0 ? [counted('none', t('waiting', { count: day.count.none }))] : []),
      ]
    : [];
  const widgets: Readonly<Record<WidgetKey, () => ReactNode>> = {
    pending_contacts: () => <Waiting location={place.id} zone={zone} day={day} />,
    room_ratio: () => (ratio ? <Ratio location={place.id} /> : null),
    arrivals: () =>
      day ? <Arrivals day={day} zone={zone} hours={hoursOf({ location: place }, now)} now={now} /> : null,
    expected: () => (day ? <Expected day={day} /> : null),
    camera_watching: () => <Watching location={place.id} zone={zone} />,
    birthdays: () => <Birthdays location={place.id} today={date} office={office} />,
    tickets: () => <Tickets location={place.id} />,
    counters: () => <Counters location={place.id} />,
  };
  return (
    <Screen head={<Greeting zone={zone} detail={detail} arrange />}>
      <Suspense fallback={null}>
        <MyAlerts />
        <TopAnnouncements location={place.id} />
      </Suspense>
      {!day && error ? (
        <Problem error={error} onRetry={again} />
      ) : (
        <div className={classes.grid}>
          {day && role === 'teacher' ? <OwnRoom day={day} location={place.id} /> : null}
          {layout.placed?.map(({ key, size, hidden }) =>
            hidden ? null : (
              <WidgetSize key={key} value={size}>
                {widgets[key]()}
              </WidgetSize>
            ),
          )}
        </div>
      )}
      {/* Below what needs somebody now. */}
      <Suspense fallback={null}>
        <FirstSteps location={place.id} />
      </Suspense>
    </Screen>
  );
};

const Greeting = ({
  zone,
  detail = [],
  arrange = false,
}: {
  zone: string | null;
  detail?: readonly ReactNode[];
  /** Whether there is a dashboard to arrange. */
  arrange?: boolean;
}) => {
  const t = useWords(dashboardWords);
  const w = useWords(arrangeWords);
  const { language } = useSpeech();
  const { firstName } = usePerson();
  const now = useMinute();
  const hour = Math.floor(minuteOfDay(now, zone) / 60);
  const part = hour < 12 ? 'morning' : hour < 18 ? 'afternoon' : 'evening';
  return (
    <PageTitle
      title={t(part, { name: firstName })}
      detail={
        <>
          {dayWords(now, language, zone)}
          {detail}
        </>
      }
      actions={
        arrange ? (
          <Button
            variant="subtle"
            component={Link}
            to={href('dashboard.customize')}
            leftSection={<IconLayoutGrid size={18} />}
          >
            {w('customize')}
          </Button>
        ) : undefined
      }
    />
  );
};

export default Dashboard;
