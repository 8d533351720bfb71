import { Badge } from '@nestling/ui/feedback/Badge.tsx';
import { useWords } from '@nestling/ui/words.ts';
import { incidentWords } from '../words.ts';

/** The states of an incident, in their order. */
export const states = ['requested', 'in-progress', 'ready', 'closed'] as const;
type State = (typeof states)[number];

const kinds = { requested: 'wait', 'in-progress': 'wait', ready: 'good', closed: 'out' } as const;

export const stateOf = (word: string | null | undefined): State | null =>
  states.find((state) => state === word) ?? null;

/** The state of an incident as a chip. */
export const StateBadge = ({ status }: { status: string }) => {
  const t = useWords(incidentWords);
  const state = stateOf(status);
  return state ? <Badge kind={kinds[state]}>{t(state)}</Badge> : null;
};
