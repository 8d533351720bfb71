import { Button } from '@mantine/core';
import { useAsk } from '@nestling/kit/ask.ts';
import { Row, Stack } from '@nestling/kit/layout/Stack.tsx';
import { Pending } from '@nestling/kit/Pending.tsx';
import { allows } from '@nestling/rules/roles.ts';
import { lazy } from '@nestling/ui/lazy.ts';
import { EmptyState } from '@nestling/ui/page/EmptyState.tsx';
import { PaperPicture } from '@nestling/ui/page/pictures.tsx';
import { IconPlus } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { usePerson } from '../../../session/session.ts';
import classes from '../care-plans/care-plans.module.css';
import { CheckCard } from './CheckCard.tsx';
import { useCheckWords } from './check-words.ts';
import { CheckSettingDocument, ChildChecksDocument } from './checks.graphql.ts';

const NewCheck = lazy(() => import('./CheckDialog.tsx').then((part) => ({ default: part.NewCheck })));
const STEP = 10;

/** What was found with one child as it arrived, the latest first; on request the days on which nothing was. */
const ChildChecks = ({
  student,
  location,
}: {
  student: string;
  /** Where staff add one. */
  location?: string | undefined;
}) => {
  const { t } = useCheckWords();
  const staff = allows(usePerson().role, 'teacher');
  const [first, setFirst] = useState(STEP);
  const [found, setFound] = useState(true);
  const [adds, setAdds] = useState(false);
  const { data, error, again } = useAsk(ChildChecksDocument, { student, found, first }, { keep: ['first', 'found'] });
  const setting = useAsk(CheckSettingDocument, { location: location ?? '' }, { pause: !staff || !location }).data;
  const all = data?.studentHealthChecks;
  if (!all) return <Pending error={error} onRetry={again} rows={3} />;
  const on = setting?.getHealthSetting?.daily_checks ?? false;
  return (
    <Stack gap="m">
      {all.data.length === 0 ? (
        <EmptyState picture={<PaperPicture />} title={t('none')}>
          {t(staff ? 'noneStaffText' : 'noneText')}
        </EmptyState>
      ) : (
        <ul className={classes.cards}>
          {all.data.map((check) => (
            <CheckCard key={check.id} check={check} student={student} location={staff ? location : undefined} />
          ))}
        </ul>
      )}
      <Row>
        {staff && location && on ? (
          <Button variant="default" leftSection={<IconPlus size={18} />} onClick={() => setAdds(true)}>
            {t('add')}
          </Button>
        ) : null}
        {all.total > all.data.length ? (
          <Button variant="default" onClick={() => setFirst(first + STEP)}>
            {t('more')}
          </Button>
        ) : null}
        {found ? (
          <Button variant="subtle" onClick={() => setFound(false)}>
            {t('all')}
          </Button>
        ) : null}
      </Row>
      {adds && location ? (
        <Suspense>
          <NewCheck student={student} location={location} onClose={() => setAdds(false)} />
        </Suspense>
      ) : null}
    </Stack>
  );
};

export default ChildChecks;
