import { Checkbox } from '@mantine/core';
import { saveInheritedSetting } from '@nestling/contract/operations/settings.gen.ts';
import { useCallForm } from '@nestling/kit/call-form.ts';
import { SettingsForm } from '@nestling/kit/SettingsForm.tsx';
import { noticeEvents } from '@nestling/rules/notices.ts';
import { useWords } from '@nestling/ui/words.ts';
import { eventWords } from '../event-words.ts';
import type { InheritedForm } from '../inherited-form.ts';
import { inheritedWords } from '../inherited-words.ts';
import { partOf } from '../json.ts';
import classes from './inherited.module.css';

const ways = ['push', 'email', 'sms'] as const;
/** Name of a field: one box of the table. */
const at = (event: string, way: string): string => `${event}:${way}`;

/** Of which events people are told, and how: a row per event, a column per way. */
export const NoticesForm = ({
  setting,
  name,
  of,
  value,
  origin,
}: InheritedForm & { setting: 'parent_notifications' | 'team_notifications' }) => {
  const t = useWords(inheritedWords);
  const eventName = useWords(eventWords);
  const initial: Record<string, boolean> = Object.fromEntries(
    noticeEvents.flatMap((event) => ways.map((way) => [at(event, way), partOf(partOf(value, event), way) === true])),
  );
  const noticesOf = (boxes: Record<string, boolean>) =>
    Object.fromEntries(
      noticeEvents.map((event) => [
        event,
        Object.fromEntries(ways.map((way) => [way, boxes[at(event, way)] === true])),
      ]),
    );
  const form = useCallForm({
    call: saveInheritedSetting,
    name,
    fixed: of,
    values: initial,
    args: (_, boxes) => ({ value: noticesOf(boxes) }),
    onSaved: () => {},
  });
  return (
    <SettingsForm form={form} title={t(setting)} help={t(`${setting}Help`)} origin={origin}>
      <table className={classes.table}>
        <thead>
          <tr>
            <th scope="col">{t('event')}</th>
            {ways.map((way) => (
              <th key={way} scope="col">
                {t(way)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {noticeEvents.map((event) => (
            <tr key={event}>
              <th scope="row">{eventName(event)}</th>
              {ways.map((way) => (
                <td key={way}>
                  <span className={classes.box}>
                    <Checkbox
                      {...form.field(at(event, way), '')}
                      aria-label={t('way', { event: eventName(event), way: t(way) })}
                    />
                  </span>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </SettingsForm>
  );
};
