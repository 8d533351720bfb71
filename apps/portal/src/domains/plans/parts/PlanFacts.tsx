import { Checkbox, Textarea, TextInput } from '@mantine/core';
import { useCallForm } from '@nestling/kit/call-form.ts';
import { FormDialog } from '@nestling/kit/FormDialog.tsx';
import { idsOf } from '@nestling/kit/field/choices.ts';
import { DateField } from '@nestling/kit/field/DateField.tsx';
import { useWords } from '@nestling/ui/words.ts';
import { type Kind, type Plan, planKinds } from '../kinds.ts';
import { planWords } from '../words.ts';

/** What is changed of a plan, each by a call of its own. */
export const facts = ['rename', 'changeTheme', 'changeNotes', 'dates', 'changeRooms'] as const;
export type Fact = (typeof facts)[number];
type Of = {
  readonly kind: Kind;
  readonly plan: Plan;
  readonly rooms: readonly { readonly id: string; readonly name: string }[];
  readonly onClose: () => void;
};

const Rename = ({ kind, plan, onClose }: Of) => {
  const t = useWords(planWords);
  const form = useCallForm({
    change: planKinds[kind].saveName,
    record: plan,
    values: { name: plan.name },
    onSaved: onClose,
  });
  return (
    <FormDialog form={form} title={t('rename')} onClose={onClose}>
      <TextInput {...form.field('name', t('name'))} />
    </FormDialog>
  );
};

const ChangeTheme = ({ kind, plan, onClose }: Of) => {
  const t = useWords(planWords);
  const form = useCallForm({
    change: planKinds[kind].saveTheme,
    record: plan,
    values: { theme: plan.theme },
    onSaved: onClose,
  });
  return (
    <FormDialog form={form} title={t('changeTheme')} onClose={onClose}>
      <TextInput {...form.field('theme', t('theme'))} />
    </FormDialog>
  );
};

const ChangeNotes = ({ kind, plan, onClose }: Of) => {
  const t = useWords(planWords);
  const form = useCallForm({
    change: planKinds[kind].saveNotes,
    record: plan,
    values: { notes: plan.notes },
    onSaved: onClose,
  });
  return (
    <FormDialog form={form} title={t('changeNotes')} onClose={onClose}>
      <Textarea autosize minRows={4} {...form.field('notes', t('notes'), t('notesHelp'))} />
    </FormDialog>
  );
};

const Dates = ({ kind, plan, onClose }: Of) => {
  const t = useWords(planWords);
  const form = useCallForm({
    call: planKinds[kind].saveDates,
    fixed: { id: plan.id, seen: plan.updated_at },
    values: { start_date: plan.start_date, end_date: plan.end_date, weekend: plan.weekend },
    onSaved: onClose,
  });
  return (
    <FormDialog form={form} title={t('dates')} onClose={onClose}>
      <DateField {...form.field('start_date', t('start'))} />
      <DateField {...form.field('end_date', t('end'))} />
      <Checkbox {...form.field('weekend', t('weekend'))} />
    </FormDialog>
  );
};

const ChangeRooms = ({ kind, plan, rooms, onClose }: Of) => {
  const t = useWords(planWords);
  const form = useCallForm({
    call: planKinds[kind].saveRooms,
    fixed: { id: plan.id, seen: plan.updated_at },
    values: { rooms: idsOf(plan.rooms) },
    onSaved: onClose,
  });
  return (
    <FormDialog form={form} title={t('changeRooms')} onClose={onClose}>
      <Checkbox.Group {...form.field('rooms', t('rooms'), kind === 'lesson' ? t('roomsHelp') : '')}>
        {rooms.map(({ id, name }) => (
          <Checkbox key={id} value={id} label={name} mt={8} />
        ))}
      </Checkbox.Group>
    </FormDialog>
  );
};

const panels = {
  rename: Rename,
  changeTheme: ChangeTheme,
  changeNotes: ChangeNotes,
  dates: Dates,
  changeRooms: ChangeRooms,
};

/** Changes one thing of a plan. */
export const PlanFact = ({ fact, ...of }: Of & { readonly fact: Fact }) => {
  const Panel = panels[fact];
  return <Panel {...of} />;
};
