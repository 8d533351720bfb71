import { Button, PasswordInput, Select, TextInput } from '@mantine/core';
import { createStream, updateStream } from '@nestling/contract/operations/cameras.gen.ts';
import { type Ended, useAction } from '@nestling/kit/action.ts';
import { FormBody } from '@nestling/kit/FormBody.tsx';
import { useRecordForm } from '@nestling/kit/record-form.ts';
import { SidePanel } from '@nestling/kit/SidePanel.tsx';
import { useWords } from '@nestling/ui/words.ts';
import { useLocations } from '../../../shell/location.ts';
import { isRtspAddress } from '../rtsp-address.ts';
import type { StreamsQuery } from './streams.graphql.ts';
import { streamWords } from './words.ts';

type Server = StreamsQuery['streams']['data'][number];

/** Adds a streaming server or changes one. Its password is never shown again. */
export const StreamPanel = ({ server, onClose }: { server: Server | null; onClose: () => void }) => {
  const t = useWords(streamWords);
  const places = useLocations();
  const create = useAction(createStream, { ownErrors: true });
  const update = useAction(updateStream, { ownErrors: true });
  const form = useRecordForm({
    name: server ? `stream:${server.id}` : 'stream:new',
    secret: ['url', 'username', 'password'],
    initial: {
      name: server?.name ?? '',
      url: server?.url ?? '',
      location: server?.location?.id ?? '',
      username: server?.username ?? '',
      password: '',
    },
    validate: {
      name: (value) => (value.trim() ? null : t('needName')),
      url: (value) => (value.trim() ? (isRtspAddress(value) ? null : t('badUrl')) : t('needUrl')),
    },
    save: ({ location, password, ...rest }): Promise<Ended<object> | null> => {
      const given = { ...rest, location_id: location || null, ...(password ? { password } : {}) };
      return server ? update.run({ id: server.id, ...given }) : create.run(given);
    },
    onSaved: onClose,
  });
  const { fields } = form;
  return (
    <SidePanel title={server ? t('edit', { name: server.name }) : t('add')} onClose={onClose}>
      <FormBody
        form={form}
        labels={{ name: t('name'), url: t('url'), location_id: t('location'), username: t('username') }}
        actions={
          <Button type="submit" loading={form.busy}>
            {server ? t('save') : t('add')}
          </Button>
        }
      >
        <TextInput label={t('name')} withAsterisk {...fields.getInputProps('name')} />
        <TextInput
          label={t('url')}
          description={t('urlHelp')}
          withAsterisk
          autoComplete="off"
          spellCheck={false}
          inputMode="url"
          {...fields.getInputProps('url')}
        />
        <Select
          label={t('location')}
          data={[
            { value: '', label: t('everyLocation') },
            ...places.map(({ id, name }) => ({ value: id, label: name })),
          ]}
          allowDeselect={false}
          {...fields.getInputProps('location')}
        />
        <TextInput label={t('username')} autoComplete="off" {...fields.getInputProps('username')} />
        <PasswordInput
          label={t('password')}
          description={server?.has_password ? t('passwordKept') : undefined}
          autoComplete="new-password"
          {...fields.getInputProps('password')}
        />
      </FormBody>
    </SidePanel>
  );
};
