import { Button } from '@mantine/core';
import { approveMedicationAuthorization } from '@nestling/contract/operations/health.gen.ts';
import { useAction } from '@nestling/kit/action.ts';
import { strokesOf } from '@nestling/rules/strokes.ts';
import { Badge, type BadgeKind } from '@nestling/ui/feedback/Badge.tsx';
import { dateWords, momentWords, stated } from '@nestling/ui/format/when.ts';
import { lazy } from '@nestling/ui/lazy.ts';
import { DrawnSignature } from '@nestling/ui/pen/Strokes.tsx';
import { type ReactNode, Suspense, useState } from 'react';
import classes from '../health.module.css';
import type { ChildMedicinesQuery, MedicineFragment } from './medications.graphql.ts';
import { useMedicineWords } from './medicine-words.ts';

type ChildMedicine = ChildMedicinesQuery['studentMedicationAuthorizations'][number];

const GiveDialog = lazy(() => import('./GiveDialog.tsx'));
const StockDialog = lazy(() => import('./StockDialog.tsx'));
const ApproveDialog = lazy(() => import('./ApproveDialog.tsx'));
const ReasonDialog = lazy(() => import('./ReasonDialog.tsx'));

/** How the state of an authorization looks. */
export const looks: Readonly<Record<string, BadgeKind>> = {
  requested: 'wait',
  active: 'good',
  declined: 'bad',
  ended: 'out',
};

/** One medicine a family has signed for, with what may be done with it. */
export const MedicineCard = ({
  one,
  staff,
  manages,
  children,
}: {
  /** With the signature, which is long and not asked for where it isn't shown. */
  one: MedicineFragment & Pick<ChildMedicine, 'signer_strokes'>;
  staff: boolean;
  /** Whether one may approve, decline and end. */
  manages: boolean;
  /** What stands below, such as its log. */
  children?: ReactNode;
}) => {
  const { t, language, stateName, planOf, daysOf, amountOf } = useMedicineWords();
  const [open, setOpen] = useState<'give' | 'stock' | 'end' | 'decline' | 'approve' | null>(null);
  const approve = useAction(approveMedicationAuthorization);
  const today = stated(Date.now()).date;
  const over = one.status === 'active' && one.ends_on < today;
  const expired = one.stock_expires !== null && one.stock_expires < today;
  const strokes = strokesOf(one.signer_strokes);
  const waitsForDoctor = one.doctor_asked === true && one.doctor_signed_on === null;
  const close = () => setOpen(null);
  const stock =
    one.stock === null
      ? null
      : one.stock_expires
        ? t('stockUntil', {
            amount: amountOf(one.stock, one.unit),
            day: dateWords(one.stock_expires, language),
          })
        : t('stock', { amount: amountOf(one.stock, one.unit) });
  const facts = [
    daysOf(one),
    t('signedBy', { name: one.signer, day: dateWords(one.signed_on, language) }),
    [one.doctor, one.doctor_phone].filter(Boolean).join(', '),
    one.doctor_signed_on ? t('doctorSigned', { day: dateWords(one.doctor_signed_on, language) }) : null,
    stock,
    one.last_given_at ? t('lastGiven', { at: momentWords(one.last_given_at, language) }) : null,
  ].filter(Boolean);
  return (
    <li className={classes.line}>
      <span className={classes.grow}>
        <b>{one.name}</b>{' '}
        <Badge kind={over ? 'out' : (looks[one.status] ?? 'neutral')}>{over ? t('over') : stateName(one.status)}</Badge>
        {waitsForDoctor && one.status === 'requested' ? <Badge kind="wait">{t('doctorWaits')}</Badge> : null}
        {expired && one.stock_expires ? (
          <Badge kind="bad">{t('stockExpired', { day: dateWords(one.stock_expires, language) })}</Badge>
        ) : null}
        <br />
        {planOf(one)}
        <br />
        {one.reason}
        {one.instructions ? `. ${one.instructions}` : ''}
        <p className={classes.quiet}>{facts.join(' · ')}</p>
        {strokes ? <DrawnSignature strokes={strokes} label={t('signatureOf', { name: one.signer })} /> : null}
        {one.why ? <p className={classes.quiet}>{`${t('why')}: ${one.why}`}</p> : null}
        {children}
      </span>
      {staff && (one.status === 'active' || one.status === 'requested') ? (
        <>
          <Button aria-label={t('giveName', { name: one.name })} onClick={() => setOpen('give')}>
            {t('give')}
          </Button>
          <Button variant="default" aria-label={t('receiveName', { name: one.name })} onClick={() => setOpen('stock')}>
            {t('receive')}
          </Button>
        </>
      ) : null}
      {manages && one.status === 'requested' ? (
        <>
          <Button
            loading={approve.busy}
            onClick={() => (waitsForDoctor ? setOpen('approve') : void approve.run({ id: one.id }))}
          >
            {t('approve')}
          </Button>
          <Button variant="default" onClick={() => setOpen('decline')}>
            {t('decline')}
          </Button>
        </>
      ) : null}
      {(manages || !staff) && (one.status === 'active' || one.status === 'requested') ? (
        <Button variant="default" aria-label={t('endTitle', { name: one.name })} onClick={() => setOpen('end')}>
          {t('end')}
        </Button>
      ) : null}
      <Suspense>
        {open === 'give' ? <GiveDialog one={one} onClose={close} /> : null}
        {open === 'approve' ? <ApproveDialog one={one} onClose={close} /> : null}
        {open === 'stock' ? <StockDialog one={one} onClose={close} /> : null}
        {open === 'end' || open === 'decline' ? (
          <ReasonDialog act={open} id={one.id} name={one.name} onClose={close} />
        ) : null}
      </Suspense>
    </li>
  );
};
