import { createStudentSchedule, deleteStudentSchedule } from '@nestling/contract/operations/schedules.gen.ts';
import { useAction } from '@nestling/kit/action.ts';
import { useAsk } from '@nestling/kit/ask.ts';
import { Pending } from '@nestling/kit/Pending.tsx';
import { useWords } from '@nestling/ui/words.ts';
import { useMay } from '../../permissions/use-may.ts';
import { HoursPart } from './HoursPart.tsx';
import { StudentHoursOwnDocument } from './own.graphql.ts';
import { ownHoursWords } from './words.ts';

/** When a child's family may watch, beside the hours of each camera. */
export const StudentHours = ({ student }: { student: { readonly id: string; readonly full_name: string } }) => {
  const t = useWords(ownHoursWords);
  const { id, full_name: name } = student;
  const manages = useMay()('manage_cameras');
  const { data, error, again } = useAsk(StudentHoursOwnDocument, { id });
  const drop = useAction(deleteStudentSchedule);
  if (!data) return <Pending error={error} onRetry={again} rows={2} />;
  const { source = 'cameras', schedule = null } = data.getStudentCameraSchedule ?? {};
  const own = source === 'student';
  const said = own
    ? t('own')
    : source === 'shared'
      ? t('shared', { name: schedule?.name ?? '' })
      : t(source === 'room' ? 'fromRoom' : 'fromCameras');
  return (
    <HoursPart
      draft={`hours:student:${id}`}
      name={name}
      said={said}
      dates={schedule?.scheduledates ?? []}
      own={own}
      edits={manages}
      call={createStudentSchedule}
      of={id}
      remove={() => drop.run({ id: schedule?.id ?? '', student_id: id })}
    />
  );
};
