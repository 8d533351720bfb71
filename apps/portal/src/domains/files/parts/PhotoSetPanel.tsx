import { Checkbox, Input, Textarea, TextInput } from '@mantine/core';
import { createNewPhotoFile, updateFile } from '@nestling/contract/operations/files.gen.ts';
import { useCallForm } from '@nestling/kit/call-form.ts';
import { FormPanel } from '@nestling/kit/FormPanel.tsx';
import { FileField } from '@nestling/kit/field/FileField.tsx';
import type { SentFile } from '@nestling/kit/field/file-queue.ts';
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
  const before = audienceOf(one?.data);
  const form = useCallForm({
    add: createNewPhotoFile,
    change: updateFile,
    record: one,
    name: `photos:${one?.id ?? `new-${type}`}`,
    fixed: { location, type },
    values: {
      name: one?.name,
      description: one?.description,
      photos: noPhotos,
      families: before.families,
      team: one ? before.team : true,
      visible: one?.visible ?? true,
    },
    secret: ['photos'],
    needs: () => (one ? ['name'] : ['name', 'photos']),
    args: (given, { families, team }) => ({
      ...given,
      data: {
        ...{ families, team, rooms: [...before.rooms], students: [...before.students] },
        ...{ users: [...before.users], staff: [...before.staff] },
      },
    }),
    onSaved: onClose,
  });
  const { field } = form;
  return (
    <FormPanel form={form} title={one ? one.name : t('add')} onClose={onClose}>
      {one ? null : (
        <FileField send={send} accept={images} most={20} {...field('photos', t('photos'), t('photosHelp'))} />
      )}
      <TextInput {...field('name', t('caption'))} />
      <Textarea autosize {...field('description', t('description'))} />
      <Input.Wrapper label={t('who')} labelElement="div">
        <Checkbox mt={8} {...field('families', t('families'))} />
        <Checkbox mt={8} {...field('team', t('team'))} />
      </Input.Wrapper>
      <Checkbox {...field('visible', t('publishNow'), t('publishHelp'))} />
    </FormPanel>
  );
};
