import { Checkbox, TextInput } from '@mantine/core';
import { updateNewsletterTemplate } from '@nestling/contract/operations/newsletters.gen.ts';
import { useCallForm } from '@nestling/kit/call-form.ts';
import { FormPanel } from '@nestling/kit/FormPanel.tsx';
import { idsOf } from '@nestling/kit/field/choices.ts';
import { Stack } from '@nestling/kit/layout/Stack.tsx';
import { useWords } from '@nestling/ui/words.ts';
import { useNavigate } from '@tanstack/react-router';
import { href } from '../../../addresses.ts';
import { documentOf } from '../document.ts';
import { templateWords } from '../template-words.ts';
import { CreateTemplateSaidDocument, type TemplateGalleryQuery } from '../templates.graphql.ts';
import type { Template } from './TemplateCard.tsx';

type Tag = TemplateGalleryQuery['newsletterTags'][number];

/** Name, folder and tags of a template; a new one goes on to its blocks. */
export const TemplatePanel = (props: { one: Template | null; tags: readonly Tag[]; onClose: () => void }) => {
  const { one, tags, onClose } = props;
  const t = useWords(templateWords);
  const navigate = useNavigate();
  const form = useCallForm({
    add: CreateTemplateSaidDocument,
    change: updateNewsletterTemplate,
    record: one,
    fixed: { template: documentOf(null) },
    values: { name: one?.name, key: one?.key, tags: idsOf(one?.tags) },
    // Once nothing is unsaved any more: the screen may be left then.
    onSaved: (data) => {
      const made = 'createNewsletterTemplate' in data ? data.createNewsletterTemplate?.newsletter?.id : null;
      if (made) void navigate({ href: href('newsletters.one', { tempId: made }) });
      else onClose();
    },
  });
  const { field } = form;
  return (
    <FormPanel
      form={form}
      title={one ? t('setTags') : t('add')}
      onClose={onClose}
      submit={one ? t('save') : t('create')}
    >
      <TextInput {...field('name', t('name'))} />
      <TextInput {...field('key', t('folder'), t('folderHelp'))} />
      {tags.length > 0 ? (
        <Checkbox.Group {...field('tags', t('tags'))}>
          <Stack gap="xs">
            {tags.map(({ id, name }) => (
              <Checkbox key={id} value={id} label={name} />
            ))}
          </Stack>
        </Checkbox.Group>
      ) : null}
    </FormPanel>
  );
};
