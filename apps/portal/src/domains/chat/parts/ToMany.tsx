import { Button, Checkbox, Textarea } from '@mantine/core';
import { sendMsgToMany } from '@nestling/contract/operations/chat.gen.ts';
import { useAction } from '@nestling/kit/action.ts';
import { useAsk } from '@nestling/kit/ask.ts';
import { Dialog } from '@nestling/ui/overlay/Dialog.tsx';
import { useWords } from '@nestling/ui/words.ts';
import { useState } from 'react';
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
  const [some, setSome] = useState<readonly string[]>([]);
  const [text, setText] = useState('');
  const send = useAction(sendMsgToMany);
  if (!place || !may('send_announcements')) return null;
  const submit = async () => {
    const programs = some.length > 0 ? [...some] : null;
    const ended = await send.run({ location_id: place.id, programs, message: text.trim() });
    if (ended?.kind === 'done') onClose();
  };
  return (
    <Dialog label={t('toMany')} width={520} onClose={onClose}>
      <form
        className={classes.people}
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        <h2>{t('toMany')}</h2>
        <p>{t('toManyText')}</p>
        <Checkbox label={t('whole', { name: place.name })} checked={some.length === 0} onChange={() => setSome([])} />
        <Checkbox.Group label={t('someRooms')} value={[...some]} onChange={setSome}>
          <div className={classes.people}>
            {rooms.map(({ id, name }) => (
              <Checkbox key={id} value={id} label={name} />
            ))}
          </div>
        </Checkbox.Group>
        <Textarea
          label={t('message')}
          withAsterisk
          autosize
          minRows={3}
          maxRows={10}
          maxLength={4000}
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
        />
        <Button type="submit" loading={send.busy} disabled={!text.trim()}>
          {t('sendMany')}
        </Button>
      </form>
    </Dialog>
  );
};

export default ToMany;
