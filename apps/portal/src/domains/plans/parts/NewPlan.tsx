import { Checkbox, Select, TextInput } from '@mantine/core';
import { createLessonPlan, createRoomPlan } from '@nestling/contract/operations/plans.gen.ts';
import { useAsk } from '@nestling/kit/ask.ts';
import { useCallForm } from '@nestling/kit/call-form.ts';
import { FormDialog } from '@nestling/kit/FormDialog.tsx';
import { FormPanel } from '@nestling/kit/FormPanel.tsx';
import { DateField } from '@nestling/kit/field/DateField.tsx';
import { useWords } from '@nestling/ui/words.ts';
import { LessonPlanChoicesDocument } from '../plans.graphql.ts';
import { planWords } from '../words.ts';

type Room = { readonly id: string; readonly name: string };
const noRooms: string[] = [];

const boxes = (rooms: readonly Room[]) =>
  rooms.map(({ id, name }) => <Checkbox key={id} value={id} label={name} mt={8} />);

/** Begins a lesson plan. */
export const NewLessonPlan = ({
  location,
  rooms,
  onClose,
}: {
  location: string;
  rooms: readonly Room[];
  onClose: () => void;
}) => {
  const t = useWords(planWords);
  const form = useCallForm({
    call: createLessonPlan,
    fixed: { location },
    values: { name: '', theme: '', start_date: '', end_date: '', weekend: false, rooms: noRooms },
    onSaved: onClose,
  });
  const { field } = form;
  return (
    <FormPanel form={form} title={t('newLesson')} onClose={onClose}>
      <TextInput {...field('name', t('name'))} />
      <TextInput {...field('theme', t('theme'))} />
      <DateField {...field('start_date', t('start'), t('startHelp'))} />
      <DateField {...field('end_date', t('end'))} />
      <Checkbox {...field('weekend', t('weekend'))} />
      <Checkbox.Group {...field('rooms', t('rooms'), t('roomsHelp'))}>{boxes(rooms)}</Checkbox.Group>
    </FormPanel>
  );
};

/** Begins a room plan, blank or as the copy of a lesson plan. */
export const NewRoomPlan = ({
  location,
  rooms,
  monday,
  lesson,
  onClose,
}: {
  location: string;
  rooms: readonly Room[];
  /** The week it is begun in. */
  monday: string;
  /** The lesson plan it is copied from, where that is settled. */
  lesson?: { readonly id: string; readonly name: string } | undefined;
  onClose: () => void;
}) => {
  const t = useWords(planWords);
  const { data } = useAsk(LessonPlanChoicesDocument, { location });
  const form = useCallForm({
    call: createRoomPlan,
    fixed: { location },
    values: {
      name: lesson?.name ?? '',
      rooms: rooms.length === 1 ? rooms.map(({ id }) => id) : noRooms,
      lesson_plan: lesson?.id ?? null,
      theme: '',
      start_date: monday,
      end_date: '',
      weekend: false,
    },
    args: (given, { theme, weekend, lesson_plan }) => ({
      ...given,
      // What the lesson plan says is not taken away by what was left blank.
      ...(lesson_plan && !theme ? { theme: undefined } : {}),
      ...(lesson_plan && !weekend ? { weekend: undefined } : {}),
    }),
    onSaved: onClose,
  });
  const { field } = form;
  return (
    <FormDialog form={form} title={t('newRoom')} onClose={onClose}>
      <TextInput {...field('name', t('name'))} />
      <Checkbox.Group {...field('rooms', t('rooms'))}>{boxes(rooms)}</Checkbox.Group>
      <Select
        clearable
        placeholder={t('blank')}
        data={(data?.lessonPlans.data ?? []).map(({ id, name }) => ({ value: id, label: name }))}
        {...field('lesson_plan', t('from'))}
      />
      <TextInput {...field('theme', t('theme'))} />
      <DateField {...field('start_date', t('start'))} />
      <DateField {...field('end_date', t('end'))} />
      <Checkbox {...field('weekend', t('weekend'))} />
    </FormDialog>
  );
};
