import { Button, MultiSelect, Switch, TextInput } from '@mantine/core';
import { useCallForm } from '@nestling/kit/call-form.ts';
import { FormDialog } from '@nestling/kit/FormDialog.tsx';
import { CopyField } from '@nestling/kit/field/CopyField.tsx';
import { choicesOf, idsOf } from '@nestling/kit/field/choices.ts';
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
  const [key, setKey] = useState<string | null>(null);
  const form = useCallForm({
    add: AddGatewayDocument,
    change: ChangeGatewayDocument,
    record: gateway?.id ? { id: gateway.id } : null,
    values: {
      name: gateway?.name,
      address: gateway?.address,
      locations: idsOf(namedOf(gateway?.locations)),
      new_key: false,
    },
    onSaved: (data) => {
      const made = 'addGateway' in data ? data.addGateway?.key : data.changeGateway?.key;
      if (made) setKey(made);
      else onClose();
    },
  });
  const { field } = form;
  const title = gateway ? t('edit', { name: gateway.name }) : t('add');
  if (key)
    return (
      <Dialog label={title} onClose={onClose}>
        <div className={classes.dialog}>
          <h2>{title}</h2>
          <CopyField label={t('key')} help={t('keyHelp')} text={key} />
          <Button onClick={onClose}>{t('done')}</Button>
        </div>
      </Dialog>
    );
  return (
    <FormDialog form={form} title={title} submit={gateway ? t('save') : t('add')} onClose={onClose}>
      <TextInput {...field('name', t('name'))} />
      <TextInput inputMode="url" {...field('address', t('address'), t('addressHelp'))} />
      <MultiSelect data={choicesOf(places)} {...field('locations', t('locations'))} />
      {gateway ? <Switch {...field('new_key', t('newKey'), t('newKeyHelp'))} /> : null}
    </FormDialog>
  );
};
