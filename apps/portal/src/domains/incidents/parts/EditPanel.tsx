import { Button, Textarea, TextInput } from '@mantine/core';
import { updateIncident, updateMainKVIncident } from '@nestling/contract/operations/incidents.gen.ts';
import { useAction } from '@nestling/kit/action.ts';
import { FormBody } from '@nestling/kit/FormBody.tsx';
import { useRecordForm } from '@nestling/kit/record-form.ts';
import { SidePanel } from '@nestling/kit/SidePanel.tsx';
import { useWords } from '@nestling/ui/words.ts';
import { incidentWords } from '../words.ts';
import { type Line, Lines } from './Lines.tsx';
import type { Incident } from './Recordings.tsx';

/** What was asked for and has no recording yet, as a form holds it. */
const linesOf = ({ incident_videos }: Incident): Line[] =>
  incident_videos
    .filter(({ video }) => !video)
    .map(({ camera, date, start_time, end_time }) => ({
      camera: camera?.id ?? '',
      date: date ?? '',
      start_time: start_time ?? '',
      end_time: end_time ?? '',
    }));

/** Changes an incident; once support has begun, managers change its words alone. */
export const EditPanel = ({ incident, main, onClose }: { incident: Incident; main: boolean; onClose: () => void }) => {
  const t = useWords(incidentWords);
  const own = useAction(updateIncident, { ownErrors: true });
  const all = useAction(updateMainKVIncident, { ownErrors: true });
  const { id, name, details, status, embed_code, location_id } = incident;
  const isOpen = status === 'requested';
  const form = useRecordForm({
    name: `incident:${id}`,
    initial: { name, details, embed_code: embed_code ?? '', videos: linesOf(incident) },
    validate: { name: (value) => (value.trim() ? null : t('needName')) },
    save: ({ videos, embed_code: address, ...words }) => {
      const lines = isOpen ? { videos } : {};
      return main
        ? all.run({ id, ...words, ...lines, embed_code: address.trim() || null })
        : own.run({ id, ...words, ...lines });
    },
    onSaved: onClose,
  });
  const { fields } = form;
  return (
    <SidePanel title={t('edit')} onClose={onClose}>
      <FormBody
        form={form}
        labels={{ name: t('name'), details: t('details'), embed_code: t('address'), videos: t('cameras') }}
        actions={
          <Button type="submit" loading={form.busy}>
            {t('save')}
          </Button>
        }
      >
        <TextInput label={t('name')} withAsterisk {...fields.getInputProps('name')} />
        <Textarea
          label={t('details')}
          description={t('detailsHelp')}
          autosize
          minRows={3}
          {...fields.getInputProps('details')}
        />
        {main ? (
          <TextInput
            label={t('address')}
            description={t('addressHelp')}
            inputMode="url"
            {...fields.getInputProps('embed_code')}
          />
        ) : null}
        {isOpen ? (
          <Lines
            location={location_id}
            lines={fields.getValues().videos}
            propsOf={(path) => fields.getInputProps(`videos.${path}`)}
            onChange={(next) => fields.setFieldValue('videos', next)}
          />
        ) : null}
      </FormBody>
    </SidePanel>
  );
};
