import { Checkbox } from '@mantine/core';
import { useCallForm } from '@nestling/kit/call-form.ts';
import { FormDialog } from '@nestling/kit/FormDialog.tsx';
import { idsOf } from '@nestling/kit/field/choices.ts';
import { PeoplePicker } from '@nestling/kit/field/PeoplePicker.tsx';
import type { PersonChoice } from '@nestling/kit/field/people.ts';
import { allows } from '@nestling/rules/roles.ts';
import { useWords } from '@nestling/ui/words.ts';
import { usePerson } from '../../../session/session.ts';
import { useFindPeople } from '../../../shell/find-people.ts';
import { type Kind, type Plan, planKinds } from '../kinds.ts';
import { planWords } from '../words.ts';

const students = ['student'] as const;
const contacts = ['contact'] as const;
const nobody: PersonChoice[] = [];

/** Lets families read a plan: all of its rooms, or the children who are chosen and, for managers, single contacts. */
export const SharePlan = ({ kind, plan, onClose }: { kind: Kind; plan: Plan; onClose: () => void }) => {
  const t = useWords(planWords);
  const find = useFindPeople(students);
  const findContacts = useFindPeople(contacts);
  // Who is a contact of whom is found by managers alone.
  const choosesContacts = allows(usePerson().role, 'manager');
  const isShared = plan.status === 'shared';
  const form = useCallForm({
    call: planKinds[kind].share,
    fixed: { id: plan.id, share: true },
    values: { students: nobody, users: nobody, notify: false },
    args: (_, { students, users, notify }) => ({
      ...(students.length + users.length > 0 ? { students: idsOf(students), users: idsOf(users) } : {}),
      ...(isShared && notify ? { notify } : {}),
    }),
    onSaved: onClose,
  });
  const { field } = form;
  const isRoom = kind === 'room';
  return (
    <FormDialog
      form={form}
      title={t(isRoom ? 'shareRoom' : 'shareLesson')}
      says={
        isRoom ? t('shareRoomSays', { rooms: plan.rooms.map(({ name }) => name).join(', ') }) : t('shareLessonSays')
      }
      submit={t('share')}
      onClose={onClose}
    >
      <PeoplePicker find={find} {...field('students', t('children'), isRoom ? t('childrenHelp') : '')} />
      {choosesContacts ? (
        <PeoplePicker find={findContacts} {...field('users', t('contacts'), t('contactsHelp'))} />
      ) : null}
      {isShared ? <Checkbox {...field('notify', t('tellAgain'))} /> : null}
    </FormDialog>
  );
};
