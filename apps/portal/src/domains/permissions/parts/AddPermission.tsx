import { TextInput } from '@mantine/core';
import { addNewPermission } from '@nestling/contract/operations/permissions.gen.ts';
import { useCallForm } from '@nestling/kit/call-form.ts';
import { FormPanel } from '@nestling/kit/FormPanel.tsx';
import { useWords } from '@nestling/ui/words.ts';
import { permissionWords } from '../words.ts';

/** Adds a permission of the centre's own. */
export const AddPermission = ({ onClose }: { onClose: () => void }) => {
  const t = useWords(permissionWords);
  const form = useCallForm({
    add: addNewPermission,
    values: { name: '', display_name: '' },
    validate: { name: (value) => (/^[a-z][a-z0-9_]{0,59}$/.test(value.trim()) ? null : t('badName')) },
    onSaved: onClose,
  });
  const { field } = form;
  const named = form.values.name.trim();
  return (
    <FormPanel
      form={form}
      title={t('add')}
      onClose={onClose}
      submit={named ? t('addNamed', { name: named }) : t('add')}
    >
      <p>{t('ownHelp')}</p>
      <TextInput autoComplete="off" autoCapitalize="none" {...field('name', t('name'), t('nameHelp'))} />
      <TextInput autoComplete="off" {...field('display_name', t('display'))} />
    </FormPanel>
  );
};
