import { useWords } from '@nestling/ui/words.ts';
import { IconArrowRight, IconBackspace } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import classes from './tablet.module.css';
import { tabletWords } from './words.ts';

/** A keypad for a thumb. The digits themselves are never shown when `hidden`. */
export const PinPad = ({
  label,
  hidden,
  least,
  most,
  busy,
  onEnter,
}: {
  label: string;
  hidden: boolean;
  least: number;
  most: number;
  busy: boolean;
  onEnter: (digits: string) => void;
}) => {
  const t = useWords(tabletWords);
  const [typed, setTyped] = useState('');
  const send = (digits: string) => {
    onEnter(digits);
    setTyped('');
  };
  // No PIN is longer: it sends itself at its last digit. Shorter ones, where a location has them, wait for the arrow.
  const type = (digit: string) => {
    const next = typed.length < most ? typed + digit : typed;
    if (hidden && next.length === most && !busy) send(next);
    else setTyped(next);
  };
  const back = () => setTyped((before) => before.slice(0, -1));
  const enter = () => {
    if (typed.length >= least && !busy) send(typed);
  };
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (/^\d$/.test(event.key)) type(event.key);
      else if (event.key === 'Backspace') back();
      else if (event.key === 'Enter') enter();
      else return;
      event.preventDefault();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  });
  return (
    <section className={classes.pad} aria-label={label}>
      <p className={classes.label}>{label}</p>
      <output className={classes.typed} aria-label={t('digits', { count: typed.length })}>
        {hidden
          ? Array.from({ length: most }, (_, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a dot is nothing but its place
              <span key={i} className={classes.dot} data-on={i < typed.length} />
            ))
          : typed || '\u00a0'}
      </output>
      <div className={classes.keys}>
        {['1', '2', '3', '4', '5', '6', '7', '8', '9'].map((digit) => (
          <button key={digit} type="button" className={classes.key} onClick={() => type(digit)}>
            {digit}
          </button>
        ))}
        <button type="button" className={classes.plain} aria-label={t('back')} onClick={back}>
          <IconBackspace size={32} />
        </button>
        <button type="button" className={classes.key} onClick={() => type('0')}>
          0
        </button>
        <button
          type="button"
          className={classes.go}
          aria-label={t('enter')}
          disabled={typed.length < least || busy}
          onClick={enter}
        >
          <IconArrowRight size={32} />
        </button>
      </div>
    </section>
  );
};
