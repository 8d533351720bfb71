import { Button } from '@mantine/core';
import { askCarePlanConfirmation, confirmCarePlan } from '@nestling/contract/operations/health.gen.ts';
import { useAction } from '@nestling/kit/action.ts';
import { Badge } from '@nestling/ui/feedback/Badge.tsx';
import { dateWords, stated } from '@nestling/ui/format/when.ts';
import { lazy } from '@nestling/ui/lazy.ts';
import { type ReactNode, Suspense, useState } from 'react';
import { useOpenCard } from '../use-open-card.ts';
import { CareSteps } from './CareSteps.tsx';
import { severityLook, useCareWords } from './care-plan-words.ts';
import type { CareVersionFragment } from './care-plans.graphql.ts';
import classes from './care-plans.module.css';

const PlanDialog = lazy(() => import('./PlanDialog.tsx'));
const EndPlan = lazy(() => import('./AnswerDialog.tsx').then((part) => ({ default: part.EndPlan })));
const ToldPlan = lazy(() => import('./AnswerDialog.tsx').then((part) => ({ default: part.ToldPlan })));
const WrongPlan = lazy(() => import('./AnswerDialog.tsx').then((part) => ({ default: part.WrongPlan })));

/** What the family was asked of a version and has answered, and until when it is good. */
const PlanFacts = ({ plan }: { plan: CareVersionFragment }) => {
  const { t, language } = useCareWords();
  const on = (day: string) => dateWords(day, language);
  const { version, created_by, created_at, answered_at, answered_by, agreed, asked_at, remark, why } = plan;
  const facts = [
    t('days', { from: on(plan.starts_on), until: on(plan.ends_on) }),
    created_by
      ? t('versionBy', { number: String(version), day: on(created_at), name: created_by.full_name })
      : t('version', { number: String(version), day: on(created_at) }),
    answered_at
      ? t(agreed ? 'agreed' : 'disagreed', { name: answered_by?.full_name ?? t('family'), day: on(answered_at) })
      : asked_at
        ? t('asked', { day: on(asked_at) })
        : null,
    remark,
    why ? `${t('why')}: ${why}` : null,
  ];
  return <p className={classes.quiet}>{facts.filter(Boolean).join(' · ')}</p>;
};

/** A version as it stands: what it is, what to do, and the paper it was signed on. */
export const PlanVersion = ({ plan, children }: { plan: CareVersionFragment; children?: ReactNode }) => {
  const { t, kindName, severityName, reviewOf } = useCareWords();
  const openPaper = useOpenCard();
  const { document } = plan;
  const review = plan.status === 'active' ? reviewOf(plan.ends_on, stated(Date.now()).date) : null;
  return (
    <li className={classes.card}>
      <div className={classes.head}>
        <b>{plan.name}</b>
        <Badge kind={severityLook(plan.severity)}>{severityName(plan.severity)}</Badge>
        <span>{kindName(plan.kind)}</span>
        {review ? <Badge kind="wait">{review}</Badge> : null}
        {plan.status === 'ended' ? <Badge kind="out">{t('state_ended')}</Badge> : null}
        {plan.agreed === false ? <Badge kind="bad">{t('notRight')}</Badge> : null}
      </div>
      <CareSteps plan={plan} />
      <PlanFacts plan={plan} />
      {document ? (
        <div>
          <Button variant="default" onClick={() => void openPaper(document.id)}>
            {t('openPaper')}
          </Button>
        </div>
      ) : null}
      {children}
    </li>
  );
};

/** A plan with what may be done with it: the office changes, asks and ends, a family says whether it is right. */
export const PlanCard = ({
  plan,
  student,
  manages,
  family,
  children,
}: {
  plan: CareVersionFragment;
  student: string;
  manages: boolean;
  family: boolean;
  /** What stands below, such as its earlier versions. */
  children?: ReactNode;
}) => {
  const { t } = useCareWords();
  const [open, setOpen] = useState<'change' | 'end' | 'told' | 'wrong' | null>(null);
  const ask = useAction(askCarePlanConfirmation);
  const answer = useAction(confirmCarePlan);
  const { id, name } = plan;
  const close = () => setOpen(null);
  return (
    <PlanVersion plan={plan}>
      {plan.status === 'active' && manages ? (
        <div className={classes.acts}>
          <Button variant="default" aria-label={t('changeName', { name })} onClick={() => setOpen('change')}>
            {t('change')}
          </Button>
          <Button
            variant="default"
            loading={ask.busy}
            aria-label={t('askName', { name })}
            onClick={() => void ask.run({ id })}
          >
            {t('ask')}
          </Button>
          <Button variant="default" aria-label={t('toldName', { name })} onClick={() => setOpen('told')}>
            {t('told')}
          </Button>
          <Button variant="default" aria-label={t('endName', { name })} onClick={() => setOpen('end')}>
            {t('end')}
          </Button>
        </div>
      ) : null}
      {plan.status === 'active' && family ? (
        <>
          {plan.asked_at && !plan.answered_at ? <p>{t('pleaseCheck')}</p> : null}
          <div className={classes.acts}>
            {plan.agreed ? null : (
              <Button loading={answer.busy} onClick={() => void answer.run({ id, right: true })}>
                {t('right')}
              </Button>
            )}
            <Button variant="default" onClick={() => setOpen('wrong')}>
              {t('wrong')}
            </Button>
          </div>
        </>
      ) : null}
      {children}
      <Suspense>
        {open === 'change' ? <PlanDialog plan={plan} student={student} onClose={close} /> : null}
        {open === 'end' ? <EndPlan id={id} name={name} onClose={close} /> : null}
        {open === 'told' ? <ToldPlan id={id} name={name} onClose={close} /> : null}
        {open === 'wrong' ? <WrongPlan id={id} name={name} onClose={close} /> : null}
      </Suspense>
    </PlanVersion>
  );
};
