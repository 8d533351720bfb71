import { Button, Radio, TextInput } from '@mantine/core';
import { savePhotoConsent } from '@nestling/contract/operations/activities.gen.ts';
import { useAction } from '@nestling/kit/action.ts';
import { Stack } from '@nestling/kit/layout/Stack.tsx';
import { useWords } from '@nestling/ui/words.ts';
import { useState } from 'react';
import { useMay } from '../../permissions/use-may.ts';
import { photoWords } from '../photo-words.ts';
import { levels } from './photo-levels.ts';

/** Staff hold photos of a child back, or take that back, with a reason the guardians read. */
export const HoldPhotos = ({ student, level }: { student: string; level: string }) => {
  const t = useWords(photoWords);
  const may = useMay();
  const save = useAction(savePhotoConsent);
  const [open, setOpen] = useState(false);
  const [chosen, setChosen] = useState(level);
  const [note, setNote] = useState('');
  if (!may('edit_students')) return null;
  if (!open)
    return (
      <Button mt="sm" variant="default" onClick={() => setOpen(true)}>
        {t('hold')}
      </Button>
    );
  const send = async () => {
    const ended = await save.run({ student_id: student, level: chosen, note: note.trim() });
    if (ended?.kind === 'done') setOpen(false);
  };
  return (
    <Stack gap="xs">
      <Radio.Group label={t('hold')} description={t('holdHelp')} value={chosen} onChange={setChosen}>
        <Stack gap="xs">
          {levels.map((one) => (
            <Radio key={one} value={one} label={t(one)} />
          ))}
        </Stack>
      </Radio.Group>
      <TextInput
        label={t('holdNote')}
        withAsterisk
        maxLength={500}
        value={note}
        onChange={({ currentTarget }) => setNote(currentTarget.value)}
      />
      <Button loading={save.busy} disabled={note.trim() === ''} onClick={() => void send()}>
        {t('holdSave')}
      </Button>
    </Stack>
  );
};
