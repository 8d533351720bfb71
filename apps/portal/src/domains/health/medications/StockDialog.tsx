import { SegmentedControl, TextInput } from '@mantine/core';
import { receiveMedication, returnMedication } from '@nestling/contract/operations/health.gen.ts';
import { useCallForm } from '@nestling/kit/call-form.ts';
import { FormDialog } from '@nestling/kit/FormDialog.tsx';
import { DateField } from '@nestling/kit/field/DateField.tsx';
import { NumberField } from '@nestling/kit/field/NumberField.tsx';
import { type ReactNode, useState } from 'react';
import type { MedicineFragment } from './medications.graphql.ts';
import { useMedicineWords } from './medicine-words.ts';

const ways = ['received', 'returned'] as const;

/** What a family has brought, or what goes home again. */
const StockDialog = ({ one, onClose }: { one: MedicineFragment; onClose: () => void }) => {
  const { t } = useMedicineWords();
  const [way, setWay] = useState<string>('received');
  const choose = (
    <SegmentedControl
      fullWidth
      aria-label={t('movement')}
      data={ways.map((value) => ({ value, label: t(value) }))}
      value={way}
      onChange={setWay}
    />
  );
  return way === 'received' ? (
    <Received one={one} choose={choose} onClose={onClose} />
  ) : (
    <Returned one={one} choose={choose} onClose={onClose} />
  );
};

type Props = { one: MedicineFragment; choose: ReactNode; onClose: () => void };

const Received = ({ one, choose, onClose }: Props) => {
  const { t, unitName } = useMedicineWords();
  const form = useCallForm({
    call: receiveMedication,
    fixed: { id: one.id },
    values: { amount: undefined, expires: '', note: '' },
    onSaved: onClose,
  });
  return (
    <FormDialog form={form} title={t('receiveTitle', { name: one.name })} onClose={onClose}>
      {choose}
      <NumberField {...form.field('amount', t('amount'))} decimals={3} unit={unitName(one.unit)} />
      <DateField {...form.field('expires', t('expires'))} />
      <TextInput {...form.field('note', t('note'))} />
    </FormDialog>
  );
};

const Returned = ({ one, choose, onClose }: Props) => {
  const { t, unitName } = useMedicineWords();
  const form = useCallForm({
    call: returnMedication,
    fixed: { id: one.id },
    values: { amount: one.stock, note: '' },
    onSaved: onClose,
  });
  return (
    <FormDialog form={form} title={t('receiveTitle', { name: one.name })} onClose={onClose}>
      {choose}
      <NumberField {...form.field('amount', t('amount'))} decimals={3} unit={unitName(one.unit)} />
      <TextInput {...form.field('note', t('note'))} />
    </FormDialog>
  );
};

export default StockDialog;
