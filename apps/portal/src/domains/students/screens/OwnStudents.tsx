import { Button } from '@mantine/core';
import { CardsSkeleton } from '@nestling/ui/feedback/Skeletons.tsx';
import { EmptyState } from '@nestling/ui/page/EmptyState.tsx';
import { PageTitle } from '@nestling/ui/page/PageTitle.tsx';
import { BlocksPicture } from '@nestling/ui/page/pictures.tsx';
import { useWords } from '@nestling/ui/words.ts';
import { useOwnStudents } from '../own-students.ts';
import { ChildCards } from '../parts/ChildCards.tsx';
import { studentWords } from '../words.ts';

/** The person's children or pets. */
const OwnStudents = () => {
  const t = useWords(studentWords);
  const { students, loading, failed, again } = useOwnStudents();
  if (failed)
    return (
      <EmptyState
        picture={<BlocksPicture />}
        title={t('failed')}
        actions={<Button onClick={again}>{t('tryAgain')}</Button>}
      />
    );
  return (
    <>
      <PageTitle title={t('mine')} count={loading ? undefined : students.length} />
      {loading ? <CardsSkeleton /> : <ChildCards students={students} />}
    </>
  );
};

export default OwnStudents;
