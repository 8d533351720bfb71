import { Button, Select, Switch, TextInput } from '@mantine/core';
import { useAction } from '@nestling/kit/action.ts';
import { FormBody } from '@nestling/kit/FormBody.tsx';
import { useRecordForm } from '@nestling/kit/record-form.ts';
import { SidePanel } from '@nestling/kit/SidePanel.tsx';
import { CardsSkeleton } from '@nestling/ui/feedback/Skeletons.tsx';
import { useWords } from '@nestling/ui/words.ts';
import { useState } from 'react';
import { useQuery } from 'urql';
import { useLocations } from '../../../shell/location.ts';
import classes from '../parts/settings.module.css';
import { settingsWords } from '../settings-words.ts';
import { SaveStreamSettingsDocument, StreamSettingsDocument, type StreamSettingsQuery } from './settings.graphql.ts';

type Settings = NonNullable<StreamSettingsQuery['getStreamSettings']>;

/** How player codes are made: for the whole centre, or for a location that differs. */
export const PlayerCodes = ({ onClose }: { onClose: () => void }) => {
  const t = useWords(settingsWords);
  const places = useLocations();
  const [location, setLocation] = useState('');
  const variables = { location: location || null };
  const [{ data, stale, fetching }] = useQuery({ query: StreamSettingsDocument, variables });
  return (
    <SidePanel title={t('codes')} onClose={onClose}>
      <p className={classes.quiet}>{t('codesHelp')}</p>
      <Select
        label={t('place')}
        data={[{ value: '', label: t('wholeCentre') }, ...places.map(({ id, name }) => ({ value: id, label: name }))]}
        allowDeselect={false}
        value={location}
        onChange={(value) => setLocation(value ?? '')}
      />
      {data?.getStreamSettings && !stale && !fetching ? (
        <Fields key={location} location={location} settings={data.getStreamSettings} onClose={onClose} />
      ) : (
        <CardsSkeleton />
      )}
    </SidePanel>
  );
};

const within = (text: string, least: number, most: number): boolean =>
  /^\d{1,4}$/.test(text.trim()) && Number(text) >= least && Number(text) <= most;

const Fields = ({ location, settings, onClose }: { location: string; settings: Settings; onClose: () => void }) => {
  const t = useWords(settingsWords);
  const save = useAction(SaveStreamSettingsDocument, { ownErrors: true });
  const form = useRecordForm({
    name: `stream-settings:${location || 'centre'}`,
    initial: {
      watermark: settings.watermark,
      fullscreen: settings.fullscreen,
      picture_in_picture: settings.picture_in_picture,
      width: String(settings.width),
      height: String(settings.height),
    },
    validate: {
      width: (text) => (within(text, 160, 3840) ? null : t('badWidth')),
      height: (text) => (within(text, 90, 2160) ? null : t('badHeight')),
    },
    save: ({ width, height, ...rest }) =>
      save.run({ location: location || null, settings: { ...rest, width: Number(width), height: Number(height) } }),
    onSaved: onClose,
  });
  const { fields } = form;
  const inherited = location && settings.source === 'centre' ? t('asCentre') : null;
  const whence = settings.source === 'default' ? t('asProduct') : inherited;
  return (
    <FormBody
      form={form}
      labels={{ width: t('width'), height: t('height') }}
      actions={
        <Button type="submit" loading={form.busy}>
          {t('save')}
        </Button>
      }
    >
      <Switch label={t('watermark')} {...fields.getInputProps('watermark', { type: 'checkbox' })} />
      <Switch label={t('fullscreen')} {...fields.getInputProps('fullscreen', { type: 'checkbox' })} />
      <Switch label={t('popOut')} {...fields.getInputProps('picture_in_picture', { type: 'checkbox' })} />
      <div className={classes.pair}>
        <TextInput label={t('width')} inputMode="numeric" {...fields.getInputProps('width')} />
        <TextInput label={t('height')} inputMode="numeric" {...fields.getInputProps('height')} />
      </div>
      {whence ? <p className={classes.quiet}>{whence}</p> : null}
    </FormBody>
  );
};
