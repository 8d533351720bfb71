import { Button, TextInput } from '@mantine/core';
import { updateLocation } from '@nestling/contract/operations/locations.gen.ts';
import { useAsk } from '@nestling/kit/ask.ts';
import { useCallForm } from '@nestling/kit/call-form.ts';
import { FormBody } from '@nestling/kit/FormBody.tsx';
import { NumberField } from '@nestling/kit/field/NumberField.tsx';
import { PhoneField } from '@nestling/kit/field/PhoneField.tsx';
import { useWords } from '@nestling/ui/words.ts';
import { WhoMay } from '../../permissions/parts/WhoMay.tsx';
import { type PlaceQuery, TimezonesDocument } from '../places.graphql.ts';
import { placeWords } from '../words.ts';
import classes from './places.module.css';
import { ZoneField } from './ZoneField.tsx';

type Place = NonNullable<PlaceQuery['location']>;

/** Degrees, which are kept as text; null where they are none. */
const degreesIn = (text: string | null): number | null => (text ? Number(text) : null);

/** Name, ways to reach it, position and clock of a location. */
export const Details = ({ place }: { place: Place }) => {
  return (
    <WhoMay permission="edit_settings">
      <DetailsForm place={place} />
    </WhoMay>
  );
};

const DetailsForm = ({ place }: { place: Place }) => {
  const t = useWords(placeWords);
  const { data: zones } = useAsk(TimezonesDocument, {});
  const form = useCallForm({
    change: updateLocation,
    record: place,
    values: {
      name: place.name,
      phone: place.phone,
      email: place.email,
      address: place.address,
      latitude: degreesIn(place.latitude),
      longitude: degreesIn(place.longitude),
      timezone: place.timezone?.id,
    },
    args: (given, { latitude, longitude }) => ({
      ...given,
      latitude: latitude?.toString() ?? null,
      longitude: longitude?.toString() ?? null,
    }),
    onSaved: () => {},
  });
  const { field } = form;
  return (
    <section className={classes.section}>
      <FormBody
        form={form}
        actions={
          <Button type="submit" loading={form.busy} disabled={!form.dirty}>
            {t('save')}
          </Button>
        }
      >
        <TextInput {...field('name', t('name'))} />
        <div className={classes.pair}>
          <PhoneField {...field('phone', t('phone'))} />
          <TextInput type="email" {...field('email', t('email'))} />
        </div>
        <TextInput {...field('address', t('address'))} />
        <div className={classes.pair}>
          <NumberField decimals={7} {...field('latitude', t('latitude'))} min={-90} max={90} />
          <NumberField decimals={7} {...field('longitude', t('longitude'))} min={-180} max={180} />
        </div>
        <ZoneField
          zones={zones?.timezones ?? []}
          country={zones?.getSchoolProfile?.country ?? ''}
          allowDeselect={false}
          {...field('timezone', t('timezone'), t('clockHelp'))}
        />
      </FormBody>
    </section>
  );
};
