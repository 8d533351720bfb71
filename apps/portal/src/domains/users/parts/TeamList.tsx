import { Button } from '@mantine/core';
import { sendMultipleUserInvite } from '@nestling/contract/operations/users.gen.ts';
import { useAction } from '@nestling/kit/action.ts';
import { BulkAct, BulkBar } from '@nestling/kit/BulkBar.tsx';
import { type Column, DataTable } from '@nestling/kit/DataTable.tsx';
import { FilterMenu } from '@nestling/kit/FilterRow.tsx';
import { ListScreen } from '@nestling/kit/ListScreen.tsx';
import { useList } from '@nestling/kit/list.ts';
import { useListState } from '@nestling/kit/list-state.ts';
import { usePhone } from '@nestling/kit/media.ts';
import { editItem } from '@nestling/kit/menu-items.tsx';
import { useRowPanel } from '@nestling/kit/panel.ts';
import { useSelection } from '@nestling/kit/selection.ts';
import { useColumns } from '@nestling/kit/table/column-choice.tsx';
import { allows } from '@nestling/rules/roles.ts';
import { ago } from '@nestling/ui/format/when.ts';
import type { MenuItem } from '@nestling/ui/overlay/Menu.tsx';
import { EmptyState } from '@nestling/ui/page/EmptyState.tsx';
import { BlocksPicture } from '@nestling/ui/page/pictures.tsx';
import { Person } from '@nestling/ui/person/Person.tsx';
import { RoomName } from '@nestling/ui/place/RoomName.tsx';
import { useSpeech, useWords } from '@nestling/ui/words.ts';
import { IconId, IconMail, IconPlus } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { href } from '../../../addresses.ts';
import { usePerson } from '../../../session/session.ts';
import { BulkMessage } from '../../../shell/BulkMessage.tsx';
import { useCurrentLocation } from '../../../shell/location.ts';
import { useMay } from '../../permissions/use-may.ts';
import { TeamDocument, type TeamLineFragment } from '../team.graphql.ts';
import { type TeamRole, teamRoleOf, teamRoles } from '../team-roles.ts';
import { peopleWords } from '../words.ts';
import { MemberPanel } from './MemberPanel.tsx';
import classes from './people.module.css';
import { Standing } from './Standing.tsx';
import { usePersonActs } from './use-person-acts.tsx';

type Member = TeamLineFragment;

const filters = ['status'] as const;
const addWords = { teacher: 'addStaff', manager: 'addManager', admin: 'addAdmin' } as const;
const noColour = '#857d8a';

const roleOf = ({ roles }: Member): TeamRole => teamRoleOf(roles);

