import {
  approveUser,
  cancelUserInvite,
  resetUserLogins,
  sendMultipleUserInvite,
  unapproveUser,
  updateUserStatus,
} from '@nestling/contract/operations/users.gen.ts';
import { useAction } from '@nestling/kit/action.ts';
import { allows, highest, isRole, type Role } from '@nestling/rules/roles.ts';
import { lazy } from '@nestling/ui/lazy.ts';
import type { MenuItem } from '@nestling/ui/overlay/Menu.tsx';
import { useWords } from '@nestling/ui/words.ts';
import {
  IconCheck,
  IconDeviceMobileMessage,
  IconKey,
  IconMail,
  IconMailOff,
  IconMapPinShare,
  IconPassword,
  IconPower,
  IconRefresh,
  IconShieldX,
  IconTrash,
  IconUserQuestion,
  IconUserShield,
  IconX,
} from '@tabler/icons-react';
import { type ReactNode, Suspense, useState } from 'react';
import { usePerson } from '../../../session/session.ts';
import { useLocations } from '../../../shell/location.ts';
import { useMessageItems } from '../../../shell/write-to.tsx';
import { factorWords } from '../../account/factor-words.ts';
import { useMay } from '../../permissions/use-may.ts';
import { doorWords } from '../door-words.ts';
import { peopleWords } from '../words.ts';
import { PasswordDialog } from './PasswordDialog.tsx';
import { RemoveDialog } from './RemoveDialog.tsx';

const ActAsDialog = lazy(() =>
  import('../../auth/parts/ActAsDialog.tsx').then((file) => ({ default: file.ActAsDialog })),
);

const ResetFactors = lazy(() => import('../../account/parts/ResetFactors.tsx'));
const PinDialog = lazy(() => import('./PinDialog.tsx'));
const MoveDialog = lazy(() => import('./MoveDialog.tsx'));

/** What has to be known of somebody before an act. */
export type Actable = {
  readonly id: string;
  readonly full_name: string;
  readonly status: string;
  readonly email: string | null;
  readonly phone: string | null;
  readonly pending?: boolean | null;
  readonly invited: boolean | null;
  readonly has_password: boolean | null;
  readonly roles?: readonly { readonly name: string }[] | null;
};

/** What somebody is, the highest of its roles. */
const roleOf = ({ roles }: Actable): Role => highest((roles ?? []).flatMap(({ name }) => (isRole(name) ? [name] : [])));

type Asking = {
  readonly what: 'password' | 'remove' | 'reject' | 'act' | 'factors' | 'pin' | 'move';
  readonly person: Actable;
};

/**
 * What the office does with an account: invite, approve, switch, password, remove. `dialogs` stands on the screen.
 * @param contact contacts have camera logins and are approved
 * @param onGone called after somebody was removed
 */
