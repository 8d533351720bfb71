import { Chip } from '@nestling/ui/feedback/Chip.tsx';
import { useWords } from '@nestling/ui/words.ts';
import { teamWords } from './words.ts';

const known = ['missed_break', 'overlong', 'forgotten_out'] as const;

/** What somebody should look at in a shift. */
export const Concerns = ({ of }: { of: readonly string[] }) => {
  const t = useWords(teamWords);
  return known
    .filter((one) => of.includes(one))
    .map((one) => (
      <Chip key={one} kind="wait">
        {t(one)}
      </Chip>
    ));
};
