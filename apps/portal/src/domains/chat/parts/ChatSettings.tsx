import { Button, Checkbox, TextInput } from '@mantine/core';
import { saveChatHours, saveOwnChatSetting } from '@nestling/contract/operations/chat.gen.ts';
import { useAsk } from '@nestling/kit/ask.ts';
import { useCallForm } from '@nestling/kit/call-form.ts';
import { FormBody } from '@nestling/kit/FormBody.tsx';
import { DateField } from '@nestling/kit/field/DateField.tsx';
import { TimeField } from '@nestling/kit/field/TimeField.tsx';
import { allows } from '@nestling/rules/roles.ts';
import { weekdayWords } from '@nestling/ui/format/when.ts';
import { Dialog } from '@nestling/ui/overlay/Dialog.tsx';
import { useSpeech, useWords } from '@nestling/ui/words.ts';
import { usePerson } from '../../../session/session.ts';
import { useCurrentLocation } from '../../../shell/location.ts';
import type { Place } from '../../../shell/place.ts';
import { useMay } from '../../permissions/use-may.ts';
import { ChatHoursDocument, type ChatHoursQuery, OwnChatDocument, type OwnChatQuery } from '../settings.graphql.ts';
import { chatWords } from '../words.ts';
import classes from './Thread.module.css';

const days = ['1', '2', '3', '4', '5', '6', '7'] as const;
/** A Monday, so that the days after it have the names of the week. */
const MONDAY = Date.UTC(2026, 10, 16, 12);
const DAY_MS = 86_400_000;

/** One's own quiet hours and absence, and for managers when their location answers. */
const ChatSettings = ({ onClose }: { onClose: () => void }) => {
  const t = useWords(chatWords);
  const { role } = usePerson();
  const may = useMay();
  const place = useCurrentLocation();
  const { data: own } = useAsk(OwnChatDocument, {});
  const office = allows(role, 'manager') && may('edit_settings') && place !== null;
  const { data: hours } = useAsk(ChatHoursDocument, { location: place?.id ?? '' }, { pause: !office });
  return (
    <Dialog label={t('settings')} width={480} onClose={onClose}>
      <div className={classes.people}>
        <h2>{t('settings')}</h2>
        {own?.getOwnChatSetting ? (
          <Own own={own.getOwnChatSetting} staff={allows(role, 'teacher')} onSaved={onClose} />
        ) : null}
        {office && hours?.getChatHours ? (
          <Hours key={place.id} place={place} hours={hours.getChatHours} onSaved={onClose} />
        ) : null}
      </div>
    </Dialog>
  );
};

const Own = ({
  own,
  staff,
  onSaved,
}: {
  own: NonNullable<OwnChatQuery['getOwnChatSetting']>;
  staff: boolean;
  onSaved: () => void;
}) => {
  const t = useWords(chatWords);
  const form = useCallForm({
    call: saveOwnChatSetting,
    values: {
      quiet_from: own.quiet_from,
      quiet_until: own.quiet_until,
      away_until: own.away_until,
      away_note: own.away_note,
      hidden: own.hidden,
    },
    args: ({ hidden, ...times }) => (staff ? { hidden, ...times } : { hidden }),
    onSaved,
  });
  const { field } = form;
  return (
    <FormBody
      form={form}
      actions={
        <Button type="submit" loading={form.busy}>
          {t('save')}
        </Button>
      }
    >
      {staff ? (
        <>
          <TimeField {...field('quiet_from', t('quietFrom'))} />
          <TimeField {...field('quiet_until', t('quietUntil'))} />
          <DateField {...field('away_until', t('awayDay'))} />
          <TextInput {...field('away_note', t('awayNote'))} />
        </>
      ) : null}
      <Checkbox {...field('hidden', t('hidden'))} />
    </FormBody>
  );
};

const Hours = ({
  place,
  hours,
  onSaved,
}: {
  place: Place;
  hours: NonNullable<ChatHoursQuery['getChatHours']>;
  onSaved: () => void;
}) => {
  const t = useWords(chatWords);
  const { language } = useSpeech();
  const may = useMay();
  const form = useCallForm({
    call: saveChatHours,
    fixed: { location_id: place.id },
    values: {
      opens: hours.opens,
      closes: hours.closes,
      days: [...hours.days],
      away_until: hours.away_until,
      away_note: hours.away_note,
      families_write: hours.families_write,
    },
    onSaved,
  });
  const { field } = form;
  if (!may('edit_settings')) return null;
  return (
    <>
      <h2>{t('placePart', { name: place.name })}</h2>
      <FormBody
        form={form}
        actions={
          <Button type="submit" loading={form.busy}>
            {t('save')}
          </Button>
        }
      >
        <TimeField {...field('opens', t('opens'))} />
        <TimeField {...field('closes', t('closes'))} />
        <Checkbox.Group {...field('days', t('days'))}>
          {days.map((day, i) => (
            <Checkbox key={day} value={day} label={weekdayWords(MONDAY + i * DAY_MS, language, 'long')} />
          ))}
        </Checkbox.Group>
        <DateField {...field('away_until', t('awayDay'))} />
        <TextInput {...field('away_note', t('awayNote'))} />
        <Checkbox {...field('families_write', t('familiesWrite'))} />
      </FormBody>
    </>
  );
};

export default ChatSettings;
