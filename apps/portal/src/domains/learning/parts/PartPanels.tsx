import { Textarea, TextInput } from '@mantine/core';
import {
  copyLearningFramework,
  createLearningAttribute,
  createLearningDomain,
  createLearningFramework,
  createLearningProgressStep,
  updateLearningAttribute,
  updateLearningDomain,
  updateLearningFramework,
  updateLearningProgressStep,
} from '@nestling/contract/operations/learning.gen.ts';
import { useCallForm } from '@nestling/kit/call-form.ts';
import { FormPanel } from '@nestling/kit/FormPanel.tsx';
import { ColourField } from '@nestling/kit/field/ColourField.tsx';
import { useWords } from '@nestling/ui/words.ts';
import type { LearningTreeQuery } from '../learning.graphql.ts';
import { learningWords } from '../words.ts';

export type Tree = NonNullable<LearningTreeQuery['learningFramework']>;
export type Domain = Tree['domains'][number];
export type Attribute = Domain['attributes'][number];
export type Step = Tree['progress'][number];

const colours = ['#2f6fde', '#0f8a6a', '#c2571a', '#8a3fc7', '#b3223f', '#5b6b00', '#00727f', '#7a5230'];

/** Adds a framework, or changes what one says of itself. */
export const FrameworkPanel = ({
  framework,
  onClose,
  onAdded,
}: {
  framework: Tree | null;
  onClose: () => void;
  onAdded?: () => void;
}) => {
  const t = useWords(learningWords);
  const form = useCallForm({
    add: createLearningFramework,
    change: updateLearningFramework,
    record: framework,
    values: {
      name: framework?.name,
      version: framework?.version,
      description: framework?.description,
      source: framework?.source,
      licence: framework?.licence,
    },
    onSaved: () => {
      onClose();
      onAdded?.();
    },
  });
  const { field } = form;
  return (
    <FormPanel
      form={form}
      title={framework ? t('editNamed', { name: framework.name }) : t('addFramework')}
      onClose={onClose}
    >
      <TextInput autoComplete="off" {...field('name', t('name'))} />
      <TextInput autoComplete="off" {...field('version', t('version'))} />
      <Textarea autosize minRows={2} {...field('description', t('description'))} />
      <Textarea autosize {...field('source', t('source'))} />
      <TextInput autoComplete="off" {...field('licence', t('licence'))} />
    </FormPanel>
  );
};

/** Copies a framework under a name of the center's own. */
export const CopyPanel = ({ framework, onClose }: { framework: Tree; onClose: () => void }) => {
  const t = useWords(learningWords);
  const form = useCallForm({
    call: copyLearningFramework,
    fixed: { id: framework.id },
    values: { name: '' },
    onSaved: onClose,
  });
  return (
    <FormPanel form={form} title={t('copyNamed', { name: framework.name })} onClose={onClose}>
      <TextInput autoComplete="off" {...form.field('name', t('name'))} />
    </FormPanel>
  );
};

/** Adds a domain to a framework, or changes one. */
export const DomainPanel = ({
  framework,
  domain,
  onClose,
}: {
  framework: string;
  domain: Domain | null;
  onClose: () => void;
}) => {
  const t = useWords(learningWords);
  const form = useCallForm({
    add: createLearningDomain,
    change: updateLearningDomain,
    record: domain,
    fixed: { framework },
    values: { name: domain?.name, code: domain?.code, color: domain?.color },
    onSaved: onClose,
  });
  return (
    <FormPanel form={form} title={domain ? t('editNamed', { name: domain.name }) : t('addDomain')} onClose={onClose}>
      <TextInput autoComplete="off" {...form.field('name', t('name'))} />
      <TextInput autoComplete="off" {...form.field('code', t('code'))} />
      <ColourField suggested={colours} {...form.field('color', t('color'))} />
    </FormPanel>
  );
};

/** Adds an attribute to a domain, or changes one. */
export const AttributePanel = ({
  domain,
  attribute,
  onClose,
}: {
  domain: string;
  attribute: Attribute | null;
  onClose: () => void;
}) => {
  const t = useWords(learningWords);
  const form = useCallForm({
    add: createLearningAttribute,
    change: updateLearningAttribute,
    record: attribute,
    fixed: { domain },
    values: { name: attribute?.name, code: attribute?.code },
    onSaved: onClose,
  });
  return (
    <FormPanel
      form={form}
      title={attribute ? t('editNamed', { name: attribute.name }) : t('addAttribute')}
      onClose={onClose}
    >
      <TextInput autoComplete="off" {...form.field('name', t('name'))} />
      <TextInput autoComplete="off" {...form.field('code', t('code'))} />
    </FormPanel>
  );
};

/** Adds a step to a framework, or changes one. */
export const StepPanel = ({
  framework,
  step,
  onClose,
}: {
  framework: string;
  step: Step | null;
  onClose: () => void;
}) => {
  const t = useWords(learningWords);
  const form = useCallForm({
    add: createLearningProgressStep,
    change: updateLearningProgressStep,
    record: step,
    fixed: { framework },
    values: { name: step?.name, color: step?.color },
    onSaved: onClose,
  });
  return (
    <FormPanel form={form} title={step ? t('editNamed', { name: step.name }) : t('addStep')} onClose={onClose}>
      <TextInput autoComplete="off" {...form.field('name', t('name'))} />
      <ColourField suggested={colours} {...form.field('color', t('color'))} />
    </FormPanel>
  );
};
