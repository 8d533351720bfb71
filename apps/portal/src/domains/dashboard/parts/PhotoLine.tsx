import { Button } from '@mantine/core';
import { approveActivityPhotos } from '@nestling/contract/operations/activities.gen.ts';
import { useAction } from '@nestling/kit/action.ts';
import { useWords } from '@nestling/ui/words.ts';
import { href } from '../../../addresses.ts';
import { needsWords } from '../needs-words.ts';
import classes from './Needs.module.css';
import { NeedsLine } from './NeedsLine.tsx';

/** A photo families do not see yet, with the names of the children on it. */
export type WaitingPhoto = {
  readonly id: string;
  readonly author: string | null;
  readonly thumbnail: string | null;
  readonly children: readonly string[];
};

/** A photo that waits, to be looked at and shown to families where it is. */
export const PhotoLine = ({ photo: { id, author, thumbnail, children } }: { photo: WaitingPhoto }) => {
  const t = useWords(needsWords);
  const approve = useAction(approveActivityPhotos);
  const names = children.join(', ');
  return (
    <NeedsLine
      title={t('photoOf', { names })}
      to={href('photos.students')}
      detail={[author ? t('from', { name: author }) : null]}
    >
      {thumbnail ? (
        <img className={classes.photo} src={thumbnail} alt={t('photoOf', { names })} loading="lazy" />
      ) : null}
      <Button loading={approve.busy} onClick={() => void approve.run({ ids: [id], approved: true })}>
        {t('approve')}
      </Button>
    </NeedsLine>
  );
};
