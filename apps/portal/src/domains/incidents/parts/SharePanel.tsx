import { Button, Textarea, TextInput } from '@mantine/core';
import { useAction } from '@nestling/kit/action.ts';
import { FormBody } from '@nestling/kit/FormBody.tsx';
import { NumberField } from '@nestling/kit/field/NumberField.tsx';
import { PersonPicker } from '@nestling/kit/field/PersonPicker.tsx';
import type { PersonChoice } from '@nestling/kit/field/people.ts';
import { Stack } from '@nestling/kit/layout/Stack.tsx';
import { useRecordForm } from '@nestling/kit/record-form.ts';
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
  const share = useAction(ShareClipsDocument, { ownErrors: true });
  const [made, setMade] = useState<{ url: string; name: string } | null>(null);
  const [copied, setCopied] = useState(false);
  const form = useRecordForm({
    name: `incident-share:${incident}`,
    secret: ['person'],
    initial: { person: nobody(), days: fewDays(), note: '' },
    validate: { person: (value) => (value ? null : t('needPerson')) },
    save: async ({ person, days, note }) => {
      const ended = await share.run({ id: incident, user: person?.id ?? '', days: days ?? 7, note });
      const url = ended?.kind === 'done' ? ended.data.shareIncidentVideos?.url : null;
      if (url) setMade({ url, name: person?.name ?? '' });
      return ended;
    },
    onSaved: () => undefined,
  });
  const { fields } = form;
  if (!may) return null;
  return (
    <SidePanel title={t('share')} onClose={onClose}>
      {made ? (
        <Stack gap="m">
          <TextInput
            label={t('link')}
            description={t('linkHelp', { name: made.name })}
            value={made.url}
            readOnly
            onFocus={(event) => event.currentTarget.select()}
          />
          <Button onClick={() => void navigator.clipboard?.writeText(made.url).then(() => setCopied(true))}>
            {t(copied ? 'copied' : 'copy')}
          </Button>
          <Button variant="default" onClick={onClose}>
            {t('done')}
          </Button>
        </Stack>
      ) : (
        <FormBody
          form={form}
          labels={{ person: t('shareWith'), user_id: t('shareWith'), days: t('days'), note: t('noteFor') }}
          actions={
            <Button type="submit" loading={form.busy}>
              {t('makeLink')}
            </Button>
          }
        >
          <PersonPicker
            label={t('shareWith')}
            description={t('shareHelp')}
            withAsterisk
            find={find}
            {...fields.getInputProps('person')}
          />
          <NumberField
            label={t('days')}
            description={t('daysHelp')}
            min={1}
            max={30}
            {...fields.getInputProps('days')}
          />
          <Textarea label={t('noteFor')} autosize minRows={2} {...fields.getInputProps('note')} />
        </FormBody>
      )}
    </SidePanel>
  );
};
