import { Button } from '@mantine/core';
import { lazy } from '@nestling/ui/lazy.ts';
import { type ReactNode, Suspense, useState } from 'react';
import type { InjuryVersionFragment } from '../injuries.graphql.ts';
import { useInjuryWords } from '../injury-words.ts';
import { useCopy } from '../use-copy.ts';
import classes from './injuries.module.css';
import { ReportFacts, ReportMarks, ReportTrail } from './ReportFacts.tsx';

const SignDialog = lazy(() => import('./SignDialog.tsx'));

/** A version as it stands in a list of them. */
export const ReportVersion = ({
  report,
  staff,
  figure = false,
  children,
}: {
  report: InjuryVersionFragment;
  staff: boolean;
  figure?: boolean;
  children?: ReactNode;
}) => {
  const { kindName } = useInjuryWords();
  return (
    <li className={classes.card}>
      <div className={classes.head}>
        <b>{kindName(report.kind)}</b>
        <ReportMarks report={report} staff={staff} />
      </div>
      <ReportFacts report={report} figure={figure} />
      <ReportTrail report={report} />
      {children}
    </li>
  );
};

/** A report as its family reads it: what happened, the copy, and the line to sign. */
export const ReportCard = ({
  report,
  staff,
  children,
}: {
  report: InjuryVersionFragment;
  staff: boolean;
  /** What stands below, such as its earlier versions. */
  children?: ReactNode;
}) => {
  const { t } = useInjuryWords();
  const { copy, busy } = useCopy();
  const [signs, setSigns] = useState(false);
  const { id, signed_at } = report;
  const waits = !signed_at && !staff;
  return (
    <ReportVersion report={report} staff={staff} figure>
      {waits ? <p>{t('pleaseSign')}</p> : null}
      <div className={classes.head}>
        {waits ? <Button onClick={() => setSigns(true)}>{t('signNow')}</Button> : null}
        <Button variant="default" loading={busy} onClick={() => void copy(id)}>
          {t('copy')}
        </Button>
      </div>
      {children}
      {signs ? (
        <Suspense>
          <SignDialog id={id} staff={false} onClose={() => setSigns(false)} />
        </Suspense>
      ) : null}
    </ReportVersion>
  );
};
