import { Button } from '@mantine/core';
import { CardsSkeleton } from '@nestling/ui/feedback/Skeletons.tsx';
import { lazy } from '@nestling/ui/lazy.ts';
import { EmptyState } from '@nestling/ui/page/EmptyState.tsx';
import { PageTitle } from '@nestling/ui/page/PageTitle.tsx';
import { BlocksPicture } from '@nestling/ui/page/pictures.tsx';
import { useWords } from '@nestling/ui/words.ts';
import { IconQrcode } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { familyWords } from '../family/words.ts';
import { useOwnStudents } from '../own-students.ts';
import { ChildCards } from '../parts/ChildCards.tsx';
import { studentWords } from '../words.ts';

const AddByCode = lazy(() => import('../family/AddByCode.tsx'));

/** The person's children or pets. */
const OwnStudents = () => {
  const t = useWords(studentWords);
  const f = useWords(familyWords);
  const [adding, setAdding] = useState(false);
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
      <PageTitle
        title={t('mine')}
        count={loading ? undefined : students.length}
        actions={
          <Button variant="default" leftSection={<IconQrcode size={18} />} onClick={() => setAdding(true)}>
            {f('addByCode')}
          </Button>
        }
      />
      {adding ? (
        <Suspense>
          <AddByCode onClose={() => setAdding(false)} />
        </Suspense>
      ) : null}
      {loading ? <CardsSkeleton /> : <ChildCards students={students} />}
    </>
  );
};

export default OwnStudents;
