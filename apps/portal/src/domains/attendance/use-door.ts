import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import { markStudentsAbsent, undoCheckInOut } from '@nestling/contract/operations/attendance.gen.ts';
import { useEnding } from '@nestling/kit/ending.ts';
import { sendMutation } from '@nestling/kit/send.ts';
import { notify } from '@nestling/ui/notice/notices.ts';
import { useWords } from '@nestling/ui/words.ts';
import { useState } from 'react';
import { useClient } from 'urql';
import { useSession } from '../../session/session.ts';
import { CheckInOutDocument } from './checkInOut.graphql.ts';
import { MoveNowDocument } from './moveNow.graphql.ts';
import { askWhoTakes } from './pickup/asking.ts';
import { pickupWords } from './pickup/words.ts';
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
 * What staff do at the door: check in, check out (asked who takes them), move, mark absent. Done at once; a check can be taken back from the
 * notice. Each press is one intention, however often it has to be sent.
 */
export const useDoor = (location: string, zone: string | null) => {
  const client = useClient();
  const sentence = useEnding();
  const t = useWords(pickupWords);
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

  const checked = (students: string[], by: string | null, action: 'in' | 'out') => ({
    students,
    ...statedNow(zone),
    by: by ?? person?.id ?? '',
    location,
    action,
  });

  const checkIn = (students: string[]) => run(CheckInOutDocument, checked(students, null, 'in'), undo(students));

  /** Asks first who takes them; each person's children are one call, and one notice takes all of it back. */
  const checkOut = async (students: string[]): Promise<boolean> => {
    const fetched = await askWhoTakes({ location, students });
    if (!fetched) return false;
    const [only] = fetched;
    if (only && fetched.length === 1) return run(CheckInOutDocument, checked(students, only.by, 'out'), undo(students));
    setBusy(true);
    const gone: string[] = [];
    for (const { students: some, by } of fetched) {
      const sent = await sendMutation(client, CheckInOutDocument, checked([...some], by, 'out'), { stated: STATED });
      if ('calledOff' in sent) continue;
      if (sent.kind === 'done') gone.push(...some);
      else notify({ kind: 'failed', title: sentence(sent) });
    }
    setBusy(false);
    if (gone.length > 0) notify({ kind: 'done', title: t('checkedOut', { count: gone.length }), undo: undo(gone) });
    return gone.length === students.length;
  };

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

  return { busy, checkIn, checkOut, move, markAbsent };
};
