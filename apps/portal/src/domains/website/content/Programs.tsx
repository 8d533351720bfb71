import { TextInput } from '@mantine/core';
import {
  createWebsiteProgram,
  deleteWebsiteProgram,
  updateWebsiteProgram,
} from '@nestling/contract/operations/website.gen.ts';
import { useAction } from '@nestling/kit/action.ts';
import { useAsk } from '@nestling/kit/ask.ts';
import { useCallForm } from '@nestling/kit/call-form.ts';
import { FormDialog } from '@nestling/kit/FormDialog.tsx';
import { NumberField } from '@nestling/kit/field/NumberField.tsx';
import { RichText } from '@nestling/kit/rich/RichText.tsx';
import { useWords } from '@nestling/ui/words.ts';
import { useMay } from '../../permissions/use-may.ts';
import { WebsiteProgramsDocument, type WebsiteProgramsQuery } from '../content.graphql.ts';
import { MOST_ROWS, type TabProps } from '../site-record.ts';
import { ContentList } from './ContentList.tsx';
import { InSpanish } from './InSpanish.tsx';
import { PictureFields } from './PictureFields.tsx';
import { pictureArgs } from './picture-args.ts';
import { contentWords } from './words.ts';

type Program = WebsiteProgramsQuery['websitePrograms']['data'][number];

const ProgramDialog = ({ site, program, onClose }: { site: string; program: Program | null; onClose: () => void }) => {
  const t = useWords(contentWords);
  const form = useCallForm({
    add: createWebsiteProgram,
    change: updateWebsiteProgram,
    record: program,
    fixed: { site_id: site },
    values: {
      name: program?.name,
      age: program?.age,
      details: program?.details,
      order: program?.order,
      name_es: program?.name_es,
      age_es: program?.age_es,
      details_es: program?.details_es,
      picture: '',
      without: false,
    },
    args: (given, values) => ({ ...given, ...pictureArgs(values) }),
    onSaved: onClose,
  });
  return (
    <FormDialog
      form={form}
      title={program ? t('editNamed', { name: program.name }) : t('add_program')}
      width={640}
      onClose={onClose}
    >
      <TextInput autoComplete="off" {...form.field('name', t('name'))} />
      <TextInput autoComplete="off" {...form.field('age', t('age'), t('ageHelp'))} />
      <RichText {...form.field('details', t('details'))} />
      <NumberField {...form.field('order', t('place'), t('placeHelp'))} />
      <PictureFields picture={form} without={form} has={Boolean(program?.img)} />
      <InSpanish open={Boolean(program?.name_es)}>
        <TextInput autoComplete="off" lang="es" {...form.field('name_es', t('nameEs'))} />
        <TextInput autoComplete="off" lang="es" {...form.field('age_es', t('ageEs'))} />
        <RichText {...form.field('details_es', t('detailsEs'))} />
      </InSpanish>
    </FormDialog>
  );
};

/** What the center offers, and for whom. */
const Programs = ({ site }: TabProps) => {
  const t = useWords(contentWords);
  const edits = useMay()('edit_website');
  const { data, error, again } = useAsk(WebsiteProgramsDocument, { site: site.id, first: MOST_ROWS });
  const show = useAction(updateWebsiteProgram);
  return (
    <ContentList
      edits={edits}
      title={t('programs')}
      help={t('programsHelp')}
      add={t('add_program')}
      answer={{ rows: data?.websitePrograms.data, error, again }}
      nameOf={({ name }) => name}
      noteOf={({ age }) => age}
      isShown={({ status }) => status}
      onShow={({ id }, status) => void show.run({ id, status })}
      remove={deleteWebsiteProgram}
      form={(program, onClose) => <ProgramDialog site={site.id} program={program} onClose={onClose} />}
    />
  );
};

export default Programs;
