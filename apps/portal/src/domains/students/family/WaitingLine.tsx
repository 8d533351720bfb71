import { Button } from '@mantine/core';
import { useAction } from '@nestling/kit/action.ts';
import { momentWords } from '@nestling/ui/format/when.ts';
import { lazy } from '@nestling/ui/lazy.ts';
import { useSpeech, useWords } from '@nestling/ui/words.ts';
import { Suspense, useState } from 'react';
import { useMay } from '../../permissions/use-may.ts';
import classes from './family.module.css';
import { DecideGuardianRequestDocument, type WaitingGuardianFragment } from './waiting.graphql.ts';
import { familyWords } from './words.ts';

const DecideGuardian = lazy(() => import('./DecideGuardian.tsx'));

/** Somebody who waits to be contact of a student, with what the office may do. `child`: the student is named as well. */
export const WaitingLine = ({
  request,
  zone,
  child = false,
}: {
  request: WaitingGuardianFragment;
  zone: string | null;
  child?: boolean;
}) => {
  const t = useWords(familyWords);
  const { language } = useSpeech();
  const may = useMay();
  const [deciding, setDeciding] = useState(false);
  const decide = useAction(DecideGuardianRequestDocument);
  const { id: user, name, email, asked_at, proposed_by, student_id, student } = request;
  return (
    <li className={classes.line}>
      <span>
        <b>{child ? t('waitsFor', { name, student }) : name}</b>
        <br />
        <span className={classes.quiet}>
          {[
            proposed_by ? t('proposedBy', { name: proposed_by }) : t('byCode'),
            email,
            momentWords(asked_at, language, zone),
          ]
            .filter(Boolean)
            .join(' · ')}
        </span>
      </span>
      {may('manage_guardians') ? (
        <span className={classes.acts}>
          <Button
            variant="default"
            loading={decide.busy}
            onClick={() => void decide.run({ student: student_id, user, approved: false })}
          >
            {t('turnDown')}
          </Button>
          <Button onClick={() => setDeciding(true)}>{t('decide')}</Button>
        </span>
      ) : null}
      {deciding && may('manage_guardians') ? (
        <Suspense>
          <DecideGuardian request={request} onClose={() => setDeciding(false)} />
        </Suspense>
      ) : null}
    </li>
  );
};
