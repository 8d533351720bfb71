import { Button } from '@mantine/core';
import { saveTicketSettings } from '@nestling/contract/operations/tickets.gen.ts';
import { useAsk } from '@nestling/kit/ask.ts';
import { useCallForm } from '@nestling/kit/call-form.ts';
import { FormBody } from '@nestling/kit/FormBody.tsx';
import { NumberField } from '@nestling/kit/field/NumberField.tsx';
import { TimeField } from '@nestling/kit/field/TimeField.tsx';
import { Toggles } from '@nestling/kit/field/Toggles.tsx';
import { SidePanel } from '@nestling/kit/SidePanel.tsx';
import { weekdayWords } from '@nestling/ui/format/when.ts';
import { useSpeech, useWords } from '@nestling/ui/words.ts';
import { TicketSettingsDocument, type TicketSettingsQuery } from '../desk.graphql.ts';
import { deskWords } from '../desk-words.ts';

type Kept = NonNullable<TicketSettingsQuery['ticketSettings']>;

/** Days as the call names them; January 1st, 2024 was a Monday. */
const DAYS = ['1', '2', '3', '4', '5', '6', '7'] as const;

/** How the center looks after its tickets: reminders, closing, and when support answers. */
export const TicketSettings = ({ onClose }: { onClose: () => void }) => {
  const t = useWords(deskWords);
  const { data } = useAsk(TicketSettingsDocument, {});
  return (
    <SidePanel title={t('settings')} onClose={onClose}>
      {data?.ticketSettings ? <Fields kept={data.ticketSettings} onSaved={onClose} /> : null}
    </SidePanel>
  );
};

const Fields = ({ kept, onSaved }: { kept: Kept; onSaved: () => void }) => {
  const t = useWords(deskWords);
  const { language } = useSpeech();
  const { remind_days, close_days, answer_hours, opens, closes, days } = kept;
  const form = useCallForm({
    call: saveTicketSettings,
    values: { remind_days, close_days, answer_hours, opens, closes, days: [...days] },
    onSaved,
  });
  const { field } = form;
  return (
    <FormBody
      form={form}
      actions={
        <Button type="submit" loading={form.busy} disabled={!form.dirty}>
          {t('saveSettings')}
        </Button>
      }
    >
      <NumberField unit={t('daysUnit')} {...field('remind_days', t('remindDays'), t('remindDaysHelp'))} />
      <NumberField unit={t('daysUnit')} {...field('close_days', t('closeDays'), t('closeDaysHelp'))} />
      <NumberField unit={t('hoursUnit')} {...field('answer_hours', t('answerHours'), t('answerHoursHelp'))} />
      <TimeField {...field('opens', t('opens'))} />
      <TimeField {...field('closes', t('closes'))} />
      <Toggles<string>
        choices={DAYS.map((value) => ({ value, label: weekdayWords(`2024-01-0${value}`, language, 'short') }))}
        {...field('days', t('workDays'))}
      />
    </FormBody>
  );
};
