import { Badge } from '@nestling/ui/feedback/Badge.tsx';
import { useWords } from '@nestling/ui/words.ts';
import { teamWords } from './words.ts';

const known = ['missed_break', 'overlong', 'forgotten_out'] as const;

/** What somebody should look at in a shift. */
export const Concerns = ({ of }: { of: readonly string[] }) => {
  const t = useWords(teamWords);
  return known
    .filter((one) => of.includes(one))
    .map((one) => (
      <Badge key={one} kind="wait">
        {t(one)}
      </Badge>
    ));
};
