import { Badge } from '@nestling/ui/feedback/Badge.tsx';
import { useWords } from '@nestling/ui/words.ts';
import { centerWords } from '../center-words.ts';

const looks = { active: 'good', inactive: 'neutral', suspended: 'wait' } as const;
const isState = (status: string): status is keyof typeof looks => status in looks;

/** How a center stands. */
export const CenterState = ({ status }: { status: string }) => {
  const t = useWords(centerWords);
  return isState(status) ? <Badge kind={looks[status]}>{t(status)}</Badge> : null;
};
