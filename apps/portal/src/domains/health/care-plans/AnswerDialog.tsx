import { Switch, Textarea } from '@mantine/core';
import { confirmCarePlan, endCarePlan } from '@nestling/contract/operations/health.gen.ts';
import { useCallForm } from '@nestling/kit/call-form.ts';
import { FormDialog } from '@nestling/kit/FormDialog.tsx';
import { useWords } from '@nestling/ui/words.ts';
import { careWords } from './words.ts';

interface Of {
  readonly id: string;
  /** Of the plan. */
  readonly name: string;
  readonly onClose: () => void;
}

/** Ends a plan, with the reason its family reads. */
export const EndPlan = ({ id, name, onClose }: Of) => {
  const t = useWords(careWords);
  const form = useCallForm({ call: endCarePlan, fixed: { id }, values: { reason: '' }, onSaved: onClose });
  return (
    <FormDialog
      form={form}
      title={t('endName', { name })}
      says={t('endSays')}
      submit={t('end')}
      danger
      onClose={onClose}
    >
      <Textarea autosize {...form.field('reason', t('why'))} data-autofocus />
    </FormDialog>
  );
};

/** What a family says is not right. */
export const WrongPlan = ({ id, onClose }: Of) => {
  const t = useWords(careWords);
  const form = useCallForm({
    call: confirmCarePlan,
    fixed: { id, right: false },
    values: { remark: '' },
    needs: () => ['remark'],
    onSaved: onClose,
  });
  return (
    <FormDialog form={form} title={t('wrongTitle')} says={t('wrongSays')} submit={t('send')} onClose={onClose}>
      <Textarea autosize {...form.field('remark', t('remark'))} data-autofocus />
    </FormDialog>
  );
};

/** What a family has told the office of a plan, by phone or on paper. */
export const ToldPlan = ({ id, name, onClose }: Of) => {
  const t = useWords(careWords);
  const form = useCallForm({
    call: confirmCarePlan,
    fixed: { id },
    values: { right: true, remark: '' },
    needs: () => ['remark'],
    onSaved: onClose,
  });
  return (
    <FormDialog form={form} title={t('toldTitle', { name })} submit={t('save')} onClose={onClose}>
      <Switch {...form.field('right', t('right'))} />
      <Textarea autosize {...form.field('remark', t('toldHow'), t('toldHowHelp'))} data-autofocus />
    </FormDialog>
  );
};
