import { Textarea, TextInput } from '@mantine/core';
import {
  createWebsiteTestimonial,
  deleteWebsiteTestimonial,
  updateWebsiteTestimonial,
  updateWebsiteTestimonialStatus,
} from '@nestling/contract/operations/website.gen.ts';
import { useAction } from '@nestling/kit/action.ts';
import { useAsk } from '@nestling/kit/ask.ts';
import { useCallForm } from '@nestling/kit/call-form.ts';
import { FormDialog } from '@nestling/kit/FormDialog.tsx';
import { useWords } from '@nestling/ui/words.ts';
import { useMay } from '../../permissions/use-may.ts';
import { WebsiteTestimonialsDocument, type WebsiteTestimonialsQuery } from '../content.graphql.ts';
import { MOST_ROWS, type TabProps } from '../site-record.ts';
import { ContentList } from './ContentList.tsx';
import { InSpanish } from './InSpanish.tsx';
import { PictureFields } from './PictureFields.tsx';
import { pictureArgs } from './picture-args.ts';
import { contentWords } from './words.ts';

type Testimonial = WebsiteTestimonialsQuery['websiteTestimonials']['data'][number];

const TestimonialDialog = ({
  site,
  said,
  onClose,
}: {
  site: string;
  said: Testimonial | null;
  onClose: () => void;
}) => {
  const t = useWords(contentWords);
  const form = useCallForm({
    add: createWebsiteTestimonial,
    change: updateWebsiteTestimonial,
    record: said,
    fixed: { site_id: site },
    values: {
      name: said?.name,
      text: said?.text,
      agreed_by: said?.agreed_by,
      text_es: said?.text_es,
      picture: '',
      without: false,
    },
    args: (given, values) => ({ ...given, ...pictureArgs(values) }),
    onSaved: onClose,
  });
  return (
    <FormDialog
      form={form}
      title={said ? t('editNamed', { name: said.name }) : t('add_testimonial')}
      width={640}
      onClose={onClose}
    >
      <TextInput autoComplete="off" {...form.field('name', t('saidBy'))} />
      <Textarea autosize minRows={3} {...form.field('text', t('said'))} />
      <TextInput autoComplete="off" {...form.field('agreed_by', t('agreedBy'), t('agreedByHelp'))} />
      <PictureFields picture={form} without={form} has={Boolean(said?.img)} />
      <InSpanish open={Boolean(said?.text_es)}>
        <Textarea autosize minRows={3} lang="es" {...form.field('text_es', t('saidEs'))} />
      </InSpanish>
    </FormDialog>
  );
};

/** What families say, typed in, with who agreed that everybody reads it. */
const Testimonials = ({ site }: TabProps) => {
  const t = useWords(contentWords);
  const edits = useMay()('edit_website');
  const { data, error, again } = useAsk(WebsiteTestimonialsDocument, { site: site.id, first: MOST_ROWS });
  const show = useAction(updateWebsiteTestimonialStatus);
  return (
    <ContentList
      edits={edits}
      title={t('testimonials')}
      help={t('testimonialsHelp')}
      add={t('add_testimonial')}
      answer={{ rows: data?.websiteTestimonials.data, error, again }}
      nameOf={({ name }) => name}
      noteOf={({ agreed_by }) => (agreed_by ? t('agreedNamed', { name: agreed_by }) : t('nobodyAgreed'))}
      isShown={({ status }) => status}
      onShow={({ id }, status) => void show.run({ id, status })}
      remove={deleteWebsiteTestimonial}
      form={(said, onClose) => <TestimonialDialog site={site.id} said={said} onClose={onClose} />}
    />
  );
};

export default Testimonials;
