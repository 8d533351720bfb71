import { Button } from '@mantine/core';
import { useAsk } from '@nestling/kit/ask.ts';
import { Stack } from '@nestling/kit/layout/Stack.tsx';
import { Pending } from '@nestling/kit/Pending.tsx';
import { allows } from '@nestling/rules/roles.ts';
import { lazy } from '@nestling/ui/lazy.ts';
import { EmptyState } from '@nestling/ui/page/EmptyState.tsx';
import { PaperPicture } from '@nestling/ui/page/pictures.tsx';
import { IconPlus } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { Suspense, useState } from 'react';
import { href } from '../../../addresses.ts';
import { usePerson } from '../../../session/session.ts';
import { ChildInjuriesDocument } from '../injuries.graphql.ts';
import { useInjuryWords } from '../injury-words.ts';
import classes from './injuries.module.css';
import { ReportCard, ReportVersion } from './ReportCard.tsx';

const NewReport = lazy(() => import('./ReportDialog.tsx').then((part) => ({ default: part.NewReport })));

/** The injury reports of one child, the latest first: staff write them, its family reads and signs. */
const ChildInjuries = ({ student, location }: { student: string; location?: string | undefined }) => {
  const { t } = useInjuryWords();
  const staff = allows(usePerson().role, 'teacher');
  const { data, error, again } = useAsk(ChildInjuriesDocument, { student });
  const [writes, setWrites] = useState(false);
  const all = data?.studentInjuryReports;
  if (!all) return <Pending error={error} onRetry={again} rows={3} />;
  return (
    <Stack gap="m">
      {all.length === 0 ? (
        <EmptyState picture={<PaperPicture />} title={t('none')}>
          {t('noneText')}
        </EmptyState>
      ) : (
        <ul className={classes.cards}>
          {all.map((report) => {
            const earlier = report.versions.filter(({ id }) => id !== report.id).toReversed();
            return (
              <ReportCard key={report.id} report={report} staff={staff}>
                {staff ? <Link to={href('injuries.one', { injury: report.id })}>{t('one')}</Link> : null}
                {earlier.length > 0 ? (
                  <details>
                    <summary>{t('history')}</summary>
                    <ul className={classes.cards}>
                      {earlier.map((one) => (
                        <ReportVersion key={one.id} report={one} staff={staff} />
                      ))}
                    </ul>
                  </details>
                ) : null}
              </ReportCard>
            );
          })}
        </ul>
      )}
      {staff && location ? (
        <div>
          <Button variant="default" leftSection={<IconPlus size={18} />} onClick={() => setWrites(true)}>
            {t('write')}
          </Button>
        </div>
      ) : null}
      {writes && location ? (
        <Suspense>
          <NewReport student={student} location={location} onClose={() => setWrites(false)} />
        </Suspense>
      ) : null}
    </Stack>
  );
};

export default ChildInjuries;