/** The team of the location, or those of one role. Admins belong to the centre, whatever location is open. */
export const TeamList = ({ only: role, choose = false }: { only: TeamRole | null; choose?: boolean }) => {
  const t = useWords(peopleWords);
  const { language } = useSpeech();
  const place = useCurrentLocation();
  const me = usePerson();
  const phone = usePhone();
  const navigate = useNavigate();
  const state = useListState(filters);
  const selection = useSelection();
  const { rows, answer } = useList(TeamDocument, state, {
    rows: ({ getTeamList }) => getTeamList,
    variables: {
      location: role === 'admin' ? null : (place?.id ?? null),
      role,
      status: state.filter('status') || null,
    },
    pause: place === null && role !== 'admin',
  });
  const [beside, setBeside] = useRowPanel(rows, teamRoles);
  const { actsOf, dialogs } = usePersonActs(false);
  const many = useAction(sendMultipleUserInvite);

  const recordOf = ({ id }: Member) => href('people.member', { team: id });
  const may = useMay();
  const invites = may('manage_contacts');
  const mayChange = (member: Member) => allows(me.role, roleOf(member));
  const menuOf = (member: Member): MenuItem[] => [
    {
      key: 'record',
      label: t('open'),
      icon: <IconId size={18} />,
      onPick: () => void navigate({ href: recordOf(member) }),
    },
    ...(mayChange(member)
      ? [...(may('manage_team') ? [editItem(t('change'), () => setBeside(member))] : []), ...actsOf(member)]
      : []),
  ];
  const roomsOf = ({ programs }: Member) => (
    <span className={classes.rooms}>
      {programs.map(({ id, name, color_code }) => (
        <RoomName key={id} name={name} colour={color_code ?? noColour} />
      ))}
    </span>
  );
  const columns: Column<Member>[] = [
    {
      key: 'name',
      head: t('name'),
      by: ({ full_name }) => full_name,
      width: '28%',
      cell: ({ id, full_name, avatar, job_title, email }) => (
        <Person id={id} name={full_name} image={avatar} detail={job_title || email} />
      ),
    },
    ...(role === null
      ? [{ key: 'role', head: t('role'), by: (one: Member) => t(roleOf(one)), cell: (one: Member) => t(roleOf(one)) }]
      : []),
    ...(role === 'teacher' || role === null
      ? [{ key: 'rooms', head: t('rooms'), cell: roomsOf, wide: true }]
      : [
          {
            key: 'locations',
            head: t('locations'),
            wide: true,
            cell: ({ locations }: Member) => locations.map(({ name }) => name).join(', '),
          },
        ]),
    { key: 'status', head: t('status'), cell: (one) => <Standing person={one} /> },
    {
      key: 'login',
      head: t('lastLogin'),
      by: ({ last_login_time }) => last_login_time,
      wide: true,
      cell: ({ last_login_time }) => (
        <span className={classes.quiet}>{last_login_time ? ago(last_login_time, language) : t('never')}</span>
      ),
    },
  ];
  const { shown, menu } = useColumns(role ? `team:${role}` : 'team', columns);
  const addable = role ?? 'teacher';
  const add =
    allows(me.role, addable) && may('manage_team') ? (
      <Button leftSection={<IconPlus size={18} />} onClick={() => setBeside(addable)}>
        {t(role === null ? 'addMember' : addWords[role])}
      </Button>
    ) : null;
  const isNew = typeof beside === 'string';

  return (
    <>
      <ListScreen
        state={{ ...state, filtered: state.filtered || (choose && role !== null) }}
        answer={answer}
        actions={add}
        filters={
          <>
            {choose ? (
              <FilterMenu
                name={t('role')}
                value={role ?? ''}
                choices={teamRoles.map((value) => ({ value, label: t(value) }))}
                onChange={(next) =>
                  void navigate({ href: href('people.team', next ? { role: next } : {}), replace: true })
                }
              />
            ) : null}
            <FilterMenu
              name={t('status')}
              value={state.filter('status')}
              choices={(['active', 'inactive'] as const).map((value) => ({ value, label: t(value) }))}
              onChange={(status) => state.set({ filters: { status } })}
            />
            {phone ? null : menu}
          </>
        }
        empty={
          <EmptyState picture={<BlocksPicture />} title={t('emptyTeam')} actions={add}>
            {t('emptyTeamText')}
          </EmptyState>
        }
        panel={
          beside && place ? (
            <MemberPanel
              key={isNew ? 'new' : beside.id}
              location={place.id}
              member={isNew ? null : beside}
              role={isNew ? beside : roleOf(beside)}
              choose={isNew && role === null}
              onClose={() => setBeside(null)}
            />
          ) : undefined
        }
      >
        <DataTable
          label={t('team')}
          rows={rows}
          columns={beside ? shown.filter(({ key }) => key !== 'login' && key !== 'rooms') : shown}
          keyOf={({ id }) => id}
          nameOf={({ full_name }) => full_name}
          {...(invites ? { selection } : {})}
          hrefOf={recordOf}
          menuOf={phone ? undefined : menuOf}
          card={(one) => (
            <span className={classes.card}>
              <Person
                id={one.id}
                name={one.full_name}
                image={one.avatar}
                size={44}
                detail={[t(roleOf(one)), one.job_title].filter(Boolean).join(' · ')}
              />
              <Standing person={one} />
            </span>
          )}
        />
        {invites ? (
          <BulkBar selection={selection}>
            <BulkAct
              icon={<IconMail size={18} />}
              onClick={async () => {
                const ended = await many.run({ users: [...selection.keys], type: 'email' });
                if (ended?.kind === 'done') selection.clear();
              }}
            >
              {t('inviteMail')}
            </BulkAct>
            {may('send_announcements') ? (
              <BulkMessage kind="person" to={rows.filter(({ id }) => selection.has(id))} />
            ) : null}
          </BulkBar>
        ) : null}
      </ListScreen>
      {dialogs}
    </>
  );
};
