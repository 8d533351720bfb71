import { Button } from '@mantine/core';
import { useAsk } from '@nestling/kit/ask.ts';
import { Stack } from '@nestling/kit/layout/Stack.tsx';
import { Pending } from '@nestling/kit/Pending.tsx';
import { allows } from '@nestling/rules/roles.ts';
import { lazy } from '@nestling/ui/lazy.ts';
import { EmptyState } from '@nestling/ui/page/EmptyState.tsx';
import { PaperPicture } from '@nestling/ui/page/pictures.tsx';
import { IconPlus } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { usePerson } from '../../../session/session.ts';
import classes from '../care-plans/care-plans.module.css';
import { IllnessCard } from './IllnessCard.tsx';
import { useIllnessWords } from './illness-words.ts';
import { ChildIllnessesDocument } from './illnesses.graphql.ts';

const AddIllness = lazy(() => import('./IllnessDialogs.tsx').then((part) => ({ default: part.AddIllness })));

/** What one child was ill with, the latest first, and until when it stays home. */
const ChildIllnesses = ({
  student,
  child = '',
  location,
}: {
  student: string;
  /** What it is called. */
  child?: string;
  /** Where staff add one. */
  location?: string | undefined;
}) => {
  const { t } = useIllnessWords();
  const staff = allows(usePerson().role, 'teacher');
  const { data, error, again } = useAsk(ChildIllnessesDocument, { student });
  const [adds, setAdds] = useState(false);
  const all = data?.studentIllnesses;
  if (!all) return <Pending error={error} onRetry={again} rows={3} />;
  return (
    <Stack gap="m">
      {all.length === 0 ? (
        <EmptyState picture={<PaperPicture />} title={t('none')}>
          {staff ? null : t('noneText')}
        </EmptyState>
      ) : (
        <ul className={classes.cards}>
          {all.map((one) => (
            <IllnessCard key={one.id} one={one} child={child} staff={staff} />
          ))}
        </ul>
      )}
      {staff && location ? (
        <div>
          <Button variant="default" leftSection={<IconPlus size={18} />} onClick={() => setAdds(true)}>
            {t('add')}
          </Button>
        </div>
      ) : null}
      {adds && location ? (
        <Suspense>
          <AddIllness student={student} location={location} onClose={() => setAdds(false)} />
        </Suspense>
      ) : null}
    </Stack>
  );
};

export default ChildIllnesses;
