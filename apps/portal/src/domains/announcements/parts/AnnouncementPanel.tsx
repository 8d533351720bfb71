import { Checkbox, Textarea, TextInput } from '@mantine/core';
import { createAnnouncement, updateAnnouncement } from '@nestling/contract/operations/announcements.gen.ts';
import { useAsk } from '@nestling/kit/ask.ts';
import { useCallForm } from '@nestling/kit/call-form.ts';
import { FormPanel } from '@nestling/kit/FormPanel.tsx';
import { idsOf } from '@nestling/kit/field/choices.ts';
import { DateField } from '@nestling/kit/field/DateField.tsx';
import { useWords } from '@nestling/ui/words.ts';
import { useMay } from '../../permissions/use-may.ts';
import { AnnouncementChoicesDocument, type AnnouncementsQuery } from '../announcements.graphql.ts';
import { announcementWords } from '../words.ts';

export type Announced = AnnouncementsQuery['announcements']['data'][number];

const readers = ['user', 'teacher', 'manager'] as const;

/** Writes an announcement for a location, or changes one. */
export const AnnouncementPanel = ({
  location,
  one,
  onClose,
}: {
  location: string;
  one: Announced | null;
  onClose: () => void;
}) => {
  const t = useWords(announcementWords);
  const may = useMay();
  const { data } = useAsk(AnnouncementChoicesDocument, { location });
  const form = useCallForm({
    add: createAnnouncement,
    change: updateAnnouncement,
    record: one,
    fixed: { locations: [location] },
    values: {
      message: one?.message,
      roles: idsOf(one?.roles),
      programs: idsOf(one?.programs),
      start_date: one?.start_date,
      expiry_date: one?.expiry_date,
      color_code: one?.color_code ?? '#4a0d66',
      is_public: one?.is_public ?? false,
      is_notification: one?.is_notification ?? true,
    },
    onSaved: onClose,
  });
  const { field } = form;
  if (!may('send_announcements')) return null;
  const roles = data?.roles ?? [];
  return (
    <FormPanel form={form} title={one ? t('edit') : t('add')} onClose={onClose} submit={one ? t('save') : t('publish')}>
      <Textarea autosize minRows={3} maxRows={12} {...field('message', t('message'))} />
      <Checkbox.Group {...field('roles', t('who'), t('whoHelp'))}>
        {readers.map((name) => {
          const role = roles.find((each) => each.name === name);
          return role ? <Checkbox key={name} value={role.id} label={t(`role_${name}`)} mt={8} /> : null;
        })}
      </Checkbox.Group>
      <Checkbox.Group {...field('programs', t('rooms'))}>
        {(data?.location_programs ?? []).map(({ id, name }) => (
          <Checkbox key={id} value={id} label={name} mt={8} />
        ))}
      </Checkbox.Group>
      <DateField {...field('start_date', t('start'))} />
      <DateField {...field('expiry_date', t('end'))} />
      <TextInput type="color" {...field('color_code', t('colour'))} />
      <Checkbox {...field('is_public', t('isPublic'))} />
      <Checkbox {...field('is_notification', t('notify'))} />
    </FormPanel>
  );
};
