import { allergenName } from '@nestling/rules/allergens.ts';
import { SafetyBand } from '@nestling/ui/feedback/SafetyBand.tsx';
import { useSpeech, useWords } from '@nestling/ui/words.ts';
import { familyWords } from './words.ts';

/** A child that moves. */
export type MovedStudent = {
  readonly id: string;
  readonly full_name: string;
  readonly allergies: readonly { readonly id: string; readonly name: string }[];
};

/** Which of the moved children have allergies, by name: the new room must know before they come. */
export const MovedAllergies = ({ students }: { students: readonly MovedStudent[] }) => {
  const t = useWords(familyWords);
  const { language } = useSpeech();
  return (
    <SafetyBand
      label={t('movedAllergies')}
      notes={students.flatMap(({ full_name, allergies }) =>
        allergies.map(({ name }) => ({ kind: 'safety' as const, word: allergenName(name, language), lead: full_name })),
      )}
    />
  );
};
