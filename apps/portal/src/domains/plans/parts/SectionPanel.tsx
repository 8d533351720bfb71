import { TextInput } from '@mantine/core';
import { useCallForm } from '@nestling/kit/call-form.ts';
import { FormDialog } from '@nestling/kit/FormDialog.tsx';
import { useWords } from '@nestling/ui/words.ts';
import { type Kind, planKinds, type Section } from '../kinds.ts';
import { planWords } from '../words.ts';

/** Adds a section to a plan, or renames one. */
export const SectionPanel = ({
  kind,
  plan,
  section,
  onClose,
}: {
  kind: Kind;
  plan: string;
  section: Section | null;
  onClose: () => void;
}) => {
  const t = useWords(planWords);
  const form = useCallForm({
    add: planKinds[kind].addSection,
    change: planKinds[kind].changeSection,
    record: section,
    args: (given) => (section ? given : { ...given, id: plan }),
    values: { name: section?.name },
    onSaved: onClose,
  });
  return (
    <FormDialog form={form} title={t(section ? 'rename' : 'newSection')} onClose={onClose}>
      <TextInput {...form.field('name', t('name'))} />
    </FormDialog>
  );
};
