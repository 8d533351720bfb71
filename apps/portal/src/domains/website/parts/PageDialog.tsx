import { Textarea, TextInput } from '@mantine/core';
import { updateWebsitePage } from '@nestling/contract/operations/website.gen.ts';
import { useCallForm } from '@nestling/kit/call-form.ts';
import { FormDialog } from '@nestling/kit/FormDialog.tsx';
import { slugOf } from '@nestling/rules/slug.ts';
import { useWords } from '@nestling/ui/words.ts';
import { useNavigate } from '@tanstack/react-router';
import { href } from '../../../addresses.ts';
import { CreateWebsitePageSaidDocument, type PageLineFragment } from '../website.graphql.ts';
import { websiteWords } from '../words.ts';

/** Begins a page and opens it to be written, or changes what it is called and where it stands. */
export const PageDialog = ({
  site,
  page,
  onClose,
}: {
  site: string;
  page: PageLineFragment | null;
  onClose: () => void;
}) => {
  const t = useWords(websiteWords);
  const navigate = useNavigate();
  const form = useCallForm({
    add: CreateWebsitePageSaidDocument,
    change: updateWebsitePage,
    record: page,
    fixed: { site_id: site },
    values: { name: page?.name, name_es: page?.name_es, slug: page?.slug, description: page?.description },
    onSaved: (said) => {
      const made = 'createWebsitePage' in said ? said.createWebsitePage?.id : null;
      if (made) void navigate({ href: href('website.page', { siteId: site, pageId: made }) });
      else onClose();
    },
  });
  return (
    <FormDialog form={form} title={page ? t('editNamed', { name: page.name }) : t('addPage')} onClose={onClose}>
      <TextInput autoComplete="off" {...form.field('name', t('name'))} />
      <TextInput autoComplete="off" lang="es" {...form.field('name_es', t('nameEs'))} />
      <TextInput
        autoComplete="off"
        placeholder={slugOf(form.values.name)}
        {...form.field('slug', t('slug'), t(page ? 'slugMoves' : 'slugHelp'))}
      />
      <Textarea autosize {...form.field('description', t('description'), t('descriptionHelp'))} />
    </FormDialog>
  );
};
