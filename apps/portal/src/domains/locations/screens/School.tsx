import { Button, TextInput } from '@mantine/core';
import { addSchool, updateSchoolProfile } from '@nestling/contract/operations/locations.gen.ts';
import { type Ended, useAction } from '@nestling/kit/action.ts';
import { useAsk } from '@nestling/kit/ask.ts';
import { FormBody } from '@nestling/kit/FormBody.tsx';
import { PhoneField } from '@nestling/kit/field/PhoneField.tsx';
import { JumpList } from '@nestling/kit/JumpList.tsx';
import { Problem } from '@nestling/kit/Problem.tsx';
import { useRecordForm } from '@nestling/kit/record-form.ts';
import { Screen } from '@nestling/kit/Screen.tsx';
import { allows } from '@nestling/rules/roles.ts';
import { CardsSkeleton } from '@nestling/ui/feedback/Skeletons.tsx';
import { useWords } from '@nestling/ui/words.ts';
import { useId, useState } from 'react';
import { usePerson } from '../../../session/session.ts';
import { WhoMay } from '../../permissions/parts/WhoMay.tsx';
import { inheritedWords } from '../../settings/inherited-words.ts';
import { InheritedSettings } from '../../settings/parts/InheritedSettings.tsx';
import classes from '../parts/places.module.css';
import { ZoneField } from '../parts/ZoneField.tsx';
import { SchoolDocument, type SchoolQuery } from '../school.graphql.ts';
import { placeWords } from '../words.ts';

/** What the centre calls itself on papers and pages, for all its locations. */
const School = () => {
  const inherited = useWords(inheritedWords);
  const { role } = usePerson();
  const { data, error, again } = useAsk(SchoolDocument, {});
  const [saved, setSaved] = useState(0);
  const profile = data ? (
    <SchoolForm key={`${saved}:${data.getSchoolProfile?.id}`} data={data} onSaved={() => setSaved(saved + 1)} />
  ) : null;
  return (
    <Screen>
      {data ? (
        allows(role, 'kvsupport') ? (
          <JumpList>
            {profile}
            <div className={classes.whole}>
              <div>
                <h2 className={classes.heading}>{inherited('whole')}</h2>
                <p className={classes.quiet}>{inherited('wholeHelp')}</p>
              </div>
              <WhoMay permission="edit_settings">
                <InheritedSettings location={null} />
              </WhoMay>
            </div>
          </JumpList>
        ) : (
          profile
        )
      ) : error ? (
        <Problem error={error} onRetry={again} />
      ) : (
        <CardsSkeleton />
      )}
    </Screen>
  );
};

const SchoolForm = ({ data, onSaved }: { data: SchoolQuery; onSaved: () => void }) => {
  const t = useWords(placeWords);
  const heading = useId();
  const school = data.getSchoolProfile;
  const add = useAction(addSchool, { ownErrors: true });
  const update = useAction(updateSchoolProfile, { ownErrors: true });
  const labels = {
    school_name: t('schoolName'),
    phone: t('phone'),
    website: t('website'),
    address1: t('address'),
    address2: t('address2'),
    city: t('city'),
    state: t('region'),
    zip: t('zip'),
    country: t('country'),
    capacity: t('capacity'),
    timezone: t('timezone'),
  };
  const form = useRecordForm({
    name: `school:${school?.id ?? 'new'}`,
    initial: {
      school_name: school?.school_name ?? '',
      phone: school?.phone ?? '',
      website: school?.website ?? '',
      address1: school?.address1 ?? '',
      address2: school?.address2 ?? '',
      city: school?.city ?? '',
      state: school?.state ?? '',
      zip: school?.zip ?? '',
      country: school?.country ?? '',
      capacity: school?.capacity?.toString() ?? '',
      timezone: school?.timezone?.id ?? '',
    },
    validate: {
      school_name: (value) => (value.trim() ? null : t('needSchoolName')),
      capacity: (value) => (value.trim() === '' || /^[1-9]\d{0,5}$/.test(value.trim()) ? null : t('needNumber')),
    },
    save: ({ school_name, capacity, timezone, ...rest }): Promise<Ended<object> | null> => {
      const shared = {
        school_name,
        capacity: capacity.trim() === '' ? null : Number(capacity),
        timezone: timezone || null,
        phone: rest.phone || null,
        website: rest.website || null,
        address1: rest.address1 || null,
        address2: rest.address2 || null,
        city: rest.city || null,
        state: rest.state || null,
        zip: rest.zip || null,
        country: rest.country || null,
      };
      return school ? update.run({ id: school.id, ...shared }) : add.run(shared);
    },
    onSaved,
  });
  const { fields } = form;
  return (
    <section className={classes.section} aria-labelledby={heading}>
      <h2 id={heading} className={classes.heading}>
        {t('details')}
      </h2>
      <p className={classes.quiet}>{t('schoolHelp')}</p>
      <FormBody
        form={form}
        labels={labels}
        actions={
          <Button type="submit" loading={form.busy} disabled={!form.dirty}>
            {t('save')}
          </Button>
        }
      >
        <TextInput label={labels.school_name} withAsterisk {...fields.getInputProps('school_name')} />
        <fieldset className={classes.group}>
          <legend>{t('reach')}</legend>
          <PhoneField label={labels.phone} {...fields.getInputProps('phone')} />
          <TextInput label={labels.website} inputMode="url" {...fields.getInputProps('website')} />
        </fieldset>
        <fieldset className={classes.group}>
          <legend>{t('postal')}</legend>
          <TextInput label={labels.address1} {...fields.getInputProps('address1')} />
          <TextInput label={labels.address2} {...fields.getInputProps('address2')} />
          <TextInput label={labels.city} {...fields.getInputProps('city')} />
          <div className={classes.pair}>
            <TextInput label={labels.state} {...fields.getInputProps('state')} />
            <TextInput label={labels.zip} {...fields.getInputProps('zip')} />
          </div>
          <TextInput label={labels.country} {...fields.getInputProps('country')} />
        </fieldset>
        <fieldset className={classes.group}>
          <legend>{t('licence')}</legend>
          <TextInput label={labels.capacity} inputMode="numeric" {...fields.getInputProps('capacity')} />
          <ZoneField
            label={labels.timezone}
            zones={data.timezones}
            country={fields.getValues().country}
            {...fields.getInputProps('timezone')}
          />
        </fieldset>
      </FormBody>
    </section>
  );
};

export default School;
