import { MultiSelect, Select, TextInput } from '@mantine/core';
import {
  createAdmin,
  createManager,
  createTeacher,
  updateAdmin,
  updateManager,
  updateTeacher,
} from '@nestling/contract/operations/users.gen.ts';
import { useAsk } from '@nestling/kit/ask.ts';
import { useCallForm } from '@nestling/kit/call-form.ts';
import { FormPanel } from '@nestling/kit/FormPanel.tsx';
import { idsOf } from '@nestling/kit/field/choices.ts';
import { PhoneField } from '@nestling/kit/field/PhoneField.tsx';
import { allows } from '@nestling/rules/roles.ts';
import { useWords } from '@nestling/ui/words.ts';
import { useState } from 'react';
import { usePerson } from '../../../session/session.ts';
import { TeamChoicesDocument, type TeamLineFragment } from '../team.graphql.ts';
import { type TeamRole, teamRoles } from '../team-roles.ts';
import { peopleWords } from '../words.ts';
import { PersonFields } from './PersonFields.tsx';

/** Each role has its calls. */
const adding = { teacher: createTeacher, manager: createManager, admin: createAdmin };
const changing = { teacher: updateTeacher, manager: updateManager, admin: updateAdmin };

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
  const { data } = useAsk(TeamChoicesDocument, { location });
  const form = useCallForm({
    add: adding[role],
    change: changing[role],
    record: member,
    // An invitation goes out at once; whoever follows it has confirmed the address.
    fixed: { email_confirmed: false },
    name: member ? `member:${member.id}` : `member:new:${location}`,
    values: {
      fname: member?.fname,
      lname: member?.lname,
      username: member?.username,
      email: member?.email,
      phone: member?.phone,
      job_title: member?.job_title,
      locations: member ? idsOf(member.locations) : [location],
      programs: idsOf(member?.programs),
    },
    needs: () => (role === 'admin' ? [] : ['locations']),
    onSaved: onClose,
  });
  const { field } = form;
  const { fname } = form.values;
  const locations = new Map(
    [...(member?.locations ?? []), ...(data?.locationsDropdown ?? [])].map(({ id, name }) => [id, name]),
  );
  const rooms = new Map(
    [...(member?.programs ?? []), ...(data?.location_programs ?? [])].map(({ id, name }) => [id, name]),
  );
  const options = (of: ReadonlyMap<string, string>) => [...of].map(([value, label]) => ({ value, label }));
  return (
    <FormPanel
      form={form}
      title={member ? t('edit', { name: member.full_name }) : t('addMember')}
      onClose={onClose}
      submit={member ? t('save') : fname.trim() ? t('addNamed', { name: fname.trim() }) : t('addMember')}
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
      <PersonFields form={form} help={member ? {} : { email: t('invitesAtOnce'), username: t('usernameHelp') }} />
      <TextInput autoComplete="off" {...field('job_title', t('jobTitle'))} />
      <PhoneField {...field('phone', t('phone'))} />
      <MultiSelect searchable hidePickedOptions data={options(locations)} {...field('locations', t('locations'))} />
      {role === 'teacher' ? (
        <MultiSelect searchable hidePickedOptions data={options(rooms)} {...field('programs', t('rooms'))} />
      ) : null}
    </FormPanel>
  );
};
