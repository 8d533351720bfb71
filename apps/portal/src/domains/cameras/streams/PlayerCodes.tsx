import { Button, Select, Switch } from '@mantine/core';
import { useCallForm } from '@nestling/kit/call-form.ts';
import { FormBody } from '@nestling/kit/FormBody.tsx';
import { NumberField } from '@nestling/kit/field/NumberField.tsx';
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

/** A field that may be emptied while it is written in. */
const orNone = (value: number): number | null => value;

const Fields = ({ location, settings, onClose }: { location: string; settings: Settings; onClose: () => void }) => {
  const t = useWords(settingsWords);
  const form = useCallForm({
    call: SaveStreamSettingsDocument,
    fixed: { location: location || null },
    values: {
      watermark: settings.watermark,
      fullscreen: settings.fullscreen,
      picture_in_picture: settings.picture_in_picture,
      width: orNone(settings.width),
      height: orNone(settings.height),
    },
    needs: () => ['width', 'height'],
    args: (_, settings) => ({ settings }),
    onSaved: onClose,
  });
  const { field } = form;
  const inherited = location && settings.source === 'centre' ? t('asCentre') : null;
  const whence = settings.source === 'default' ? t('asProduct') : inherited;
  return (
    <FormBody
      form={form}
      actions={
        <Button type="submit" loading={form.busy}>
          {t('save')}
        </Button>
      }
    >
      <Switch {...field('watermark', t('watermark'))} />
      <Switch {...field('fullscreen', t('fullscreen'))} />
      <Switch {...field('picture_in_picture', t('popOut'))} />
      <div className={classes.pair}>
        <NumberField {...field('width', t('width'))} min={160} max={3840} />
        <NumberField {...field('height', t('height'))} min={90} max={2160} />
      </div>
      {whence ? <p className={classes.quiet}>{whence}</p> : null}
    </FormBody>
  );
};
