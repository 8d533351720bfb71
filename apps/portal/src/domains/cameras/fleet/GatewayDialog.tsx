import { Button, MultiSelect, Switch, TextInput } from '@mantine/core';
import { type Ended, useAction } from '@nestling/kit/action.ts';
import { FormBody } from '@nestling/kit/FormBody.tsx';
import { Stack } from '@nestling/kit/layout/Stack.tsx';
import { useRecordForm } from '@nestling/kit/record-form.ts';
import { Dialog } from '@nestling/ui/overlay/Dialog.tsx';
import { useWords } from '@nestling/ui/words.ts';
import { useState } from 'react';
import { useLocations } from '../../../shell/location.ts';
import { AddGatewayDocument, ChangeGatewayDocument } from './fleet.graphql.ts';
import classes from './fleet.module.css';
import { type GatewayNow, namedOf } from './named.ts';
import { fleetWords } from './words.ts';

/** Adds a gateway or changes one; a key that is made is shown once. */
export const GatewayDialog = ({ gateway, onClose }: { gateway: GatewayNow | null; onClose: () => void }) => {
  const t = useWords(fleetWords);
  const places = useLocations();
  const add = useAction(AddGatewayDocument, { ownErrors: true });
  const change = useAction(ChangeGatewayDocument, { ownErrors: true });
  const [key, setKey] = useState<string | null>(null);
  const id = gateway?.id ?? null;
  const need = (value: string) => (value.trim() ? null : t('need'));
  const form = useRecordForm({
    name: id ? `gateway:${id}` : 'gateway:new',
    initial: {
      name: gateway?.name ?? '',
      address: gateway?.address ?? '',
      locations: namedOf(gateway?.locations).map((place) => place.id),
      new_key: false,
    },
    validate: { name: need, address: need },
    save: async ({ new_key, ...given }): Promise<Ended<unknown> | null> => {
      if (id) {
        const ended = await change.run({ id, ...given, new_key });
        const made = ended?.kind === 'done' ? ended.data.changeGateway?.key : null;
        if (made) setKey(made);
        else if (ended?.kind === 'done') onClose();
        return ended;
      }
      const ended = await add.run(given);
      const made = ended?.kind === 'done' ? ended.data.addGateway?.key : null;
      if (made) setKey(made);
      return ended;
    },
    onSaved: () => undefined,
  });
  const { fields } = form;
  const title = gateway ? t('edit', { name: gateway.name }) : t('add');
  return (
    <Dialog label={title} onClose={onClose}>
      <div className={classes.dialog}>
        <h2>{title}</h2>
        {key ? (
          <Stack gap="m">
            <TextInput
              label={t('key')}
              description={t('keyHelp')}
              value={key}
              readOnly
              onFocus={(event) => event.currentTarget.select()}
            />
            <Button onClick={onClose}>{t('done')}</Button>
          </Stack>
        ) : (
          <FormBody
            form={form}
            labels={{ name: t('name'), address: t('address'), locations: t('locations') }}
            actions={
              <Button type="submit" loading={form.busy}>
                {gateway ? t('save') : t('add')}
              </Button>
            }
          >
            <TextInput label={t('name')} withAsterisk {...fields.getInputProps('name')} />
            <TextInput
              label={t('address')}
              description={t('addressHelp')}
              withAsterisk
              inputMode="url"
              {...fields.getInputProps('address')}
            />
            <MultiSelect
              label={t('locations')}
              data={places.map((place) => ({ value: place.id, label: place.name }))}
              {...fields.getInputProps('locations')}
            />
            {gateway ? (
              <Switch
                label={t('newKey')}
                description={t('newKeyHelp')}
                {...fields.getInputProps('new_key', { type: 'checkbox' })}
              />
            ) : null}
          </FormBody>
        )}
      </div>
    </Dialog>
  );
};
