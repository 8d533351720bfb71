import { Button, Select, Switch, TextInput } from '@mantine/core';
import { resetThemeSetting, saveAppSettings } from '@nestling/contract/operations/settings.gen.ts';
import { type Ended, useAction } from '@nestling/kit/action.ts';
import { useAsk } from '@nestling/kit/ask.ts';
import { useCallForm } from '@nestling/kit/call-form.ts';
import { FormBody } from '@nestling/kit/FormBody.tsx';
import { Problem } from '@nestling/kit/Problem.tsx';
import { Screen } from '@nestling/kit/Screen.tsx';
import { normalHex } from '@nestling/ui/colour/hex.ts';
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
  const form = useCallForm({
    call: saveAppSettings,
    name: 'theme',
    values: initial,
    needs: () => ['set_title'],
    validate: { theme_color: (value) => (normalHex(value) ? null : t('badColour')) },
    args: () => ({}),
    // Each value is saved by its own name; what was declined is said at its own field.
    save: async (_, values) => {
      let ended: Ended<object> | null = null;
      for (const [key, value] of Object.entries(values)) {
        if (Reflect.get(initial, key) === value) continue;
        ended = await saveOne.run({ key, value });
        if (ended?.kind !== 'done') return ended && { ...ended, fieldErrors: [{ field: key, message: ended.message }] };
      }
      return { kind: 'done', message: '', data: { outcome: null } };
    },
    onSaved,
  });
  const { field } = form;
  const values = form.values;
  const colour = normalHex(values.theme_color) ?? theme.theme_color;
  return (
    <div className={classes.columns}>
      <FormBody
        form={form}
        actions={
          <Button type="submit" loading={form.busy} disabled={!form.dirty}>
            {t('save')}
          </Button>
        }
      >
        <div className={classes.sections}>
          <section className={classes.section}>
            <div className={classes.colour}>
              <TextInput {...field('theme_color', t('colour'), t('colourHelp'))} />
              <input
                type="color"
                className={classes.pick}
                aria-label={t('pick')}
                value={colour}
                onChange={(event) => form.set('theme_color', event.currentTarget.value)}
              />
            </div>
            <Select
              data={modes.map((value) => ({ value, label: t(value) }))}
              allowDeselect={false}
              {...field('theme_mode', t('mode'), t('modeHelp'))}
            />
            <Select
              data={layouts.map((value) => ({ value, label: t(value) }))}
              allowDeselect={false}
              {...field('change_layout', t('layout'))}
            />
          </section>
          <section className={classes.section}>
            <h2 className={classes.heading}>{t('names')}</h2>
            <TextInput {...field('set_title', t('title'))} />
            <TextInput {...field('top_bar_title', t('barTitle'), t('barTitleHelp'))} />
          </section>
          <section className={classes.section}>
            <h2 className={classes.heading}>{t('parts')}</h2>
            {switches.map((name) => (
              <Switch key={name} {...field(name, t(name))} />
            ))}
          </section>
        </div>
      </FormBody>
      <Preview colour={colour} title={values.top_bar_title.trim() || values.set_title} />
    </div>
  );
};

export default ThemeCustomizer;