export const usePersonActs = (contact: boolean, onGone: () => void = () => {}) => {
  const t = useWords(peopleWords);
  const f = useWords(factorWords);
  const d = useWords(doorWords);
  const places = useLocations();
  const { id: me, role, actingUntil } = usePerson();
  const may = useMay();
  const contacts = may('manage_contacts');
  const messages = useMessageItems(may('send_announcements'));
  const [asking, setAsking] = useState<Asking | null>(null);
  const invite = useAction(sendMultipleUserInvite);
  const cancel = useAction(cancelUserInvite);
  const again = useAction(approveUser);
  const unapprove = useAction(unapproveUser, {
    undo:
      (_, { id }) =>
      () =>
        void again.run({ id }),
  });
  const approve = useAction(approveUser);
  const back = useAction(updateUserStatus);
  const power = useAction(updateUserStatus, {
    undo:
      (_, { id, status }) =>
      () =>
        void back.run({ id, status: status === 'active' ? 'inactive' : 'active' }),
  });
  const logins = useAction(resetUserLogins);

  const item = (key: string, label: string, icon: ReactNode, onPick: () => void, danger = false): MenuItem => ({
    key,
    label,
    icon,
    onPick,
    danger,
  });
  const actsOf = (person: Actable): MenuItem[] => {
    const { id, pending, status, has_password, invited, email, phone } = person;
    const open = has_password === false && status === 'active';
    const invites = open && contacts;
    const on = status === 'active';
    const office = role === 'admin' && actingUntil === null && on;
    return [
      ...(on && !pending && id !== me ? messages({ kind: 'person', id, name: person.full_name }) : []),
      ...(pending && contacts
        ? [
            item('approve', t('approve'), <IconCheck size={18} />, () => void approve.run({ id })),
            item('reject', t('reject'), <IconX size={18} />, () => setAsking({ what: 'reject', person }), true),
          ]
        : []),
      ...(contact && !pending && on && contacts
        ? [item('unapprove', t('unapprove'), <IconUserQuestion size={18} />, () => void unapprove.run({ id }))]
        : []),
      ...(invites && email
        ? [item('mail', t('inviteMail'), <IconMail size={18} />, () => void invite.run({ users: [id], type: 'email' }))]
        : []),
      ...(invites && phone
        ? [
            item(
              'sms',
              t('inviteSms'),
              <IconDeviceMobileMessage size={18} />,
              () => void invite.run({ users: [id], type: 'sms' }),
            ),
          ]
        : []),
      ...(invites && invited
        ? [item('cancel', t('cancelInvite'), <IconMailOff size={18} />, () => void cancel.run({ id }))]
        : []),
      ...(contact && !open
        ? [item('logins', t('resetLogins'), <IconRefresh size={18} />, () => void logins.run({ id }))]
        : []),
      ...(on ? [item('pin', d('pin'), <IconPassword size={18} />, () => setAsking({ what: 'pin', person }))] : []),
      ...(on && id !== me && places.length > 1
        ? [item('move', d('move'), <IconMapPinShare size={18} />, () => setAsking({ what: 'move', person }))]
        : []),
      ...(id === me
        ? []
        : [
            item('password', t('setPassword'), <IconKey size={18} />, () => setAsking({ what: 'password', person })),
            ...(office && may('act_as_others')
              ? [
                  item('act', t('signInAs', { name: person.full_name }), <IconUserShield size={18} />, () =>
                    setAsking({ what: 'act', person }),
                  ),
                ]
              : []),
            ...(office && may('reset_second_factors')
              ? [
                  item('factors', f('resetAct'), <IconShieldX size={18} />, () =>
                    setAsking({ what: 'factors', person }),
                  ),
                ]
              : []),
            item(
              'power',
              t(on ? 'deactivate' : 'activate'),
              <IconPower size={18} />,
              () => void power.run({ id, status: on ? 'inactive' : 'active' }),
            ),
            item('remove', t('remove'), <IconTrash size={18} />, () => setAsking({ what: 'remove', person }), true),
          ]),
    ];
  };
  const close = () => setAsking(null);
  const dialogs =
    asking === null ? null : asking.what === 'password' ? (
      <PasswordDialog
        person={asking.person}
        anybody={allows(role, 'admin')}
        of={role === 'kvsupport' || role === 'center' ? roleOf(asking.person) : null}
        onClose={close}
      />
    ) : asking.what === 'act' ? (
      <Suspense>
        <ActAsDialog person={asking.person} onClose={close} />
      </Suspense>
    ) : asking.what === 'pin' ? (
      <Suspense>
        <PinDialog person={asking.person} onClose={close} />
      </Suspense>
    ) : asking.what === 'move' ? (
      <Suspense>
        <MoveDialog person={asking.person} onClose={close} />
      </Suspense>
    ) : asking.what === 'factors' ? (
      <Suspense>
        <ResetFactors person={asking.person} onClose={close} />
      </Suspense>
    ) : (
      <RemoveDialog person={asking.person} rejected={asking.what === 'reject'} onClose={close} onGone={onGone} />
    );
  return {
    actsOf,
    dialogs,
    approve: contacts ? (id: string) => void approve.run({ id }) : null,
    invite: contacts ? invite.run : null,
  };
};
