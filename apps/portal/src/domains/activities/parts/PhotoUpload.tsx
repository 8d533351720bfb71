import { Button, Textarea } from '@mantine/core';
import { useAsk } from '@nestling/kit/ask.ts';
import { useSelection } from '@nestling/kit/selection.ts';
import { useWords } from '@nestling/ui/words.ts';
import { IconPhotoPlus } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { usePerson } from '../../../session/session.ts';
import { ActiveStudentsDocument } from '../../attendance/activeStudents.graphql.ts';
import { statedNow } from '../../attendance/stated.ts';
import { enqueue, forget, openQueue, retry, useQueue } from '../../media/queue/queue.ts';
import { photoWords } from '../photo-words.ts';
import classes from './PhotoUpload.module.css';
import { type Picked, PickTile } from './PickTile.tsx';

const nobody: readonly Picked[] = [];

/** Many photos and videos at once: who is on them, then the files, each with how far it is; they go on after a reload. */
export const PhotoUpload = ({
  location,
  zone,
  room,
  onArrived,
}: {
  location: string;
  zone: string | null;
  /** '' for every room. */
  room: string;
  /** Told when one more has arrived. */
  onArrived: () => void;
}) => {
  const t = useWords(photoWords);
  const { id: me } = usePerson();
  const [open, setOpen] = useState(false);
  const chosen = useSelection();
  const [note, setNote] = useState('');
  const file = useRef<HTMLInputElement>(null);
  const { items, arrived } = useQueue();
  const { data } = useAsk(ActiveStudentsDocument, { location }, { pause: !open });
  useEffect(() => openQueue(me), [me]);
  const told = useRef(onArrived);
  told.current = onArrived;
  useEffect(() => {
    if (arrived > 0) told.current();
  }, [arrived]);
  const students = (data?.getActiveStudents ?? nobody).filter(
    (one) => room === '' || one.program?.id === room || chosen.has(one.id),
  );
  const take = (files: FileList | null) => {
    if (files && files.length > 0) void enqueue([...files], { students: chosen.keys, note, ...statedNow(zone) });
  };
  return (
    <section className={classes.box} aria-label={t('add')}>
      {open ? (
        <>
          <h2 className={classes.title}>{t('who')}</h2>
          <div className={classes.tiles}>
            {students.map((student) => (
              <PickTile
                key={student.id}
                student={student}
                away={false}
                selected={chosen.has(student.id)}
                onToggle={() => chosen.toggle(student.id)}
              />
            ))}
          </div>
          <Textarea
            label={t('note')}
            autosize
            minRows={1}
            maxLength={2000}
            value={note}
            onChange={(event) => setNote(event.currentTarget.value)}
          />
          <div className={classes.acts}>
            <Button disabled={chosen.keys.length === 0} onClick={() => file.current?.click()}>
              {t('choose')}
            </Button>
            <Button variant="default" onClick={() => setOpen(false)}>
              {t('close')}
            </Button>
            {chosen.keys.length === 0 ? <span className={classes.quiet}>{t('whoFirst')}</span> : null}
          </div>
        </>
      ) : (
        <Button className={classes.open} leftSection={<IconPhotoPlus size={20} />} onClick={() => setOpen(true)}>
          {t('add')}
        </Button>
      )}
      <input
        ref={file}
        className={classes.file}
        type="file"
        multiple
        accept="image/*,video/mp4,video/quicktime,video/webm"
        tabIndex={-1}
        aria-label={t('choose')}
        onChange={(event) => {
          take(event.currentTarget.files);
          event.currentTarget.value = '';
        }}
      />
      {items.length > 0 ? (
        <ul className={classes.queue} aria-label={t('onTheWay')}>
          {items.map((one) => (
            <li key={one.id} className={classes.job}>
              <span className={classes.name}>{one.name}</span>
              {one.problem === null ? (
                <progress
                  className={classes.bar}
                  max={1}
                  value={one.share}
                  aria-label={t('sending', { name: one.name })}
                />
              ) : (
                <span className={classes.problem} role="alert">
                  {one.problem === 'tooLarge' || one.problem === '' ? t('failed') : one.problem}
                </span>
              )}
              {one.problem === null ? null : (
                <Button size="compact-sm" variant="default" onClick={() => retry(one.id)}>
                  {t('again')}
                </Button>
              )}
              <Button size="compact-sm" variant="subtle" onClick={() => forget(one.id)}>
                {t('drop')}
              </Button>
            </li>
          ))}
        </ul>
      ) : null}
    </section>
  );
};
