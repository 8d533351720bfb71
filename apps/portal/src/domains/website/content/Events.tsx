import { Switch, TextInput } from '@mantine/core';
import {
  createWebsiteEvent,
  deleteWebsiteEvent,
  updateWebsiteEvent,
  updateWebsiteEventStatus,
} from '@nestling/contract/operations/website.gen.ts';
import { useAction } from '@nestling/kit/action.ts';
import { useAsk } from '@nestling/kit/ask.ts';
import { useCallForm } from '@nestling/kit/call-form.ts';
import { FormDialog } from '@nestling/kit/FormDialog.tsx';
import { DateField } from '@nestling/kit/field/DateField.tsx';
import { TimeField } from '@nestling/kit/field/TimeField.tsx';
import { RichText } from '@nestling/kit/rich/RichText.tsx';
import { clockWords, dateWords } from '@nestling/ui/format/when.ts';
import { useSpeech, useWords } from '@nestling/ui/words.ts';
import { useMay } from '../../permissions/use-may.ts';
import { WebsiteEventsDocument, type WebsiteEventsQuery } from '../content.graphql.ts';
import { MOST_ROWS, type TabProps } from '../site-record.ts';
import { ContentList } from './ContentList.tsx';
import { InSpanish } from './InSpanish.tsx';
import { PictureFields } from './PictureFields.tsx';
import { pictureArgs } from './picture-args.ts';
import { contentWords } from './words.ts';

type Event = WebsiteEventsQuery['websiteEvents']['data'][number];

const EventDialog = ({ site, event, onClose }: { site: string; event: Event | null; onClose: () => void }) => {
  const t = useWords(contentWords);
  const form = useCallForm({
    add: createWebsiteEvent,
    change: updateWebsiteEvent,
    record: event,
    fixed: { site_id: site },
    values: {
      title: event?.title,
      date: event?.date,
      start_time: event?.start_time,
      end_time: event?.end_time,
      details: event?.details,
      forpublic: event?.forpublic ?? true,
      title_es: event?.title_es,
      details_es: event?.details_es,
      picture: '',
      without: false,
    },
    args: (given, values) => ({ ...given, ...pictureArgs(values) }),
    onSaved: onClose,
  });
  return (
    <FormDialog
      form={form}
      title={event ? t('editNamed', { name: event.title }) : t('add_event')}
      width={640}
      onClose={onClose}
    >
      <TextInput autoComplete="off" {...form.field('title', t('title'))} />
      <DateField {...form.field('date', t('date'))} />
      <TimeField {...form.field('start_time', t('from'))} />
      <TimeField {...form.field('end_time', t('to'))} />
      <RichText {...form.field('details', t('details'))} />
      <Switch {...form.field('forpublic', t('forpublic'), t('forpublicHelp'))} />
      <PictureFields picture={form} without={form} has={Boolean(event?.img)} />
      <InSpanish open={Boolean(event?.title_es)}>
        <TextInput autoComplete="off" lang="es" {...form.field('title_es', t('titleEs'))} />
        <RichText {...form.field('details_es', t('detailsEs'))} />
      </InSpanish>
    </FormDialog>
  );
};

/** What readers are invited to. */
const Events = ({ site }: TabProps) => {
  const t = useWords(contentWords);
  const edits = useMay()('edit_website');
  const { language } = useSpeech();
  const { data, error, again } = useAsk(WebsiteEventsDocument, { site: site.id, first: MOST_ROWS });
  const show = useAction(updateWebsiteEventStatus);
  const when = ({ date, start_time, end_time }: Event) =>
    [dateWords(date, language), [start_time, end_time].filter(Boolean).map(clockWords).join(' – ')]
      .filter(Boolean)
      .join(' · ');
  return (
    <ContentList
      edits={edits}
      title={t('events')}
      help={t('eventsHelp')}
      add={t('add_event')}
      answer={{ rows: data?.websiteEvents.data, error, again }}
      nameOf={({ title }) => title}
      noteOf={(event) => (event.forpublic ? when(event) : `${when(event)} · ${t('inside')}`)}
      isShown={({ status }) => status}
      onShow={({ id }, status) => void show.run({ id, status })}
      remove={deleteWebsiteEvent}
      form={(event, onClose) => <EventDialog site={site.id} event={event} onClose={onClose} />}
    />
  );
};

export default Events;
