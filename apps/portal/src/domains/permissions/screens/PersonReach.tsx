import { useAsk } from '@nestling/kit/ask.ts';
import { Missing, Problem } from '@nestling/kit/Problem.tsx';
import { Screen } from '@nestling/kit/Screen.tsx';
import { RowsSkeleton } from '@nestling/ui/feedback/Skeletons.tsx';
import { EmptyState } from '@nestling/ui/page/EmptyState.tsx';
import { DoorPicture } from '@nestling/ui/page/pictures.tsx';
import { useWords } from '@nestling/ui/words.ts';
import { useParams } from '@tanstack/react-router';
import { ChoosePerson } from '../parts/ChoosePerson.tsx';
import { ReachFacts } from '../parts/ReachFacts.tsx';
import { PersonReachDocument } from '../reach.graphql.ts';
import { permissionWords } from '../words.ts';

/** Choose a person and read what it sees at this moment, and why. */
const PersonReach = () => {
  const t = useWords(permissionWords);
  const { userId }: { userId?: string } = useParams({ strict: false });
  const { data, error, fetching, again } = useAsk(PersonReachDocument, { user_id: userId ?? '' }, { pause: !userId });
  const reach = userId ? data?.personReach : undefined;
  return (
    <Screen>
      <ChoosePerson chosen={reach ? { id: reach.id, name: reach.name } : null} />
      {!userId ? (
        <EmptyState picture={<DoorPicture />} title={t('choose')}>
          {t('chooseText')}
        </EmptyState>
      ) : data && reach ? (
        <ReachFacts reach={reach} cameras={data.personCameras} />
      ) : error ? (
        <Problem error={error} onRetry={again} />
      ) : fetching || !data ? (
        <RowsSkeleton rows={8} />
      ) : (
        <Missing />
      )}
    </Screen>
  );
};

export default PersonReach;
