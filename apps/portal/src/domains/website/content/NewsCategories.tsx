import { TextInput } from '@mantine/core';
import {
  createWebsiteNewsCategory,
  deleteWebsiteNewsCategory,
  updateWebsiteNewsCategory,
} from '@nestling/contract/operations/website.gen.ts';
import { useAsk } from '@nestling/kit/ask.ts';
import { useCallForm } from '@nestling/kit/call-form.ts';
import { FormDialog } from '@nestling/kit/FormDialog.tsx';
import { useWords } from '@nestling/ui/words.ts';
import { useMay } from '../../permissions/use-may.ts';
import { WebsiteNewsCategoriesDocument, type WebsiteNewsCategoriesQuery } from '../content.graphql.ts';
import type { TabProps } from '../site-record.ts';
import { ContentList } from './ContentList.tsx';
import { contentWords } from './words.ts';

type Category = WebsiteNewsCategoriesQuery['websiteNewsCategories']['data'][number];

const CategoryDialog = ({
  site,
  category,
  onClose,
}: {
  site: string;
  category: Category | null;
  onClose: () => void;
}) => {
  const t = useWords(contentWords);
  const form = useCallForm({
    add: createWebsiteNewsCategory,
    change: updateWebsiteNewsCategory,
    record: category,
    fixed: { site_id: site },
    values: { name: category?.name, name_es: category?.name_es },
    onSaved: onClose,
  });
  return (
    <FormDialog
      form={form}
      title={category ? t('editNamed', { name: category.name }) : t('add_category')}
      onClose={onClose}
    >
      <TextInput autoComplete="off" {...form.field('name', t('name'))} />
      <TextInput autoComplete="off" lang="es" {...form.field('name_es', t('nameEs'))} />
    </FormDialog>
  );
};

/** What news are sorted by; a category that news still have stays. */
export const NewsCategories = ({ site }: TabProps) => {
  const t = useWords(contentWords);
  const edits = useMay()('edit_website');
  const { data, error, again } = useAsk(WebsiteNewsCategoriesDocument, { site: site.id });
  return (
    <ContentList
      edits={edits}
      title={t('categories')}
      help={t('categoriesHelp')}
      add={t('add_category')}
      answer={{ rows: data?.websiteNewsCategories.data, error, again }}
      nameOf={({ name }) => name}
      noteOf={({ name_es }) => name_es}
      remove={deleteWebsiteNewsCategory}
      form={(category, onClose) => <CategoryDialog site={site.id} category={category} onClose={onClose} />}
    />
  );
};
