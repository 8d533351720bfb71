import { Button, PasswordInput, Select, Switch, TextInput } from '@mantine/core';
import { updateCamera } from '@nestling/contract/operations/cameras.gen.ts';
import { useAction } from '@nestling/kit/action.ts';
import { useAsk } from '@nestling/kit/ask.ts';
import { useCallForm } from '@nestling/kit/call-form.ts';
import { FormPanel } from '@nestling/kit/FormPanel.tsx';
import { choicesOf } from '@nestling/kit/field/choices.ts';
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
  const trial = useAction(TestCameraDocument, { say: () => null, quiet: true, ownErrors: true });
  const [test, setTest] = useState<string | null>(null);
  const isNew = camera === null;

  const wrongAddress = (value: string) => (!value.trim() || isRtspAddress(value) ? null : t('badAddress'));
  const form = useCallForm({
    add: CreateCameraDocument,
    change: updateCamera,
    record: camera,
    fixed: { location_id: location, color_code: choices?.suggestcolors?.colors[0] ?? '#857d8a' },
    values: {
      name: camera?.name,
      code: camera?.code,
      room: camera?.room?.id,
      source_url: '',
      source_username: '',
      source_password: '',
      low_url: '',
      audio: camera?.audio ?? false,
    },
    secret: ['source_url', 'source_username', 'source_password', 'low_url'],
    needs: () => (isNew ? ['source_url'] : []),
    validate: { source_url: wrongAddress, low_url: wrongAddress },
    // What is kept of the way to it stays where no other is typed.
    args: ({ source_url, source_username, source_password, low_url, ...given }) => ({
      ...given,
      ...(source_url ? { source_url, source_username, source_password } : {}),
      ...(low_url ? { low_url } : {}),
    }),
    onSaved: onClose,
  });
  const { field, fields, values } = form;

  const tryIt = async () => {
    const { source_url, source_username, source_password } = values;
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

  const named = values.name.trim();
  return (
    <FormPanel
      form={form}
      title={camera ? t('edit', { name: camera.name }) : t('add')}
      onClose={onClose}
      submit={camera ? t('save') : named ? t('addNamed', { name: named }) : t('add')}
      more={
        <Button variant="default" loading={trial.busy} onClick={() => void tryIt()}>
          {t(test ? 'testAgain' : 'test')}
        </Button>
      }
    >
      <TextInput {...field('name', t('name'))} />
      <TextInput {...field('code', t('code'), t('codeHelp'))} />
      <Select
        data={choicesOf(choices?.location_programs)}
        clearable
        placeholder={t('noRoom')}
        {...field('room', t('room'))}
      />
      <TextInput
        autoComplete="off"
        spellCheck={false}
        inputMode="url"
        {...field('source_url', t('address'), t(camera?.has_source ? 'addressKept' : 'addressHelp'))}
      />
      <TextInput autoComplete="off" {...field('source_username', t('username'))} />
      <PasswordInput autoComplete="new-password" {...field('source_password', t('password'))} />
      <TextInput
        autoComplete="off"
        spellCheck={false}
        inputMode="url"
        {...field('low_url', t('lowAddress'), t(camera?.has_low ? 'addressKept' : 'lowHelp'))}
      />
      <Switch {...field('audio', t('sound'), t('soundHelp'))} />
      {test ? <CameraTest key={test} test={test} onDone={() => undefined} /> : null}
    </FormPanel>
  );
};
