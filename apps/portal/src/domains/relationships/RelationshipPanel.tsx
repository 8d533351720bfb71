import { Button, Checkbox, TextInput } from '@mantine/core';
import { createRelationship, updateRelationship } from '@nestling/contract/operations/relationships.gen.ts';
import { useAction } from '@nestling/kit/action.ts';
import { FormBody } from '@nestling/kit/FormBody.tsx';
import { useRecordForm } from '@nestling/kit/record-form.ts';
import { SidePanel } from '@nestling/kit/SidePanel.tsx';
import { useWords } from '@nestling/ui/words.ts';
import type { RelationshipsQuery } from './relationships.graphql.ts';
import { relationshipWords } from './words.ts';

type Relationship = RelationshipsQuery['relationships'][number];

/** Adds a relationship, or changes one for every link that uses it. */
export const RelationshipPanel = ({ kind, onClose }: { kind: Relationship | null; onClose: () => void }) => {
  const t = useWords(relationshipWords);
  const add = useAction(createRelationship, { ownErrors: true });
  const change = useAction(updateRelationship, { ownErrors: true });
  const form = useRecordForm({
    name: `relationship:${kind?.id ?? 'new'}`,
    initial: {
      name: kind?.name ?? '',
      relationship_type: kind?.relationship_type ?? '',
      legal_guardian: kind?.legal_guardian ?? false,
    },
    validate: { name: (value) => (value.trim() ? null : t('needName')) },
    save: async ({ name, relationship_type, legal_guardian }) => {
      const values = { name: name.trim(), relationship_type: relationship_type.trim() || null, legal_guardian };
      const ended = await (kind ? change.run({ id: kind.id, ...values }) : add.run(values));
      return ended?.kind === 'done' ? { ...ended, data: {} } : ended;
    },
    onSaved: onClose,
  });
  const { fields } = form;
  const named = fields.getValues().name.trim();
  return (
    <SidePanel title={kind ? t('edit', { name: kind.name }) : t('add')} onClose={onClose}>
      <FormBody
        form={form}
        labels={{ name: t('name'), relationship_type: t('kind') }}
        actions={
          <Button type="submit" loading={form.busy}>
            {kind ? t('save') : named ? t('addNamed', { name: named }) : t('add')}
          </Button>
        }
      >
        <TextInput label={t('name')} withAsterisk autoComplete="off" maxLength={60} {...fields.getInputProps('name')} />
        <TextInput
          label={t('kind')}
          description={t('kindHelp')}
          autoComplete="off"
          maxLength={60}
          {...fields.getInputProps('relationship_type')}
        />
        <Checkbox
          label={t('legal')}
          description={t('legalHelp')}
          {...fields.getInputProps('legal_guardian', { type: 'checkbox' })}
        />
      </FormBody>
    </SidePanel>
  );
};
