import { Textarea, TextInput } from '@mantine/core';
import type { Call } from '@nestling/contract/limits.ts';
import { updateIncident, updateMainKVIncident } from '@nestling/contract/operations/incidents.gen.ts';
import { useCallForm } from '@nestling/kit/call-form.ts';
import { FormPanel } from '@nestling/kit/FormPanel.tsx';
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

/** What either call takes; the address of a recording is support's. */
type Changed = { id: string; name: string; details: string; embed_code: string | null; videos: Line[] };

/** Changes an incident; once support has begun, managers change its words alone. */
export const EditPanel = ({ incident, main, onClose }: { incident: Incident; main: boolean; onClose: () => void }) => {
  const t = useWords(incidentWords);
  const { name, details, status, embed_code, location_id } = incident;
  const isOpen = status === 'requested';
  const change: Call<object, Changed> = main ? updateMainKVIncident : updateIncident;
  const form = useCallForm({
    change,
    record: incident,
    values: { name, details, embed_code, videos: linesOf(incident) },
    args: ({ videos, ...words }) => (isOpen ? { ...words, videos } : words),
    onSaved: onClose,
  });
  const { field } = form;
  return (
    <FormPanel form={form} title={t('edit')} onClose={onClose}>
      <TextInput {...field('name', t('name'))} />
      <Textarea autosize minRows={3} {...field('details', t('details'), t('detailsHelp'))} />
      {main ? <TextInput inputMode="url" {...field('embed_code', t('address'), t('addressHelp'))} /> : null}
      {isOpen ? (
        <Lines
          location={location_id}
          lines={form.values.videos}
          part={(path, label) => form.part(`videos.${path}`, label)}
          onChange={(next) => form.set('videos', next)}
        />
      ) : null}
    </FormPanel>
  );
};
