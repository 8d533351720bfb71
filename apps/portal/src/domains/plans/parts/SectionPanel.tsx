import { TextInput } from '@mantine/core';
import { useCallForm } from '@nestling/kit/call-form.ts';
import { FormDialog } from '@nestling/kit/FormDialog.tsx';
import { useWords } from '@nestling/ui/words.ts';
import { type Kind, planKinds, type Section } from '../kinds.ts';
import { planWords } from '../words.ts';

/** Renames a section. */
export const SectionPanel = ({ kind, section, onClose }: { kind: Kind; section: Section; onClose: () => void }) => {
  const t = useWords(planWords);
  const form = useCallForm({
    change: planKinds[kind].changeSection,
    record: section,
    values: { name: section.name },
    onSaved: onClose,
  });
  return (
    <FormDialog form={form} title={t('rename')} onClose={onClose}>
      <TextInput {...form.field('name', t('name'))} />
    </FormDialog>
  );
};
