import { MultiSelect, Select, TextInput } from '@mantine/core';
import { createSavedReport, updateSavedReport } from '@nestling/contract/operations/reports.gen.ts';
import { useAsk } from '@nestling/kit/ask.ts';
import { useCallForm } from '@nestling/kit/call-form.ts';
import { FormPanel } from '@nestling/kit/FormPanel.tsx';
import { choicesOf, idsOf } from '@nestling/kit/field/choices.ts';
import { textsIn } from '@nestling/rules/json.ts';
import { isList } from '@nestling/rules/lists.ts';
import {
  isOfDays,
  isOfRooms,
  isSavedReport,
  savedDays,
  savedKinds,
  savedReports,
  savedTypes,
} from '@nestling/rules/saved-reports.ts';
import { clockWords } from '@nestling/ui/format/when.ts';
import { useSpeech, useWords } from '@nestling/ui/words.ts';
import { dayName, weekdays } from '../../schedules/week.ts';
import { ListOfSaved } from './ListOfSaved.tsx';
import type { ListToSave } from './list-to-save.ts';
import { type SavedReportRowFragment as Saved, SavedReportChoicesDocument } from './saved.graphql.ts';
import { savedWords } from './words.ts';

const HOURS = Array.from({ length: 24 }, (_, hour) => String(hour));
/** Of no room alone. */
const ALL = 'all';
const FRIDAY = 5;
const MORNING = 7;
const names: Readonly<Record<string, string>> = { xlsx: 'Excel', csv: 'CSV', pdf: 'PDF' };

/**
 * Saves a report of a location, or changes one.
 * @param report which it is, where that is known
 * @param list the list that is to be saved, in place of a report
 */
export const SavedPanel = ({
  location,
  one,
  report: wanted,
  list,
  onClose,
}: {
  location: string;
  one: Saved | null;
  report: string | null;
  list: ListToSave | null;
  onClose: () => void;
}) => {
  const t = useWords(savedWords);
  const { language } = useSpeech();
  const { data } = useAsk(SavedReportChoicesDocument, { location });
  const known = savedReports.find((name) => name === wanted);
  const kept = savedKinds.find((name) => name === one?.report) ?? list?.list ?? known ?? null;
  const form = useCallForm({
    add: createSavedReport,
    change: updateSavedReport,
    record: one,
    ...(list && { name: `saved-list:${list.list}` }),
    fixed: { location, ...(list && { args: list.args, address: list.address }) },
    values: {
      name: one?.name ?? list?.name ?? (known ? t(known) : ''),
      report: kept,
      type: one?.type ?? 'xlsx',
      program_id: one?.program?.id ?? ALL,
      days: one?.days ?? 'last_week',
      every: one ? (one.every ?? 'never') : 'week',
      weekday: String(one?.weekday ?? FRIDAY),
      hour: String(one?.hour ?? MORNING),
      readers: idsOf(one?.readers),
      columns: textsIn(one?.columns),
    },
    needs: () => ['report'],
    args: ({ every, weekday, hour, program_id, ...given }) => ({
      ...given,
      program_id: isOfRooms(given.report ?? '') && program_id !== ALL ? program_id : null,
      every: every === 'never' ? null : every,
      weekday: every === 'week' ? Number(weekday) : null,
      hour: Number(hour),
    }),
    onSaved: onClose,
  });
  const { field, fields, values } = form;
  const report = field('report', t('report'));
  const isNamedByReport = (name: string) => name.trim() === '' || savedReports.some((known) => name === t(known));
  return (
    <FormPanel form={form} title={one ? one.name : t('add')} submit={t('save')} onClose={onClose}>
      {kept && isList(kept) ? (
        <ListOfSaved
          list={kept}
          title={one?.title ?? list?.name ?? ''}
          address={one?.address ?? list?.address ?? null}
          columns={field('columns', t('columns'))}
        />
      ) : (
        <Select
          searchable
          allowDeselect={false}
          data={savedReports.map((value) => ({ value, label: t(value) }))}
          {...report}
          onChange={(value) => {
            report.onChange(value);
            if (value && isSavedReport(value) && isNamedByReport(values.name)) fields.setFieldValue('name', t(value));
          }}
        />
      )}
      <TextInput {...field('name', t('name'))} />
      {isOfRooms(values.report ?? '') ? (
        <Select
          allowDeselect={false}
          data={[{ value: ALL, label: t('allRooms') }, ...choicesOf(data?.location_programs)]}
          {...field('program_id', t('room'))}
        />
      ) : null}
      {isOfDays(values.report ?? '') ? (
        <Select
          allowDeselect={false}
          data={savedDays.map((value) => ({ value, label: t(value) }))}
          {...field('days', t('days'))}
        />
      ) : null}
      <Select
        allowDeselect={false}
        data={savedTypes.map((value) => ({ value, label: names[value] ?? value }))}
        {...field('type', t('type'))}
      />
      <Select
        allowDeselect={false}
        data={[
          { value: 'never', label: t('never') },
          { value: 'day', label: t('everyDay') },
          { value: 'week', label: t('everyWeek') },
          { value: 'month', label: t('everyMonth') },
        ]}
        {...field('every', t('every'))}
      />
      {values.every === 'week' ? (
        <Select
          allowDeselect={false}
          data={weekdays.map((day, at) => ({ value: String(at + 1), label: dayName(day, language, 'long') }))}
          {...field('weekday', t('weekday'))}
        />
      ) : null}
      {values.every === 'never' ? null : (
        <>
          <Select
            allowDeselect={false}
            data={HOURS.map((value) => ({ value, label: clockWords(`${value.padStart(2, '0')}:00`) }))}
            {...field('hour', t('hour'))}
          />
          <MultiSelect
            searchable
            data={(data?.getTeamDropdown ?? []).map(({ id, full_name }) => ({ value: id, label: full_name }))}
            {...field('readers', t('readers'), t('readersHelp'))}
          />
        </>
      )}
    </FormPanel>
  );
};
