import { MultiSelect, TextInput } from '@mantine/core';
import { useAsk } from '@nestling/kit/ask.ts';
import { useCallForm } from '@nestling/kit/call-form.ts';
import { FormPanel } from '@nestling/kit/FormPanel.tsx';
import { PhoneField } from '@nestling/kit/field/PhoneField.tsx';
import { SidePanel } from '@nestling/kit/SidePanel.tsx';
import { RowsSkeleton } from '@nestling/ui/feedback/Skeletons.tsx';
import { useWords } from '@nestling/ui/words.ts';
import { usePerson } from '../../../session/session.ts';
import { CreatePlaceDocument } from '../manage.graphql.ts';
import { ManagerChoicesDocument, TimezonesDocument, type TimezonesQuery } from '../places.graphql.ts';
import { placeWords } from '../words.ts';
import { zoneOfDevice } from '../zones.ts';
import { ZoneField } from './ZoneField.tsx';

type Props = { readonly onAdded: (id: string | null) => void; readonly onClose: () => void };
type Zones = TimezonesQuery['timezones'];

/** Adds a location; whatever else it needs is asked on its own screen, which opens next. */
export const PlacePanel = (props: Props) => {
  const t = useWords(placeWords);
  const { data } = useAsk(TimezonesDocument, {});
  return data ? (
    <PlaceForm {...props} zones={data.timezones} country={data.getSchoolProfile?.country ?? ''} />
  ) : (
    <SidePanel title={t('addPlace')} onClose={props.onClose}>
      <RowsSkeleton rows={4} />
    </SidePanel>
  );
};

const PlaceForm = ({ zones, country, onAdded, onClose }: Props & { zones: Zones; country: string }) => {
  const t = useWords(placeWords);
  const me = usePerson();
  const { data: people } = useAsk(ManagerChoicesDocument, {});
  const form = useCallForm({
    add: CreatePlaceDocument,
    // Whoever adds the first location may be the only one who can run it.
    values: {
      name: '',
      managers: [me.id],
      timezone: zoneOfDevice(zones)?.id,
      phone: '',
      email: '',
      address: '',
    },
    onSaved: (data) => onAdded(data.createLocation?.location?.id ?? null),
  });
  const { field } = form;
  const named = form.values.name.trim();
  return (
    <FormPanel
      form={form}
      title={t('addPlace')}
      onClose={onClose}
      submit={named ? t('addNamed', { name: named }) : t('addPlace')}
    >
      <TextInput {...field('name', t('name'))} />
      <MultiSelect
        data={[
          { value: me.id, label: t('yourself', { name: me.name }) },
          ...(people?.managers.data ?? [])
            .filter(({ id }) => id !== me.id)
            .map(({ id, full_name }) => ({ value: id, label: full_name })),
        ]}
        searchable
        hidePickedOptions
        {...field('managers', t('managers'), t('managersHelp'))}
      />
      <ZoneField zones={zones} country={country} {...field('timezone', t('timezone'), t('timezoneHelp'))} />
      <PhoneField {...field('phone', t('phone'))} />
      <TextInput type="email" {...field('email', t('email'))} />
      <TextInput {...field('address', t('address'))} />
    </FormPanel>
  );
};
