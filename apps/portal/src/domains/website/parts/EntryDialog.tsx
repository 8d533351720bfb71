import { Select, TextInput } from '@mantine/core';
import { createWebsiteMenu, updateWebsiteMenu } from '@nestling/contract/operations/website.gen.ts';
import { useCallForm } from '@nestling/kit/call-form.ts';
import { FormDialog } from '@nestling/kit/FormDialog.tsx';
import { choicesOf } from '@nestling/kit/field/choices.ts';
import { useWords } from '@nestling/ui/words.ts';
import type { SiteRecord } from '../site-record.ts';
import type { MenuLineFragment } from '../website.graphql.ts';
import { websiteWords } from '../words.ts';

/**
 * Writes an entry of the menu: to a page of the site, or to any address.
 * @param tops the entries it may stand below; none for one that has entries below it
 */
export const EntryDialog = ({
  site,
  entry,
  tops,
  onClose,
}: {
  site: SiteRecord;
  entry: MenuLineFragment | null;
  tops: readonly MenuLineFragment[];
  onClose: () => void;
}) => {
  const t = useWords(websiteWords);
  const form = useCallForm({
    add: createWebsiteMenu,
    change: updateWebsiteMenu,
    record: entry,
    fixed: { site_id: site.id },
    values: {
      name: entry?.name,
      name_es: entry?.name_es,
      page_id: entry?.page_id,
      url: entry?.url,
      parent: entry?.parent,
    },
    onSaved: onClose,
  });
  const others = tops.filter(({ id }) => id !== entry?.id);
  return (
    <FormDialog form={form} title={entry ? t('editNamed', { name: entry.name }) : t('addEntry')} onClose={onClose}>
      <TextInput autoComplete="off" {...form.field('name', t('name'))} />
      <TextInput autoComplete="off" lang="es" {...form.field('name_es', t('nameEs'))} />
      <Select clearable data={choicesOf(site.pages)} {...form.field('page_id', t('leadsToPage'))} />
      {form.values.page_id ? null : (
        <TextInput inputMode="url" placeholder="/blog" {...form.field('url', t('address'), t('addressHelp'))} />
      )}
      {others.length > 0 ? (
        <Select clearable data={choicesOf(others)} {...form.field('parent', t('belowEntry'))} />
      ) : null}
    </FormDialog>
  );
};
