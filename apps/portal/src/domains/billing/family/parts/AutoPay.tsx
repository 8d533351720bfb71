import { Select, Switch } from '@mantine/core';
import { saveUserAutoPay } from '@nestling/contract/operations/billing.gen.ts';
import { useAction } from '@nestling/kit/action.ts';
import { useCallForm } from '@nestling/kit/call-form.ts';
import { FormDialog } from '@nestling/kit/FormDialog.tsx';
import { useSpeech, useWords } from '@nestling/ui/words.ts';
import { useState } from 'react';
import { type Account, cardName, type Method, mandateIn } from '../bills.ts';
import classes from '../family.module.css';
import { familyBillingWords } from '../words.ts';

/** The switch of automatic payment of one child. What is agreed to stands there before, and after. */
export const AutoPay = ({ account, methods }: { account: Account; methods: readonly Method[] }) => {
  const t = useWords(familyBillingWords);
  const [asking, setAsking] = useState(false);
  const save = useAction(saveUserAutoPay);
  const name = account.student?.fname ?? '';
  const on = account.autopay === true;
  return (
    <div className={classes.card}>
      <Switch
        size="md"
        label={t('autopayFor', { name })}
        checked={on}
        disabled={save.busy || (!on && methods.length === 0)}
        onChange={() => (on ? void save.run({ student_id: account.id, active: false }) : setAsking(true))}
      />
      <p className={classes.quiet}>
        {on
          ? t('agreedTo', { text: account.autopay_mandate ?? '' })
          : methods.length === 0
            ? t('autopayNeed')
            : t('autopayOff')}
      </p>
      {asking ? <Agree account={account} methods={methods} onClose={() => setAsking(false)} /> : null}
    </div>
  );
};

const Agree = ({
  account,
  methods,
  onClose,
}: {
  account: Account;
  methods: readonly Method[];
  onClose: () => void;
}) => {
  const t = useWords(familyBillingWords);
  const { language } = useSpeech();
  const usual = methods.find(({ is_default }) => is_default) ?? methods[0];
  const form = useCallForm({
    call: saveUserAutoPay,
    fixed: { student_id: account.id, active: true },
    values: { payment_method: usual?.id },
    onSaved: onClose,
  });
  const method = methods.find(({ id }) => id === form.values.payment_method);
  if (!method) return null;
  return (
    <FormDialog
      form={form}
      title={t('autopayTitle', { name: account.student?.fname ?? '' })}
      submit={t('autopayAgree')}
      onClose={onClose}
    >
      <Select
        allowDeselect={false}
        data={methods.map((one) => ({ value: one.id, label: cardName(one) }))}
        {...form.field('payment_method', t('autopayWith'))}
      />
      <p className={classes.talk}>{mandateIn(method.mandate, language)}</p>
    </FormDialog>
  );
};
