import {
  createUserSchedule,
  deleteUserSchedule,
  updateUserSchedule,
} from '@nestling/contract/operations/schedules.gen.ts';
import { useAction } from '@nestling/kit/action.ts';
import { useAsk } from '@nestling/kit/ask.ts';
import { Pending } from '@nestling/kit/Pending.tsx';
import { useWords } from '@nestling/ui/words.ts';
import { useMay } from '../../permissions/use-may.ts';
import { HoursPart } from './HoursPart.tsx';
import { UserHoursOwnDocument } from './own.graphql.ts';
import { ownHoursWords } from './words.ts';

/** When one contact may watch, beside the hours of each camera and of each child. */
export const ContactHours = ({ person }: { person: { readonly id: string; readonly full_name: string } }) => {
  const t = useWords(ownHoursWords);
  const { id, full_name: name } = person;
  const manages = useMay()('manage_contacts');
  const { data, error, again } = useAsk(UserHoursOwnDocument, { id });
  const drop = useAction(deleteUserSchedule);
  if (!data) return <Pending error={error} onRetry={again} rows={2} />;
  const schedule = data.getUserSchedule;
  return (
    <HoursPart
      draft={`hours:user:${id}`}
      name={name}
      said={t(schedule ? 'own' : 'ofPerson')}
      dates={schedule?.scheduledates ?? []}
      own={schedule !== null}
      edits={manages}
      call={schedule ? updateUserSchedule : createUserSchedule}
      of={id}
      remove={() => drop.run({ id: schedule?.id ?? '', user_id: id })}
    />
  );
};
