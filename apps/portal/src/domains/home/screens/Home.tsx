import { CardsSkeleton } from '@nestling/ui/feedback/Skeletons.tsx';
import { dayWords, minuteOfDay } from '@nestling/ui/format/when.ts';
import { AgainButton } from '@nestling/ui/page/AgainButton.tsx';
import { EmptyState } from '@nestling/ui/page/EmptyState.tsx';
import { PageTitle } from '@nestling/ui/page/PageTitle.tsx';
import { BlocksPicture } from '@nestling/ui/page/pictures.tsx';
import { useSpeech, useWords } from '@nestling/ui/words.ts';
import { later } from '../../../later.ts';
import { useSession } from '../../../session/session.ts';
import TopAnnouncements from '../../announcements/parts/TopAnnouncements.tsx';
import { useOwnStudents } from '../../students/own-students.ts';
import { ChildCards } from '../../students/parts/ChildCards.tsx';
import { homeWords } from '../words.ts';

const AskForPush = later(() => import('../../notifications/parts/AskForPush.tsx'));
const MyAlerts = later(() => import('../../alerts/parts/MyAlerts.tsx'));
const UpcomingEvents = later(() => import('../../calendar/parts/UpcomingEvents.tsx'));
const FamilyMenu = later(() => import('../../food/parts/FamilyMenu.tsx'));
const FamilyPlans = later(() => import('../../plans/parts/FamilyPlans.tsx'));
const NeedsYou = later(() => import('../parts/NeedsYou.tsx'));
const FirstSteps = later(() => import('../../settings/parts/FirstSteps.tsx'));
const FamilyFeed = later(() => import('../../activities/parts/FamilyFeed.tsx'));

const greetingAt = (hour: number): 'morning' | 'afternoon' | 'evening' =>
  hour < 12 ? 'morning' : hour < 18 ? 'afternoon' : 'evening';

/** Each child with where it is now and one button to watch, then in two lines what needs an answer. */
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
      <PageTitle
        title={t(greetingAt(minuteOfDay(Date.now()) / 60), { name: person?.firstName ?? '' })}
        detail={detail}
      />
      <MyAlerts />
      {loading ? <CardsSkeleton /> : <ChildCards students={students} />}
      {/* Below the children, whom nothing may push off the first page of a phone. */}
      {students.length > 0 ? <NeedsYou students={students} /> : null}
      {students.length > 0 ? <FirstSteps /> : null}
      <TopAnnouncements />
      {students.some(({ attendance_today }) => attendance_today.length > 0) ? <AskForPush about="check" /> : null}
      {students.length > 0 ? (
        <>
          <UpcomingEvents
            locations={[...new Set(students.flatMap(({ location }) => (location ? [location.id] : [])))]}
          />
          {/* What the children did comes before what is planned for them. */}
          <FamilyFeed />
          <FamilyPlans students={students} />
          <FamilyMenu />
        </>
      ) : null}
    </>
  );
};

export default Home;
