import { Select } from '@mantine/core';
import { createBillingPlan } from '@nestling/contract/operations/billing.gen.ts';
import { useAsk } from '@nestling/kit/ask.ts';
import { useCallForm } from '@nestling/kit/call-form.ts';
import { FormDialog } from '@nestling/kit/FormDialog.tsx';
import { choicesOf } from '@nestling/kit/field/choices.ts';
import { DateField } from '@nestling/kit/field/DateField.tsx';
import { textsIn } from '@nestling/rules/json.ts';
import { useWords } from '@nestling/ui/words.ts';
import { PlanTemplatesDocument } from '../plans/plans.graphql.ts';
import { planWords } from '../plans/words.ts';
import { useSendEach } from './send-each.ts';
import { listWords } from './words.ts';

const nothing: { readonly template: string | null } = { template: null };

/** Gives several children the plan of one template, from a day on. */
export const PlanMany = ({
  students,
  location,
  today,
  onClose,
}: {
  students: readonly string[];
  location: string;
  today: string;
  onClose: (done: boolean) => void;
}) => {
  const t = useWords(listWords);
  const p = useWords(planWords);
  const { ids, sendEach } = useSendEach(students.length);
  const { data } = useAsk(PlanTemplatesDocument, { location });
  const templates = data?.getBillingPlanTemplates ?? [];
  const form = useCallForm({
    call: createBillingPlan,
    name: `plan-many:${students.join()}`,
    values: { ...nothing, date: today, ids },
    needs: () => ['template', 'date'],
    args: (given) => given,
    save: (_, { template, date, ids: kept }) => {
      const chosen = templates.find(({ id }) => id === template);
      if (!chosen) return Promise.resolve({ kind: 'declined', message: t('templateGone'), fieldErrors: [] });
      const { name, period, amount, category_id: category, days } = chosen;
      const plan = { template, name, period, amount, category, days: textsIn(days), date };
      return sendEach(
        createBillingPlan,
        students.map((student_id) => ({ ...plan, student_id })),
        kept,
      );
    },
    onSaved: () => onClose(true),
  });
  return (
    <FormDialog
      title={t('planMany', { count: students.length })}
      says={t('planSays')}
      form={form}
      submit={p('add')}
      onClose={() => onClose(false)}
    >
      <Select data={choicesOf(templates)} {...form.field('template', p('template'))} />
      <DateField {...form.field('date', p('date'), p('dateHelp'))} />
    </FormDialog>
  );
};
