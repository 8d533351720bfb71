/** A clock that shows the gateway's time in the time zone of the location, in an element of the caller. */
export interface Clock {
  stop(): void;
}

export interface ClockOptions {
  element: HTMLElement;
  /** The gateway's time, ms since 1970; null while it is not known: the element stays empty. */
  now(): number | null;
  /** IANA name, e.g. `America/New_York`. */
  timeZone: string;
  /** `en`, `es` … */
  locale: string;
  seconds?: boolean;
}

/** A zone or language that this browser does not know falls back to its own rather than leaving no clock. */
export function timeFormat(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  try {
    return new Intl.DateTimeFormat(locale, options);
  } catch {
    const { timeZone: _, ...rest } = options;
    return new Intl.DateTimeFormat(undefined, rest);
  }
}

export function startClock({ element, now, timeZone, locale, seconds = true }: ClockOptions): Clock {
  const second = seconds ? { second: '2-digit' as const } : {};
  const format = timeFormat(locale, { hour: 'numeric', minute: '2-digit', ...second, timeZone });
  let timer: ReturnType<typeof setTimeout>;
  const show = () => {
    const time = now();
    element.textContent = time === null ? '' : format.format(time);
    // Ticks with the second of the gateway, not of the page.
    timer = setTimeout(show, time === null ? 200 : 1000 - (time % 1000) + 2);
  };
  show();
  return { stop: () => clearTimeout(timer) };
}
