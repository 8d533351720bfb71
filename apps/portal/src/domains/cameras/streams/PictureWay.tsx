import { Button, Select, Switch } from '@mantine/core';
import { useAsk } from '@nestling/kit/ask.ts';
import { useCallForm } from '@nestling/kit/call-form.ts';
import { FormBody } from '@nestling/kit/FormBody.tsx';
import { SidePanel } from '@nestling/kit/SidePanel.tsx';
import { CardsSkeleton } from '@nestling/ui/feedback/Skeletons.tsx';
import { useWords } from '@nestling/ui/words.ts';
import { useState } from 'react';
import { useQuery } from 'urql';
import { useLocations } from '../../../shell/location.ts';
import classes from '../parts/settings.module.css';
import { settingsWords } from '../settings-words.ts';
import {
  ModeCamerasDocument,
  SaveStreamModeDocument,
  StreamModeDocument,
  type StreamModeQuery,
} from './settings.graphql.ts';

type Mode = NonNullable<StreamModeQuery['getStreamModeSetting']>;

/** Whose way: `centre`, `location:3` or `camera:7`. */
const asked = (of: string): { key: string; object: number | null } => {
  const [key = 'centre', id] = of.split(':');
  return { key, object: id === undefined ? null : Number(id) };
};

/** How pictures travel: for the centre, a location or one camera, tried with staff first if wanted. */
export const PictureWay = ({ onClose }: { onClose: () => void }) => {
  const t = useWords(settingsWords);
  const places = useLocations();
  const [of, setOf] = useState('centre');
  const { data: known } = useAsk(ModeCamerasDocument, {});
  const [{ data, stale, fetching }] = useQuery({ query: StreamModeDocument, variables: asked(of) });
  const cameras = known?.cameras?.data ?? [];
  return (
    <SidePanel title={t('mode')} onClose={onClose}>
      <p className={classes.quiet}>{t('modeHelp')}</p>
      <Select
        label={t('place')}
        searchable
        data={[
          { value: 'centre', label: t('wholeCentre') },
          { group: t('locations'), items: places.map(({ id, name }) => ({ value: `location:${id}`, label: name })) },
          {
            group: t('cameras'),
            items: cameras.map(({ id, name, location }) => ({
              value: `camera:${id}`,
              label: [name, location?.name].filter(Boolean).join(', '),
            })),
          },
        ]}
        allowDeselect={false}
        value={of}
        onChange={(value) => setOf(value ?? 'centre')}
      />
      {data?.getStreamModeSetting && !stale && !fetching ? (
        <Fields key={of} of={of} mode={data.getStreamModeSetting} onClose={onClose} />
      ) : (
        <CardsSkeleton />
      )}
    </SidePanel>
  );
};

const Fields = ({ of, mode, onClose }: { of: string; mode: Mode; onClose: () => void }) => {
  const t = useWords(settingsWords);
  const { key, object } = asked(of);
  const own = mode.source === key || key === 'centre';
  const form = useCallForm({
    call: SaveStreamModeDocument,
    name: `stream-mode:${of}`,
    fixed: { key, object },
    values: { value: own ? mode.value : 'inherit', trial: own && mode.enable_test_mode },
    onSaved: onClose,
  });
  const { field } = form;
  const words = { live: t('live'), hls: t('hls') };
  const sources = {
    camera: t('source_camera'),
    location: t('source_location'),
    centre: t('source_centre'),
    default: t('source_default'),
  };
  const sourceOf = (name: string): string => Object.entries(sources).find(([one]) => one === name)?.[1] ?? name;
  return (
    <FormBody
      form={form}
      actions={
        <Button type="submit" loading={form.busy}>
          {t('save')}
        </Button>
      }
    >
      <Select
        data={[
          ...(key === 'centre' ? [] : [{ value: 'inherit', label: t('inherit') }]),
          { value: 'live', label: words.live },
          { value: 'hls', label: words.hls },
        ]}
        allowDeselect={false}
        {...field('value', t('mode'))}
      />
      {form.values.value === 'inherit' ? null : <Switch {...field('trial', t('trial'))} />}
      <p className={classes.quiet}>
        {t('holds', { mode: mode.value === 'hls' ? words.hls : words.live, source: sourceOf(mode.source) })}
      </p>
    </FormBody>
  );
};
