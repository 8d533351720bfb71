import { useAsk } from '@nestling/kit/ask.ts';
import { FilterMenu } from '@nestling/kit/FilterRow.tsx';
import { useWords } from '@nestling/ui/words.ts';
import { AllergiesDocument } from '../../tags/allergies.graphql.ts';
import { MedicationsDocument } from '../../tags/medications.graphql.ts';
import { TagsDocument } from '../../tags/tags.graphql.ts';
import { tagWords } from '../../tags/words.ts';
import type { RosterState } from './use-roster.ts';

const all = { first: 200 };

/** Filters by what students carry: tags always, allergies and medications when one comes from their lists. */
export const WordFilters = ({ state }: { state: RosterState }) => {
  const t = useWords(tagWords);
  const [allergy, medication] = [state.filter('allergy'), state.filter('medication')];
  const { data: tags } = useAsk(TagsDocument, all);
  const { data: allergies } = useAsk(AllergiesDocument, all, { pause: !allergy });
  const { data: medications } = useAsk(MedicationsDocument, all, { pause: !medication });
  const choices = (words: readonly { readonly id: string; readonly name: string }[] = []) =>
    words.map(({ id, name }) => ({ value: id, label: name }));
  return (
    <>
      {tags?.words.length ? (
        <FilterMenu
          name={t('tags')}
          value={state.filter('tag')}
          choices={choices(tags.words)}
          onChange={(tag) => state.set({ filters: { tag } })}
        />
      ) : null}
      {allergy ? (
        <FilterMenu
          name={t('allergies')}
          value={allergy}
          choices={choices(allergies?.words)}
          onChange={(next) => state.set({ filters: { allergy: next } })}
        />
      ) : null}
      {medication ? (
        <FilterMenu
          name={t('medications')}
          value={medication}
          choices={choices(medications?.words)}
          onChange={(next) => state.set({ filters: { medication: next } })}
        />
      ) : null}
    </>
  );
};
