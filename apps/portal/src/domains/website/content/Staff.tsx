import { TextInput } from '@mantine/core';
import {
  createWebsiteStaffMember,
  deleteWebsiteStaffMember,
  updateWebsiteStaffMember,
} from '@nestling/contract/operations/website.gen.ts';
import { useAction } from '@nestling/kit/action.ts';
import { useAsk } from '@nestling/kit/ask.ts';
import { useCallForm } from '@nestling/kit/call-form.ts';
import { FormDialog } from '@nestling/kit/FormDialog.tsx';
import { NumberField } from '@nestling/kit/field/NumberField.tsx';
import { RichText } from '@nestling/kit/rich/RichText.tsx';
import { useWords } from '@nestling/ui/words.ts';
import { useMay } from '../../permissions/use-may.ts';
import { WebsiteStaffDocument, type WebsiteStaffQuery } from '../content.graphql.ts';
import { MOST_ROWS, type TabProps } from '../site-record.ts';
import { ContentList } from './ContentList.tsx';
import { InSpanish } from './InSpanish.tsx';
import { PictureFields } from './PictureFields.tsx';
import { pictureArgs } from './picture-args.ts';
import { contentWords } from './words.ts';

type Member = WebsiteStaffQuery['websiteStaffMembers']['data'][number];

const MemberDialog = ({ site, member, onClose }: { site: string; member: Member | null; onClose: () => void }) => {
  const t = useWords(contentWords);
  const form = useCallForm({
    add: createWebsiteStaffMember,
    change: updateWebsiteStaffMember,
    record: member,
    fixed: { site_id: site },
    values: {
      name: member?.name,
      title: member?.title,
      details: member?.details,
      order: member?.order,
      title_es: member?.title_es,
      details_es: member?.details_es,
      picture: '',
      without: false,
    },
    args: (given, values) => ({ ...given, ...pictureArgs(values) }),
    onSaved: onClose,
  });
  return (
    <FormDialog
      form={form}
      title={member ? t('editNamed', { name: member.name }) : t('add_staff')}
      width={640}
      onClose={onClose}
    >
      <TextInput autoComplete="off" {...form.field('name', t('name'))} />
      <TextInput autoComplete="off" {...form.field('title', t('position'))} />
      <RichText {...form.field('details', t('details'))} />
      <NumberField {...form.field('order', t('place'), t('placeHelp'))} />
      <PictureFields picture={form} without={form} has={Boolean(member?.img)} />
      <InSpanish open={Boolean(member?.title_es)}>
        <TextInput autoComplete="off" lang="es" {...form.field('title_es', t('positionEs'))} />
        <RichText {...form.field('details_es', t('detailsEs'))} />
      </InSpanish>
    </FormDialog>
  );
};

/** The team, as readers see it: who agreed to that is the center's to know. */
const Staff = ({ site }: TabProps) => {
  const t = useWords(contentWords);
  const edits = useMay()('edit_website');
  const { data, error, again } = useAsk(WebsiteStaffDocument, { site: site.id, first: MOST_ROWS });
  const show = useAction(updateWebsiteStaffMember);
  return (
    <ContentList
      edits={edits}
      title={t('staff')}
      help={t('staffHelp')}
      add={t('add_staff')}
      answer={{ rows: data?.websiteStaffMembers.data, error, again }}
      nameOf={({ name }) => name}
      noteOf={({ title }) => title}
      isShown={({ status }) => status}
      onShow={({ id }, status) => void show.run({ id, status })}
      remove={deleteWebsiteStaffMember}
      form={(member, onClose) => <MemberDialog site={site.id} member={member} onClose={onClose} />}
    />
  );
};

export default Staff;
