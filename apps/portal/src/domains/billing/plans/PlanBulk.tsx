import {
  deactivateBillingPlan,
  pauseBillingPlan,
  unpauseBillingPlan,
} from '@nestling/contract/operations/billing.gen.ts';
import { BulkAct, BulkBar } from '@nestling/kit/BulkBar.tsx';
import { useCallForm } from '@nestling/kit/call-form.ts';
import { FormDialog } from '@nestling/kit/FormDialog.tsx';
import { DateField } from '@nestling/kit/field/DateField.tsx';
import type { Selection } from '@nestling/kit/selection.ts';
import { useWords } from '@nestling/ui/words.ts';
import { IconPlayerPause, IconPlayerPlay, IconPlayerStop } from '@tabler/icons-react';
import { useState } from 'react';
import { useMay } from '../../permissions/use-may.ts';
import { useSendEach } from '../lists/send-each.ts';
import { planWords } from './words.ts';

type Asked = { readonly plans: readonly string[]; readonly today: string; readonly onClose: (done: boolean) => void };

const PauseMany = ({ plans, today, onClose }: Asked) => {
  const t = useWords(planWords);
  const { ids, sendEach } = useSendEach(plans.length);
  const form = useCallForm({
    call: pauseBillingPlan,
    name: `pause-many:${plans.join()}`,
    values: { date: today, until: '', ids },
    args: (given) => given,
    save: (_, { date, until, ids: kept }) =>
      sendEach(
        pauseBillingPlan,
        plans.map((id) => ({ id, date, until: until || null })),
        kept,
      ),
    onSaved: () => onClose(true),
  });
  return (
    <FormDialog
      title={t('pauseMany', { count: plans.length })}
      says={t('pauseSays')}
      form={form}
      submit={t('pause')}
      onClose={() => onClose(false)}
    >
      <DateField {...form.field('date', t('on'))} min={today} />
      <DateField {...form.field('until', t('goesOn'), t('goesOnHelp'))} min={form.values.date || today} />
    </FormDialog>
  );
};

const EndMany = ({ plans, today, onClose }: Asked) => {
  const t = useWords(planWords);
  const { ids, sendEach } = useSendEach(plans.length);
  const form = useCallForm({
    call: deactivateBillingPlan,
    name: `end-many:${plans.join()}`,
    values: { date: today, ids },
    args: (given) => given,
    save: (_, { date, ids: kept }) =>
      sendEach(
        deactivateBillingPlan,
        plans.map((id) => ({ id, date })),
        kept,
      ),
    onSaved: () => onClose(true),
  });
  return (
    <FormDialog
      title={t('endMany', { count: plans.length })}
      says={t('endSays')}
      form={form}
      submit={t('end')}
      danger
      onClose={() => onClose(false)}
    >
      <DateField {...form.field('date', t('on'))} min={today} />
    </FormDialog>
  );
};

/** Several plans go on again from today; asked with how many they are. */
const ResumeMany = ({ plans, onClose }: Asked) => {
  const t = useWords(planWords);
  const { ids, sendEach } = useSendEach(plans.length);
  const form = useCallForm({
    call: unpauseBillingPlan,
    name: `resume-many:${plans.join()}`,
    values: { ids },
    args: (given) => given,
    save: (_, { ids: kept }) =>
      sendEach(
        unpauseBillingPlan,
        plans.map((id) => ({ id })),
        kept,
      ),
    onSaved: () => onClose(true),
  });
  return (
    <FormDialog
      title={t('unpauseMany', { count: plans.length })}
      form={form}
      submit={t('unpause')}
      onClose={() => onClose(false)}
    >
      {null}
    </FormDialog>
  );
};

const acts = { pause: PauseMany, resume: ResumeMany, end: EndMany } as const;

/** What is done with several plans at once. */
export const PlanBulk = ({ selection, today }: { selection: Selection; today: string }) => {
  const t = useWords(planWords);
  const may = useMay()('manage_billing');
  const [doing, setDoing] = useState<keyof typeof acts | null>(null);
  if (!may) return null;
  const Act = doing ? acts[doing] : null;
  return (
    <>
      <BulkBar selection={selection}>
        <BulkAct icon={<IconPlayerPause size={18} />} onClick={() => setDoing('pause')}>
          {t('pause')}
        </BulkAct>
        <BulkAct icon={<IconPlayerPlay size={18} />} onClick={() => setDoing('resume')}>
          {t('unpause')}
        </BulkAct>
        <BulkAct icon={<IconPlayerStop size={18} />} onClick={() => setDoing('end')}>
          {t('end')}
        </BulkAct>
      </BulkBar>
      {Act ? (
        <Act
          plans={selection.keys}
          today={today}
          onClose={(done) => {
            setDoing(null);
            if (done) selection.clear();
          }}
        />
      ) : null}
    </>
  );
};
