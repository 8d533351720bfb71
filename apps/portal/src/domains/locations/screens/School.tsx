import { Button, TextInput } from '@mantine/core';
import { addSchool, updateSchoolProfile } from '@nestling/contract/operations/locations.gen.ts';
import { useAsk } from '@nestling/kit/ask.ts';
import { useCallForm } from '@nestling/kit/call-form.ts';
import { FormBody } from '@nestling/kit/FormBody.tsx';
import { NumberField } from '@nestling/kit/field/NumberField.tsx';
import { PhoneField } from '@nestling/kit/field/PhoneField.tsx';
import { JumpList } from '@nestling/kit/JumpList.tsx';
import { Problem } from '@nestling/kit/Problem.tsx';
import { Screen } from '@nestling/kit/Screen.tsx';
import { allows } from '@nestling/rules/roles.ts';
import { CardsSkeleton } from '@nestling/ui/feedback/Skeletons.tsx';
import { useWords } from '@nestling/ui/words.ts';
import { useId } from 'react';
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
  const profile = data ? <SchoolForm data={data} /> : null;
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

const SchoolForm = ({ data }: { data: SchoolQuery }) => {
  const t = useWords(placeWords);
  const heading = useId();
  const school = data.getSchoolProfile;
  const form = useCallForm({
    add: addSchool,
    change: updateSchoolProfile,
    record: school,
    values: {
      school_name: school?.school_name,
      phone: school?.phone,
      website: school?.website,
      address1: school?.address1,
      address2: school?.address2,
      city: school?.city,
      state: school?.state,
      zip: school?.zip,
      country: school?.country,
      capacity: school?.capacity,
      timezone: school?.timezone?.id,
    },
    needs: () => ['school_name'],
    onSaved: () => {},
  });
  const { field } = form;
  return (
    <section className={classes.section} aria-labelledby={heading}>
      <h2 id={heading} className={classes.heading}>
        {t('details')}
      </h2>
      <p className={classes.quiet}>{t('schoolHelp')}</p>
      <FormBody
        form={form}
        actions={
          <Button type="submit" loading={form.busy} disabled={!form.dirty}>
            {t('save')}
          </Button>
        }
      >
        <TextInput {...field('school_name', t('schoolName'))} />
        <fieldset className={classes.group}>
          <legend>{t('reach')}</legend>
          <PhoneField {...field('phone', t('phone'))} />
          <TextInput inputMode="url" {...field('website', t('website'))} />
        </fieldset>
        <fieldset className={classes.group}>
          <legend>{t('postal')}</legend>
          <TextInput {...field('address1', t('address'))} />
          <TextInput {...field('address2', t('address2'))} />
          <TextInput {...field('city', t('city'))} />
          <div className={classes.pair}>
            <TextInput {...field('state', t('region'))} />
            <TextInput {...field('zip', t('zip'))} />
          </div>
          <TextInput {...field('country', t('country'))} />
        </fieldset>
        <fieldset className={classes.group}>
          <legend>{t('licence')}</legend>
          <NumberField {...field('capacity', t('capacity'))} min={1} max={999_999} />
          <ZoneField zones={data.timezones} country={form.values.country} {...field('timezone', t('timezone'))} />
        </fieldset>
      </FormBody>
    </section>
  );
};

export default School;
