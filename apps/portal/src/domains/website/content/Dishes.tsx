import { TextInput } from '@mantine/core';
import {
  createWebsiteMenuOption,
  deleteWebsiteMenuOption,
  updateWebsiteMenuOption,
} from '@nestling/contract/operations/website.gen.ts';
import { useAsk } from '@nestling/kit/ask.ts';
import { useCallForm } from '@nestling/kit/call-form.ts';
import { FormDialog } from '@nestling/kit/FormDialog.tsx';
import { RichText } from '@nestling/kit/rich/RichText.tsx';
import { useWords } from '@nestling/ui/words.ts';
import { useMay } from '../../permissions/use-may.ts';
import { WebsiteDishesDocument, type WebsiteDishesQuery } from '../content.graphql.ts';
import type { TabProps } from '../site-record.ts';
import { ContentList } from './ContentList.tsx';
import { InSpanish } from './InSpanish.tsx';
import { PictureFields } from './PictureFields.tsx';
import { pictureArgs } from './picture-args.ts';
import { contentWords } from './words.ts';

type Dish = WebsiteDishesQuery['websiteMenuOptions']['data'][number];

const DishDialog = ({ site, dish, onClose }: { site: string; dish: Dish | null; onClose: () => void }) => {
  const t = useWords(contentWords);
  const form = useCallForm({
    add: createWebsiteMenuOption,
    change: updateWebsiteMenuOption,
    record: dish,
    fixed: { site_id: site },
    values: {
      name: dish?.name,
      details: dish?.details,
      name_es: dish?.name_es,
      details_es: dish?.details_es,
      picture: '',
      without: false,
    },
    args: (given, values) => ({ ...given, ...pictureArgs(values) }),
    onSaved: onClose,
  });
  return (
    <FormDialog form={form} title={dish ? t('editNamed', { name: dish.name }) : t('add_dish')} onClose={onClose}>
      <TextInput autoComplete="off" {...form.field('name', t('name'))} />
      <RichText {...form.field('details', t('details'))} />
      <PictureFields picture={form} without={form} has={Boolean(dish?.img)} />
      <InSpanish open={Boolean(dish?.name_es)}>
        <TextInput autoComplete="off" lang="es" {...form.field('name_es', t('nameEs'))} />
        <RichText {...form.field('details_es', t('detailsEs'))} />
      </InSpanish>
    </FormDialog>
  );
};

/** The dishes weeks are made of; one that a week has stays. */
export const Dishes = ({ site }: TabProps) => {
  const t = useWords(contentWords);
  const edits = useMay()('edit_website');
  const { data, error, again } = useAsk(WebsiteDishesDocument, { site: site.id });
  return (
    <ContentList
      edits={edits}
      title={t('dishes')}
      help={t('dishesHelp')}
      add={t('add_dish')}
      answer={{ rows: data?.websiteMenuOptions.data, error, again }}
      nameOf={({ name }) => name}
      noteOf={({ name_es }) => name_es}
      remove={deleteWebsiteMenuOption}
      form={(dish, onClose) => <DishDialog site={site.id} dish={dish} onClose={onClose} />}
    />
  );
};
