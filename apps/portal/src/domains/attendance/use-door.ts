import { newOperationId } from '@nestling/kit/operation.ts';
import { notify } from '@nestling/ui/notice/notices.ts';
import { useWords } from '@nestling/ui/words.ts';
import { useState } from 'react';
import { useClient } from 'urql';
import { useSession } from '../../session/session.ts';
import { CheckInOutDocument } from './checkInOut.graphql.ts';
import { MarkAbsentDocument } from './markAbsent.graphql.ts';
import { MoveNowDocument } from './moveNow.graphql.ts';
import { statedNow } from './stated.ts';
import { UndoCheckDocument } from './undoCheck.graphql.ts';
import { attendanceWords } from './words.ts';

interface Told {
  readonly status: string;
  readonly message: string;
}

/**
 * What staff do at the door: check in, check out, move, mark absent. Done at once; a check can be taken back from the
 * notice. Each press is one operation, however often it has to be sent.
 */
export const useDoor = (location: string, zone: string | null) => {
  const t = useWords(attendanceWords);
  const client = useClient();
  const { person } = useSession();
  const [busy, setBusy] = useState(false);

  const run = async (work: () => Promise<Told | null | undefined>, undo?: () => void): Promise<boolean> => {
    setBusy(true);
    const told = await work().catch(() => null);
    setBusy(false);
    const ok = told?.status === 'Success';
    notify({
      kind: ok ? 'done' : 'failed',
      title: told?.message ?? t('notDone'),
      ...(ok && undo ? { undo } : {}),
    });
    return ok;
  };

  const undo = (students: string[]) => () => {
    const operation_id = newOperationId();
    void run(async () => {
      const { data } = await client.mutation(UndoCheckDocument, { students, operation_id });
      return data?.undoCheckInOut;
    });
  };

  const check = (students: string[], action: 'in' | 'out') => {
    const operation_id = newOperationId();
    const variables = { students, ...statedNow(zone), by: person?.id ?? '', location, action, operation_id };
    return run(async () => {
      const { data } = await client.mutation(CheckInOutDocument, variables);
      return data?.saveUserStudentCheckInOutActivity;
    }, undo(students));
  };

  const move = (students: string[], room: string) => {
    const operation_id = newOperationId();
    return run(async () => {
      const { data } = await client.mutation(MoveNowDocument, { students, room, operation_id });
      return data?.moveStudentsNow;
    });
  };

  const markAbsent = (students: string[]) => {
    const operation_id = newOperationId();
    return run(async () => {
      const { data } = await client.mutation(MarkAbsentDocument, {
        students,
        date: statedNow(zone).date,
        operation_id,
      });
      return data?.markStudentsAbsent;
    });
  };

  return { busy, check, move, markAbsent };
};
