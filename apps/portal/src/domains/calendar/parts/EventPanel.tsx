import { Button, Checkbox, MultiSelect, NativeSelect, Select, Textarea, TextInput } from '@mantine/core';
import {
  createCalendarEvent,
  deleteCalendarEvent,
  updateCalendarEvent,
} from '@nestling/contract/operations/calendar.gen.ts';
import { useAction } from '@nestling/kit/action.ts';
import { useCallForm } from '@nestling/kit/call-form.ts';
import { FormPanel } from '@nestling/kit/FormPanel.tsx';
import { idsOf } from '@nestling/kit/field/choices.ts';
import { DateField } from '@nestling/kit/field/DateField.tsx';
import { TimeField } from '@nestling/kit/field/TimeField.tsx';
import { addDays } from '@nestling/ui/format/day.ts';
import { weekdayWords } from '@nestling/ui/format/when.ts';
import { useSpeech, useWords } from '@nestling/ui/words.ts';
import type { Event } from '../days.ts';
import { calendarWords } from '../words.ts';

const weekdays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const;
/** A Monday, of which the names of the days are read. */
const MONDAY = '2026-03-09';
/** How long before an event, in minutes. */
const reminders = [30, 60, 1440, 4320, 10_080] as const;

/** An event of a day, or of a series: new, or changed and deleted alone, from a day on, or whole. */
export const EventPanel = ({
  location,
  rooms,
  day,
  event,
  onClose,
}: {
  location: string;
  rooms: readonly { readonly id: string; readonly name: string }[];
  day: string;
  event: Event | null;
  onClose: () => void;
}) => {
  const t = useWords(calendarWords);
  const { language } = useSpeech();
  const remove = useAction(deleteCalendarEvent);
  const series = event?.recursive_id ?? null;
  const whichOf = (which: string) =>
    series === null || which === 'one' ? {} : { recursive_id: series, following: which === 'following' };
  const form = useCallForm({
    add: createCalendarEvent,
    change: updateCalendarEvent,
    record: event,
    fixed: { location },
    values: {
      name: event?.name,
      date: event?.date ?? day,
      start_time: event?.start_time,
      end_time: event?.end_time,
      details: event?.details,
      programs: idsOf(event?.programs),
      reminder_minutes: event?.reminder_minutes == null ? '' : String(event.reminder_minutes),
      recursing: false,
      days: [],
      until: '',
      which: 'one',
    },
    needs: ({ recursing }) => (recursing ? ['days'] : []),
    args: ({ recursing, days, until, ...given }, { which }) => ({
      ...given,
      ...(recursing ? { recursing, days, until } : {}),
      ...whichOf(which),
    }),
    onSaved: onClose,
  });
  const { field } = form;
  const drop = async () => {
    if (!event) return;
    const ended = await remove.run({ id: event.id, ...whichOf(form.values.which) });
    if (ended?.kind === 'done') onClose();
  };
  return (
    <FormPanel
      form={form}
      title={t(event ? 'edit' : 'add')}
      onClose={onClose}
      more={
        event ? (
          <Button variant="default" loading={remove.busy} onClick={() => void drop()}>
            {t('remove')}
          </Button>
        ) : null
      }
    >
      <TextInput {...field('name', t('name'))} />
      <DateField {...field('date', t('date'))} />
      <TimeField {...field('start_time', t('start'), t('timesHelp'))} />
      <TimeField {...field('end_time', t('end'))} />
      <MultiSelect
        data={rooms.map(({ id, name }) => ({ value: id, label: name }))}
        {...field('programs', t('rooms'), t('allRooms'))}
      />
      <NativeSelect
        data={[
          { value: '', label: t('remindNo') },
          ...reminders.map((value) => ({ value: String(value), label: t(`remind${value}`) })),
        ]}
        {...field('reminder_minutes', t('remind'), t('remindHelp'))}
      />
      <Textarea autosize minRows={2} {...field('details', t('details'))} />
      {series === null ? (
        <>
          <Checkbox {...field('recursing', t('repeat'))} />
          {form.values.recursing ? (
            <>
              <Checkbox.Group {...field('days', t('days'))}>
                {weekdays.map((one, i) => (
                  <Checkbox key={one} value={one} label={weekdayWords(addDays(MONDAY, i), language, 'long')} mt={8} />
                ))}
              </Checkbox.Group>
              <DateField {...field('until', t('until'), t('untilHelp'))} />
            </>
          ) : null}
        </>
      ) : (
        <Select
          allowDeselect={false}
          data={(['one', 'following', 'all'] as const).map((one) => ({ value: one, label: t(one) }))}
          {...field('which', t('which'))}
        />
      )}
    </FormPanel>
  );
};
