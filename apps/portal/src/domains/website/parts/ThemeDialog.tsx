import { NativeSelect, TextInput } from '@mantine/core';
import { createWebsiteTheme, updateWebsiteTheme } from '@nestling/contract/operations/website.gen.ts';
import { useCallForm } from '@nestling/kit/call-form.ts';
import { FormDialog } from '@nestling/kit/FormDialog.tsx';
import { ColourField } from '@nestling/kit/field/ColourField.tsx';
import {
  contrastOf,
  DEFAULT_COLORS,
  isThemeFont,
  THEME_COLORS,
  THEME_FONTS,
  type ThemeColor,
  themeColors,
} from '@nestling/rules/website/theme.ts';
import { useWords } from '@nestling/ui/words.ts';
import { colorsOf, fontsOf } from '../theme.ts';
import { websiteWords } from '../words.ts';

type Theme = {
  readonly id: string;
  readonly name: string;
  readonly colors: unknown;
  readonly fonts: unknown;
  readonly updated_at: string;
};
const none = { colors: {}, fonts: {} };
const fontNames = Object.keys(THEME_FONTS).filter(isThemeFont);

/** Writes a theme: five colors that can be read on one another, and two fonts of the list. */
export const ThemeDialog = ({ theme, onClose }: { theme: Theme | null; onClose: () => void }) => {
  const t = useWords(websiteWords);
  const colors = themeColors(colorsOf(theme ?? none));
  const fonts = fontsOf(theme ?? none);
  const form = useCallForm({
    add: createWebsiteTheme,
    change: updateWebsiteTheme,
    record: theme,
    values: { name: theme?.name, ...colors, text: fonts.text, headings: fonts.headings },
    args: (given, { ink, paper, link, button, on_button, text, headings }) => ({
      ...given,
      colors: { ink, paper, link, button, on_button },
      fonts: { text, headings },
    }),
    onSaved: onClose,
  });
  const { values } = form;
  const unread = contrastOf(values);
  const colorName = (color: ThemeColor) => t(`color_${color}`);
  const choices = fontNames.map((value) => ({ value, label: t(`font_${value}`) }));
  return (
    <FormDialog form={form} title={theme ? t('editNamed', { name: theme.name }) : t('addTheme')} onClose={onClose}>
      <TextInput autoComplete="off" {...form.field('name', t('name'))} />
      {THEME_COLORS.map((color) => (
        <ColourField key={color} suggested={[DEFAULT_COLORS[color]]} {...form.field(color, colorName(color))} />
      ))}
      {unread ? (
        <p role="status">
          {t('unread', {
            of: colorName(unread.of),
            on: colorName(unread.on),
            ratio: unread.ratio.toFixed(1),
            least: String(unread.least),
          })}
        </p>
      ) : null}
      <NativeSelect data={choices} {...form.field('text', t('fontText'))} />
      <NativeSelect data={choices} {...form.field('headings', t('fontHeadings'))} />
    </FormDialog>
  );
};
