import { useWords } from '@nestling/ui/words.ts';
import { roomWords } from '../words.ts';
import classes from './ColourField.module.css';

/** A colour for a room: those no other room of the location has, or any other. */
export const ColourField = ({
  suggested,
  value,
  onChange,
}: {
  suggested: readonly string[];
  value?: string;
  onChange?: (colour: string) => void;
}) => {
  const t = useWords(roomWords);
  const shown = [...new Set([...(value ? [value] : []), ...suggested])].slice(0, 8);
  return (
    <fieldset className={classes.field}>
      <legend className={classes.legend}>{t('colour')}</legend>
      <div className={classes.swatches}>
        {shown.map((colour) => (
          <button
            key={colour}
            type="button"
            className={classes.swatch}
            style={{ background: colour }}
            aria-label={colour}
            aria-pressed={colour === value}
            onClick={() => onChange?.(colour)}
          />
        ))}
        <input
          type="color"
          className={classes.own}
          aria-label={t('ownColour')}
          title={t('ownColour')}
          value={value || '#857d8a'}
          onChange={(event) => onChange?.(event.currentTarget.value)}
        />
      </div>
    </fieldset>
  );
};
