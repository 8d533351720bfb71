import { grounds, onFill, paletteOf } from '@nestling/ui/colour/shades.ts';
import type { Tone } from '@nestling/ui/colour/tone.ts';
import { useWords } from '@nestling/ui/words.ts';
import { themeWords } from '../words.ts';
import classes from './theme.module.css';

const tones = ['light', 'dark'] as const;

/** How a picked colour stands on light and dark pages, and which shade of it each takes to stay readable. */
export const Preview = ({ colour, title }: { colour: string; title: string }) => {
  const t = useWords(themeWords);
  const palette = paletteOf(colour);
  const said = (tone: Tone): string => {
    const used = palette.fill[tone];
    if (used === colour) return t('kept');
    const picked = palette.shades.indexOf(colour);
    return t('moved', {
      tone: t(tone === 'light' ? 'toneLight' : 'toneDark'),
      direction: t(palette.step[tone] < picked ? 'lighter' : 'darker'),
    });
  };
  return (
    <section className={classes.preview} aria-label={t('preview')}>
      <h2 className={classes.heading}>{t('preview')}</h2>
      {tones.map((tone) => (
        <div key={tone} data-tone={tone} className={classes.sample} style={{ background: grounds[tone][0] }}>
          <span className={classes.bar}>{title}</span>
          <span>{t('previewText')}</span>
          <span className={classes.button} style={{ background: palette.fill[tone], color: onFill[tone] }}>
            {t('previewButton')}
          </span>
          <span className={classes.link} style={{ color: palette.fill[tone] }}>
            {t('previewLink')}
          </span>
          <span className={classes.quiet}>{said(tone)}</span>
        </div>
      ))}
    </section>
  );
};
