import { Button } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useAsk } from '@nestling/kit/ask.ts';
import { FindField } from '@nestling/kit/field/FindField.tsx';
import { Stack } from '@nestling/kit/layout/Stack.tsx';
import { Pending } from '@nestling/kit/Pending.tsx';
import { Dialog } from '@nestling/ui/overlay/Dialog.tsx';
import { useWords } from '@nestling/ui/words.ts';
import { useState } from 'react';
import type { Picked } from '../pictures.ts';
import { WebsitePicturesDocument } from '../website.graphql.ts';
import { websiteWords } from '../words.ts';
import classes from './website.module.css';

/** What is typed rests so long before it is searched for. */
const REST_MS = 300;

/** Chooses a picture of the library; says of each whether readers may see it. */
export const PictureDialog = ({ onPick, onClose }: { onPick: (picture: Picked) => void; onClose: () => void }) => {
  const t = useWords(websiteWords);
  const [search, setSearch] = useState('');
  const [page, setPage] = useState(1);
  const [asked] = useDebouncedValue(search, REST_MS);
  const { data, error, again } = useAsk(WebsitePicturesDocument, { search: asked || null, page });
  const found = data?.imageLibrary;
  return (
    <Dialog label={t('choosePicture')} onClose={onClose} width={720}>
      <Stack>
        <h2>{t('choosePicture')}</h2>
        <p className={classes.note}>{t('pictureHelp')}</p>
        <FindField
          label={t('searchPictures')}
          value={search}
          onChange={(text) => {
            setSearch(text);
            setPage(1);
          }}
        />
        {found ? null : <Pending error={error} onRetry={again} rows={4} />}
        {found?.total === 0 ? <p>{t('noPictures')}</p> : null}
        <ul className={classes.tiles}>
          {found?.data.map(({ key, name, thumbnail, public_agreed_by }) => (
            <li key={key}>
              <button type="button" className={classes.tile} onClick={() => onPick({ key, thumbnail, name })}>
                {thumbnail ? <img src={thumbnail} alt="" loading="lazy" /> : null}
                <span>{name}</span>
                {public_agreed_by ? null : <span className={classes.note}>{t('notPublic')}</span>}
              </button>
            </li>
          ))}
        </ul>
        {found && page < found.lastPage ? (
          <Button variant="default" onClick={() => setPage(page + 1)}>
            {t('morePictures')}
          </Button>
        ) : null}
        {page > 1 ? (
          <Button variant="default" onClick={() => setPage(page - 1)}>
            {t('formerPictures')}
          </Button>
        ) : null}
      </Stack>
    </Dialog>
  );
};
