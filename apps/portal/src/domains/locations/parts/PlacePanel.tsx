import { Button, MultiSelect, TextInput } from '@mantine/core';
import { useAction } from '@nestling/kit/action.ts';
import { useAsk } from '@nestling/kit/ask.ts';
import { FormBody } from '@nestling/kit/FormBody.tsx';
import { PhoneField } from '@nestling/kit/field/PhoneField.tsx';
import { useRecordForm } from '@nestling/kit/record-form.ts';
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
  const create = useAction(CreatePlaceDocument, { ownErrors: true });
  const form = useRecordForm({
    name: 'location:new',
    // Whoever adds the first location may be the only one who can run it.
    initial: {
      name: '',
      managers: [me.id],
      timezone: zoneOfDevice(zones)?.id ?? '',
      phone: '',
      email: '',
      address: '',
    },
    validate: {
      name: (value) => (value.trim() ? null : t('needName')),
      managers: (value) => (value.length > 0 ? null : t('needManager')),
    },
    save: ({ name, managers, timezone, phone, email, address }) =>
      create.run({
        name,
        managers,
        ...(timezone ? { timezone } : {}),
        ...(phone ? { phone } : {}),
        ...(email ? { email } : {}),
        ...(address ? { address } : {}),
      }),
    onSaved: (data) => onAdded(data.createLocation?.location?.id ?? null),
  });
  const { fields } = form;
  const named = fields.getValues().name.trim();
  return (
    <SidePanel title={t('addPlace')} onClose={onClose}>
      <FormBody
        form={form}
        labels={{
          name: t('name'),
          managers: t('managers'),
          timezone: t('timezone'),
          phone: t('phone'),
          email: t('email'),
          address: t('address'),
        }}
        actions={
          <Button type="submit" loading={form.busy}>
            {named ? t('addNamed', { name: named }) : t('addPlace')}
          </Button>
        }
      >
        <TextInput label={t('name')} withAsterisk {...fields.getInputProps('name')} />
        <MultiSelect
          label={t('managers')}
          description={t('managersHelp')}
          withAsterisk
          data={[
            { value: me.id, label: t('yourself', { name: me.name }) },
            ...(people?.managers.data ?? [])
              .filter(({ id }) => id !== me.id)
              .map(({ id, full_name }) => ({ value: id, label: full_name })),
          ]}
          searchable
          hidePickedOptions
          {...fields.getInputProps('managers')}
        />
        <ZoneField
          label={t('timezone')}
          description={t('timezoneHelp')}
          zones={zones}
          country={country}
          {...fields.getInputProps('timezone')}
        />
        <PhoneField label={t('phone')} {...fields.getInputProps('phone')} />
        <TextInput label={t('email')} type="email" {...fields.getInputProps('email')} />
        <TextInput label={t('address')} {...fields.getInputProps('address')} />
      </FormBody>
    </SidePanel>
  );
};
