import { Button, Checkbox } from '@mantine/core';
import { shareForm, updateFormProperties } from '@nestling/contract/operations/forms.gen.ts';
import { useAction } from '@nestling/kit/action.ts';
import { useAsk } from '@nestling/kit/ask.ts';
import { useCallForm } from '@nestling/kit/call-form.ts';
import { FormBody } from '@nestling/kit/FormBody.tsx';
import { DateField } from '@nestling/kit/field/DateField.tsx';
import { NumberField } from '@nestling/kit/field/NumberField.tsx';
import { PeoplePicker } from '@nestling/kit/field/PeoplePicker.tsx';
import type { PersonChoice } from '@nestling/kit/field/people.ts';
import { Stack } from '@nestling/kit/layout/Stack.tsx';
import { allows } from '@nestling/rules/roles.ts';
import { CardsSkeleton } from '@nestling/ui/feedback/Skeletons.tsx';
import { instantOf, stated } from '@nestling/ui/format/when.ts';
import { useWords } from '@nestling/ui/words.ts';
import { usePerson } from '../../../session/session.ts';
import { useFindPeople } from '../../../shell/find-people.ts';
import { useMay } from '../../permissions/use-may.ts';
import type { FormRecord } from '../form-record.ts';
import { FormRecipientsDocument, FormShareChoicesDocument } from '../forms.graphql.ts';
import { formWords } from '../words.ts';
import { PublicLink } from './PublicLink.tsx';
import { sharedOf } from './share.ts';

const students = ['student'] as const;
const contacts = ['contact'] as const;
const staff = ['staff'] as const;

/** The day something ends by the location's clock. */
const dayOf = (moment: string | null): string => (moment ? stated(moment).date : '');

/** Chooses with whom a form is shared; the names of those chosen come with those it asks. */
export const ShareForm = ({ form }: { form: FormRecord }) => {
  const { data } = useAsk(FormRecipientsDocument, { form_id: form.id });
  if (!data) return <CardsSkeleton />;
  const names = new Map(
    data.getFormRecipients.flatMap(({ student, user }): [string, string][] =>
      student ? [[`s${student.id}`, student.full_name]] : user ? [[`u${user.id}`, user.full_name]] : [],
    ),
  );
  return <Fields form={form} names={names} />;
};

const Fields = ({ form, names }: { form: FormRecord; names: ReadonlyMap<string, string> }) => {
  const t = useWords(formWords);
  const { role } = usePerson();
  const may = useMay();
  const finds = { students: useFindPeople(students), contacts: useFindPeople(contacts), staff: useFindPeople(staff) };
  const location = form.location?.id ?? '';
  const { data } = useAsk(FormShareChoicesDocument, { location }, { pause: !location });
  const limit = useAction(updateFormProperties, { ownErrors: true, say: () => null });
  const shared = sharedOf(form.share_with);
  const people = (ids: readonly string[], kind: 's' | 'u'): readonly PersonChoice[] =>
    ids.flatMap((id) => {
      const name = names.get(`${kind}${id}`);
      return name === undefined ? [] : [{ id, name }];
    });
  const page = useCallForm({
    call: shareForm,
    name: `form-share:${form.id}`,
    fixed: { id: form.id },
    values: {
      families: shared.families,
      whole_team: shared.team,
      public: form.is_public === true,
      rooms: [...shared.rooms],
      students: people(shared.students, 's'),
      users: people(shared.contacts, 'u'),
      team: people(shared.staff, 'u'),
      ends: dayOf(form.ends_at),
      most: form.most_entries,
    },
    args: (given, { families, whole_team, public: open }) => ({
      ...given,
      share_with: [...(families ? ['families'] : []), ...(whole_team ? ['team'] : []), ...(open ? ['public'] : [])],
    }),
    save: async (run, { public: open, ends, most }) => {
      const limits = {
        ends_at: ends ? new Date(instantOf(ends, '23:59') + 59_000).toISOString() : null,
        most_entries: most,
      };
      const limited = open ? await limit.run({ id: form.id, properties: limits }) : null;
      return limited && limited.kind !== 'done' ? limited : run();
    },
    onSaved: () => {},
  });
  const { field } = page;
  const where = form.location?.name ?? '';
  const rooms = data?.location_programs ?? [];
  const isManager = allows(role, 'manager');
  if (!may('edit_forms')) return null;
  return (
    <Stack gap="l">
      <FormBody
        form={page}
        actions={
          <Button type="submit" loading={page.busy}>
            {t('saveShare')}
          </Button>
        }
      >
        <Checkbox {...field('families', t('shareFamilies', { location: where }))} />
        {rooms.length > 0 ? (
          <Checkbox.Group {...field('rooms', t('rooms'))}>
            {rooms.map(({ id, name }) => (
              <Checkbox key={id} value={id} label={name} mt={8} />
            ))}
          </Checkbox.Group>
        ) : null}
        <PeoplePicker find={finds.students} {...field('students', t('students'))} />
        {isManager ? <PeoplePicker find={finds.contacts} {...field('users', t('contacts'))} /> : null}
        <Checkbox {...field('whole_team', t('shareTeam', { location: where }))} />
        {isManager ? <PeoplePicker find={finds.staff} {...field('team', t('staff'))} /> : null}
        <Checkbox {...field('public', t('sharePublic'), t('sharePublicHelp'))} />
        {page.values.public ? (
          <>
            <DateField {...field('ends', t('ends'), t('endsHelp'))} />
            <NumberField {...field('most', t('most'))} min={1} max={100_000} />
          </>
        ) : null}
      </FormBody>
      {form.is_public ? <PublicLink form={form.id} /> : null}
    </Stack>
  );
};
