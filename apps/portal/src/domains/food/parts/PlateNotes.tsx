import { useAsk } from '@nestling/kit/ask.ts';
import { diets } from '@nestling/rules/food/meals.ts';
import { SafetyBand } from '@nestling/ui/feedback/SafetyBand.tsx';
import { useWords } from '@nestling/ui/words.ts';
import { useEffect, useState } from 'react';
import { PlateClashesDocument } from '../plate.graphql.ts';
import { foodWords } from '../words.ts';

/** A word is held against the children once nobody has typed for so long. */
const REST_MS = 300;
const isDiet = (word: string): word is (typeof diets)[number] => diets.some((diet) => diet === word);

/** What must not be on the plates of children: of what is typed, and of the day's menu, naming child and food. */
const PlateNotes = ({ students, date, food }: { students: readonly string[]; date: string; food: string }) => {
  const t = useWords(foodWords);
  const [asked, setAsked] = useState(food);
  useEffect(() => {
    const rest = setTimeout(() => setAsked(food), REST_MS);
    return () => clearTimeout(rest);
  }, [food]);
  const { data } = useAsk(
    PlateClashesDocument,
    { students: [...students], date, food: asked.slice(0, 200) },
    { keep: ['date'], pause: students.length === 0 },
  );
  const notes = (data?.plateClashes ?? [])
    .filter(({ served }) => served || asked.trim() === '')
    .map(({ student_name, item_name, word, served }) => ({
      kind: 'safety' as const,
      word: isDiet(word) ? t(word) : word,
      lead: `${student_name}: ${item_name}`,
      detail: served ? undefined : t('onMenu'),
    }));
  return <SafetyBand label={t('plate')} notes={notes} />;
};

export default PlateNotes;
