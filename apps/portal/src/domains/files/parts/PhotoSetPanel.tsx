import { Button, Checkbox, Input, Textarea, TextInput } from '@mantine/core';
import { createNewPhotoFile, updateFile } from '@nestling/contract/operations/files.gen.ts';
import { useAction } from '@nestling/kit/action.ts';
import { FormBody } from '@nestling/kit/FormBody.tsx';
import { FileField } from '@nestling/kit/field/FileField.tsx';
import type { SentFile } from '@nestling/kit/field/file-queue.ts';
import { useRecordForm } from '@nestling/kit/record-form.ts';
import { SidePanel } from '@nestling/kit/SidePanel.tsx';
import { useWords } from '@nestling/ui/words.ts';
import { useSendPicture } from '../../media/use-send-picture.ts';
import { audienceOf } from '../audience.ts';
import { photoSetWords } from '../photo-set-words.ts';
import type { PhotoSet } from '../rows.ts';

const noPhotos: readonly SentFile[] = [];
const images = ['image/*'] as const;

/** Adds a set of photos, or changes the caption of one and who sees it. */
export const PhotoSetPanel = ({
  location,
  type,
  one,
  onClose,
}: {
  location: string;
  type: 'staff' | 'facility';
  one: PhotoSet | null;
  onClose: () => void;
}) => {
  const t = useWords(photoSetWords);
  const send = useSendPicture();
  const add = useAction(createNewPhotoFile, { ownErrors: true });
  const change = useAction(updateFile, { ownErrors: true });
  const before = audienceOf(one?.data);
  const form = useRecordForm({
    name: `photos:${one?.id ?? `new-${type}`}`,
    secret: ['photos'],
    initial: {
      name: one?.name ?? '',
      description: one?.description ?? '',
      photos: noPhotos,
      families: before.families,
      team: one ? before.team : true,
      visible: one?.visible ?? true,
    },
    validate: {
      name: (value) => (value.trim() ? null : t('needCaption')),
      photos: (value) => (one || value.length > 0 ? null : t('needPhotos')),
    },
    save: ({ name, description, photos, families, team, visible }) => {
      const data = { ...before, rooms: [...before.rooms], families, team };
      const audience = {
        ...data,
        students: [...before.students],
        users: [...before.users],
        staff: [...before.staff],
      };
      const said = { name: name.trim(), visible, data: audience };
      return one
        ? change.run({ id: one.id, description: description || null, ...said })
        : add.run({ location, type, description, photos: photos.map(({ key }) => key), ...said });
    },
    onSaved: onClose,
  });
  const { fields } = form;
  return (
    <SidePanel title={one ? one.name : t('add')} onClose={onClose}>
      <FormBody
        form={form}
        labels={{ name: t('caption'), photos: t('photos') }}
        actions={
          <Button type="submit" loading={form.busy}>
            {t('save')}
          </Button>
        }
      >
        {one ? null : (
          <FileField
            label={t('photos')}
            description={t('photosHelp')}
            withAsterisk
            send={send}
            accept={images}
            most={20}
            {...fields.getInputProps('photos')}
          />
        )}
        <TextInput label={t('caption')} withAsterisk maxLength={200} {...fields.getInputProps('name')} />
        <Textarea label={t('description')} autosize maxLength={2000} {...fields.getInputProps('description')} />
        <Input.Wrapper label={t('who')} labelElement="div">
          <Checkbox mt={8} label={t('families')} {...fields.getInputProps('families', { type: 'checkbox' })} />
          <Checkbox mt={8} label={t('team')} {...fields.getInputProps('team', { type: 'checkbox' })} />
        </Input.Wrapper>
        <Checkbox
          label={t('publishNow')}
          description={t('publishHelp')}
          {...fields.getInputProps('visible', { type: 'checkbox' })}
        />
      </FormBody>
    </SidePanel>
  );
};
