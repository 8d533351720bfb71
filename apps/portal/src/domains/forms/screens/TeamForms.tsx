import { useAsk } from '@nestling/kit/ask.ts';
import { Problem } from '@nestling/kit/Problem.tsx';
import { Screen } from '@nestling/kit/Screen.tsx';
import { useWords } from '@nestling/ui/words.ts';
import { askedOf } from '../asked.ts';
import { FormsOfTeamDocument } from '../fill.graphql.ts';
import { OwnList } from '../parts/OwnList.tsx';
import { formWords } from '../words.ts';

/** The forms that are shared with somebody of the team, and how each stands. */
const TeamForms = () => {
  const t = useWords(formWords);
  const { data, error, again } = useAsk(FormsOfTeamDocument, { location: null });
  return (
    <Screen>
      {error && !data ? (
        <Problem error={error} onRetry={again} />
      ) : (
        <OwnList asked={askedOf(data?.getTeamSharedForms)} empty={t('noneTeamText')} />
      )}
    </Screen>
  );
};

export default TeamForms;
