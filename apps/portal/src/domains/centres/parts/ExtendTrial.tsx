import { extendCenterTrial } from '@nestling/contract/operations/centres.gen.ts';
import { useCallForm } from '@nestling/kit/call-form.ts';
import { FormDialog } from '@nestling/kit/FormDialog.tsx';
import { DigitsField } from '@nestling/kit/field/DigitsField.tsx';
import { useWords } from '@nestling/ui/words.ts';
import { centerWords } from '../center-words.ts';

/** Days, as the call takes them. */
const WEEK = '7';

/** Adds days to the trial of a center. */
export const ExtendTrial = ({
  center,
  onClose,
}: {
  center: { readonly id: string; readonly name: string };
  onClose: () => void;
}) => {
  const t = useWords(centerWords);
  const form = useCallForm({
    call: extendCenterTrial,
    fixed: { id: center.id },
    values: { trial_days: WEEK },
    onSaved: onClose,
  });
  return (
    <FormDialog
      form={form}
      title={t('sure', { act: t('extend'), name: center.name })}
      submit={t('extend')}
      onClose={onClose}
    >
      <DigitsField {...form.field('trial_days', t('days'), t('daysHelp'))} />
    </FormDialog>
  );
};
