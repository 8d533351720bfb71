import { THEME_FONTS, themeColors } from '@nestling/rules/website/theme.ts';
import { useWords } from '@nestling/ui/words.ts';
import { colorsOf, fontsOf } from '../theme.ts';
import { websiteWords } from '../words.ts';
import classes from './website.module.css';

/** Colors and fonts of a theme, as readers see them in light. */
export const ThemeSample = ({ theme }: { theme: { readonly colors: unknown; readonly fonts: unknown } }) => {
  const t = useWords(websiteWords);
  const colors = themeColors(colorsOf(theme));
  const { text, headings } = fontsOf(theme);
  return (
    <div
      className={classes.sample}
      style={{ background: colors.paper, color: colors.ink, fontFamily: THEME_FONTS[text] }}
    >
      <b style={{ fontFamily: THEME_FONTS[headings] }}>{t('sampleHead')}</b>
      <p>
        {t('sampleText')} <span style={{ color: colors.link }}>{t('sampleLink')}</span>
      </p>
      <span className={classes.sampleButton} style={{ background: colors.button, color: colors.on_button }}>
        {t('sampleButton')}
      </span>
    </div>
  );
};
