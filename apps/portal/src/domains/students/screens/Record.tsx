import { useWide } from '@nestling/kit/media.ts';
import { RecordScreen } from '@nestling/kit/RecordScreen.tsx';
import { type Tab, Tabs } from '@nestling/kit/Tabs.tsx';
import { RowsSkeleton } from '@nestling/ui/feedback/Skeletons.tsx';
import { lazy } from '@nestling/ui/lazy.ts';
import { useWords } from '@nestling/ui/words.ts';
import { Suspense } from 'react';
import { useHere } from '../../../shell/here.ts';
import { useTodayHere } from '../../../shell/today.ts';
import { activityTab } from '../../activities/tab-words.ts';
import { healthTab } from '../../health/tab-words.ts';
import { learningTab } from '../../learning/tab-words.ts';
import { ChildDays } from '../../schedules/people/ChildDays.tsx';
import { plannedWords } from '../../schedules/people/words.ts';
import { familyWords } from '../family/words.ts';
import { Cameras } from '../record/Cameras.tsx';
import { Day } from '../record/Day.tsx';
import { Facts } from '../record/Facts.tsx';
import { Guardians } from '../record/Guardians.tsx';
import { History, Stays } from '../record/History.tsx';
import { RecordHead } from '../record/RecordHead.tsx';
import classes from '../record/record.module.css';
import { type StudentRecord, useRights, useStudentRecord } from '../record/use-record.ts';
import { recordWords } from '../record/words.ts';

const DayFeed = lazy(() => import('../../activities/parts/DayFeed.tsx'));
const ChildCarePlans = lazy(() => import('../../health/care-plans/ChildCarePlans.tsx'));
const ChildIllnesses = lazy(() => import('../../health/illnesses/ChildIllnesses.tsx'));
const ChildInjuries = lazy(() => import('../../injuries/parts/ChildInjuries.tsx'));
const ChildChecks = lazy(() => import('../../health/checks/ChildChecks.tsx'));
const ChildMedicines = lazy(() =>
  import('../../health/medications/ChildMedicines.tsx').then((part) => ({ default: part.ChildMedicines })),
);
const ChildHealth = lazy(() =>
  import('../../health/parts/ChildHealth.tsx').then((part) => ({ default: part.ChildHealth })),
);
const ChildLearning = lazy(() => import('../../learning/parts/ChildLearning.tsx'));
const ChildPortfolios = lazy(() => import('../../portfolios/parts/ChildPortfolios.tsx'));
const Visitors = lazy(() => import('../visitors/Visitors.tsx').then((part) => ({ default: part.Visitors })));
const SharedWeek = lazy(() => import('../../plans/parts/SharedWeek.tsx'));
const FamilyTab = lazy(() => import('../family/FamilyTab.tsx'));

/** The record of a student: staff live in it, families look into it. */
const Record = () => {
  const { params } = useHere();
  const answer = useStudentRecord(params.userId ?? params.studentId ?? '');
  return (
    <RecordScreen
      answer={answer}
      titleOf={({ full_name }) => full_name}
      head={(student) => <RecordHead student={student} />}
    >
      {(student) => <Body key={student.id} student={student} />}
    </RecordScreen>
  );
};

const Body = ({ student }: { student: StudentRecord }) => {
  const t = useWords(recordWords);
  const f = useWords(familyWords);
  const tPlanned = useWords(plannedWords);
  const tActivities = useWords(activityTab);
  const tHealth = useWords(healthTab);
  const tLearning = useWords(learningTab);
  const today = useTodayHere();
  const wide = useWide();
  const { staff } = useRights();
  const tab = (key: string, label: string, content: Tab['content'], shown = true): Tab[] =>
    shown ? [{ key, label, content }] : [];
  const visitors = (
    <Suspense>
      <Visitors student={student} />
    </Suspense>
  );
  const tabs = [
    ...tab('today', t('today'), () => <Day student={student} />),
    ...tab('activities', tActivities('tab'), () => (
      <Suspense fallback={<RowsSkeleton rows={4} />}>
        <DayFeed student={student} today={today} staff={staff} />
      </Suspense>
    )),
    ...tab(
      'guardians',
      t('guardians'),
      () => (
        <>
          <Guardians student={student} heading={false} />
          {visitors}
        </>
      ),
      !wide,
    ),
    ...tab('facts', t('facts'), () => <Facts student={student} />),
    ...tab('cameras', t('cameras'), () => <Cameras student={student} />),
    ...tab('schedule', tPlanned('schedule'), () => (
      <ChildDays student={{ id: student.id, name: student.fname }} today={today} />
    )),
    ...tab('attendance', t('stays'), () => <Stays student={student} />),
    ...tab('health', tHealth('tab'), () => (
      <Suspense fallback={<RowsSkeleton rows={4} />}>
        <ChildHealth student={student.id} />
      </Suspense>
    )),
    ...tab('care', tHealth('carePlans'), () => (
      <Suspense fallback={<RowsSkeleton rows={4} />}>
        <ChildCarePlans student={student.id} />
      </Suspense>
    )),
    ...tab('checks', tHealth('checks'), () => (
      <Suspense fallback={<RowsSkeleton rows={4} />}>
        <ChildChecks student={student.id} location={student.location?.id} />
      </Suspense>
    )),
    ...tab('illnesses', tHealth('illnesses'), () => (
      <Suspense fallback={<RowsSkeleton rows={4} />}>
        <ChildIllnesses student={student.id} child={student.fname} location={student.location?.id} />
      </Suspense>
    )),
    ...tab('injuries', tHealth('injuries'), () => (
      <Suspense fallback={<RowsSkeleton rows={4} />}>
        <ChildInjuries student={student.id} location={student.location?.id} />
      </Suspense>
    )),
    ...tab('medicines', tHealth('medicines'), () => (
      <Suspense fallback={<RowsSkeleton rows={4} />}>
        <ChildMedicines student={student.id} />
      </Suspense>
    )),
    ...tab('learning', tLearning('tab'), () => (
      <Suspense fallback={<RowsSkeleton rows={4} />}>
        <SharedWeek student={student.id} />
        <ChildLearning student={student.id} today={today} staff={staff} />
        <ChildPortfolios student={student.id} />
      </Suspense>
    )),
    ...tab(
      'family',
      f('tab'),
      () => (
        <Suspense fallback={<RowsSkeleton rows={4} />}>
          <FamilyTab student={student} />
        </Suspense>
      ),
      staff,
    ),
    ...tab('history', t('history'), () => <History student={student} />, staff),
  ];
  if (!wide) return <Tabs tabs={tabs} label={t('tabs')} />;
  return (
    <div className={classes.columns}>
      <div>
        <Tabs tabs={tabs} label={t('tabs')} />
      </div>
      <div>
        <Guardians student={student} heading />
        {visitors}
      </div>
    </div>
  );
};

export default Record;
