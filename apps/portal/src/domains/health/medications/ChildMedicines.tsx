import { Button } from '@mantine/core';
import { useAsk } from '@nestling/kit/ask.ts';
import { Stack } from '@nestling/kit/layout/Stack.tsx';
import { Problem } from '@nestling/kit/Problem.tsx';
import { allows } from '@nestling/rules/roles.ts';
import { CardsSkeleton } from '@nestling/ui/feedback/Skeletons.tsx';
import { lazy } from '@nestling/ui/lazy.ts';
import { EmptyState } from '@nestling/ui/page/EmptyState.tsx';
import { PaperPicture } from '@nestling/ui/page/pictures.tsx';
import { IconPlus } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { usePerson } from '../../../session/session.ts';
import { useMay } from '../../permissions/use-may.ts';
import classes from '../health.module.css';
import { LogLine } from './LogLine.tsx';
import { MedicineCard } from './MedicineCard.tsx';
import { ChildMedicinesDocument } from './medications.graphql.ts';
import { useMedicineWords } from './medicine-words.ts';

const SignDialog = lazy(() => import('./SignDialog.tsx'));

/** What was signed for one child, each with its log; a family signs here, the office enters, approves and ends. */
export const ChildMedicines = ({ student }: { student: string }) => {
  const { t } = useMedicineWords();
  const staff = allows(usePerson().role, 'teacher');
  const manages = useMay()('manage_health') && staff;
  const { data, error, again } = useAsk(ChildMedicinesDocument, { student });
  const [signs, setSigns] = useState(false);
  const all = data?.studentMedicationAuthorizations;
  if (!all) return error ? <Problem error={error} onRetry={again} /> : <CardsSkeleton />;
  return (
    <Stack gap="m">
      {all.length === 0 ? (
        <EmptyState picture={<PaperPicture />} title={t('none')}>
          {t('noneText')}
        </EmptyState>
      ) : (
        <ul className={classes.lines}>
          {all.map((one) => (
            <MedicineCard key={one.id} one={one} staff={staff} manages={manages}>
              {one.events.length > 0 ? (
                <details>
                  <summary>{t('log')}</summary>
                  <ul className={classes.lines}>
                    {one.events.toReversed().map((event) => (
                      <LogLine key={event.id} event={event} unit={one.unit} name={one.name} manages={manages} />
                    ))}
                  </ul>
                </details>
              ) : null}
            </MedicineCard>
          ))}
        </ul>
      )}
      <div>
        <Button variant="default" leftSection={<IconPlus size={18} />} onClick={() => setSigns(true)}>
          {t(staff ? 'add' : 'sign')}
        </Button>
      </div>
      {signs ? (
        <Suspense>
          <SignDialog student={student} staff={staff} onClose={() => setSigns(false)} />
        </Suspense>
      ) : null}
    </Stack>
  );
};
