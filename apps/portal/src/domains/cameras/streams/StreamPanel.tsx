import { PasswordInput, Select, TextInput } from '@mantine/core';
import { createStream, updateStream } from '@nestling/contract/operations/cameras.gen.ts';
import { useCallForm } from '@nestling/kit/call-form.ts';
import { FormPanel } from '@nestling/kit/FormPanel.tsx';
import { choicesOf } from '@nestling/kit/field/choices.ts';
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
  const form = useCallForm({
    add: createStream,
    change: updateStream,
    record: server,
    values: {
      name: server?.name,
      url: server?.url,
      location_id: server?.location?.id,
      username: server?.username,
      password: '',
    },
    secret: ['url', 'username', 'password'],
    validate: { url: (value) => (!value.trim() || isRtspAddress(value) ? null : t('badUrl')) },
    // The password that is kept stays where no other is typed.
    args: ({ password, ...given }) => ({ ...given, ...(password ? { password } : {}) }),
    onSaved: onClose,
  });
  const { field } = form;
  return (
    <FormPanel
      form={form}
      title={server ? t('edit', { name: server.name }) : t('add')}
      onClose={onClose}
      submit={server ? t('save') : t('add')}
    >
      <TextInput {...field('name', t('name'))} />
      <TextInput autoComplete="off" spellCheck={false} inputMode="url" {...field('url', t('url'), t('urlHelp'))} />
      <Select
        data={choicesOf(places)}
        clearable
        placeholder={t('everyLocation')}
        {...field('location_id', t('location'))}
      />
      <TextInput autoComplete="off" {...field('username', t('username'))} />
      <PasswordInput
        autoComplete="new-password"
        {...field('password', t('password'), server?.has_password ? t('passwordKept') : undefined)}
      />
    </FormPanel>
  );
};
