import { TextInput } from '@mantine/core';
import { updateWebsiteSite } from '@nestling/contract/operations/website.gen.ts';
import { useCallForm } from '@nestling/kit/call-form.ts';
import { FormDialog } from '@nestling/kit/FormDialog.tsx';
import { slugOf } from '@nestling/rules/slug.ts';
import { useWords } from '@nestling/ui/words.ts';
import { useNavigate } from '@tanstack/react-router';
import { href } from '../../../addresses.ts';
import { CreateWebsiteSiteSaidDocument } from '../website.graphql.ts';
import { websiteWords } from '../words.ts';

type Site = { readonly id: string; readonly name: string; readonly slug: string; readonly updated_at: string };

/** Begins a site and opens it, or gives one another name. */
export const SiteDialog = ({ site, onClose }: { site: Site | null; onClose: () => void }) => {
  const t = useWords(websiteWords);
  const navigate = useNavigate();
  const form = useCallForm({
    add: CreateWebsiteSiteSaidDocument,
    change: updateWebsiteSite,
    record: site,
    values: { name: site?.name, slug: site?.slug },
    onSaved: (said) => {
      const made = 'createWebsiteSite' in said ? said.createWebsiteSite?.id : null;
      if (made) void navigate({ href: href('website.site', { siteId: made }) });
      else onClose();
    },
  });
  return (
    <FormDialog form={form} title={site ? t('editNamed', { name: site.name }) : t('addSite')} onClose={onClose}>
      <TextInput autoComplete="off" {...form.field('name', t('name'))} />
      <TextInput
        autoComplete="off"
        placeholder={slugOf(form.values.name)}
        {...form.field('slug', t('slug'), t('siteSlugHelp'))}
      />
    </FormDialog>
  );
};
