import { useAsk } from '@nestling/kit/ask.ts';
import { RowsSkeleton } from '@nestling/ui/feedback/Skeletons.tsx';
import { useWords } from '@nestling/ui/words.ts';
import type { Kind } from '../kinds.ts';
import { LessonPlanSuppliesDocument, RoomPlanSuppliesDocument } from '../plans.graphql.ts';
import { suppliesOf } from '../supplies.ts';
import { planWords } from '../words.ts';

/** What the activities of a plan need, each thing once, with what it is for. */
export const Supplies = ({ kind, plan }: { kind: Kind; plan: string }) => {
  const t = useWords(planWords);
  const lesson = useAsk(LessonPlanSuppliesDocument, kind === 'lesson' ? { id: plan } : null);
  const room = useAsk(RoomPlanSuppliesDocument, kind === 'room' ? { id: plan } : null);
  const { data, error } = kind === 'lesson' ? lesson : room;
  if (!data) return error ? <p>{t('failed')}</p> : <RowsSkeleton rows={3} />;
  const of = lesson.data?.lessonPlan ?? room.data?.roomPlan;
  const needed = suppliesOf(of?.activities ?? []);
  if (needed.length === 0) return <p>{t('noSupplies')}</p>;
  return (
    <ul>
      {needed.map(({ id, name, uses }) => (
        <li key={id}>
          <b>{name}</b> {uses.join(', ')}
        </li>
      ))}
    </ul>
  );
};
