import { Button, MultiSelect, Select, TextInput } from '@mantine/core';
import {
  createAdmin,
  createManager,
  updateAdmin,
  updateManager,
  updateTeacher,
} from '@nestling/contract/operations/users.gen.ts';
import { type Ended, useAction } from '@nestling/kit/action.ts';
import { useAsk } from '@nestling/kit/ask.ts';
import { FormBody } from '@nestling/kit/FormBody.tsx';
import { PhoneField } from '@nestling/kit/field/PhoneField.tsx';
import { useRecordForm } from '@nestling/kit/record-form.ts';
import { SidePanel } from '@nestling/kit/SidePanel.tsx';
import { allows } from '@nestling/rules/roles.ts';
import { useWords } from '@nestling/ui/words.ts';
import { useState } from 'react';
import { usePerson } from '../../../session/session.ts';
import { AddTeacherDocument, TeamChoicesDocument, type TeamLineFragment } from '../team.graphql.ts';
import { type TeamRole, teamRoles } from '../team-roles.ts';
import { peopleWords } from '../words.ts';
import { changedOnly } from './changed-only.ts';
import { PersonFields, usePersonRules } from './PersonFields.tsx';
import { useSeen } from './use-seen.ts';

/** Adds somebody to the team, or changes one. */
export const MemberPanel = ({
  location,
  member,
  role: given,
  choose,
  onClose,
}: {
  location: string;
  member: TeamLineFragment | null;
  role: TeamRole;
  /** Whether the role is chosen in the form. */
  choose: boolean;
  onClose: () => void;
}) => {
  const t = useWords(peopleWords);
  const me = usePerson();
  const [role, setRole] = useState(given);
  const rules = usePersonRules();
  const seen = useSeen(member?.updated_at ?? null);
  const add = {
    teacher: useAction(AddTeacherDocument, { ownErrors: true }),
    manager: useAction(createManager, { ownErrors: true }),
    admin: useAction(createAdmin, { ownErrors: true }),
  };
  const change = {
    teacher: useAction(updateTeacher, { ownErrors: true }),
    manager: useAction(updateManager, { ownErrors: true }),
    admin: useAction(updateAdmin, { ownErrors: true }),
  };
  const { data } = useAsk(TeamChoicesDocument, { location });
  const initial = {
    fname: member?.fname ?? '',
    lname: member?.lname ?? '',
    username: member?.username ?? '',
    email: member?.email ?? '',
    phone: member?.phone ?? '',
    job_title: member?.job_title ?? '',
    locations: member ? member.locations.map(({ id }) => id) : [location],
    programs: member?.programs.map(({ id }) => id) ?? [],
  };
  const form = useRecordForm({
    name: member ? `member:${member.id}` : `member:new:${location}`,
    initial,
    validate: {
      ...rules.validate,
      locations: (value) => (role === 'admin' || value.length > 0 ? null : t('needPlace')),
    },
    save: async (values): Promise<Ended<object> | null> => {
      const { programs, phone, job_title, ...rest } = values;
      if (!member) {
        const shared = { ...rest, phone: phone.trim() || null, job_title: job_title.trim() || null };
        return role === 'teacher' ? add.teacher.run({ ...shared, programs }) : add[role].run(shared);
      }
      const { programs: rooms, ...changed } = changedOnly(initial, values);
      const sent = { id: member.id, ...changed, ...seen.sent };
      return seen.noted(
        await (role === 'teacher'
          ? change.teacher.run({ ...sent, ...(rooms ? { programs: rooms } : {}) })
          : change[role].run(sent)),
      );
    },
    onSaved: onClose,
  });
  const { fields } = form;
  const { fname } = fields.getValues();
  const locations = new Map(
    [...(member?.locations ?? []), ...(data?.locationsDropdown ?? [])].map(({ id, name }) => [id, name]),
  );
  const rooms = new Map(
    [...(member?.programs ?? []), ...(data?.location_programs ?? [])].map(({ id, name }) => [id, name]),
  );
  const options = (of: ReadonlyMap<string, string>) => [...of].map(([value, label]) => ({ value, label }));
  return (
    <SidePanel title={member ? t('edit', { name: member.full_name }) : t('addMember')} onClose={onClose}>
      <FormBody
        form={form}
        labels={{ ...rules.labels, locations: t('locations'), programs: t('rooms') }}
        actions={
          <Button type="submit" loading={form.busy}>
            {member ? t('save') : fname.trim() ? t('addNamed', { name: fname.trim() }) : t('addMember')}
          </Button>
        }
      >
        {choose ? (
          <Select
            label={t('role')}
            allowDeselect={false}
            data={teamRoles.filter((one) => allows(me.role, one)).map((value) => ({ value, label: t(value) }))}
            value={role}
            onChange={(next) => setRole(teamRoles.find((one) => one === next) ?? role)}
          />
        ) : null}
        <PersonFields fields={fields} help={member ? {} : { email: t('invitesAtOnce'), username: t('usernameHelp') }} />
        <TextInput label={t('jobTitle')} autoComplete="off" maxLength={100} {...fields.getInputProps('job_title')} />
        <PhoneField label={t('phone')} {...fields.getInputProps('phone')} />
        <MultiSelect
          label={t('locations')}
          withAsterisk={role !== 'admin'}
          searchable
          hidePickedOptions
          data={options(locations)}
          {...fields.getInputProps('locations')}
        />
        {role === 'teacher' ? (
          <MultiSelect
            label={t('rooms')}
            searchable
            hidePickedOptions
            data={options(rooms)}
            {...fields.getInputProps('programs')}
          />
        ) : null}
      </FormBody>
    </SidePanel>
  );
};
