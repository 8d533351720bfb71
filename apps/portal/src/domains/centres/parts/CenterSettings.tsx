import { Button, Select, Switch, TextInput } from '@mantine/core';
import { saveCenterSetting } from '@nestling/contract/operations/centres.gen.ts';
import { useAsk } from '@nestling/kit/ask.ts';
import { useCallForm } from '@nestling/kit/call-form.ts';
import { FormDialog } from '@nestling/kit/FormDialog.tsx';
import { Pending } from '@nestling/kit/Pending.tsx';
import { Section } from '@nestling/kit/Section.tsx';
import { useWords } from '@nestling/ui/words.ts';
import { type ReactNode, useState } from 'react';
import { CenterSettingsDocument } from '../support.graphql.ts';
import { supportWords } from '../support-words.ts';
import { Facts } from './Facts.tsx';

/** What of a setting can be chosen, where not every text will do. */
const choices: Readonly<Partial<Record<string, readonly Choice[]>>> = {
  change_layout: ['vertical', 'horizontal'],
  theme_mode: ['light', 'semi-dark', 'dark'],
};
const all = ['vertical', 'horizontal', 'light', 'semi-dark', 'dark'] as const;
type Choice = (typeof all)[number];
const choiceOf = (value: unknown): Choice | undefined => all.find((one) => one === value);
const names = [
  'theme_color',
  'set_title',
  'top_bar_title',
  'change_layout',
  'theme_mode',
  'collapse_sidebar',
  'show_login_img',
  'max_daily_login_feature',
  'show_room_ration_widget',
  'camera_module_setting',
  'pets_words',
] as const;
type Name = (typeof names)[number];
const nameOf = (key: string): Name | undefined => names.find((name) => name === key);

/** The settings of a center, as its own office sets them. */
export const CenterSettings = ({ center }: { center: string }) => {
  const t = useWords(supportWords);
  const [open, setOpen] = useState<{ readonly name: Name; readonly value: unknown } | null>(null);
  const { data, error, again } = useAsk(CenterSettingsDocument, { id: center });
  const settings = data?.getCenterSetting?.settings;
  const said = (value: unknown) => {
    const choice = choiceOf(value);
    if (choice) return t(choice);
    return typeof value === 'boolean'
      ? t(value ? 'yes' : 'no')
      : value === null || value === ''
        ? t('empty')
        : String(value);
  };
  return (
    <Section title={t('settings')} help={t('settingsHelp')}>
      {settings ? (
        <Facts
          facts={settings.flatMap(({ key, value }): [string, ReactNode][] => {
            const name = nameOf(key);
            if (!name) return [];
            return [
              [
                t(name),
                <Button
                  key={key}
                  variant="subtle"
                  px={0}
                  aria-label={`${said(value)}: ${t('changeOne', { name: t(name) })}`}
                  onClick={() => setOpen({ name, value })}
                >
                  {said(value)}
                </Button>,
              ],
            ];
          })}
        />
      ) : (
        <Pending error={error} onRetry={again} rows={4} />
      )}
      {open ? (
        <ChangeSetting
          {...open}
          center={center}
          onClose={() => {
            setOpen(null);
            again();
          }}
        />
      ) : null}
    </Section>
  );
};

const ChangeSetting = ({
  center,
  name,
  value,
  onClose,
}: {
  center: string;
  name: Name;
  value: unknown;
  onClose: () => void;
}) => {
  const t = useWords(supportWords);
  const isFlag = typeof value === 'boolean';
  const form = useCallForm({
    call: saveCenterSetting,
    fixed: { id: center, key: name },
    values: { words: typeof value === 'string' ? value : '', on: value === true },
    args: (_, { words, on }) => ({ value: isFlag ? on : words }),
    onSaved: onClose,
  });
  const chosen = choices[name];
  const words = form.field('words', t('value'));
  return (
    <FormDialog form={form} title={t('changeOne', { name: t(name) })} submit={t('change')} onClose={onClose}>
      {isFlag ? (
        <Switch {...form.field('on', t(name))} />
      ) : chosen ? (
        <Select data={chosen.map((value) => ({ value, label: t(value) }))} allowDeselect={false} {...words} />
      ) : (
        <TextInput autoComplete="off" {...words} />
      )}
    </FormDialog>
  );
};
