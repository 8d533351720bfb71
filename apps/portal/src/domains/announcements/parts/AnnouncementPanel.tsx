import { Button, Checkbox, Textarea, TextInput } from '@mantine/core';
import { createAnnouncement, updateAnnouncement } from '@nestling/contract/operations/announcements.gen.ts';
import { useAction } from '@nestling/kit/action.ts';
import { useAsk } from '@nestling/kit/ask.ts';
import { FormBody } from '@nestling/kit/FormBody.tsx';
import { useRecordForm } from '@nestling/kit/record-form.ts';
import { SidePanel } from '@nestling/kit/SidePanel.tsx';
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
  const add = useAction(createAnnouncement, { ownErrors: true });
  const change = useAction(updateAnnouncement, { ownErrors: true });
  const form = useRecordForm({
    name: `announcement:${one?.id ?? 'new'}`,
    initial: {
      message: one?.message ?? '',
      roles: one?.roles.map(({ id }) => id) ?? [],
      programs: one?.programs.map(({ id }) => id) ?? [],
      start_date: one?.start_date ?? '',
      expiry_date: one?.expiry_date ?? '',
      color_code: one?.color_code ?? '#4a0d66',
      is_public: one?.is_public ?? false,
      is_notification: one?.is_notification ?? true,
    },
    validate: { message: (value) => (value.trim() ? null : t('needMessage')) },
    save: async ({ message, start_date, expiry_date, ...rest }) => {
      const values = {
        ...rest,
        message: message.trim(),
        start_date: start_date || null,
        expiry_date: expiry_date || null,
      };
      const ended = await (one ? change.run({ id: one.id, ...values }) : add.run({ locations: [location], ...values }));
      return ended?.kind === 'done' ? { ...ended, data: {} } : ended;
    },
    onSaved: onClose,
  });
  const { fields } = form;
  if (!may('send_announcements')) return null;
  const roles = data?.roles ?? [];
  return (
    <SidePanel title={one ? t('edit') : t('add')} onClose={onClose}>
      <FormBody
        form={form}
        labels={{ message: t('message'), expiry_date: t('end'), programs: t('rooms') }}
        actions={
          <Button type="submit" loading={form.busy}>
            {one ? t('save') : t('publish')}
          </Button>
        }
      >
        <Textarea
          label={t('message')}
          withAsterisk
          autosize
          minRows={3}
          maxRows={12}
          maxLength={2000}
          {...fields.getInputProps('message')}
        />
        <Checkbox.Group label={t('who')} description={t('whoHelp')} {...fields.getInputProps('roles')}>
          {readers.map((name) => {
            const role = roles.find((each) => each.name === name);
            return role ? <Checkbox key={name} value={role.id} label={t(`role_${name}`)} mt={8} /> : null;
          })}
        </Checkbox.Group>
        <Checkbox.Group label={t('rooms')} {...fields.getInputProps('programs')}>
          {(data?.location_programs ?? []).map(({ id, name }) => (
            <Checkbox key={id} value={id} label={name} mt={8} />
          ))}
        </Checkbox.Group>
        <TextInput type="date" label={t('start')} {...fields.getInputProps('start_date')} />
        <TextInput type="date" label={t('end')} {...fields.getInputProps('expiry_date')} />
        <TextInput type="color" label={t('colour')} {...fields.getInputProps('color_code')} />
        <Checkbox label={t('isPublic')} {...fields.getInputProps('is_public', { type: 'checkbox' })} />
        <Checkbox label={t('notify')} {...fields.getInputProps('is_notification', { type: 'checkbox' })} />
      </FormBody>
    </SidePanel>
  );
};
