import { markStudentsAbsent, undoCheckInOut } from '@nestling/contract/operations/attendance.gen.ts';
import { newOperationId } from '@nestling/kit/operation.ts';
import { refusalOf } from '@nestling/kit/refusal.ts';
import { notify } from '@nestling/ui/notice/notices.ts';
import { useWords } from '@nestling/ui/words.ts';
import { useState } from 'react';
import { type CombinedError, useClient } from 'urql';
import { useSession } from '../../session/session.ts';
import { CheckInOutDocument } from './checkInOut.graphql.ts';
import { MoveNowDocument } from './moveNow.graphql.ts';
import { statedNow } from './stated.ts';
import { attendanceWords } from './words.ts';

interface Told {
  readonly status: string;
  readonly message: string;
}

/** Somebody who goes to another room, and the room it was in. */
interface Moved {
  readonly id: string;
  readonly from: string | null;
}
const idsOf = (moved: readonly Moved[]): string[] => moved.map(({ id }) => id);

/** What the server answered, or why it did not. */
type Answered = { readonly told: Told | null | undefined; readonly error: CombinedError | undefined };

/**
 * What staff do at the door: check in, check out, move, mark absent. Done at once; a check can be taken back from the
 * notice. Each press is one operation, however often it has to be sent.
 */
export const useDoor = (location: string, zone: string | null) => {
  const t = useWords(attendanceWords);
  const client = useClient();
  const { person } = useSession();
  const [busy, setBusy] = useState(false);

  const run = async (work: () => Promise<Answered>, undo?: () => void): Promise<boolean> => {
    setBusy(true);
    const { told, error } = await work();
    setBusy(false);
    // The server's own sentence, such as that somebody else was quicker; ours only where there was no answer.
    const refused = error ? refusalOf(error).message : '';
    const ok = told?.status === 'Success';
    notify({
      kind: ok ? 'done' : 'failed',
      title: told?.message || refused || t('notDone'),
      ...(ok && undo ? { undo } : {}),
    });
    return ok;
  };

  const undo = (students: string[]) => () => {
    const operation_id = newOperationId();
    void run(async () => {
      const { data, error } = await client.mutation(undoCheckInOut, { students, operation_id });
      return { told: data?.outcome, error };
    });
  };

  const check = (students: string[], action: 'in' | 'out') => {
    const operation_id = newOperationId();
    const variables = { students, ...statedNow(zone), by: person?.id ?? '', location, action, operation_id };
    return run(async () => {
      const { data, error } = await client.mutation(CheckInOutDocument, variables);
      return { told: data?.saveUserStudentCheckInOutActivity, error };
    }, undo(students));
  };

  const moveTo = (students: string[], room: string, undo?: () => void): Promise<boolean> => {
    const operation_id = newOperationId();
    return run(async () => {
      const { data, error } = await client.mutation(MoveNowDocument, { students, room, operation_id });
      return { told: data?.moveStudentsNow, error };
    }, undo);
  };

  /** Undo leads each back to the room it was in. */
  const move = (moved: readonly Moved[], room: string): Promise<boolean> => {
    const back = Map.groupBy(moved, ({ from }) => from);
    const undo = async () => {
      for (const [from, group] of back) if (from) await moveTo(idsOf(group), from);
    };
    return moveTo(idsOf(moved), room, back.has(null) ? undefined : () => void undo());
  };

  const markAbsent = (students: string[]) => {
    const operation_id = newOperationId();
    return run(async () => {
      const { data, error } = await client.mutation(markStudentsAbsent, {
        students,
        date: statedNow(zone).date,
        operation_id,
      });
      return { told: data?.outcome, error };
    });
  };

  return { busy, check, move, markAbsent };
};
