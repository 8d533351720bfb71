import { Checkbox, TextInput } from '@mantine/core';
import { createRelationship, updateRelationship } from '@nestling/contract/operations/relationships.gen.ts';
import { useCallForm } from '@nestling/kit/call-form.ts';
import { FormPanel } from '@nestling/kit/FormPanel.tsx';
import { useWords } from '@nestling/ui/words.ts';
import type { RelationshipsQuery } from './relationships.graphql.ts';
import { relationshipWords } from './words.ts';

type Relationship = RelationshipsQuery['relationships'][number];

/** Adds a relationship, or changes one for every link that uses it. */
export const RelationshipPanel = ({ kind, onClose }: { kind: Relationship | null; onClose: () => void }) => {
  const t = useWords(relationshipWords);
  const form = useCallForm({
    add: createRelationship,
    change: updateRelationship,
    record: kind,
    values: {
      name: kind?.name,
      relationship_type: kind?.relationship_type,
      legal_guardian: kind?.legal_guardian ?? false,
    },
    onSaved: onClose,
  });
  const { field } = form;
  const named = form.values.name.trim();
  return (
    <FormPanel
      form={form}
      title={kind ? t('edit', { name: kind.name }) : t('add')}
      onClose={onClose}
      submit={kind ? t('save') : named ? t('addNamed', { name: named }) : t('add')}
    >
      <TextInput autoComplete="off" {...field('name', t('name'))} />
      <TextInput autoComplete="off" {...field('relationship_type', t('kind'), t('kindHelp'))} />
      <Checkbox {...field('legal_guardian', t('legal'), t('legalHelp'))} />
    </FormPanel>
  );
};
