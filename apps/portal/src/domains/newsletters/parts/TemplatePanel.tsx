import { Button, Checkbox, TextInput } from '@mantine/core';
import { updateNewsletterTemplate } from '@nestling/contract/operations/newsletters.gen.ts';
import { useAction } from '@nestling/kit/action.ts';
import { FormBody } from '@nestling/kit/FormBody.tsx';
import { Stack } from '@nestling/kit/layout/Stack.tsx';
import { useRecordForm } from '@nestling/kit/record-form.ts';
import { SidePanel } from '@nestling/kit/SidePanel.tsx';
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
  const create = useAction(CreateTemplateSaidDocument, { ownErrors: true });
  const change = useAction(updateNewsletterTemplate, { ownErrors: true });
  const form = useRecordForm({
    name: `template:${one?.id ?? 'new'}`,
    initial: { name: one?.name ?? '', key: one?.key ?? '', tags: one?.tags.map(({ id }) => id) ?? [] },
    validate: { name: (value) => (value.trim() ? null : t('needName')) },
    save: async ({ name, key, tags: chosen }) => {
      const given = { name: name.trim(), key: key.trim(), tags: chosen };
      if (one) {
        const ended = await change.run({ id: one.id, ...given });
        return ended?.kind === 'done' ? { ...ended, data: { made: null } } : ended;
      }
      const ended = await create.run({ ...given, template: documentOf(null) });
      if (ended?.kind !== 'done') return ended;
      return { ...ended, data: { made: ended.data.createNewsletterTemplate?.newsletter?.id ?? null } };
    },
    // Once nothing is unsaved any more: the screen may be left then.
    onSaved: ({ made }) => (made ? void navigate({ href: href('newsletters.one', { tempId: made }) }) : onClose()),
  });
  const { fields } = form;
  return (
    <SidePanel title={one ? t('setTags') : t('add')} onClose={onClose}>
      <FormBody
        form={form}
        labels={{ name: t('name'), key: t('folder'), tags: t('tags') }}
        actions={
          <Button type="submit" loading={form.busy}>
            {one ? t('save') : t('create')}
          </Button>
        }
      >
        <TextInput label={t('name')} withAsterisk maxLength={120} {...fields.getInputProps('name')} />
        <TextInput label={t('folder')} description={t('folderHelp')} maxLength={80} {...fields.getInputProps('key')} />
        {tags.length > 0 ? (
          <Checkbox.Group label={t('tags')} {...fields.getInputProps('tags')}>
            <Stack gap="xs">
              {tags.map(({ id, name }) => (
                <Checkbox key={id} value={id} label={name} />
              ))}
            </Stack>
          </Checkbox.Group>
        ) : null}
      </FormBody>
    </SidePanel>
  );
};
