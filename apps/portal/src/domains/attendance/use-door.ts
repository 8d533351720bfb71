import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import { markStudentsAbsent, undoCheckInOut } from '@nestling/contract/operations/attendance.gen.ts';
import { useEnding } from '@nestling/kit/ending.ts';
import { sendMutation } from '@nestling/kit/send.ts';
import { notify } from '@nestling/ui/notice/notices.ts';
import { useState } from 'react';
import { useClient } from 'urql';
import { useSession } from '../../session/session.ts';
import { CheckInOutDocument } from './checkInOut.graphql.ts';
import { MoveNowDocument } from './moveNow.graphql.ts';
import { statedNow } from './stated.ts';

/** Somebody who goes to another room, and the room it was in. */
interface Moved {
  readonly id: string;
  readonly from: string | null;
}
const idsOf = (moved: readonly Moved[]): string[] => moved.map(({ id }) => id);

/** The minute of a press is stated, and is no part of what is wanted: pressed again, the first one holds. */
const STATED = ['date', 'time'];

/**
 * What staff do at the door: check in, check out, move, mark absent. Done at once; a check can be taken back from the
 * notice. Each press is one intention, however often it has to be sent.
 */
export const useDoor = (location: string, zone: string | null) => {
  const client = useClient();
  const sentence = useEnding();
  const { person } = useSession();
  const [busy, setBusy] = useState(false);

  const run = async <D extends object, V extends object>(
    document: TypedDocumentNode<D, V>,
    variables: V,
    undo?: () => void,
  ): Promise<boolean> => {
    setBusy(true);
    const sent = await sendMutation(client, document, variables, { stated: STATED });
    setBusy(false);
    if ('calledOff' in sent) return false;
    const ok = sent.kind === 'done';
    notify({ kind: ok ? 'done' : 'failed', title: sentence(sent), ...(ok && undo ? { undo } : {}) });
    return ok;
  };

  const undo = (students: string[]) => () => void run(undoCheckInOut, { students });

  const check = (students: string[], action: 'in' | 'out') =>
    run(CheckInOutDocument, { students, ...statedNow(zone), by: person?.id ?? '', location, action }, undo(students));

  const moveTo = (students: string[], room: string, undo?: () => void): Promise<boolean> =>
    run(MoveNowDocument, { students, room }, undo);

  /** Undo leads each back to the room it was in. */
  const move = (moved: readonly Moved[], room: string): Promise<boolean> => {
    const back = Map.groupBy(moved, ({ from }) => from);
    const undo = async () => {
      for (const [from, group] of back) if (from) await moveTo(idsOf(group), from);
    };
    return moveTo(idsOf(moved), room, back.has(null) ? undefined : () => void undo());
  };

  const markAbsent = (students: string[]) => run(markStudentsAbsent, { students, date: statedNow(zone).date });

  return { busy, check, move, markAbsent };
};
