import { useAsk } from '@nestling/kit/ask.ts';
import { useParams } from '@tanstack/react-router';
import { useState } from 'react';
import { CheckValidInviteLinkDocument } from '../checkValidInviteLink.graphql.ts';
import type { Opened, Way } from '../invitation.ts';
import { ChooseSignIn } from './ChooseSignIn.tsx';
import { GuestPage } from './GuestPage.tsx';
import { InvitationCode } from './InvitationCode.tsx';
import { OldInvitation } from './OldInvitation.tsx';

/** Taking up an invitation: the code of the message, then how to sign in. `pin_time` of the address names the message. */
export const Invitation = ({ way }: { way: Way }) => {
  const { pin_time = '' }: { pin_time?: string } = useParams({ strict: false });
  const [opened, setOpened] = useState<Opened | null>(null);
  const { data, fetching } = useAsk(
    CheckValidInviteLinkDocument,
    { pin_url: pin_time, type: way },
    { keep: ['type'], fresh: true },
  );
  if (opened) return <ChooseSignIn way={way} pinTime={pin_time} opened={opened} />;
  if (fetching) return <GuestPage title="" />;
  if (data?.checkValidInviteLink?.status === 'Error') return <OldInvitation way={way} />;
  const name = data?.checkValidInviteLink?.user?.fname ?? null;
  return <InvitationCode way={way} pinTime={pin_time} name={name} onOpened={setOpened} />;
};
