import { SegmentedControl, Select, TextInput } from '@mantine/core';
import { setupNewCenter } from '@nestling/contract/operations/centres.gen.ts';
import { useCallForm } from '@nestling/kit/call-form.ts';
import { ColourField } from '@nestling/kit/field/ColourField.tsx';
import { centerSlugOf } from '@nestling/rules/center-slug.ts';
import { zoneHere } from '@nestling/ui/format/zone.ts';
import { useWords } from '@nestling/ui/words.ts';
import { useRef, useState } from 'react';
import { spokenLanguage } from '../../../appearance/speech.ts';
import { EmailField } from '../../auth/parts/EmailField.tsx';
import { GuestForm } from '../../auth/parts/GuestForm.tsx';
import { PasswordFields, usePasswordChecks } from '../../auth/parts/PasswordFields.tsx';
import type { CenterSetUpQuery } from '../new-center.graphql.ts';
import { newCenterWords } from '../new-center-words.ts';
import classes from './set-up.module.css';

type Customer = NonNullable<NonNullable<CenterSetUpQuery['checkValidCenterSetup']>['customer']>;
type NewPerson = Record<'email' | 'fname' | 'lname' | 'name' | 'password', string>;

const COLORS = ['#2f6f5e', '#336699', '#7a4fa3', '#b3462f', '#a8741a', '#3d3d3d'];
const zones = Intl.supportedValuesOf('timeZone').map((value) => ({ value, label: value.replaceAll('_', ' ') }));

/** What a new center is to be, and who administers it. */
export const NewCenterForm = ({
  token,
  customer,
  onBegun,
}: {
  token: string;
  customer: Customer;
  onBegun: () => void;
}) => {
  const t = useWords(newCenterWords);
  // An argument beside `data`, which the other fields are members of.
  const [address, setAddress] = useState('');
  const checks = usePasswordChecks(({ email: own, fname, lname, name }: NewPerson) => [own, fname, lname, name]);
  const chosen = useRef(false);
  const [first = '', ...rest] = customer.name.split(' ');
  const company = customer.company ?? '';
  const form = useCallForm({
    call: setupNewCenter,
    within: 'data',
    fixed: { request: token, email: address },
    name: `new-center:${token}`,
    secret: ['password', 'password_confirmation'],
    values: {
      name: company,
      slug: centerSlugOf(company),
      theme: 'nestling',
      color: COLORS[0] ?? '',
      location: '',
      zone: zoneHere(),
      email: '',
      fname: first,
      lname: rest.join(' '),
      password: '',
      password_confirmation: '',
    },
    needs: () => ['email', 'password_confirmation'],
    validate: checks,
    args: (given) => ({
      name: given.name,
      slug: given.slug,
      theme: given.theme,
      color: given.color,
      location: given.location,
      zone: given.zone,
      fname: given.fname,
      lname: given.lname,
      password: given.password,
      language: spokenLanguage(),
    }),
    say: () => null,
    onSaved: onBegun,
  });
  const typed = form.values.email.trim();
  if (typed !== address) setAddress(typed);
  const { field, set } = form;
  const name = field('name', t('name'));
  const slug = field('slug', t('slug'), t('slugHelp'));
  const theme = field('theme', t('theme'));
  return (
    <GuestForm form={form} send={t('send')}>
      <h2 className={classes.heading}>{t('center')}</h2>
      <TextInput
        autoComplete="organization"
        size="lg"
        {...name}
        withAsterisk={false}
        onChange={({ currentTarget: { value } }) => {
          set('name', value);
          // The address follows the name until somebody has written one.
          if (!chosen.current) set('slug', centerSlugOf(value));
        }}
      />
      <TextInput
        autoComplete="off"
        spellCheck={false}
        size="lg"
        {...slug}
        withAsterisk={false}
        onChange={({ currentTarget: { value } }) => {
          chosen.current = true;
          set('slug', value.toLowerCase());
        }}
      />
      <SegmentedControl
        aria-label={t('theme')}
        size="md"
        fullWidth
        data={[
          { value: 'nestling', label: t('children') },
          { value: 'pets', label: t('pets') },
        ]}
        value={theme.value}
        onChange={theme.onChange}
      />
      <ColourField {...field('color', t('color'))} suggested={COLORS} />
      <h2 className={classes.heading}>{t('place')}</h2>
      <TextInput autoComplete="off" size="lg" {...field('location', t('location'))} withAsterisk={false} />
      <Select searchable size="lg" data={zones} {...field('zone', t('zone'))} withAsterisk={false} />
      <h2 className={classes.heading}>{t('you')}</h2>
      <EmailField {...field('email', t('email'), t('emailHelp', { email: customer.email }))} />
      <TextInput autoComplete="given-name" size="lg" {...field('fname', t('fname'))} withAsterisk={false} />
      <TextInput autoComplete="family-name" size="lg" {...field('lname', t('lname'))} withAsterisk={false} />
      <PasswordFields form={form} />
    </GuestForm>
  );
};
