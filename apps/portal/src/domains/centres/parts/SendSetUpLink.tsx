import { Select } from '@mantine/core';
import { sendCenterSetupLink } from '@nestling/contract/operations/centres.gen.ts';
import { useAsk } from '@nestling/kit/ask.ts';
import { useCallForm } from '@nestling/kit/call-form.ts';
import { FormDialog } from '@nestling/kit/FormDialog.tsx';
import { DigitsField } from '@nestling/kit/field/DigitsField.tsx';
import { useWords } from '@nestling/ui/words.ts';
import { centerWords } from '../center-words.ts';
import { CenterPlansDocument } from '../centers.graphql.ts';
import { usePrice } from '../use-price.ts';

/** A month to try. */
const USUAL = '30';
const MOST = 200;

/** Answers a request for a demo by a link to set a center up. */
export const SendSetUpLink = ({
  request,
  onClose,
}: {
  request: { readonly id: string; readonly name: string };
  onClose: () => void;
}) => {
  const t = useWords(centerWords);
  const priceOf = usePrice();
  const { data } = useAsk(CenterPlansDocument, { first: MOST });
  const offered = (data?.centerPlans ?? []).filter(({ active }) => active);
  const form = useCallForm({
    call: sendCenterSetupLink,
    fixed: { id: request.id },
    values: { trial_days: USUAL, plan_id: '' },
    onSaved: onClose,
  });
  return (
    <FormDialog form={form} title={t('sendLink')} submit={t('sendLink')} onClose={onClose}>
      <p>{t('sendLinkText', { name: request.name })}</p>
      <DigitsField {...form.field('trial_days', t('trialDays'), t('daysHelp'))} />
      <Select
        clearable
        data={offered.map((plan) => ({ value: plan.id, label: `${plan.name}, ${priceOf(plan)}` }))}
        {...form.field('plan_id', t('planIfAny'))}
      />
    </FormDialog>
  );
};
