import { Button, Checkbox, TextInput } from '@mantine/core';
import { saveChatHours, saveOwnChatSetting } from '@nestling/contract/operations/chat.gen.ts';
import { useAction } from '@nestling/kit/action.ts';
import { useAsk } from '@nestling/kit/ask.ts';
import { FormBody } from '@nestling/kit/FormBody.tsx';
import { useRecordForm } from '@nestling/kit/record-form.ts';
import { allows } from '@nestling/rules/roles.ts';
import { weekdayWords } from '@nestling/ui/format/when.ts';
import { Dialog } from '@nestling/ui/overlay/Dialog.tsx';
import { useSpeech, useWords } from '@nestling/ui/words.ts';
import { usePerson } from '../../../session/session.ts';
import { type Place, useCurrentLocation } from '../../../shell/location.ts';
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
  const save = useAction(saveOwnChatSetting, { ownErrors: true });
  const form = useRecordForm({
    name: 'chat:own',
    initial: {
      quiet_from: own.quiet_from ?? '',
      quiet_until: own.quiet_until ?? '',
      away_until: own.away_until ?? '',
      away_note: own.away_note ?? '',
      hidden: own.hidden,
    },
    validate: {},
    save: async ({ hidden, ...texts }) => {
      const given = staff
        ? {
            quiet_from: texts.quiet_from || null,
            quiet_until: texts.quiet_until || null,
            away_until: texts.away_until || null,
            away_note: texts.away_note.trim() || null,
          }
        : {};
      const ended = await save.run({ hidden, ...given });
      return ended?.kind === 'done' ? { ...ended, data: {} } : ended;
    },
    onSaved,
  });
  const { fields } = form;
  return (
    <FormBody
      form={form}
      labels={{ quiet_until: t('quietUntil') }}
      actions={
        <Button type="submit" loading={form.busy}>
          {t('save')}
        </Button>
      }
    >
      {staff ? (
        <>
          <TextInput type="time" label={t('quietFrom')} {...fields.getInputProps('quiet_from')} />
          <TextInput type="time" label={t('quietUntil')} {...fields.getInputProps('quiet_until')} />
          <TextInput type="date" label={t('awayDay')} {...fields.getInputProps('away_until')} />
          <TextInput label={t('awayNote')} maxLength={300} {...fields.getInputProps('away_note')} />
        </>
      ) : null}
      <Checkbox label={t('hidden')} {...fields.getInputProps('hidden', { type: 'checkbox' })} />
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
  const save = useAction(saveChatHours, { ownErrors: true });
  const form = useRecordForm({
    name: `chat:hours:${place.id}`,
    initial: {
      opens: hours.opens ?? '',
      closes: hours.closes ?? '',
      days: [...hours.days],
      away_until: hours.away_until ?? '',
      away_note: hours.away_note ?? '',
      families_write: hours.families_write,
    },
    validate: {},
    save: async (values) => {
      const ended = await save.run({
        location_id: place.id,
        opens: values.opens || null,
        closes: values.closes || null,
        days: values.days,
        away_until: values.away_until || null,
        away_note: values.away_note.trim() || null,
        families_write: values.families_write,
      });
      return ended?.kind === 'done' ? { ...ended, data: {} } : ended;
    },
    onSaved,
  });
  const { fields } = form;
  if (!may('edit_settings')) return null;
  return (
    <>
      <h2>{t('placePart', { name: place.name })}</h2>
      <FormBody
        form={form}
        labels={{ closes: t('closes'), days: t('days') }}
        actions={
          <Button type="submit" loading={form.busy}>
            {t('save')}
          </Button>
        }
      >
        <TextInput type="time" label={t('opens')} {...fields.getInputProps('opens')} />
        <TextInput type="time" label={t('closes')} {...fields.getInputProps('closes')} />
        <Checkbox.Group label={t('days')} {...fields.getInputProps('days')}>
          {days.map((day, i) => (
            <Checkbox key={day} value={day} label={weekdayWords(MONDAY + i * DAY_MS, language, 'long')} />
          ))}
        </Checkbox.Group>
        <TextInput type="date" label={t('awayDay')} {...fields.getInputProps('away_until')} />
        <TextInput label={t('awayNote')} maxLength={300} {...fields.getInputProps('away_note')} />
        <Checkbox label={t('familiesWrite')} {...fields.getInputProps('families_write', { type: 'checkbox' })} />
      </FormBody>
    </>
  );
};

export default ChatSettings;
