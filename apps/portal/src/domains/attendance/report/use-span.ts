import { addDays, daysOf, type Span } from '@nestling/ui/format/day.ts';
import { useNavigate, useSearch } from '@tanstack/react-router';

const isDay = (text: unknown): text is string => typeof text === 'string' && /^\d{4}-\d\d-\d\d$/.test(text);

/** The span of a report, kept in the address; `usual` is what it is without one, `most` its longest in days. */
export const useSpan = (usual: Span, most: number): [Span, (span: Span) => void] => {
  const { from, to }: { from?: unknown; to?: unknown } = useSearch({ strict: false });
  const navigate = useNavigate();
  const asked = isDay(from) && isDay(to) && from <= to ? { from, to } : usual;
  const span = daysOf(asked).length > most ? { from: asked.from, to: addDays(asked.from, most - 1) } : asked;
  const change = (next: Span) =>
    void navigate({
      to: '.',
      search: (before: object) => ({ ...before, from: next.from, to: next.to }),
      replace: true,
      resetScroll: false,
    });
  return [span, change];
};
