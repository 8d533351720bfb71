import { useAction } from '@nestling/kit/action.ts';
import { useWords } from '@nestling/ui/words.ts';
import { AddStudentGuardianDocument } from './addGuardian.graphql.ts';
import { BlackListGuardianDocument } from './blackList.graphql.ts';
import { flagsOf, type GuardianFlags } from './guardian-flags.tsx';
import { LiftBlackListDocument } from './liftBlackList.graphql.ts';
import { RemoveStudentGuardianDocument } from './removeGuardian.graphql.ts';
import { useReversible } from './reversible.ts';
import { UpdateStudentGuardianDocument } from './updateGuardian.graphql.ts';
import type { Guardian, StudentRecord } from './use-record.ts';
import { recordWords } from './words.ts';

/** What the office changes on the link of a guardian; each act is done at once and can be taken back. */
export const useGuardian = (student: StudentRecord, link: Guardian) => {
  const t = useWords(recordWords);
  const pair = { student: student.id, user: link.user_id };
  const name = link.user?.full_name ?? '';
  const relation = link.relation?.id ?? null;
  const { send } = useReversible(UpdateStudentGuardianDocument);
  const add = useAction(AddStudentGuardianDocument);
  const unlink = useAction(RemoveStudentGuardianDocument, {
    say: () => ({ title: t('removed', { name }) }),
    // Whoever was blocked must not come back as somebody who may pick up.
    undo: () =>
      relation === null || link.black_list ? null : () => void add.run({ ...pair, relation, ...flagsOf(link) }),
  });
  const block = useAction(BlackListGuardianDocument, { undo: () => () => void unblock.run(pair) });
  const unblock = useAction(LiftBlackListDocument, {
    undo: () => () => void block.run({ ...pair, note: link.black_list_note }),
  });

  return {
    set: (flag: keyof GuardianFlags, word: string, on: boolean) =>
      send(
        { ...pair, [flag]: on },
        { ...pair, [flag]: !on },
        { title: t(on ? 'setOn' : 'setOff', { flag: word, name }) },
      ),
    relate: (to: string) =>
      send({ ...pair, relation: to }, relation === null ? null : { ...pair, relation }, {
        title: t('saved', { label: t('relation') }),
      }),
    remove: () => unlink.run(pair),
    lift: () => unblock.run(pair),
  };
};
