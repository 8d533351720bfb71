import { Select } from '@mantine/core';
import { blackoutCamera } from '@nestling/contract/operations/cameras.gen.ts';
import { useCallForm } from '@nestling/kit/call-form.ts';
import { FormDialog } from '@nestling/kit/FormDialog.tsx';
import { ReasonField } from '@nestling/kit/ReasonField.tsx';
import { useWords } from '@nestling/ui/words.ts';
import { manageWords } from '../manage-words.ts';

const lengths = [15, 30, 60] as const;

/** Closes a camera to families at once, with a reason they read. */
export const BlackoutDialog = ({
  camera,
  onClose,
}: {
  camera: { readonly id: string; readonly name: string };
  onClose: () => void;
}) => {
  const t = useWords(manageWords);
  const form = useCallForm({
    call: blackoutCamera,
    fixed: { id: camera.id },
    values: { reason: '', minutes: '' },
    args: (given) => ({ ...given, reason: given.reason || t('resting') }),
    onSaved: onClose,
  });
  const { field } = form;
  return (
    <FormDialog form={form} title={t('blackoutTitle', { name: camera.name })} submit={t('close')} onClose={onClose}>
      <ReasonField
        usual={[t('resting'), t('changing'), t('privateVisit')]}
        {...field('reason', t('reason'), t('reasonHelp'))}
      />
      <Select
        allowDeselect={false}
        data={[
          { value: '', label: t('untilOpened') },
          ...lengths.map((length) => ({ value: String(length), label: t('minutes', { count: length }) })),
        ]}
        {...field('minutes', t('howLong'))}
      />
    </FormDialog>
  );
};
