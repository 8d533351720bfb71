import { Select, Textarea, TextInput } from '@mantine/core';
import type { Call } from '@nestling/contract/limits.ts';
import { requestIncident, requestMainIncident } from '@nestling/contract/operations/incidents.gen.ts';
import { useCallForm } from '@nestling/kit/call-form.ts';
import { FormPanel } from '@nestling/kit/FormPanel.tsx';
import { useWords } from '@nestling/ui/words.ts';
import { useCurrentLocation, useLocations } from '../../../shell/location.ts';
import { incidentWords } from '../words.ts';
import { emptyLine, type Line, Lines } from './Lines.tsx';

/** What either call takes. */
type Asked = { name: string; details: string; location: string; locations: string[]; videos: Line[] };

/** Asks support for the recording of what happened, with cameras and times. */
export const AskPanel = ({ main, onClose }: { main: boolean; onClose: () => void }) => {
  const t = useWords(incidentWords);
  const places = useLocations();
  const place = useCurrentLocation();
  const call: Call<object, Asked> = main ? requestMainIncident : requestIncident;
  const form = useCallForm({
    call,
    name: main ? 'incident:main' : 'incident:new',
    values: { name: '', details: '', location: place?.id, videos: [emptyLine()] },
    needs: () => ['location'],
    args: (given, { location }) => ({ ...given, location: location ?? '', locations: location ? [location] : [] }),
    onSaved: onClose,
  });
  const { field } = form;
  const { location, videos } = form.values;
  return (
    <FormPanel form={form} title={t('ask')} onClose={onClose} submit={t('send')}>
      <TextInput {...field('name', t('name'))} />
      <Textarea autosize minRows={3} {...field('details', t('details'), t('detailsHelp'))} />
      {places.length > 1 ? (
        <Select
          data={places.map(({ id, name }) => ({ value: id, label: name }))}
          allowDeselect={false}
          {...field('location', t('location'))}
          onChange={(next) => {
            form.set('location', next ?? '');
            // Cameras are those of the location.
            form.set(
              'videos',
              videos.map((line) => ({ ...line, camera: '' })),
            );
          }}
        />
      ) : null}
      {location ? (
        <Lines
          location={location}
          lines={videos}
          part={(path, label) => form.part(`videos.${path}`, label)}
          onChange={(next) => form.set('videos', next)}
        />
      ) : null}
    </FormPanel>
  );
};
