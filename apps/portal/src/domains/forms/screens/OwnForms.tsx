import { useAsk } from '@nestling/kit/ask.ts';
import { Problem } from '@nestling/kit/Problem.tsx';
import { Screen } from '@nestling/kit/Screen.tsx';
import { useWords } from '@nestling/ui/words.ts';
import { usePerson } from '../../../session/session.ts';
import { askedOf } from '../asked.ts';
import { FormsOfContactDocument } from '../fill.graphql.ts';
import { OwnList } from '../parts/OwnList.tsx';
import { formWords } from '../words.ts';

/** What a contact is to fill in, for which child, and how each stands. */
const OwnForms = () => {
  const t = useWords(formWords);
  const { id } = usePerson();
  const { data, error, again } = useAsk(FormsOfContactDocument, { id });
  return (
    <Screen>
      {error && !data ? (
        <Problem error={error} onRetry={again} />
      ) : (
        <OwnList asked={askedOf(data?.getUserSharedForm)} empty={t('noneMineText')} />
      )}
    </Screen>
  );
};

export default OwnForms;
