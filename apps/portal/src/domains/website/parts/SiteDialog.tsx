import { Select, TextInput } from '@mantine/core';
import { updateWebsiteSite } from '@nestling/contract/operations/website.gen.ts';
import { useCallForm } from '@nestling/kit/call-form.ts';
import { FormDialog } from '@nestling/kit/FormDialog.tsx';
import { slugOf } from '@nestling/rules/slug.ts';
import { isSiteTemplate, SITE_TEMPLATES, siteTemplateKeys } from '@nestling/rules/website/templates.ts';
import { useSpeech, useWords } from '@nestling/ui/words.ts';
import { useNavigate } from '@tanstack/react-router';
import { href } from '../../../addresses.ts';
import { CreateWebsiteSiteSaidDocument } from '../website.graphql.ts';
import { websiteWords } from '../words.ts';
import { ThemeSample } from './ThemeSample.tsx';

type Site = { readonly id: string; readonly name: string; readonly slug: string; readonly updated_at: string };

/** Begins a site, empty or from a template, and opens it; or gives one another name. */
export const SiteDialog = ({ site, onClose }: { site: Site | null; onClose: () => void }) => {
  const t = useWords(websiteWords);
  const { language, pets } = useSpeech();
  const navigate = useNavigate();
  const form = useCallForm({
    add: CreateWebsiteSiteSaidDocument,
    change: updateWebsiteSite,
    record: site,
    values: { name: site?.name, slug: site?.slug, template: '' },
    onSaved: (said) => {
      const made = 'createWebsiteSite' in said ? said.createWebsiteSite?.id : null;
      if (made) void navigate({ href: href('website.site', { siteId: made }) });
      else onClose();
    },
  });
  const { template } = form.values;
  const offered = siteTemplateKeys.filter((key) => SITE_TEMPLATES[key].pages === (pets ? 'pets' : 'children'));
  return (
    <FormDialog form={form} title={site ? t('editNamed', { name: site.name }) : t('addSite')} onClose={onClose}>
      <TextInput autoComplete="off" {...form.field('name', t('name'))} />
      <TextInput
        autoComplete="off"
        placeholder={slugOf(form.values.name)}
        {...form.field('slug', t('slug'), t('siteSlugHelp'))}
      />
      {site ? null : (
        <Select
          clearable
          data={offered.map((value) => ({ value, label: SITE_TEMPLATES[value].name[language] }))}
          {...form.field('template', t('template'), t('templateHelp'))}
        />
      )}
      {isSiteTemplate(template) ? <ThemeSample theme={SITE_TEMPLATES[template]} /> : null}
    </FormDialog>
  );
};
