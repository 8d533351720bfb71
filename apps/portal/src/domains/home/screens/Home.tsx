import { CardsSkeleton } from '@nestling/ui/feedback/Skeletons.tsx';
import { dayWords } from '@nestling/ui/format/when.ts';
import { AgainButton } from '@nestling/ui/page/AgainButton.tsx';
import { EmptyState } from '@nestling/ui/page/EmptyState.tsx';
import { PageTitle } from '@nestling/ui/page/PageTitle.tsx';
import { BlocksPicture } from '@nestling/ui/page/pictures.tsx';
import { useSpeech, useWords } from '@nestling/ui/words.ts';
import { lazy, Suspense } from 'react';
import { useSession } from '../../../session/session.ts';
import { useOwnStudents } from '../../students/own-students.ts';
import { ChildCards } from '../../students/parts/ChildCards.tsx';
import { homeWords } from '../words.ts';

const AskForPush = lazy(() => import('../../notifications/parts/AskForPush.tsx'));
const MyAlerts = lazy(() => import('../../alerts/parts/MyAlerts.tsx'));
const TopAnnouncements = lazy(() => import('../../announcements/parts/TopAnnouncements.tsx'));
const UpcomingEvents = lazy(() => import('../../calendar/parts/UpcomingEvents.tsx'));
const FamilyMenu = lazy(() => import('../../food/parts/FamilyMenu.tsx'));
const NeedsYou = lazy(() => import('../parts/NeedsYou.tsx'));
const FamilyFeed = lazy(() => import('../../activities/parts/FamilyFeed.tsx'));

const greetingAt = (hour: number): 'morning' | 'afternoon' | 'evening' =>
  hour < 12 ? 'morning' : hour < 18 ? 'afternoon' : 'evening';

/** What needs an answer in a few lines, then each child with where it is now and one button to watch. */
const Home = () => {
  const t = useWords(homeWords);
  const { language } = useSpeech();
  const { person } = useSession();
  const { students, loading, failed, again } = useOwnStudents();
  const places = [...new Set(students.flatMap(({ location }) => (location ? [location.name] : [])))];
  const detail = [dayWords(Date.now(), language), ...places].join(' · ');
  if (failed)
    return (
      <EmptyState
        picture={<BlocksPicture />}
        title={t('failed')}
        actions={<AgainButton onClick={again}>{t('tryAgain')}</AgainButton>}
      />
    );
  return (
    <>
      <PageTitle title={t(greetingAt(new Date().getHours()), { name: person?.firstName ?? '' })} detail={detail} />
      <Suspense fallback={null}>
        <MyAlerts />
        {students.length > 0 ? <NeedsYou students={students} /> : null}
        {students.some(({ attendance_today }) => attendance_today.length > 0) ? <AskForPush about="check" /> : null}
      </Suspense>
      {loading ? <CardsSkeleton /> : <ChildCards students={students} />}
      {/* Below the children, whom what comes later must not push away. */}
      <Suspense fallback={null}>
        <TopAnnouncements />
      </Suspense>
      {students.length > 0 ? (
        <Suspense fallback={null}>
          <UpcomingEvents
            locations={[...new Set(students.flatMap(({ location }) => (location ? [location.id] : [])))]}
          />
          <FamilyMenu />
          <FamilyFeed />
        </Suspense>
      ) : null}
    </>
  );
};

export default Home;
