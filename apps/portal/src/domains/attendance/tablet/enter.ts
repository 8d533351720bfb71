import { newOperationId } from '@nestling/kit/operation.ts';
import { useState } from 'react';
import { useClient } from 'urql';
import { statedNow } from '../stated.ts';
import { CheckAtScreenDocument } from './checkAtScreen.graphql.ts';
import { ClockAtScreenDocument } from './clockAtScreen.graphql.ts';
import { EnterPinAndPhoneDocument, EnterPinDocument, type EnterPinQuery } from './enterPin.graphql.ts';

type Answer = NonNullable<EnterPinQuery['verifyUserCheckinPin']>;

/** Who entered a PIN, with everything that person may do here. */
export type Entered = {
  readonly user: NonNullable<Answer['user']>;
  readonly type: 'team' | 'contact';
  readonly students: NonNullable<Answer['students']>;
  readonly programs: NonNullable<Answer['programs']>;
  readonly program_status: string | null;
  readonly attendance: Answer['attendance'];
};
/** How a press ended: `said` is the server's sentence, '' when there was none to be had. */
export type Said = { readonly ok: boolean; readonly said: string };

/** What is done on the tablet; nothing of it is kept once somebody has gone. */
export const useTablet = (location: string, zone: string) => {
  const client = useClient();
  const [busy, setBusy] = useState(false);
  const during = async <V>(work: () => Promise<V>): Promise<V> => {
    setBusy(true);
    try {
      return await work();
    } finally {
      setBusy(false);
    }
  };

  const enter = (pin: string, phone: string | null): Promise<Entered | Said> =>
    during(async () => {
      const fresh = { requestPolicy: 'network-only' } as const;
      const told = phone
        ? (await client.query(EnterPinAndPhoneDocument, { pin, phone, location }, fresh).toPromise()).data
            ?.verifyUserCheckinPinAndPhone
        : (await client.query(EnterPinDocument, { pin, location }, fresh).toPromise()).data?.verifyUserCheckinPin;
      if (told?.status !== 'Success' || !told.user) return { ok: false, said: told?.message ?? '' };
      const { user, type, students, programs, program_status, attendance } = told;
      return {
        user,
        type: type === 'team' ? 'team' : 'contact',
        students: students ?? [],
        programs: programs ?? [],
        program_status,
        attendance,
      };
    });

  const check = (by: string, students: readonly string[], action: 'in' | 'out', signature: string | null) =>
    during(async (): Promise<Said> => {
      const variables = {
        by,
        students: [...students],
        action,
        signature,
        ...statedNow(zone),
        operation_id: newOperationId(),
      };
      const { data } = await client.mutation(CheckAtScreenDocument, variables, { quiet: true }).toPromise();
      const told = data?.saveUserStudentCheckInOutActivityFromScreen;
      return { ok: told?.status === 'Success', said: told?.message ?? '' };
    });

  const clock = (member: string, action: 'in' | 'out' | 'break' | 'move', room: string) =>
    during(async (): Promise<Said> => {
      const variables = { room, action, team: [member], ...statedNow(zone), operation_id: newOperationId() };
      const { data } = await client.mutation(ClockAtScreenDocument, variables, { quiet: true }).toPromise();
      const told = data?.saveAttandanceTeamFromScreen;
      return { ok: told?.status === 'Success', said: told?.message ?? '' };
    });

  return { busy, enter, check, clock };
};
