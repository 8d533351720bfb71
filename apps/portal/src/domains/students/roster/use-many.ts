import { useAction } from '@nestling/kit/action.ts';
import { useEnding } from '@nestling/kit/ending.ts';
import { sendMutation } from '@nestling/kit/send.ts';
import { notify } from '@nestling/ui/notice/notices.ts';
import { useWords } from '@nestling/ui/words.ts';
import { useRef } from 'react';
import { useClient } from 'urql';
import { ActOnStudentsDocument } from './many.graphql.ts';
import { RestoreStudentDocument } from './restore.graphql.ts';
import { rosterWords } from './words.ts';

/** What can be done with several students at once; the names are the server's. */
export type ManyAct = 'archive' | 'activate' | 'deactivate' | 'move_room' | 'assign_cameras';

/** What has to be known of a student before an act, so that it can be taken back. */
export type Before = {
  readonly id: string;
  readonly status: string;
  readonly program: { readonly id: string } | null;
  readonly cameras: readonly { readonly id: string }[];
};

type Step = { readonly name: ManyAct; readonly value?: string; readonly students: string[] };

const ids = (students: readonly Before[]): string[] => students.map(({ id }) => id);

/** One step for each value the students had before. */
const stepsBack = (name: ManyAct, students: readonly Before[], had: (student: Before) => string | null): Step[] =>
  [...Map.groupBy(students, had)].flatMap(([value, some]) =>
    value === null ? [] : [{ name, value, students: ids(some) }],
  );

const undoing = (name: ManyAct, students: readonly Before[]): Step[] => {
  if (name === 'move_room') return stepsBack(name, students, ({ program }) => program?.id ?? null);
  if (name === 'assign_cameras')
    return stepsBack(name, students, ({ cameras }) => cameras.map(({ id }) => id).join(','));
  const changed = students.filter(({ status }) => status !== (name === 'activate' ? 'active' : 'inactive'));
  if (changed.length === 0) return [];
  return [{ name: name === 'activate' ? 'deactivate' : 'activate', students: ids(changed) }];
};

/** Acts on students, each done at once and with a way back in its notice. */
export const useManyStudents = () => {
  const t = useWords(rosterWords);
  const client = useClient();
  const sentence = useEnding();
  const last = useRef<{ readonly name: ManyAct; readonly students: readonly Before[] } | null>(null);

  const restore = async (students: readonly Before[]): Promise<void> => {
    let done = 0;
    let declined = '';
    for (const { id, program } of students) {
      const sent = await sendMutation(client, RestoreStudentDocument, { id, room: program?.id ?? '' });
      if (sent.kind === 'done') done += 1;
      else declined ||= sentence(sent);
    }
    const count = students.length;
    if (done === count) notify({ kind: 'done', title: t('restored', { count }) });
    else notify({ kind: 'failed', title: t('restoredSome', { done, count }), detail: declined });
  };

  const takeBack = async (name: ManyAct, students: readonly Before[]): Promise<void> => {
    if (name === 'archive') return restore(students);
    for (const step of undoing(name, students)) {
      const sent = await sendMutation(client, ActOnStudentsDocument, step);
      notify({ kind: sent.kind === 'done' ? 'done' : 'failed', title: sentence(sent) });
    }
  };

  const { run, busy } = useAction(ActOnStudentsDocument, {
    undo: (data) => {
      const asked = last.current;
      if (!asked) return null;
      const left = new Set(data.studentMultiAction?.errors.map(({ field }) => field.split('.')[1]));
      const done = asked.students.filter(({ id }) => !left.has(id));
      return () => void takeBack(asked.name, done);
    },
  });
  const act = async (name: ManyAct, students: readonly Before[], value?: string): Promise<boolean> => {
    last.current = { name, students };
    const ended = await run({ name, students: ids(students), value: value ?? null });
    return ended?.kind === 'done';
  };

  return { act, restore, busy };
};
