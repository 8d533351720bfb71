import type { Column } from '@nestling/kit/DataTable.tsx';
import { Badge } from '@nestling/ui/feedback/Badge.tsx';
import { RoomName } from '@nestling/ui/place/RoomName.tsx';
import { useWords } from '@nestling/ui/words.ts';
import { blackoutReason, type ManagedCamera, useHealth } from '../health.ts';
import { manageWords } from '../manage-words.ts';
import { Thumbnail } from './Thumbnail.tsx';
import classes from './use-camera-columns.module.css';

/** The columns of the cameras' list. */
export const useCameraColumns = (): Column<ManagedCamera>[] => {
  const t = useWords(manageWords);
  const health = useHealth();
  return [
    {
      key: 'camera',
      head: t('camera'),
      by: ({ name }) => name,
      cell: (camera) => (
        <span className={classes.camera}>
          <Thumbnail camera={camera} />
          <span>
            <RoomName name={camera.name} colour={camera.color_code} />
            <span className={classes.second}>{camera.code}</span>
          </span>
        </span>
      ),
    },
    {
      key: 'health',
      head: t('health'),
      cell: (camera) => {
        const { kind, word, detail } = health(camera);
        return (
          <>
            <Badge kind={kind}>{word}</Badge>
            <span className={classes.second}>{detail}</span>
          </>
        );
      },
    },
    {
      key: 'families',
      head: t('families'),
      wide: true,
      cell: (camera) => {
        const closed = blackoutReason(camera);
        if (closed !== null) return <Badge kind="wait">{t('closedNow', { reason: closed })}</Badge>;
        if (camera.staff_only)
          return (
            <>
              <Badge kind="out">{t('staffOnly')}</Badge>
              <span className={classes.second}>{t('staffOnlyText')}</span>
            </>
          );
        return camera.schedule?.name ?? t('allHours');
      },
    },
    {
      key: 'watching',
      head: t('watching'),
      by: ({ watching }) => watching ?? 0,
      end: true,
      cell: (camera) => camera.watching ?? 0,
    },
  ];
};
