import { Select, TextInput } from '@mantine/core';
import {
  createWebsiteNewsItem,
  deleteWebsiteNewsItem,
  updateWebsiteNewsItem,
  updateWebsiteNewsItemStatus,
} from '@nestling/contract/operations/website.gen.ts';
import { useAction } from '@nestling/kit/action.ts';
import { useAsk } from '@nestling/kit/ask.ts';
import { useCallForm } from '@nestling/kit/call-form.ts';
import { FormDialog } from '@nestling/kit/FormDialog.tsx';
import { choicesOf } from '@nestling/kit/field/choices.ts';
import { DateField } from '@nestling/kit/field/DateField.tsx';
import { RichText } from '@nestling/kit/rich/RichText.tsx';
import { dateWords } from '@nestling/ui/format/when.ts';
import { useSpeech, useWords } from '@nestling/ui/words.ts';
import { useMay } from '../../permissions/use-may.ts';
import { WebsiteNewsCategoriesDocument, WebsiteNewsDocument, type WebsiteNewsQuery } from '../content.graphql.ts';
import { MOST_ROWS, type TabProps } from '../site-record.ts';
import { ContentList } from './ContentList.tsx';
import { InSpanish } from './InSpanish.tsx';
import { NewsCategories } from './NewsCategories.tsx';
import { PictureFields } from './PictureFields.tsx';
import { pictureArgs } from './picture-args.ts';
import { contentWords } from './words.ts';

type Item = WebsiteNewsQuery['websiteNewsItems']['data'][number];

const NewsDialog = ({ site, item, onClose }: { site: string; item: Item | null; onClose: () => void }) => {
  const t = useWords(contentWords);
  const { data } = useAsk(WebsiteNewsCategoriesDocument, { site });
  const form = useCallForm({
    add: createWebsiteNewsItem,
    change: updateWebsiteNewsItem,
    record: item,
    fixed: { site_id: site },
    values: {
      title: item?.title,
      details: item?.details,
      category: item?.category?.id,
      date: item?.date,
      title_es: item?.title_es,
      details_es: item?.details_es,
      picture: '',
      without: false,
    },
    args: (given, values) => ({ ...given, ...pictureArgs(values) }),
    onSaved: onClose,
  });
  return (
    <FormDialog
      form={form}
      title={item ? t('editNamed', { name: item.title }) : t('add_news')}
      width={640}
      onClose={onClose}
    >
      <TextInput autoComplete="off" {...form.field('title', t('title'))} />
      <RichText {...form.field('details', t('details'))} />
      <Select clearable data={choicesOf(data?.websiteNewsCategories.data)} {...form.field('category', t('category'))} />
      <DateField {...form.field('date', t('date'), t('newsDateHelp'))} />
      <PictureFields picture={form} without={form} has={Boolean(item?.img)} />
      <InSpanish open={Boolean(item?.title_es)}>
        <TextInput autoComplete="off" lang="es" {...form.field('title_es', t('titleEs'))} />
        <RichText {...form.field('details_es', t('detailsEs'))} />
      </InSpanish>
    </FormDialog>
  );
};

/** What is new, with the categories it is sorted by. */
const News = ({ site }: TabProps) => {
  const t = useWords(contentWords);
  const edits = useMay()('edit_website');
  const { language } = useSpeech();
  const { data, error, again } = useAsk(WebsiteNewsDocument, { site: site.id, first: MOST_ROWS });
  const show = useAction(updateWebsiteNewsItemStatus);
  return (
    <>
      <ContentList
        edits={edits}
        title={t('news')}
        help={t('newsHelp')}
        add={t('add_news')}
        answer={{ rows: data?.websiteNewsItems.data, error, again }}
        nameOf={({ title }) => title}
        noteOf={({ date, category }) => [dateWords(date, language), category?.name].filter(Boolean).join(' · ')}
        isShown={({ status }) => status}
        onShow={({ id }, status) => void show.run({ id, status })}
        remove={deleteWebsiteNewsItem}
        form={(item, onClose) => <NewsDialog site={site.id} item={item} onClose={onClose} />}
      />
      <NewsCategories site={site} />
    </>
  );
};

export default News;
