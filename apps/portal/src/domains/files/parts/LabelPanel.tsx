import { Button, TextInput } from '@mantine/core';
import { createFileLabel, deleteFileLabel, updateFileLabel } from '@nestling/contract/operations/files.gen.ts';
import { useAction } from '@nestling/kit/action.ts';
import { useAsk } from '@nestling/kit/ask.ts';
import { useCallForm } from '@nestling/kit/call-form.ts';
import { FormBody } from '@nestling/kit/FormBody.tsx';
import { SidePanel } from '@nestling/kit/SidePanel.tsx';
import { useWords } from '@nestling/ui/words.ts';
import { IconTrash } from '@tabler/icons-react';
import { useMay } from '../../permissions/use-may.ts';
import { FileLabelsDocument } from '../files.graphql.ts';
import { fileWords } from '../words.ts';
import classes from './files.module.css';

/** The labels of a location: added, renamed where they stand, deleted. */
export const LabelPanel = ({ location, onClose }: { location: string; onClose: () => void }) => {
  const t = useWords(fileWords);
  const may = useMay();
  const { data } = useAsk(FileLabelsDocument, { location });
  const rename = useAction(updateFileLabel);
  const remove = useAction(deleteFileLabel);
  const form = useCallForm({
    add: createFileLabel,
    fixed: { location },
    values: { name: '' },
    onSaved: onClose,
  });
  const { field } = form;
  if (!may('edit_files')) return null;
  return (
    <SidePanel title={t('labels')} onClose={onClose}>
      <ul className={classes.lines}>
        {(data?.fileLabels ?? []).map(({ id, name }) => (
          <li key={id} className={classes.line}>
            <TextInput
              className={classes.grow}
              aria-label={name}
              defaultValue={name}
              maxLength={60}
              onBlur={({ currentTarget: { value } }) => {
                if (value.trim() && value.trim() !== name) void rename.run({ id, name: value.trim() });
              }}
            />
            <Button variant="subtle" aria-label={t('removeLabel', { name })} onClick={() => void remove.run({ id })}>
              <IconTrash size={18} />
            </Button>
          </li>
        ))}
      </ul>
      <FormBody
        form={form}
        actions={
          <Button type="submit" loading={form.busy}>
            {t('addLabel')}
          </Button>
        }
      >
        <TextInput {...field('name', t('newLabel'))} />
      </FormBody>
    </SidePanel>
  );
};
