import { Button } from '@mantine/core';
import { reviewInjuryReport } from '@nestling/contract/operations/health.gen.ts';
import { useAction } from '@nestling/kit/action.ts';
import { useAsk } from '@nestling/kit/ask.ts';
import { Row, Stack } from '@nestling/kit/layout/Stack.tsx';
import { Screen } from '@nestling/kit/Screen.tsx';
import { allows } from '@nestling/rules/roles.ts';
import { lazy } from '@nestling/ui/lazy.ts';
import { EmptyState } from '@nestling/ui/page/EmptyState.tsx';
import { PaperPicture } from '@nestling/ui/page/pictures.tsx';
import { useParams } from '@tanstack/react-router';
import { Suspense, useState } from 'react';
import { usePerson } from '../../../session/session.ts';
import { OneInjuryDocument, type OneInjuryQuery } from '../injuries.graphql.ts';
import { useInjuryWords } from '../injury-words.ts';
import classes from '../parts/injuries.module.css';
import { ReportVersion } from '../parts/ReportCard.tsx';
import { ReportFacts, ReportMarks, ReportTrail } from '../parts/ReportFacts.tsx';
import { useCopy } from '../use-copy.ts';

const CorrectReport = lazy(() => import('../parts/ReportDialog.tsx').then((part) => ({ default: part.CorrectReport })));
const SignDialog = lazy(() => import('../parts/SignDialog.tsx'));
type Report = NonNullable<OneInjuryQuery['injuryReport']>;

/** One injury report with its earlier versions: corrected, reviewed, signed on paper, taken as a copy. */
const OneInjury = () => {
  const { injury = '' }: { injury?: string } = useParams({ strict: false });
  const { t } = useInjuryWords();
  const { data } = useAsk(OneInjuryDocument, { id: injury });
  if (!data) return null;
  if (!data.injuryReport)
    return (
      <EmptyState picture={<PaperPicture />} title={t('gone')}>
        {t('goneText')}
      </EmptyState>
    );
  return <Opened key={injury} report={data.injuryReport} />;
};

/** Whichever version the address names: the one that counts is shown, those before it stand below. */
const Opened = ({ report: { student, location, program, versions, ...named } }: { report: Report }) => {
  const { t, kindName } = useInjuryWords();
  const person = usePerson();
  const report = versions.find(({ status }) => status === 'current') ?? named;
  const manager = allows(person.role, 'manager');
  const [open, setOpen] = useState<'correct' | 'sign' | null>(null);
  const review = useAction(reviewInjuryReport);
  const { copy, busy } = useCopy();
  const { id, status, kind, reviewed_at, signed_at, created_by, other_student, staff_note } = report;
  const current = status === 'current';
  const corrects = current && (manager || (created_by?.id === person.id && !reviewed_at));
  const earlier = versions.filter((one) => one.id !== id).toReversed();
  const actions = (
    <Row>
      <Button variant="default" loading={busy} onClick={() => void copy(id)}>
        {t('copy')}
      </Button>
      {current && !signed_at ? (
        <Button variant="default" onClick={() => setOpen('sign')}>
          {t('onPaper')}
        </Button>
      ) : null}
      {corrects ? (
        <Button variant="default" onClick={() => setOpen('correct')}>
          {t('correct')}
        </Button>
      ) : null}
      {current && manager && !reviewed_at ? (
        <Button loading={review.busy} onClick={() => void review.run({ id })}>
          {t('markReviewed')}
        </Button>
      ) : null}
    </Row>
  );
  const detail = [location?.name, program?.name].filter(Boolean).join(' · ');
  return (
    <Screen
      title={t('oneOf', { child: student?.full_name ?? '', kind: kindName(kind) })}
      detail={detail}
      actions={actions}
    >
      <Stack>
        <div className={classes.head}>
          <ReportMarks report={report} staff />
        </div>
        <ReportFacts report={report} />
        {other_student || staff_note ? (
          <section>
            <h2>{t('staffOnly')}</h2>
            <dl className={classes.facts}>
              {other_student ? (
                <div>
                  <dt>{t('other')}</dt>
                  <dd>{other_student.full_name}</dd>
                </div>
              ) : null}
              {staff_note ? (
                <div>
                  <dt>{t('staffNote')}</dt>
                  <dd>{staff_note}</dd>
                </div>
              ) : null}
            </dl>
          </section>
        ) : null}
        <ReportTrail report={report} />
        {earlier.length > 0 ? (
          <details>
            <summary>{t('history')}</summary>
            <ul className={classes.cards}>
              {earlier.map((one) => (
                <ReportVersion key={one.id} report={one} staff />
              ))}
            </ul>
          </details>
        ) : null}
      </Stack>
      <Suspense>
        {open === 'correct' && location ? (
          <CorrectReport report={report} location={location.id} onClose={() => setOpen(null)} />
        ) : null}
        {open === 'sign' ? <SignDialog id={id} staff onClose={() => setOpen(null)} /> : null}
      </Suspense>
    </Screen>
  );
};

export default OneInjury;
