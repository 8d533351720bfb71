import { useAsk } from '@nestling/kit/ask.ts';
import { RowsSkeleton } from '@nestling/ui/feedback/Skeletons.tsx';
import { dayShort } from '@nestling/ui/format/when.ts';
import { useSpeech, useWords } from '@nestling/ui/words.ts';
import type { Kind } from '../kinds.ts';
import { LessonPlanSuppliesDocument, RoomPlanSuppliesDocument } from '../plans.graphql.ts';
import { suppliesByDay } from '../supplies.ts';
import { planWords } from '../words.ts';

/** What the activities of a plan need, day by day: each thing once, with what it is for. */
export const Supplies = ({ kind, plan }: { kind: Kind; plan: string }) => {
  const t = useWords(planWords);
  const { language } = useSpeech();
  const lesson = useAsk(LessonPlanSuppliesDocument, kind === 'lesson' ? { id: plan } : null);
  const room = useAsk(RoomPlanSuppliesDocument, kind === 'room' ? { id: plan } : null);
  const { data, error } = kind === 'lesson' ? lesson : room;
  if (!data) return error ? <p>{t('failed')}</p> : <RowsSkeleton rows={3} />;
  const of = lesson.data?.lessonPlan ?? room.data?.roomPlan;
  const days = suppliesByDay(of?.activities ?? []);
  if (days.length === 0) return <p>{t('noSupplies')}</p>;
  return (
    <>
      {days.map(({ date, needed }) => (
        <section key={date ?? 'any'}>
          <h3>{date ? dayShort(date, language) : t('anyDay')}</h3>
          <ul>
            {needed.map(({ id, name, uses }) => (
              <li key={id}>
                <b>{name}</b> {uses.join(', ')}
              </li>
            ))}
          </ul>
        </section>
      ))}
    </>
  );
};
