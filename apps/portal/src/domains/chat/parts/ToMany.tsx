import { Checkbox, Textarea } from '@mantine/core';
import { sendMsgToMany } from '@nestling/contract/operations/chat.gen.ts';
import { useAsk } from '@nestling/kit/ask.ts';
import { useCallForm } from '@nestling/kit/call-form.ts';
import { FormDialog } from '@nestling/kit/FormDialog.tsx';
import { useWords } from '@nestling/ui/words.ts';
import { useCurrentLocation } from '../../../shell/location.ts';
import { useMay } from '../../permissions/use-may.ts';
import { LogRoomsDocument } from '../log.graphql.ts';
import { chatWords } from '../words.ts';
import classes from './Thread.module.css';

/** A manager writes to a location or some of its rooms: each family gets it in its own conversation. */
const ToMany = ({ onClose }: { onClose: () => void }) => {
  const t = useWords(chatWords);
  const may = useMay();
  const place = useCurrentLocation();
  const { data } = useAsk(LogRoomsDocument, { location: place?.id ?? null }, { pause: !place });
  const rooms = data?.teacherChatPrograms ?? [];
  const form = useCallForm({
    call: sendMsgToMany,
    fixed: { location_id: place?.id ?? '' },
    values: { programs: [], message: '' },
    args: ({ programs, message }) => ({ programs: programs?.length ? programs : null, message }),
    onSaved: onClose,
  });
  const { field, values } = form;
  if (!place || !may('send_announcements')) return null;
  return (
    <FormDialog
      form={form}
      title={t('toMany')}
      says={t('toManyText')}
      submit={t('sendMany')}
      width={520}
      onClose={onClose}
    >
      <Checkbox
        label={t('whole', { name: place.name })}
        checked={values.programs.length === 0}
        onChange={() => form.set('programs', [])}
      />
      <Checkbox.Group {...field('programs', t('someRooms'))}>
        <div className={classes.people}>
          {rooms.map(({ id, name }) => (
            <Checkbox key={id} value={id} label={name} />
          ))}
        </div>
      </Checkbox.Group>
      <Textarea autosize minRows={3} maxRows={10} {...field('message', t('message'))} />
    </FormDialog>
  );
};

export default ToMany;
