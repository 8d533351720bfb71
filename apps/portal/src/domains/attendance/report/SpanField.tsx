import { DateField } from '@nestling/kit/field/DateField.tsx';
import { addDays, daysOf, monthOf, type Span, weekOf } from '@nestling/ui/format/day.ts';
import { spanWords } from '@nestling/ui/format/when.ts';
import { Menu } from '@nestling/ui/overlay/Menu.tsx';
import { useSpeech, useWords } from '@nestling/ui/words.ts';
import { IconCalendar, IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { reportWords } from '../../../shell/report/words.ts';
import classes from './SpanField.module.css';

/** The span before or after one: a whole month moves by months, everything else by its own length. */
const moved = (span: Span, by: -1 | 1): Span => {
  const month = monthOf(span.from);
  if (month.from === span.from && month.to === span.to)
    return monthOf(by < 0 ? addDays(span.from, -1) : addDays(span.to, 1));
  const length = daysOf(span).length;
  return { from: addDays(span.from, by * length), to: addDays(span.to, by * length) };
};

/** A span between two days; where they crossed, the one just chosen stands alone. */
const between = (from: string, to: string, chosen: string): Span =>
  from <= to ? { from, to } : { from: chosen, to: chosen };

/** From when to when a report is: steps, the usual spans, or two days of one's own. `single`: one day alone. */
export const SpanField = ({
  span,
  today,
  single = false,
  onChange,
}: {
  span: Span;
  today: string;
  single?: boolean;
  onChange: (span: Span) => void;
}) => {
  const t = useWords(reportWords);
  const { language } = useSpeech();
  const usual: readonly [string, Span][] = [
    [t('thisWeek'), weekOf(today)],
    [t('lastWeek'), weekOf(addDays(today, -7))],
    [t('thisMonth'), monthOf(today)],
    [t('lastMonth'), monthOf(addDays(monthOf(today).from, -1))],
  ];
  const day = (label: string, value: string, change: (value: string) => Span) => (
    <DateField
      size="xs"
      className={classes.day}
      aria-label={label}
      value={value}
      onChange={(next) => {
        if (next) onChange(change(next));
      }}
    />
  );
  const step = (by: -1 | 1) => (
    <button
      type="button"
      className={classes.step}
      aria-label={t(by < 0 ? 'before' : 'after')}
      onClick={() => onChange(moved(span, by))}
    >
      {by < 0 ? <IconChevronLeft size={18} /> : <IconChevronRight size={18} />}
    </button>
  );
  if (single)
    return (
      <div className={classes.field}>
        {step(-1)}
        {day(t('day'), span.from, (from) => ({ from, to: from }))}
        {step(1)}
      </div>
    );
  return (
    <div className={classes.field}>
      <div className={classes.days}>
        {day(t('from'), span.from, (from) => between(from, span.to, from))}
        <span aria-hidden="true">–</span>
        {day(t('to'), span.to, (to) => between(span.from, to, to))}
      </div>
      <div className={classes.steps}>
        {step(-1)}
        <Menu
          align="start"
          className={classes.usual}
          label={`${t('choose')}: ${spanWords(span, language)}`}
          button={
            <>
              <IconCalendar size={18} aria-hidden="true" />
              <span className={classes.words}>{spanWords(span, language)}</span>
            </>
          }
          items={usual.map(([label, one]) => ({
            key: one.from + one.to,
            label: `${label} · ${spanWords(one, language)}`,
            checked: one.from === span.from && one.to === span.to,
            onPick: () => onChange(one),
          }))}
        />
        {step(1)}
      </div>
    </div>
  );
};
