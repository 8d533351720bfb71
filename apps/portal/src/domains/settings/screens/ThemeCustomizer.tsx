import { Button, Select, Switch, TextInput } from '@mantine/core';
import { resetThemeSetting, saveAppSettings } from '@nestling/contract/operations/settings.gen.ts';
import { type Ended, useAction } from '@nestling/kit/action.ts';
import { useAsk } from '@nestling/kit/ask.ts';
import { FormBody } from '@nestling/kit/FormBody.tsx';
import { Problem } from '@nestling/kit/Problem.tsx';
import { useRecordForm } from '@nestling/kit/record-form.ts';
import { Screen } from '@nestling/kit/Screen.tsx';
import { normalHex } from '@nestling/ui/colour/shades.ts';
import { CardsSkeleton } from '@nestling/ui/feedback/Skeletons.tsx';
import { Dialog } from '@nestling/ui/overlay/Dialog.tsx';
import { useWords } from '@nestling/ui/words.ts';
import { useState } from 'react';
import { loadTheme, modes } from '../../../appearance/appearance.ts';
import { PagePictures } from '../parts/PagePictures.tsx';
import { Preview } from '../parts/Preview.tsx';
import classes from '../parts/theme.module.css';
import { WholeThemeDocument, type WholeThemeQuery } from '../theme.graphql.ts';
import { themeWords } from '../words.ts';

type Theme = NonNullable<WholeThemeQuery['getThemeSetting']>;

/** How the portal looks for everybody of the centre, seen before it is saved. */
const ThemeCustomizer = () => {
  const t = useWords(themeWords);
  const { data, error, again: ask } = useAsk(WholeThemeDocument, {});
  const [round, setRound] = useState(0);
  const [asking, setAsking] = useState(false);
  const reset = useAction(resetThemeSetting);
  const theme = data?.getThemeSetting;
  const again = () => {
    void loadTheme();
    setRound(round + 1);
  };
  return (
    <Screen
      actions={
        <Button variant="default" onClick={() => setAsking(true)}>
          {t('reset')}
        </Button>
      }
    >
      {theme ? (
        <>
          <ThemeForm key={`${round}:${JSON.stringify(theme)}`} theme={theme} onSaved={again} />
          <PagePictures />
        </>
      ) : error ? (
        <Problem error={error} onRetry={ask} />
      ) : (
        <CardsSkeleton />
      )}
      {asking ? (
        <Dialog label={t('resetTitle')} onClose={() => setAsking(false)}>
          <h2 className={classes.heading}>{t('resetTitle')}</h2>
          <p>{t('resetText')}</p>
          <div className={classes.actions}>
            <Button variant="default" onClick={() => setAsking(false)} data-autofocus>
              {t('cancel')}
            </Button>
            <Button
              color="red"
              loading={reset.busy}
              onClick={() =>
                void reset.run({}).then(() => {
                  setAsking(false);
                  again();
                })
              }
            >
              {t('reset')}
            </Button>
          </div>
        </Dialog>
      ) : null}
    </Screen>
  );
};

const layouts = ['vertical', 'horizontal'] as const;
const switches = [
  'collapse_sidebar',
  'show_login_img',
  'max_daily_login_feature',
  'show_room_ration_widget',
  'camera_module_setting',
  'pets_words',
] as const;

const ThemeForm = ({ theme, onSaved }: { theme: Theme; onSaved: () => void }) => {
  const t = useWords(themeWords);
  const saveOne = useAction(saveAppSettings, { ownErrors: true, say: () => null });
  const initial = {
    theme_color: theme.theme_color,
    theme_mode: theme.theme_mode,
    change_layout: theme.change_layout,
    collapse_sidebar: theme.collapse_sidebar,
    set_title: theme.set_title,
    top_bar_title: theme.top_bar_title ?? '',
    show_login_img: theme.show_login_img,
    max_daily_login_feature: theme.max_daily_login_feature,
    show_room_ration_widget: theme.show_room_ration_widget,
    camera_module_setting: theme.camera_module_setting,
    pets_words: theme.pets_words,
  };
  const form = useRecordForm({
    name: 'theme',
    initial,
    validate: {
      theme_color: (value) => (normalHex(value) ? null : t('badColour')),
      set_title: (value) => (value.trim() ? null : t('needTitle')),
    },
    // Each value is saved by its own name; what was declined is said at its own field.
    save: async (values): Promise<Ended<object> | null> => {
      let ended: Ended<object> | null = { kind: 'done', message: '', data: {} };
      for (const [key, value] of Object.entries(values)) {
        if (Reflect.get(initial, key) === value) continue;
        ended = await saveOne.run({ key, value });
        if (ended?.kind !== 'done') return ended && { ...ended, fieldErrors: [{ field: key, message: ended.message }] };
      }
      return ended;
    },
    onSaved,
  });
  const { fields } = form;
  const values = fields.getValues();
  const colour = normalHex(values.theme_color) ?? theme.theme_color;
  return (
    <div className={classes.columns}>
      <FormBody
        form={form}
        labels={{
          theme_color: t('colour'),
          theme_mode: t('mode'),
          change_layout: t('layout'),
          set_title: t('title'),
          top_bar_title: t('barTitle'),
        }}
        actions={
          <Button type="submit" loading={form.busy} disabled={!form.dirty}>
            {t('save')}
          </Button>
        }
      >
        <div className={classes.sections}>
          <section className={classes.section}>
            <div className={classes.colour}>
              <TextInput label={t('colour')} description={t('colourHelp')} {...fields.getInputProps('theme_color')} />
              <input
                type="color"
                className={classes.pick}
                aria-label={t('pick')}
                value={colour}
                onChange={(event) => fields.setFieldValue('theme_color', event.currentTarget.value)}
              />
            </div>
            <Select
              label={t('mode')}
              description={t('modeHelp')}
              data={modes.map((value) => ({ value, label: t(value) }))}
              allowDeselect={false}
              {...fields.getInputProps('theme_mode')}
            />
            <Select
              label={t('layout')}
              data={layouts.map((value) => ({ value, label: t(value) }))}
              allowDeselect={false}
              {...fields.getInputProps('change_layout')}
            />
          </section>
          <section className={classes.section}>
            <h2 className={classes.heading}>{t('names')}</h2>
            <TextInput label={t('title')} withAsterisk {...fields.getInputProps('set_title')} />
            <TextInput
              label={t('barTitle')}
              description={t('barTitleHelp')}
              {...fields.getInputProps('top_bar_title')}
            />
          </section>
          <section className={classes.section}>
            <h2 className={classes.heading}>{t('parts')}</h2>
            {switches.map((name) => (
              <Switch key={name} label={t(name)} {...fields.getInputProps(name, { type: 'checkbox' })} />
            ))}
          </section>
        </div>
      </FormBody>
      <Preview colour={colour} title={values.top_bar_title.trim() || values.set_title} />
    </div>
  );
};

export default ThemeCustomizer;
