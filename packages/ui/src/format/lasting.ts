import type { Language } from '../words.ts';

const unit = (value: number, of: 'hour' | 'minute', language: Language): string =>
  new Intl.NumberFormat(language, { style: 'unit', unit: of, unitDisplay: 'short' }).format(value);

/** How long something lasts, in whole minutes: "8 hr 40 min", "80 hr", "40 min", "−2 hr"; for sentences, not columns. */
export const lasting = (minutes: number, language: Language): string => {
  const whole = Math.abs(minutes);
  const hours = Math.floor(whole / 60);
  const rest = whole % 60;
  const parts = [
    ...(hours > 0 || rest === 0 ? [unit(hours, 'hour', language)] : []),
    ...(rest > 0 ? [unit(rest, 'minute', language)] : []),
  ];
  return `${minutes < 0 ? '−' : ''}${parts.join(' ')}`;
};
