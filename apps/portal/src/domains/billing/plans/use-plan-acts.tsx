import {
  deactivateBillingPlan,
  deleteBillingPlan,
  pauseBillingPlan,
  unpauseBillingPlan,
} from '@nestling/contract/operations/billing.gen.ts';
import { useAction } from '@nestling/kit/action.ts';
import { useCallForm } from '@nestling/kit/call-form.ts';
import { useDeletion } from '@nestling/kit/deletion.tsx';
import { FormDialog } from '@nestling/kit/FormDialog.tsx';
import { DateField } from '@nestling/kit/field/DateField.tsx';
import { deleteItem, editItem } from '@nestling/kit/menu-items.tsx';
import type { MenuItem } from '@nestling/ui/overlay/Menu.tsx';
import { useWords } from '@nestling/ui/words.ts';
import { IconPlayerPause, IconPlayerPlay, IconPlayerStop } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { useMay } from '../../permissions/use-may.ts';
import type { PlanRow } from '../rows.ts';
import { PlanDialog } from './PlanDialog.tsx';
import { planWords } from './words.ts';

type Act = { readonly kind: 'edit' | 'pause' | 'end'; readonly plan: PlanRow };

type DayDialogProps = { readonly plan: PlanRow; readonly today: string; readonly onClose: () => void };

/** From which day on a plan is over. */
const EndDialog = ({ plan, today, onClose }: DayDialogProps) => {
  const t = useWords(planWords);
  const form = useCallForm({
    call: deactivateBillingPlan,
    fixed: { id: plan.id },
    values: { date: today },
    onSaved: onClose,
  });
  return (
    <FormDialog
      title={t('endOf', { name: plan.name })}
      says={t('endSays')}
      form={form}
      submit={t('end')}
      danger
      onClose={onClose}
    >
      <DateField {...form.field('date', t('on'))} min={today} />
    </FormDialog>
  );
};

/** From which day on a plan pauses, and when it goes on. */
const PauseDialog = ({ plan, today, onClose }: DayDialogProps) => {
  const t = useWords(planWords);
  const form = useCallForm({
    add: pauseBillingPlan,
    fixed: { id: plan.id },
    values: { date: today, until: '' },
    onSaved: onClose,
  });
  return (
    <FormDialog
      title={t('pauseOf', { name: plan.name })}
      says={t('pauseSays')}
      form={form}
      submit={t('pause')}
      onClose={onClose}
    >
      <DateField {...form.field('date', t('on'))} min={today} />
      <DateField {...form.field('until', t('goesOn'), t('goesOnHelp'))} min={form.values.date || today} />
    </FormDialog>
  );
};

/** What the office does with one plan. @param accountOf whose it is, for the form that changes it */
export const usePlanActs = (
  today: string,
  accountOf: (plan: PlanRow) => { readonly name: string },
): { readonly menuOf: (plan: PlanRow) => MenuItem[]; readonly dialogs: ReactNode } => {
  const t = useWords(planWords);
  const may = useMay()('manage_billing');
  const [act, setAct] = useState<Act | null>(null);
  const resume = useAction(unpauseBillingPlan);
  const deletion = useDeletion(deleteBillingPlan);
  const menuOf = (plan: PlanRow): MenuItem[] => {
    if (!may) return [];
    const { id, name, status } = plan;
    if (status === 'deactivated') return [deleteItem(t('delete'), () => deletion.ask({ id, name }))];
    return [
      editItem(t('change'), () => setAct({ kind: 'edit', plan })),
      status === 'paused'
        ? {
            key: 'resume',
            label: t('unpause'),
            icon: <IconPlayerPlay size={18} />,
            onPick: () => void resume.run({ id }),
          }
        : {
            key: 'pause',
            label: t('pause'),
            icon: <IconPlayerPause size={18} />,
            onPick: () => setAct({ kind: 'pause', plan }),
          },
      {
        key: 'end',
        label: t('end'),
        icon: <IconPlayerStop size={18} />,
        danger: true,
        onPick: () => setAct({ kind: 'end', plan }),
      },
      deleteItem(t('delete'), () => deletion.ask({ id, name })),
    ];
  };
  const close = () => setAct(null);
  const plan = act?.plan;
  return {
    menuOf,
    dialogs: (
      <>
        {act && plan && act.kind === 'edit' ? (
          <PlanDialog
            account={{ student: plan.student_id, location: plan.location_id, today, ...accountOf(plan) }}
            plan={plan}
            onClose={close}
          />
        ) : null}
        {plan && act.kind === 'pause' ? <PauseDialog plan={plan} today={today} onClose={close} /> : null}
        {plan && act.kind === 'end' ? <EndDialog plan={plan} today={today} onClose={close} /> : null}
        {deletion.question}
      </>
    ),
  };
};
