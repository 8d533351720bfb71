import { Button, TextInput } from '@mantine/core';
import {
  createNewsletterTag,
  deleteNewsletterTag,
  updateNewsletterTag,
} from '@nestling/contract/operations/newsletters.gen.ts';
import { useAction } from '@nestling/kit/action.ts';
import { useCallForm } from '@nestling/kit/call-form.ts';
import { FormBody } from '@nestling/kit/FormBody.tsx';
import { SidePanel } from '@nestling/kit/SidePanel.tsx';
import { useWords } from '@nestling/ui/words.ts';
import { IconTrash } from '@tabler/icons-react';
import { useMay } from '../../permissions/use-may.ts';
import { templateWords } from '../template-words.ts';
import type { TemplateGalleryQuery } from '../templates.graphql.ts';
import classes from './templates.module.css';

type Tag = TemplateGalleryQuery['newsletterTags'][number];

/** The tags of newsletters and templates: added, renamed where they stand, deleted. */
export const TagPanel = ({ tags, onClose }: { tags: readonly Tag[]; onClose: () => void }) => {
  const t = useWords(templateWords);
  const may = useMay();
  const rename = useAction(updateNewsletterTag);
  const remove = useAction(deleteNewsletterTag);
  const form = useCallForm({
    add: createNewsletterTag,
    values: { name: '' },
    onSaved: onClose,
  });
  const { field } = form;
  if (!may('send_announcements')) return null;
  return (
    <SidePanel title={t('tags')} onClose={onClose}>
      {tags.map(({ id, name }) => (
        <div key={id} className={classes.row}>
          <TextInput
            className={classes.grow}
            aria-label={name}
            defaultValue={name}
            maxLength={60}
            onBlur={({ currentTarget: { value } }) => {
              if (value.trim() && value.trim() !== name) void rename.run({ id, name: value.trim() });
            }}
          />
          <Button variant="subtle" aria-label={t('removeTag', { name })} onClick={() => void remove.run({ id })}>
            <IconTrash size={18} />
          </Button>
        </div>
      ))}
      <FormBody
        form={form}
        actions={
          <Button type="submit" loading={form.busy}>
            {t('addTag')}
          </Button>
        }
      >
        <TextInput {...field('name', t('newTag'))} />
      </FormBody>
    </SidePanel>
  );
};
