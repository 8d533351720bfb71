import { Button } from '@mantine/core';
import { deleteImage } from '@nestling/contract/operations/media.gen.ts';
import { useAction } from '@nestling/kit/action.ts';
import { useAsk } from '@nestling/kit/ask.ts';
import { Row } from '@nestling/kit/layout/Stack.tsx';
import { Screen } from '@nestling/kit/Screen.tsx';
import { lazy } from '@nestling/ui/lazy.ts';
import { useWords } from '@nestling/ui/words.ts';
import { Suspense, useState } from 'react';
import { BucketDocument } from '../library.graphql.ts';
import { libraryWords } from '../library-words.ts';

const PictureDialog = lazy(() => import('../parts/PictureDialog.tsx'));

/** Whoever runs the installation tries whether pictures can be cut, sent and kept. */
const TestCrop = () => {
  const t = useWords(libraryWords);
  const [open, setOpen] = useState(false);
  const [kept, setKept] = useState<string | null>(null);
  const { data } = useAsk(BucketDocument, {});
  const remove = useAction(deleteImage);
  return (
    <Screen>
      <p>{t('testHelp')}</p>
      {data?.getBucketInfo ? <p>{t('storage', { name: data.getBucketInfo.name })}</p> : null}
      <Row>
        <Button onClick={() => setOpen(true)}>{t('test')}</Button>
      </Row>
      {kept ? (
        <p role="status">
          {t('testKept', { key: kept })}{' '}
          <Button
            variant="default"
            onClick={() =>
              void remove.run({ image: kept }).then((ended) => (ended?.kind === 'done' ? setKept(null) : undefined))
            }
          >
            {t('testRemove')}
          </Button>
        </p>
      ) : null}
      {open ? (
        <Suspense>
          <PictureDialog
            name={t('test')}
            hasPicture={false}
            save={async (key) => {
              setKept(key);
              return null;
            }}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      ) : null}
    </Screen>
  );
};

export default TestCrop;
