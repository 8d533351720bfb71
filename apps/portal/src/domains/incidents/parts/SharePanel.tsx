import { Button, Textarea } from '@mantine/core';
import { useCallForm } from '@nestling/kit/call-form.ts';
import { FormBody } from '@nestling/kit/FormBody.tsx';
import { CopyField } from '@nestling/kit/field/CopyField.tsx';
import { NumberField } from '@nestling/kit/field/NumberField.tsx';
import { PersonPicker } from '@nestling/kit/field/PersonPicker.tsx';
import type { PersonChoice } from '@nestling/kit/field/people.ts';
import { Stack } from '@nestling/kit/layout/Stack.tsx';
import { SidePanel } from '@nestling/kit/SidePanel.tsx';
import { useWords } from '@nestling/ui/words.ts';
import { useState } from 'react';
import { useFindPeople } from '../../../shell/find-people.ts';
import { useMay } from '../../permissions/use-may.ts';
import { clipWords } from '../clip-words.ts';
import { ShareClipsDocument } from '../clips.graphql.ts';

const families = ['contact'] as const;
/** A field that is filled later, and one that may be emptied. */
const nobody = (): PersonChoice | null => null;
const fewDays = (): number | null => 7;

/** Lends the recordings of an incident to one person; the link is shown once. */
export const SharePanel = ({ incident, onClose }: { incident: string; onClose: () => void }) => {
  const t = useWords(clipWords);
  const may = useMay()('cut_recordings');
  const find = useFindPeople(families);
  const [made, setMade] = useState<{ url: string; name: string } | null>(null);
  const form = useCallForm({
    call: ShareClipsDocument,
    fixed: { id: incident },
    values: { user: nobody(), days: fewDays(), note: '' },
    secret: ['user'],
    needs: () => ['days'],
    onSaved: ({ shareIncidentVideos: one }) => {
      if (one?.url) setMade({ url: one.url, name: form.values.user?.name ?? '' });
    },
  });
  const { field } = form;
  if (!may) return null;
  return (
    <SidePanel title={t('share')} onClose={onClose}>
      {made ? (
        <Stack gap="m">
          <CopyField label={t('link')} help={t('linkHelp', { name: made.name })} text={made.url} />
          <Button variant="default" onClick={onClose}>
            {t('done')}
          </Button>
        </Stack>
      ) : (
        <FormBody
          form={form}
          actions={
            <Button type="submit" loading={form.busy}>
              {t('makeLink')}
            </Button>
          }
        >
          <PersonPicker find={find} {...field('user', t('shareWith'), t('shareHelp'))} />
          <NumberField {...field('days', t('days'), t('daysHelp'))} min={1} max={30} />
          <Textarea autosize minRows={2} {...field('note', t('noteFor'))} />
        </FormBody>
      )}
    </SidePanel>
  );
};
