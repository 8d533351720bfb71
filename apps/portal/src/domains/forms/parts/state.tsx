import { Badge, type BadgeKind } from '@nestling/ui/feedback/Badge.tsx';
import { useWords } from '@nestling/ui/words.ts';
import { formWords } from '../words.ts';

/** The states of what is asked from somebody, `new` before anything was filled in. */
const looks = {
  new: 'wait',
  draft: 'neutral',
  submitted: 'wait',
  approved: 'good',
  rejected: 'bad',
  change_requested: 'wait',
} as const satisfies Readonly<Record<string, BadgeKind>>;

type State = keyof typeof looks;
const isState = (state: string): state is State => Object.hasOwn(looks, state);

/** The states a list of answers can be narrowed to. */
export const entryStates = ['submitted', 'change_requested', 'approved', 'rejected'] as const;

/** How an entry stands, in a word. */
export const StateBadge = ({ state }: { state: string }) => {
  const t = useWords(formWords);
  return isState(state) ? <Badge kind={looks[state]}>{t(state)}</Badge> : null;
};
