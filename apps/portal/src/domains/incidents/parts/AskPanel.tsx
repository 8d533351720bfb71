import { Button, Select, Textarea, TextInput } from '@mantine/core';
import { requestIncident, requestMainIncident } from '@nestling/contract/operations/incidents.gen.ts';
import { useAction } from '@nestling/kit/action.ts';
import { FormBody } from '@nestling/kit/FormBody.tsx';
import { useRecordForm } from '@nestling/kit/record-form.ts';
import { SidePanel } from '@nestling/kit/SidePanel.tsx';
import { useWords } from '@nestling/ui/words.ts';
import { useCurrentLocation, useLocations } from '../../../shell/location.ts';
import { incidentWords } from '../words.ts';
import { emptyLine, Lines } from './Lines.tsx';

/** Asks support for the recording of what happened, with cameras and times. */
export const AskPanel = ({ main, onClose }: { main: boolean; onClose: () => void }) => {
  const t = useWords(incidentWords);
  const places = useLocations();
  const place = useCurrentLocation();
  const own = useAction(requestIncident, { ownErrors: true });
  const all = useAction(requestMainIncident, { ownErrors: true });
  const form = useRecordForm({
    name: main ? 'incident:main' : 'incident:new',
    initial: { name: '', details: '', location: place?.id ?? '', videos: [emptyLine()] },
    validate: { name: (value) => (value.trim() ? null : t('needName')) },
    save: ({ location, ...asked }) =>
      main ? all.run({ ...asked, locations: [location] }) : own.run({ ...asked, location }),
    onSaved: onClose,
  });
  const { fields } = form;
  const { location, videos } = fields.getValues();
  return (
    <SidePanel title={t('ask')} onClose={onClose}>
      <FormBody
        form={form}
        labels={{ name: t('name'), details: t('details'), location: t('location'), videos: t('cameras') }}
        actions={
          <Button type="submit" loading={form.busy}>
            {t('send')}
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
        {places.length > 1 ? (
          <Select
            label={t('location')}
            data={places.map(({ id, name }) => ({ value: id, label: name }))}
            allowDeselect={false}
            {...fields.getInputProps('location')}
            onChange={(next) => {
              fields.setFieldValue('location', next ?? '');
              // Cameras are those of the location.
              fields.setFieldValue(
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
            propsOf={(path) => fields.getInputProps(`videos.${path}`)}
            onChange={(next) => fields.setFieldValue('videos', next)}
          />
        ) : null}
      </FormBody>
    </SidePanel>
  );
};
