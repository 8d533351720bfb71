import { Button, TextInput } from '@mantine/core';
import { updateLocation } from '@nestling/contract/operations/locations.gen.ts';
import { useAction } from '@nestling/kit/action.ts';
import { useAsk } from '@nestling/kit/ask.ts';
import { FormBody } from '@nestling/kit/FormBody.tsx';
import { PhoneField } from '@nestling/kit/field/PhoneField.tsx';
import { useRecordForm } from '@nestling/kit/record-form.ts';
import { useWords } from '@nestling/ui/words.ts';
import { useState } from 'react';
import { WhoMay } from '../../permissions/parts/WhoMay.tsx';
import { type PlaceQuery, TimezonesDocument } from '../places.graphql.ts';
import { placeWords } from '../words.ts';
import classes from './places.module.css';
import { ZoneField } from './ZoneField.tsx';

type Place = NonNullable<PlaceQuery['location']>;

/** Name, ways to reach it, position and clock of a location. */
export const Details = ({ place }: { place: Place }) => {
  const [saved, setSaved] = useState(0);
  return (
    <WhoMay permission="edit_settings">
      <DetailsForm key={saved} place={place} onSaved={() => setSaved(saved + 1)} />
    </WhoMay>
  );
};

const DetailsForm = ({ place, onSaved }: { place: Place; onSaved: () => void }) => {
  const t = useWords(placeWords);
  const { data: zones } = useAsk(TimezonesDocument, {});
  const update = useAction(updateLocation, { ownErrors: true });
  const form = useRecordForm({
    name: `location:${place.id}`,
    initial: {
      name: place.name,
      phone: place.phone ?? '',
      email: place.email ?? '',
      address: place.address ?? '',
      latitude: place.latitude ?? '',
      longitude: place.longitude ?? '',
      timezone: place.timezone?.id ?? '',
    },
    validate: { name: (value) => (value.trim() ? null : t('needName')) },
    save: ({ name, phone, email, address, latitude, longitude, timezone }) =>
      update.run({
        id: place.id,
        name,
        phone: phone || null,
        email: email || null,
        address: address || null,
        latitude: latitude || null,
        longitude: longitude || null,
        ...(timezone ? { timezone } : {}),
      }),
    onSaved,
  });
  const { fields } = form;
  return (
    <section className={classes.section}>
      <FormBody
        form={form}
        labels={{
          name: t('name'),
          phone: t('phone'),
          email: t('email'),
          address: t('address'),
          latitude: t('latitude'),
          longitude: t('longitude'),
          timezone: t('timezone'),
        }}
        actions={
          <Button type="submit" loading={form.busy} disabled={!form.dirty}>
            {t('save')}
          </Button>
        }
      >
        <TextInput label={t('name')} withAsterisk {...fields.getInputProps('name')} />
        <div className={classes.pair}>
          <PhoneField label={t('phone')} {...fields.getInputProps('phone')} />
          <TextInput label={t('email')} type="email" {...fields.getInputProps('email')} />
        </div>
        <TextInput label={t('address')} {...fields.getInputProps('address')} />
        <div className={classes.pair}>
          <TextInput label={t('latitude')} inputMode="decimal" {...fields.getInputProps('latitude')} />
          <TextInput label={t('longitude')} inputMode="decimal" {...fields.getInputProps('longitude')} />
        </div>
        <ZoneField
          label={t('timezone')}
          description={t('clockHelp')}
          zones={zones?.timezones ?? []}
          country={zones?.getSchoolProfile?.country ?? ''}
          allowDeselect={false}
          {...fields.getInputProps('timezone')}
        />
      </FormBody>
    </section>
  );
};
