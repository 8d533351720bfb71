import { Button, Switch } from '@mantine/core';
import { approveActivityPhotos } from '@nestling/contract/operations/activities.gen.ts';
import { useAction } from '@nestling/kit/action.ts';
import { useAsk } from '@nestling/kit/ask.ts';
import { Screen } from '@nestling/kit/Screen.tsx';
import { Badge } from '@nestling/ui/feedback/Badge.tsx';
import { RowsSkeleton } from '@nestling/ui/feedback/Skeletons.tsx';
import { clockWords, dayShort } from '@nestling/ui/format/when.ts';
import { EmptyState } from '@nestling/ui/page/EmptyState.tsx';
import { PaperPicture } from '@nestling/ui/page/pictures.tsx';
import { Person } from '@nestling/ui/person/Person.tsx';
import { useSpeech, useWords } from '@nestling/ui/words.ts';
import { useState } from 'react';
import type { LocatedWithRooms } from '../../../shell/place.ts';
import { RoomFilter } from '../../../shell/RoomFilter.tsx';
import { PhotoTabs } from '../../files/parts/PhotoTabs.tsx';
import { RoomPhotosDocument } from '../activities.graphql.ts';
import { PhotoUpload } from '../parts/PhotoUpload.tsx';
import { activityWords } from '../words.ts';
import classes from './Photos.module.css';

/** The latest photos of each child; those that wait are shown to families from here. */
const Photos = ({ place: { id: location, zone, rooms } }: LocatedWithRooms) => {
  const t = useWords(activityWords);
  const { language } = useSpeech();
  const [room, setRoom] = useState('');
  const [waiting, setWaiting] = useState(false);
  const programs = rooms.map(({ id }) => id).filter((id) => room === '' || id === room);
  const { data, again } = useAsk(RoomPhotosDocument, { programs }, { pause: programs.length === 0 });
  const approve = useAction(approveActivityPhotos);
  const students = (data?.programsStudentPhotos ?? [])
    .map((one) => ({ ...one, photos: one.photos.filter(({ approved }) => !waiting || !approved) }))
    .filter(({ photos }) => photos.length > 0);
  const held = [
    ...new Set(students.flatMap(({ photos }) => photos.filter((one) => !one.approved).map(({ id }) => id))),
  ];
  return (
    <Screen
      tabs={<PhotoTabs here="students" />}
      actions={
        held.length > 0 ? (
          <Button loading={approve.busy} onClick={() => void approve.run({ ids: held.slice(0, 100), approved: true })}>
            {t('approveAll', { count: held.length })}
          </Button>
        ) : null
      }
    >
      <PhotoUpload location={location} zone={zone} room={room} onArrived={again} />
      <div className={classes.filters}>
        <RoomFilter rooms={rooms} value={room} onChange={setRoom} />
        <Switch
          size="md"
          label={t('onlyWaiting')}
          checked={waiting}
          onChange={(event) => setWaiting(event.currentTarget.checked)}
        />
      </div>
      {!data ? (
        <RowsSkeleton />
      ) : students.length === 0 ? (
        <EmptyState picture={<PaperPicture />} title={t('photosNone')}>
          {t('photosNoneText')}
        </EmptyState>
      ) : (
        students.map(({ student, photos }) =>
          student ? (
            <section key={student.id} className={classes.child}>
              <Person id={student.id} name={student.full_name} image={student.image} size={32} />
              <div className={classes.photos}>
                {photos.map((photo) => (
                  <figure key={photo.id} className={classes.figure}>
                    <a href={photo.photo ?? ''} target="_blank" rel="noreferrer">
                      <img
                        src={photo.thumbnail ?? ''}
                        alt={t('photoOf', { names: student.full_name })}
                        width={168}
                        height={168}
                        loading="lazy"
                      />
                    </a>
                    <figcaption>
                      {dayShort(photo.date, language)}, {clockWords(photo.time)}
                      {photo.author ? <span className={classes.quiet}>{t('by', { name: photo.author })}</span> : null}
                      {photo.approved ? null : <Badge kind="wait">{t('waiting')}</Badge>}
                    </figcaption>
                    <Button
                      variant={photo.approved ? 'default' : 'light'}
                      aria-label={t(photo.approved ? 'withhold' : 'approve')}
                      onClick={() => void approve.run({ ids: [photo.id], approved: !photo.approved })}
                    >
                      {t(photo.approved ? 'withholdShort' : 'approveShort')}
                    </Button>
                  </figure>
                ))}
              </div>
            </section>
          ) : null,
        )
      )}
    </Screen>
  );
};

export default Photos;
