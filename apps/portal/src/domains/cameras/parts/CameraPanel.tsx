import { Button, PasswordInput, Select, Switch, TextInput } from '@mantine/core';
import { updateCamera } from '@nestling/contract/operations/cameras.gen.ts';
import { type Ended, useAction } from '@nestling/kit/action.ts';
import { useAsk } from '@nestling/kit/ask.ts';
import { FormBody } from '@nestling/kit/FormBody.tsx';
import { useRecordForm } from '@nestling/kit/record-form.ts';
import { SidePanel } from '@nestling/kit/SidePanel.tsx';
import { useWords } from '@nestling/ui/words.ts';
import { useState } from 'react';
import { CameraChoicesDocument } from '../choices.graphql.ts';
import { CreateCameraDocument } from '../createCamera.graphql.ts';
import type { ManagedCamera } from '../health.ts';
import { manageWords } from '../manage-words.ts';
import { isRtspAddress } from '../rtsp-address.ts';
import { TestCameraDocument } from '../testCamera.graphql.ts';
import { CameraTest } from './CameraTest.tsx';

/** Adds a camera or changes one, with a test in plain words before it is saved. */
export const CameraPanel = ({
  location,
  camera,
  onClose,
}: {
  location: string;
  camera: ManagedCamera | null;
  onClose: () => void;
}) => {
  const t = useWords(manageWords);
  const { data: choices } = useAsk(CameraChoicesDocument, { location });
  const create = useAction(CreateCameraDocument, { ownErrors: true });
  const update = useAction(updateCamera, { ownErrors: true });
  const trial = useAction(TestCameraDocument, { say: () => null, quiet: true, ownErrors: true });
  const [test, setTest] = useState<string | null>(null);
  const isNew = camera === null;

  const form = useRecordForm({
    name: camera ? `camera:${camera.id}` : `camera:new:${location}`,
    secret: ['source_url', 'source_username', 'source_password', 'low_url'],
    initial: {
      name: camera?.name ?? '',
      code: camera?.code ?? '',
      room: camera?.room?.id ?? '',
      source_url: '',
      source_username: '',
      source_password: '',
      low_url: '',
      audio: camera?.audio ?? false,
    },
    validate: {
      name: (value) => (value.trim() ? null : t('needName')),
      code: (value) => (value.trim() ? null : t('needCode')),
      source_url: (value) => {
        if (!value.trim()) return isNew ? t('needAddress') : null;
        return isRtspAddress(value) ? null : t('badAddress');
      },
      low_url: (value) => (!value.trim() || isRtspAddress(value) ? null : t('badAddress')),
    },
    save: ({
      source_password,
      source_username,
      source_url,
      low_url,
      room,
      ...named
    }): Promise<Ended<object> | null> => {
      const small = low_url.trim() ? { low_url } : {};
      const source = { ...(source_url.trim() ? { source_url, source_username, source_password } : {}), ...small };
      if (camera) return update.run({ id: camera.id, ...named, room: room || null, ...source });
      const color_code = choices?.suggestcolors?.colors[0] ?? '#857d8a';
      return create.run({ ...named, color_code, location_id: location, room: room || null, ...source });
    },
    onSaved: onClose,
  });
  const { fields } = form;

  const tryIt = async () => {
    const { source_url, source_username, source_password } = fields.getValues();
    if (source_url.trim() ? fields.validateField('source_url').hasError : isNew) {
      fields.validateField('source_url');
      return;
    }
    const typed = source_url.trim() ? { source_url, source_username, source_password } : {};
    setTest(null);
    const ended = await trial.run({ location_id: location, ...(camera ? { id: camera.id } : {}), ...typed });
    if (ended?.kind === 'done') setTest(ended.data.testCamera?.test ?? null);
    else if (ended) fields.setFieldError('source_url', ended.message);
  };

  const named = fields.getValues().name.trim();
  const rooms = choices?.location_programs ?? [];
  return (
    <SidePanel title={camera ? t('edit', { name: camera.name }) : t('add')} onClose={onClose}>
      <FormBody
        form={form}
        labels={{
          name: t('name'),
          code: t('code'),
          room: t('room'),
          source_url: t('address'),
          low_url: t('lowAddress'),
        }}
        actions={
          <>
            <Button type="submit" loading={form.busy}>
              {camera ? t('save') : named ? t('addNamed', { name: named }) : t('add')}
            </Button>
            <Button variant="default" loading={trial.busy} onClick={() => void tryIt()}>
              {t(test ? 'testAgain' : 'test')}
            </Button>
          </>
        }
      >
        <TextInput label={t('name')} withAsterisk {...fields.getInputProps('name')} />
        <TextInput label={t('code')} description={t('codeHelp')} withAsterisk {...fields.getInputProps('code')} />
        <Select
          label={t('room')}
          data={[{ value: '', label: t('noRoom') }, ...rooms.map(({ id, name }) => ({ value: id, label: name }))]}
          allowDeselect={false}
          {...fields.getInputProps('room')}
        />
        <TextInput
          label={t('address')}
          description={t(camera?.has_source ? 'addressKept' : 'addressHelp')}
          withAsterisk={isNew}
          autoComplete="off"
          spellCheck={false}
          inputMode="url"
          {...fields.getInputProps('source_url')}
        />
        <TextInput label={t('username')} autoComplete="off" {...fields.getInputProps('source_username')} />
        <PasswordInput label={t('password')} autoComplete="new-password" {...fields.getInputProps('source_password')} />
        <TextInput
          label={t('lowAddress')}
          description={t(camera?.has_low ? 'addressKept' : 'lowHelp')}
          autoComplete="off"
          spellCheck={false}
          inputMode="url"
          {...fields.getInputProps('low_url')}
        />
        <Switch
          label={t('sound')}
          description={t('soundHelp')}
          {...fields.getInputProps('audio', { type: 'checkbox' })}
        />
        {test ? <CameraTest key={test} test={test} onDone={() => undefined} /> : null}
      </FormBody>
    </SidePanel>
  );
};
