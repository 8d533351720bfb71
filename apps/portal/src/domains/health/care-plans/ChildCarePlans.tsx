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
import { useMay } from '../../permissions/use-may.ts';
import { useCareWords } from './care-plan-words.ts';
import { ChildCarePlansDocument } from './care-plans.graphql.ts';
import classes from './care-plans.module.css';
import { PlanCard, PlanVersion } from './PlanCard.tsx';

const PlanDialog = lazy(() => import('./PlanDialog.tsx'));

/** The care plans of one child with their earlier versions; the office writes them, a family says whether they are right. */
const ChildCarePlans = ({ student }: { student: string }) => {
  const { t } = useCareWords();
  const staff = allows(usePerson().role, 'teacher');
  const manages = useMay()('manage_health') && staff;
  const { data, error, again } = useAsk(ChildCarePlansDocument, { student });
  const [adds, setAdds] = useState(false);
  const all = data?.studentCarePlans;
  if (!all) return <Pending error={error} onRetry={again} rows={3} />;
  return (
    <Stack gap="m">
      {all.length === 0 ? (
        <EmptyState picture={<PaperPicture />} title={t('none')}>
          {t('noneText')}
        </EmptyState>
      ) : (
        <ul className={classes.cards}>
          {all.map((plan) => {
            const earlier = plan.versions.filter(({ id }) => id !== plan.id).toReversed();
            return (
              <PlanCard key={plan.id} plan={plan} student={student} manages={manages} family={!staff}>
                {earlier.length > 0 ? (
                  <details>
                    <summary>{t('history')}</summary>
                    <ul className={classes.cards}>
                      {earlier.map((one) => (
                        <PlanVersion key={one.id} plan={one} />
                      ))}
                    </ul>
                  </details>
                ) : null}
              </PlanCard>
            );
          })}
        </ul>
      )}
      {manages ? (
        <div>
          <Button variant="default" leftSection={<IconPlus size={18} />} onClick={() => setAdds(true)}>
            {t('add')}
          </Button>
        </div>
      ) : null}
      {adds ? (
        <Suspense>
          <PlanDialog plan={null} student={student} onClose={() => setAdds(false)} />
        </Suspense>
      ) : null}
    </Stack>
  );
};

export default ChildCarePlans;
