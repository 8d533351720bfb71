import { Button, TextInput } from '@mantine/core';
import { addNewPermission } from '@nestling/contract/operations/permissions.gen.ts';
import { useAction } from '@nestling/kit/action.ts';
import { FormBody } from '@nestling/kit/FormBody.tsx';
import { useRecordForm } from '@nestling/kit/record-form.ts';
import { SidePanel } from '@nestling/kit/SidePanel.tsx';
import { useWords } from '@nestling/ui/words.ts';
import { permissionWords } from '../words.ts';

/** Adds a permission of the centre's own. */
export const AddPermission = ({ onClose }: { onClose: () => void }) => {
  const t = useWords(permissionWords);
  const add = useAction(addNewPermission, { ownErrors: true });
  const form = useRecordForm({
    name: 'permission:new',
    initial: { name: '', display_name: '' },
    validate: { name: (value) => (/^[a-z][a-z0-9_]{0,59}$/.test(value.trim()) ? null : t('badName')) },
    save: ({ name, display_name }) => add.run({ name: name.trim(), display_name: display_name.trim() || null }),
    onSaved: onClose,
  });
  const { fields } = form;
  const named = fields.getValues().name.trim();
  return (
    <SidePanel title={t('add')} onClose={onClose}>
      <FormBody
        form={form}
        labels={{ name: t('name'), display_name: t('display') }}
        actions={
          <Button type="submit" loading={form.busy}>
            {named ? t('addNamed', { name: named }) : t('add')}
          </Button>
        }
      >
        <p>{t('ownHelp')}</p>
        <TextInput
          label={t('name')}
          description={t('nameHelp')}
          withAsterisk
          autoComplete="off"
          autoCapitalize="none"
          maxLength={60}
          {...fields.getInputProps('name')}
        />
        <TextInput label={t('display')} autoComplete="off" maxLength={100} {...fields.getInputProps('display_name')} />
      </FormBody>
    </SidePanel>
  );
};
