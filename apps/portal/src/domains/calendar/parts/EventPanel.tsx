import { Button, Checkbox, MultiSelect, NativeSelect, Select, Textarea, TextInput } from '@mantine/core';
import {
  createCalendarEvent,
  deleteCalendarEvent,
  updateCalendarEvent,
} from '@nestling/contract/operations/calendar.gen.ts';
import { useAction } from '@nestling/kit/action.ts';
import { FormBody } from '@nestling/kit/FormBody.tsx';
import { DateField } from '@nestling/kit/field/DateField.tsx';
import { Row } from '@nestling/kit/layout/Stack.tsx';
import { useRecordForm } from '@nestling/kit/record-form.ts';
import { SidePanel } from '@nestling/kit/SidePanel.tsx';
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
type Which = 'one' | 'following' | 'all';

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
  const add = useAction(createCalendarEvent, { ownErrors: true });
  const change = useAction(updateCalendarEvent, { ownErrors: true });
  const remove = useAction(deleteCalendarEvent);
  const series = event?.recursive_id ?? null;
  const whichOf = (which: string) =>
    series === null || which === 'one' ? {} : { recursive_id: series, following: which === 'following' };
  const initial: {
    name: string;
    date: string;
    start_time: string;
    end_time: string;
    details: string;
    programs: string[];
    remind: string;
    recursing: boolean;
    days: string[];
    until: string;
    which: string;
  } = {
    name: event?.name ?? '',
    date: event?.date ?? day,
    start_time: event?.start_time ?? '',
    end_time: event?.end_time ?? '',
    details: event?.details ?? '',
    programs: event?.programs.map(({ id }) => id) ?? [],
    remind: event?.reminder_minutes == null ? '' : String(event.reminder_minutes),
    recursing: false,
    days: [],
    until: '',
    which: 'one' satisfies Which,
  };
  const form = useRecordForm({
    name: `event:${event?.id ?? 'new'}`,
    initial,
    validate: {
      name: (value) => (value.trim() ? null : t('needName')),
      date: (value) => (value ? null : t('needDate')),
      days: (value, { recursing }) => (recursing && value.length === 0 ? t('needDays') : null),
    },
    save: async ({ which, recursing, days, until, start_time, end_time, remind, ...values }) => {
      const all = {
        ...values,
        name: values.name.trim(),
        start_time: start_time || null,
        end_time: end_time || null,
        reminder_minutes: remind === '' ? null : Number(remind),
        ...(recursing ? { recursing, days, until: until || null } : {}),
      };
      const ended = await (event
        ? change.run({ id: event.id, ...all, ...whichOf(which) })
        : add.run({ location, ...all }));
      return ended?.kind === 'done' ? { ...ended, data: {} } : ended;
    },
    onSaved: onClose,
  });
  const { fields } = form;
  const drop = async () => {
    if (!event) return;
    const ended = await remove.run({ id: event.id, ...whichOf(fields.getValues().which) });
    if (ended?.kind === 'done') onClose();
  };
  return (
    <SidePanel title={t(event ? 'edit' : 'add')} onClose={onClose}>
      <FormBody
        form={form}
        labels={{ name: t('name'), date: t('date'), end_time: t('end'), days: t('days'), programs: t('rooms') }}
        actions={
          <Row>
            <Button type="submit" loading={form.busy}>
              {t('save')}
            </Button>
            {event ? (
              <Button variant="default" loading={remove.busy} onClick={() => void drop()}>
                {t('remove')}
              </Button>
            ) : null}
          </Row>
        }
      >
        <TextInput label={t('name')} withAsterisk maxLength={200} {...fields.getInputProps('name')} />
        <DateField label={t('date')} {...fields.getInputProps('date')} />
        <TextInput
          type="time"
          label={t('start')}
          description={t('timesHelp')}
          {...fields.getInputProps('start_time')}
        />
        <TextInput type="time" label={t('end')} {...fields.getInputProps('end_time')} />
        <MultiSelect
          label={t('rooms')}
          description={t('allRooms')}
          data={rooms.map(({ id, name }) => ({ value: id, label: name }))}
          {...fields.getInputProps('programs')}
        />
        <NativeSelect
          label={t('remind')}
          description={t('remindHelp')}
          data={[
            { value: '', label: t('remindNo') },
            ...reminders.map((value) => ({ value: String(value), label: t(`remind${value}`) })),
          ]}
          {...fields.getInputProps('remind')}
        />
        <Textarea label={t('details')} autosize minRows={2} maxLength={2000} {...fields.getInputProps('details')} />
        {series === null ? (
          <>
            <Checkbox label={t('repeat')} {...fields.getInputProps('recursing', { type: 'checkbox' })} />
            {fields.values.recursing ? (
              <>
                <Checkbox.Group label={t('days')} {...fields.getInputProps('days')}>
                  {weekdays.map((one, i) => (
                    <Checkbox key={one} value={one} label={weekdayWords(addDays(MONDAY, i), language, 'long')} mt={8} />
                  ))}
                </Checkbox.Group>
                <DateField label={t('until')} description={t('untilHelp')} {...fields.getInputProps('until')} />
              </>
            ) : null}
          </>
        ) : (
          <Select
            label={t('which')}
            allowDeselect={false}
            data={(['one', 'following', 'all'] as const).map((one) => ({ value: one, label: t(one) }))}
            {...fields.getInputProps('which')}
          />
        )}
      </FormBody>
    </SidePanel>
  );
};
